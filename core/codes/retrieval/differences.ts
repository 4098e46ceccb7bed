/** Numbers that mostly grow, of more than one byte each. */
export type Differing = Uint16Array | Uint32Array;

/**
 * Writes numbers as what each adds to the one before, all lowest bytes first, then the next: lists that grow become
 * long runs of small bytes, which compress to a third.
 */
export function differencesOf(numbers: Differing): Uint8Array {
  const { length, BYTES_PER_ELEMENT: width } = numbers;
  const bytes = new Uint8Array(numbers.byteLength);
  let before = 0;
  for (let at = 0; at < length; at++) {
    const number = numbers[at] as number;
    const difference = number - before;
    for (let byte = 0; byte < width; byte++) bytes[byte * length + at] = difference >> (8 * byte);
    before = number;
  }
  return bytes;
}

/** Turns what {@link differencesOf} wrote into numbers again, into the array given. */
export function restoreDifferences(bytes: Uint8Array, numbers: Differing): void {
  const { length, BYTES_PER_ELEMENT: width } = numbers;
  for (let byte = 0; byte < width; byte++) {
    const from = byte * length;
    for (let at = 0; at < length; at++) {
      numbers[at] = (numbers[at] as number) | ((bytes[from + at] as number) << (8 * byte));
    }
  }
  // An array of whole numbers wraps as the differences did.
  for (let at = 1; at < length; at++) {
    numbers[at] = (numbers[at] as number) + (numbers[at - 1] as number);
  }
}
