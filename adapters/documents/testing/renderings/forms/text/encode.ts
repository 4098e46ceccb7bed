import type { TextLine } from './text-lines.ts';

/** Lines as the bytes of a text file, in UTF-8. */
export function encodeLines(lines: readonly (TextLine | string)[], lineEnd = '\n'): Uint8Array {
  const texts = lines.map((line) => (typeof line === 'string' ? line : line.text));
  return new TextEncoder().encode(texts.join(lineEnd) + lineEnd);
}
