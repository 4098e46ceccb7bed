/** How many numbers three letters are folded to. */
export const gramCount = 1 << 15;
export const gramLength = 3;

/** Three letters of a text, from a place on, folded to a number below {@link gramCount}. */
export function gramAt(text: string, at: number): number {
  const folded = Math.imul(
    (text.charCodeAt(at) << 12) ^ (text.charCodeAt(at + 1) << 6) ^ text.charCodeAt(at + 2),
    0x9e3779b1,
  );
  return folded >>> 17;
}

/** Which threes of letters a text holds, by their numbers. */
export function gramsOf(text: string): Uint8Array {
  const grams = new Uint8Array(gramCount);
  for (let at = 0; at + gramLength <= text.length; at += 1) grams[gramAt(text, at)] = 1;
  return grams;
}
