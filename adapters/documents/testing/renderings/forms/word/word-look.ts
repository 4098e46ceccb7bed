import type { Chance } from '../../chance.ts';

/** How a Word document is made: what differs between the people who make them. */
export interface WordLook {
  /** Word counts the numbers, or they were typed. */
  readonly numbering: 'automatic' | 'typed';
  /** Headings have a heading style, or are bold paragraphs. */
  readonly headingStyles: boolean;
  /** Withdrawn and inserted words are tracked changes, or struck out and underlined by hand. */
  readonly changes: 'tracked' | 'by-hand';
  readonly comments: boolean;
  readonly notes: 'footnotes' | 'endnotes' | 'typed';
  readonly font: string;
  readonly tableBorders: boolean;
  /** Lists in cells stand in a table of their own, the marks in its left column. */
  readonly listsAsTables: boolean;
  /** Frames are text boxes, as today's or older programs write them, or paragraphs with a border. */
  readonly boxes: 'drawing' | 'picture' | 'border';
  /** A paragraph that was moved stands where it was as well, marked as moved away. */
  readonly moves: boolean;
  readonly hiddenText: boolean;
}

/** An ordinary document by chance, without anything tracked. */
export function ordinaryWordLook(chance: Chance): WordLook {
  return {
    numbering: 'automatic',
    headingStyles: chance.yes(0.6),
    changes: 'by-hand',
    comments: false,
    notes: chance.pick(['footnotes', 'endnotes']),
    font: chance.pick(['Calibri', 'Times New Roman', 'Arial', 'Georgia']),
    tableBorders: chance.yes(0.7),
    listsAsTables: false,
    boxes: 'border',
    moves: false,
    hiddenText: false,
  };
}
