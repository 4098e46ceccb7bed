/**
 * Words in lines of at most `width` characters, the first after `first`, the others after `rest`. A word longer
 * than a line stands alone. Without a width there is one line.
 */
export function wrap(text: string, width: number | undefined, first = '', rest = first): string[] {
  const words = text.split(' ').filter((word) => word !== '');
  const lines: string[] = [];
  let line = first;
  let isEmpty = true;
  for (const word of words) {
    if (!isEmpty && width !== undefined && line.length + 1 + word.length > width) {
      lines.push(line);
      line = rest;
      isEmpty = true;
    }
    line += isEmpty ? word : ` ${word}`;
    isEmpty = false;
  }
  return [...lines, line].map((each) => each.trimEnd());
}
