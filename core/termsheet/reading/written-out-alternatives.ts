import type { TextSpan } from '../document/term-sheet-document.ts';
import type { Line } from './lines.ts';
import { type MappedText, originOf } from './mapped-text.ts';
import { blank } from './normalise-characters.ts';

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
  // Messages are in small letters without a stop as well, and no form.
  const isForm = mapped.text.includes(blank);
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
    if (isForm && isLooseFragment(text, texts[index - 1], lines[index])) add(lines[index]);
  }
  for (const line of sameOpeningWithBlank(lines, texts)) add(line);
  return spans;
}

/** In a form, the wordings for one blank follow each other as fragments: lower case, no stop, no list. */
function isLooseFragment(text: string, previous: string | undefined, line: Line | undefined): boolean {
  if (line?.kind !== 'paragraph' || previous === undefined) return false;
  if (!/^[a-z]/.test(text) || text.split(' ').length > 40 || /[.;,:]$/.test(text)) return false;
  return !/[:;,]$/.test(previous) && !/\b(?:and|or)$/.test(previous);
}

/** Shared words that make two clauses with a blank in them versions of one clause. */
const sharedOpening = 34;

/** Clauses that begin alike, blank included, and end differently are versions to choose from. */
function sameOpeningWithBlank(lines: readonly Line[], texts: readonly string[]): Line[] {
  const groups = new Map<string, Map<string, Line>>();
  for (const [index, line] of lines.entries()) {
    const text = texts[index] ?? '';
    const opening = text.slice(0, sharedOpening);
    if (text.length <= sharedOpening || !opening.includes(blank)) continue;
    const versions = groups.get(opening) ?? new Map<string, Line>();
    versions.set(`${text} ${index}`, line);
    groups.set(opening, versions);
  }
  return [...groups.values()].flatMap((versions) => {
    const wordings = new Set([...versions.keys()].map((key) => key.replace(/ \d+$/, '')));
    return wordings.size > 1 ? [...versions.values()] : [];
  });
}
