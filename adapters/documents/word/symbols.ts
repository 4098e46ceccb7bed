/** Ticked and empty boxes of the font Wingdings. */
const boxes: ReadonlyMap<number, string> = new Map([
  [0xf0fe, '☒'],
  [0xf0fd, '☒'],
  [0xf052, '☒'],
  [0xf0a8, '☐'],
  [0xf06f, '☐'],
  [0xf0a3, '☐'],
]);

/** A character of a font of signs, where it says something; empty where it is an ornament. */
export function symbolOf(code: number): string {
  return boxes.get(code) ?? '';
}
