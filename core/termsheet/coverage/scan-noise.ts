/** More of the words than this broken, and figures are likely to be misread as well. */
export const noisyShare = 0.01;

/**
 * Letters standing alone one behind the other ("t e r m"), and a letter for a figure in a number ("l5", "2O"). Classes
 * of Unicode would look at every letter of the text twice and find no more in English, and so would a look behind that
 * came first.
 */
const broken = /[a-z] [a-z] [a-z](?!\S)(?<!\S.{5})|\b(?:[lIO]\d+|\d+[lIO]\d*)\b/g;
const word = /\S+/g;

/** Share of the words of a text that a scan has left broken; 0 for an empty text. */
export function scanNoise(text: string): number {
  const words = text.match(word)?.length ?? 0;
  return words === 0 ? 0 : (text.match(broken)?.length ?? 0) / words;
}
