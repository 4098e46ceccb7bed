/** A glyph as pdf.js lists it; a bare number between glyphs moves the next one. */
export interface Glyph {
  readonly unicode: string;
  readonly width: number;
  readonly isSpace: boolean;
  readonly vmetric?: readonly number[] | null;
}

/** What is known of a font once it is loaded. */
export interface FontFacts {
  readonly isBold?: boolean;
  readonly isItalic?: boolean;
  readonly isType3Font?: boolean;
  readonly fontMatrix?: readonly number[];
  readonly vertical?: boolean;
}

export { operators } from './parser/pdf-classes.ts';
