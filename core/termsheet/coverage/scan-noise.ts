/** More of the words than this broken, and figures are likely to be misread as well. */
export const noisyShare = 0.01;

/** Letters standing alone one behind the other ("t e r m"), and a letter for a figure in a number ("l5", "2O"). */
const broken = /(?<!\S)\p{Ll} \p{Ll} \p{Ll}(?!\S)|(?<![\p{L}\d])(?:[lIO]\d+|\d+[lIO]\d*)(?![\p{L}\d])/gu;
const word = /[\p{L}\d]+/gu;

/** Share of the words of a text that a scan has left broken; 0 for an empty text. */
export function scanNoise(text: string): number {
  const words = text.match(word)?.length ?? 0;
  return words === 0 ? 0 : (text.match(broken)?.length ?? 0) / words;
}
