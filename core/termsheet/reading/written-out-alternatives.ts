import type { TextSpan } from '../document.ts';
import type { Line } from './lines.ts';
import { type MappedText, originOf } from './mapped-text.ts';

const numberedAlternative =
  /^(?:[-\u2022(]\s*)?(?:alternative|option|variant|version)\s*(?:\d|[a-e]|one|two|three|i{1,3})\b\s*[:.)(\u2013-]/i;
const orLine = /^(?:-?\s*or\s*-?|oder|\(or\)|and\/or)$/i;
const untickedBox = /^(?:[-\u2022]\s*)?\u2610/u;
const tickedBox = /^(?:[-\u2022]\s*)?[\u2611\u2612\u2713\u2714]/u;

/**
 * Alternatives that a form writes out without brackets: "Alternative 1: …", two paragraphs with OR between
 * them, a list of boxes. Boxes next to a ticked one are alternatives too: they were not chosen.
 */
export function unlabelledAlternatives(mapped: MappedText, lines: readonly Line[]): TextSpan[] {
  const spans: TextSpan[] = [];
  const texts = lines.map((line) => mapped.text.slice(line.start, line.end).trim());
  const add = (line: Line | undefined): void => {
    if (line) spans.push(originOf(mapped, line.start, line.end));
  };
  const numbered = lines.filter((_, index) => numberedAlternative.test(texts[index] ?? ''));
  if (numbered.length > 1) for (const line of numbered) add(line);
  for (const [index, text] of texts.entries()) {
    if (orLine.test(text)) {
      add(lines[index - 1]);
      add(lines[index + 1]);
    }
    const hasSibling = [texts[index - 1], texts[index + 1]].some(
      (other) => other !== undefined && (untickedBox.test(other) || tickedBox.test(other)),
    );
    if (untickedBox.test(text) && hasSibling) add(lines[index]);
  }
  return spans;
}
