/**
 * The same text, kept with two bytes a character even where one would do. V8 compiles an expression once for texts of
 * one byte a character and once for those of two, and what is cut out of a text is like it. A dash or a curly quote
 * makes the whole text wide, so that a process that reads documents of both kinds holds two thousand expressions
 * twice, 13 MB of them, and those that are compiled late are compiled worse.
 */
export function wideText(text: string): string {
  return `${text}\u25a1`.slice(0, -1);
}
