/** Marks of lists and headings as they are printed; the letter or figure counts. */
export const countedMarks = [
  '1.',
  '1',
  '1)',
  '(1)',
  '1.1',
  '1.1.',
  'a.',
  'a)',
  '(a)',
  'A.',
  '(A)',
  'i.',
  'i)',
  '(i)',
  'I.',
  'Article 1',
  'Clause 1',
  'Section 1',
  '§ 1',
  'Part A',
] as const;

/** Marks that do not count. */
export const bullets = ['•', '–', '-', '*', '▪', '◦', '·', '→'] as const;

export type MarkStyle = (typeof countedMarks)[number] | (typeof bullets)[number];

/** True for a bullet: a mark that is the same for every item. */
export function isBullet(style: MarkStyle): boolean {
  return (bullets as readonly string[]).includes(style);
}

/** The figure, letters or numeral of a counted mark, with what is printed before and after it. */
export function partsOfMark(style: MarkStyle): { before: string; counter: string; after: string } {
  const before =
    ['Article ', 'Clause ', 'Section ', '§ ', 'Part '].find((word) => style.startsWith(word)) ?? '';
  const rest = style.slice(before.length);
  const opened = rest.startsWith('(') ? '(' : '';
  const closing = ['.', ')'].find((mark) => rest.endsWith(mark)) ?? '';
  const counter = rest.slice(opened.length, rest.length - closing.length);
  return { before: before + opened, counter, after: closing };
}

/**
 * The mark of the item at `index` (from 0). `parent` is the printed number of the section it stands in, which
 * `1.1` continues; without one, `1.1` counts alone.
 */
export function printMark(style: MarkStyle, index: number, parent?: string): string {
  if (isBullet(style)) return style;
  const { before, counter, after } = partsOfMark(style);
  return before + count(counter, index, parent) + after;
}

function count(counter: string, index: number, parent: string | undefined): string {
  switch (counter) {
    case '1.1':
      return `${parent === undefined ? '' : `${bareNumber(parent)}.`}${index + 1}`;
    case 'a':
      return letter(index);
    case 'A':
      return letter(index).toUpperCase();
    case 'i':
      return roman(index + 1);
    case 'I':
      return roman(index + 1).toUpperCase();
    default:
      return String(index + 1);
  }
}

/** `4` of `4.` and of `Clause 4`. */
function bareNumber(number: string): string {
  const word = number.split(' ').at(-1) ?? number;
  return word.endsWith('.') ? word.slice(0, -1) : word;
}

function letter(index: number): string {
  const code = 'abcdefghijklmnopqrstuvwxyz';
  const last = code.charAt(index % 26);
  return index < 26 ? last : letter(Math.floor(index / 26) - 1) + last;
}

const numerals = [
  ['x', 10],
  ['ix', 9],
  ['v', 5],
  ['iv', 4],
  ['i', 1],
] as const;

function roman(value: number): string {
  let rest = value;
  let written = '';
  for (const [numeral, worth] of numerals) {
    while (rest >= worth) {
      written += numeral;
      rest -= worth;
    }
  }
  return written;
}
