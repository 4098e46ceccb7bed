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
/** Source of a pattern for a number in words: "seventy-five", "one hundred and twenty". */
export const numberWords = `\\b${word}(?:(?:[\\s-]+(?:and\\s+)?|(?<=ty)(?=${digitWord}))${word}){0,6}(?:(?:\\s+and\\s+(?:a|one)[\\s-]+half))?\\b`;

const halfMore = /\sand\s+(?:a|one)[\s-]+half$/;

/** The value of a number in words, or null where the words are not one number. */
export function parseNumberWords(text: string): number | null {
  const lower = text.toLowerCase().replace(joined, '-');
  const half = halfMore.test(lower);
  let total = 0;
  let group = 0;
  for (const part of lower
    .replace(halfMore, '')
    .trimEnd()
    .split(/[\s-]+(?:and\s+)?/)) {
    const unit = units[part];
    const scale = scales[part];
    if (unit !== undefined) group += unit;
    else if (scale === 100) group = (group || 1) * 100;
    else if (scale !== undefined) {
      total += (group || 1) * scale;
      group = 0;
    } else return null;
  }
  return total + group + (half ? 0.5 : 0);
}
