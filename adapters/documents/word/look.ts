import type { ListPlace } from './word-document.ts';

/** How a run is set; what is absent is left to the style below. */
export interface RunLook {
  readonly isBold?: boolean | undefined;
  readonly isHidden?: boolean | undefined;
  readonly isStruck?: boolean | undefined;
  readonly isRaised?: boolean | undefined;
  readonly isItalic?: boolean | undefined;
  readonly isHighlighted?: boolean | undefined;
}

/** How a paragraph is set, by its own properties or those of its style. */
export interface ParagraphLook {
  readonly isCentred?: boolean | undefined;
  /** 0 to 8; 9 is text. */
  readonly outlineLevel?: number | undefined;
  readonly place?: { readonly list?: string | undefined; readonly level?: number | undefined } | undefined;
  readonly startsPage?: boolean | undefined;
}

/** A style with what it takes from those it is based on. */
export interface Style {
  readonly name: string;
  readonly run: RunLook;
  readonly paragraph: ParagraphLook;
}

/** Where a style or paragraph names no style, nothing is said. */
export const noStyle: Style = { name: '', run: {}, paragraph: {} };

/** The outline levels of headings are 0 to 8. */
const textLevel = 9;

/** 1 to 9 where a style or an outline level makes a paragraph a heading. */
export function headingLevelOf({ name }: Style, { outlineLevel }: ParagraphLook): number | undefined {
  if (/^(?:sub)?title$/u.test(name)) return 1;
  const level = /^heading (\d)/u.exec(name)?.[1];
  if (level) return Number(level);
  return outlineLevel !== undefined && outlineLevel < textLevel ? outlineLevel + 1 : undefined;
}

/** A line of a table of contents, which repeats headings. */
export function isContentsLine({ name }: Style): boolean {
  return /^toc \d/u.test(name);
}

/** The list of a paragraph; `0` is none, and takes it out of that of its style. */
export function placeOf({ place }: ParagraphLook): ListPlace | undefined {
  const { list, level = 0 } = place ?? {};
  return list === undefined || list === '0' ? undefined : { list, level };
}

type Stated<T> = { [Key in keyof T]?: Exclude<T[Key], undefined> };

/** A look without what is undefined, so that it leaves alone what it is laid over. */
export function stated<T extends object>(look: T): Stated<T> {
  return Object.fromEntries(Object.entries(look).filter(([, value]) => value !== undefined)) as Stated<T>;
}

/** What of its look a run shows in the document. */
export function shownLook(
  { isBold, isRaised, isItalic, isHighlighted, isStruck }: RunLook,
  isDeleted: boolean,
) {
  return {
    ...(isBold ? { isBold: true } : {}),
    ...(isRaised ? { isRaised: true } : {}),
    ...(isItalic || isHighlighted ? { isSetOff: true } : {}),
    ...(isDeleted || isStruck ? { isWithdrawn: true } : {}),
  };
}
