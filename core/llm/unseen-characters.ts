/** Characters that a reader does not see and a model does: zero-width, bidirectional, tags. */
const unseenCharacters =
  /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF\u{E0000}-\u{E007F}]/gu;

/** A stranger's text as a reader sees it: orders to a model are often hidden in the rest. */
export function withoutUnseenCharacters(text: string): string {
  return text.replace(unseenCharacters, '');
}

/** Colours and moves of the cursor of a terminal. */
const terminalSequences = /\p{Cc}\[[\d;?]*[ -/]*[@-~]/gu;

/** A sentence of a model on one line, without what steers a terminal or hides from the eye. */
export function shownSentence(text: string): string {
  const plain = withoutUnseenCharacters(text.replace(terminalSequences, ''));
  return plain.replace(/[\p{Cc}\u2028\u2029\s]+/gu, ' ').trim();
}
