// A line break in a name would become a header of its own in a mail that carries the name.
const controlCharacter = /[\p{Cc}\u2028\u2029]/u;
const controlCharacterButLineBreak = /(?![\n\r\t])[\p{Cc}\u2028\u2029]/u;
const controlCharacters = /[\p{Cc}\u2028\u2029]+/gu;
const longestImportedField = 200;

/** Whether a text is plain text on one line. */
export function isOneLine(text: string): boolean {
  return !controlCharacter.test(text);
}

/** Whether a text is plain text, on any number of lines. */
export function isPlainText(text: string): boolean {
  return !controlCharacterButLineBreak.test(text);
}

/** Makes a field of a foreign table fit to be kept: one line, of a sensible length. */
export function withoutControlCharacters(text: string): string {
  const plain = text.replace(controlCharacters, ' ').trim();
  // By whole characters: half a pair of code units cannot be stored or sent.
  return plain.slice(0, longestImportedField).replace(/[\uD800-\uDBFF]$/, '');
}
