/** A printed number as it was before poor recognition read "l" and "I" for 1, "O" for 0. */
export function inFigures(mark: string): string {
  return mark.replace(/[lI]/gu, '1').replaceAll('O', '0');
}

/** Words as they were before poor recognition read 1 for "l" and 0 for "o" inside them: "Shareho1dings". */
export function inLetters(words: string): string {
  return words.replace(one, 'l').replace(zero, 'o');
}

// The figure comes first: what is before it is looked at where there is one, not at every letter.
const one = /1(?<=\p{L}1)(?=\p{L})/gu;
const zero = /0(?<=\p{L}0)(?=\p{L})/gu;
