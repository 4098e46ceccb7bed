/** How much structure a JSON text may hold: reading and checking it costs by that, not by its bytes. */
export interface JsonBounds {
  /** Objects, lists, and all that stands in them after the first. */
  readonly mostParts: number;
  readonly deepest: number;
}

const quote = 0x22;
const comma = 0x2c;
const backslash = 0x5c;
const openList = 0x5b;
const closeList = 0x5d;
const openObject = 0x7b;
const closeObject = 0x7d;

/**
 * Whether a JSON text stays within bounds, told from its characters before anything is parsed. A text that is no JSON
 * may have either answer: what parses it will refuse it.
 */
export function isWithin(text: string, { mostParts, deepest }: JsonBounds): boolean {
  let parts = 0;
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charCodeAt(at);
    if (character === quote) at = endOfString(text, at);
    else if (character === comma) parts += 1;
    else if (character === openList || character === openObject) {
      parts += 1;
      depth += 1;
    } else if (character === closeList || character === closeObject) depth -= 1;
    if (parts > mostParts || depth > deepest) return false;
  }
  return true;
}

/** Where the quotation mark stands that ends the string that begins here; the end of the text where none does. */
function endOfString(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length && text.charCodeAt(at) !== quote) at += text.charCodeAt(at) === backslash ? 2 : 1;
  return at;
}
