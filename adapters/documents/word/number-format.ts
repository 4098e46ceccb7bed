const romans = [
  [1000, 'm'],
  [900, 'cm'],
  [500, 'd'],
  [400, 'cd'],
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
] as const;
/** Word prints numbers beyond it as figures. */
const largestRoman = 32_767;
const largestLetter = 780;
const smallWords =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );
const smallOrdinals =
  'zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'.split(
    ' ',
  );

/** A number as Word prints it in a format of WordprocessingML; formats of other scripts are printed as figures. */
export function formatNumber(value: number, format: string): string {
  switch (format) {
    case 'lowerLetter':
      return letters(value);
    case 'upperLetter':
      return letters(value).toUpperCase();
    case 'lowerRoman':
      return roman(value);
    case 'upperRoman':
      return roman(value).toUpperCase();
    case 'decimalZero':
      return String(value).padStart(2, '0');
    case 'ordinal':
      return `${value}${ordinalEnding(value)}`;
    case 'cardinalText':
      return capitalised(smallWords[value] ?? String(value));
    case 'ordinalText':
      return capitalised(smallOrdinals[value] ?? `${value}${ordinalEnding(value)}`);
    case 'none':
      return '';
    default:
      return String(value);
  }
}

/** a to z, then aa, bb and so on: Word repeats the letter. */
function letters(value: number): string {
  if (value < 1 || value > largestLetter) return String(value);
  return String.fromCharCode(97 + ((value - 1) % 26)).repeat(Math.ceil(value / 26));
}

function roman(value: number): string {
  if (value < 1 || value > largestRoman) return String(value);
  let rest = value;
  let numeral = '';
  for (const [worth, sign] of romans) {
    numeral += sign.repeat(Math.floor(rest / worth));
    rest %= worth;
  }
  return numeral;
}

function ordinalEnding(value: number): string {
  const tens = value % 100;
  if (tens >= 11 && tens <= 13) return 'th';
  return ['th', 'st', 'nd', 'rd'][value % 10] ?? 'th';
}

function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
