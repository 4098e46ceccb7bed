/**
 * Names a report by what was read, so that its points are found again when the same text is analysed again. Not a
 * secret and not the text: 32 bits of it (FNV-1a).
 */
export function reportKey(sourceText: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < sourceText.length; index += 1) {
    hash = Math.imul(hash ^ sourceText.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(16);
}
