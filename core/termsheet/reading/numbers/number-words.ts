const units: Readonly<Record<string, number>> = {
  zero: 0,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fourty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
};
const scales: Readonly<Record<string, number>> = {
  hundred: 100,
  thousand: 1e3,
  lakh: 1e5,
  lakhs: 1e5,
  million: 1e6,
  crore: 1e7,
  crores: 1e7,
  billion: 1e9,
};
const word = `(?:${[...Object.keys(units), ...Object.keys(scales)].sort((left, right) => right.length - left.length).join('|')})`;

const digitWord = '(?:one|two|three|four|five|six|seven|eight|nine)';
/** "twentyfour": the hyphen was lost at the end of a line. */
const joined = new RegExp(`(?<=ty)(?=${digitWord})`, 'g');
const parts: Readonly<Record<string, number>> = { half: 0.5, quarter: 0.25, quarters: 0.75 };
const part = '(?:(?:a|one)[\\s-]+(?:half|quarter)|three[\\s-]+quarters?)';
const largeScale = '(?:thousand|lakh|million|crore|billion)';
/** "Half a million", "a quarter of a million", "three quarter million". */
export const partOfScale = `\\b(?:half|${part})(?:\\s+of)?(?:\\s+a)?\\s+${largeScale}\\b`;
const between = `(?:[\\s-]+(?:and\\s+)?(?!${part})|(?<=ty)(?=${digitWord}))`;
/** Source of a pattern for a number in words: "seventy-five", "one hundred and twenty", "half a million". */
export const numberWords = `(?:${partOfScale}|\\b${word}(?:${between}${word}){0,6}(?:\\s+and\\s+${part})?\\b)`;

const wholePart = new RegExp(`^(?:(a|one|three)[\\s-]+)?(half|quarters?)\\s.*?(${largeScale})$`);
const partMore = /\sand\s+(a|one|three)[\s-]+(half|quarters?)$/;

/** The part of one that "half", "a quarter" or "three quarters" is. */
function partValue(count: string | undefined, name: string): number {
  return count === 'three' ? 0.75 : (parts[name] ?? 1);
}

/** The value of a number in words, or null where the words are not one number. */
export function parseNumberWords(text: string): number | null {
  const lower = text.toLowerCase().replace(joined, '-');
  const [, count, name, ofScale] = wholePart.exec(lower) ?? [];
  if (name && ofScale) return partValue(count, name) * (scales[ofScale] ?? 1);
  const more = partMore.exec(lower);
  let total = 0;
  let group = 0;
  /** "A million and a half" is half a million more; "two and a half" is half of one more. */
  let unitOfPart = 1;
  for (const part of lower
    .replace(partMore, '')
    .trimEnd()
    .split(/[\s-]+(?:and\s+)?/)) {
    const unit = units[part];
    const scale = scales[part];
    unitOfPart = scale === undefined || scale === 100 ? 1 : scale;
    if (unit !== undefined) group += unit;
    else if (scale === 100) group = (group || 1) * 100;
    else if (scale !== undefined) {
      total += (group || 1) * scale;
      group = 0;
    } else return null;
  }
  return total + group + (more?.[2] ? partValue(more[1], more[2]) * unitOfPart : 0);
}
