import { AlignmentType, type ILevelsOptions, LevelFormat } from 'docx';
import { bullets, countedMarks, isBullet, type MarkStyle, partsOfMark } from '../../content/mark-style.ts';
import type { Offer } from '../../content/offer.ts';

const formats = {
  a: LevelFormat.LOWER_LETTER,
  A: LevelFormat.UPPER_LETTER,
  i: LevelFormat.LOWER_ROMAN,
  I: LevelFormat.UPPER_ROMAN,
} as const;

/** The list of headings: sections at its first level, what `1.1` counts at its second. */
export const outline = 'outline';

const listMarks: readonly MarkStyle[] = [...countedMarks, ...bullets];

/** The reference of a list of these marks; letters and figures alone, because the library searches for it. */
export function referenceOf(marks: MarkStyle): string {
  return `list-${listMarks.indexOf(marks)}`;
}

/** Definitions for the headings of an offer and for every mark that lists use. Bullets are those of the Symbol font. */
export function numberingFor(offer: Offer) {
  const sections = offer.numbering?.sections ?? '1.';
  return {
    config: [
      {
        reference: outline,
        levels: [level(sections, 0), subsectionLevel(offer)],
      },
      ...listMarks.map((marks) => ({ reference: referenceOf(marks), levels: [level(marks, 0)] })),
    ],
  };
}

/** `1.1` continues the section's number; other marks count alone. */
function subsectionLevel({ numbering }: Offer): ILevelsOptions {
  const marks = numbering?.subsections ?? '1.1';
  const { counter, after } = partsOfMark(marks);
  return counter === '1.1' ? { ...level('1.', 1), text: `%1.%2${after}` } : level(marks, 1);
}

function level(marks: MarkStyle, depth: number): ILevelsOptions {
  const common = { level: depth, alignment: AlignmentType.LEFT };
  if (isBullet(marks)) {
    const symbol = { text: '\uf0b7', style: { run: { font: 'Symbol' } } };
    return { ...common, format: LevelFormat.BULLET, ...(marks === '•' ? symbol : { text: marks }) };
  }
  const { before, counter, after } = partsOfMark(marks);
  const format = counter in formats ? formats[counter as keyof typeof formats] : LevelFormat.DECIMAL;
  return { ...common, format, text: `${before}%${depth + 1}${after}` };
}
