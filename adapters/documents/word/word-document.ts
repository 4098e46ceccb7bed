/** A note outside the running text. */
export interface WordNote {
  /** What ties it to its place, where Word prints something: the number of a footnote. */
  readonly mark?: string;
  readonly blocks: readonly WordBlock[];
}

/** Words set in one way, and what hangs on them. */
export interface WordRun {
  /** As shown; a line break is `\n`. */
  readonly text: string;
  readonly isBold?: boolean;
  /** Set high, as marks of notes are. */
  readonly isRaised?: boolean;
  /** Italic or highlighted, as remarks to the drafter are. */
  readonly isSetOff?: boolean;
  /** Deleted by a tracked change, or struck out by hand. */
  readonly isWithdrawn?: boolean;
  readonly note?: WordNote;
  /** The content of a text box that is anchored here. */
  readonly box?: readonly WordBlock[];
}

/** Which list counts a paragraph, and at what depth from 0. */
export interface ListPlace {
  readonly list: string;
  readonly level: number;
}

/** A paragraph with all that its styles say of it. */
export interface WordParagraph {
  readonly kind: 'paragraph';
  readonly runs: readonly WordRun[];
  /** 1 to 9 where the file makes it a heading, by its style or its outline level. */
  readonly headingLevel?: number;
  readonly isCentred?: boolean;
  readonly place?: ListPlace;
  /** A new page begins before or behind it. */
  readonly pageBreak?: 'before' | 'behind';
}

/** A cell of a table. */
export interface WordCell {
  readonly blocks: readonly WordBlock[];
  /** It is the lower part of the cell above. */
  readonly isContinued?: boolean;
}

/** A row of a table. */
export interface WordRow {
  readonly cells: readonly WordCell[];
  /** Word repeats it on every page, above the columns that it names. */
  readonly isHead?: boolean;
  /** Deleted by a tracked change. */
  readonly isWithdrawn?: boolean;
}

/** A table; a cell may hold another. */
export interface WordTable {
  readonly kind: 'table';
  readonly rows: readonly WordRow[];
}

/** What stands below one another in a text, a cell, a box or a note. */
export type WordBlock = WordParagraph | WordTable;

/** How a level of a list is numbered. */
export interface ListLevel {
  /** The name of the format in WordprocessingML, such as `lowerLetter`. */
  readonly format: string;
  /** What is printed, with `%1` to `%9` for the numbers of the levels. */
  readonly text: string;
  readonly start: number;
  /** All numbers in it are printed as figures. */
  readonly isLegal?: boolean;
  /** The level (1 to 9) whose next number starts this one anew; 0: none does. Absent: any higher level. */
  readonly restartsAfter?: number;
}

/** A list; those of one `family` go on counting together. */
export interface ListDefinition {
  readonly family: string;
  readonly levels: readonly (ListLevel | undefined)[];
  /** Where levels start when the list is first used, whatever its family has counted. */
  readonly starts: ReadonlyMap<number, number>;
}

/** A Word document of either format, as its readers find it. */
export interface WordDocument {
  readonly blocks: readonly WordBlock[];
  readonly lists: ReadonlyMap<string, ListDefinition>;
  readonly hasTrackedChanges: boolean;
  readonly hasHiddenText: boolean;
}
