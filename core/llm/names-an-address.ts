/** A web or mail address, or a number to call. */
const address =
  /\b(?:https?|ftp):\/\/|\bwww\.|[\w.+-]@[\w-]+\.\w|\w\.(?:com|org|net|io|co|app|dev|xyz|info|biz|example)\b|\+\d[\d\s()-]{7,}\d/i;

/**
 * Whether a sentence sends its reader somewhere. What a model says about a document never has to, so such a sentence
 * was put into its mouth.
 */
export function namesAnAddress(sentence: string): boolean {
  return address.test(sentence);
}
