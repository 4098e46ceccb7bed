/** Letters of one style without a space between them; places are points from the top left corner of the page. */
export interface Word {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  /** The line on which the letters stand. */
  readonly baseline: number;
  /** Height of the letters, in points. */
  readonly size: number;
  readonly bold: boolean;
  readonly italic: boolean;
  /** Follows the word before it without a space. */
  readonly isGlued: boolean;
  readonly isStruck: boolean;
  readonly isUnderlined: boolean;
  /** A mark that was set high at the start of its line. */
  readonly isRaised?: true;
}

/** A straight line or thin bar, as the borders of tables are drawn. */
export interface Rule {
  readonly direction: 'horizontal' | 'vertical';
  /** Its height on the page (horizontal) or its distance from the left edge (vertical). */
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

/** What is drawn on a page, as far as it matters for reading. */
export interface PageContent {
  readonly number: number;
  readonly width: number;
  readonly height: number;
  /** In the order of drawing, each drawn by itself. */
  readonly words: readonly Word[];
  readonly rules: readonly Rule[];
  /** Characters that are in the file and cannot be seen on the page. */
  readonly hiddenCharacters: number;
  /** True when all words are an invisible layer, as text recognition puts over a scanned picture. */
  readonly isRecognised: boolean;
}
