import { isClauseNumber } from './clause-number.ts';
import type { LabelledSpan } from './label.ts';
import { endsInLegalForm } from './legal-form.ts';
import { readListMarker } from './list-marker.ts';
import { readSeparated } from './separated-line.ts';
import type { TextSpan } from './term-sheet-document.ts';
import type { TextLine } from './text-line.ts';
import { trimSpan } from './text-line.ts';

/** A line that is a table row. */
export interface TableLine extends Partial<LabelledSpan> {
  readonly kind: 'row' | 'rule';
  /** All cells of the line, empty ones included. */
  readonly cells?: readonly TextSpan[];
  /** The cells stand between bars, as those of Markdown and of frames do. */
  readonly isPiped?: true;
  /** Column at which the second cell begins, where columns are aligned with spaces. */
  readonly valueColumn?: number;
}

/** A first column that only counts the rows, with a label and a value behind it. */
const leadingNumber =
  /^\(?\d{1,2}(?:\.\d{1,2})*[.)]?(?:\t+(?=[^\t]+\t)| {2,}(?=[\p{L}"'(*].*?\S(?: {2,}|\t)\S))/u;
const bar = /[|\u2502\u2503\u2551]/u;
const longestTitle = 100;
/** A title of so many parts: who, what and which version. */
const mostTitles = 4;
const pipeRule = /^[\s:|+=-]+$/u;

/** Reads a line of a pipe, tab-separated or aligned table; `neighbours` are the lines before and after it. */
export function readTableLine(
  text: string,
  line: TextLine,
  neighbours: readonly (TextLine | undefined)[],
): TableLine | undefined {
  if (bar.test(line.content)) {
    const isAmongRows = !isTitleWithBar(line, neighbours);
    const piped = readPipes(text, line, isAmongRows);
    if (piped) return piped;
  }
  const separated = readSeparated(text, line, neighbours);
  if (separated) return { kind: 'row', ...labelAndRest(separated), cells: separated, isPiped: true };
  return readColumns(text, line, neighbours);
}

/** "Acme Ltd | SAFE", alone between gaps, is a title: a table has more rows, and figures or addresses. */
function isTitleWithBar(
  { content, afterBlank }: TextLine,
  [above, below]: readonly (TextLine | undefined)[],
): boolean {
  const isAlone =
    afterBlank && (below === undefined || below.afterBlank || /^[=-]{3,}$/u.test(below.content));
  const titles = content.split('|').length;
  return (
    isAlone &&
    titles > 1 &&
    titles <= mostTitles &&
    !bar.test(above?.content ?? '') &&
    !bar.test(below?.content ?? '') &&
    content.length <= longestTitle &&
    !/\d{2}|\p{Sc}|[@%]|^\||[|.;]$/u.test(content)
  );
}

function readPipes(text: string, line: TextLine, isAmongRows: boolean): TableLine | undefined {
  const { content } = line;
  if (pipeRule.test(content) && content.includes('--') && content.includes('|')) return { kind: 'rule' };
  const bars = [...content.matchAll(/(?<!\\)[|\u2502\u2503\u2551]/gu)].map((match) => match.index);
  const enclosed = content.startsWith('|');
  if (!enclosed && !isAmongRows) return undefined;
  if (bars.length < (enclosed ? 2 : 1) || (!enclosed && !/\s[|\u2502\u2503\u2551]\s/u.test(content)))
    return undefined;
  const edges = [...(enclosed ? [] : [-1]), ...bars, ...(content.endsWith('|') ? [] : [content.length])];
  const cells = edges
    .slice(1)
    .map((edge, index) => trimSpan(text, line.start + (edges[index] ?? 0) + 1, line.start + edge));
  if (cells.every(({ start, end }) => start === end)) return { kind: 'rule' };
  return { kind: 'row', ...labelAndRest(withoutRowNumber(text, cells)), cells, isPiped: true };
}

/** A column that only counts the rows ("| 7 | Shareholding | 20% |") is no label. */
function withoutRowNumber(text: string, cells: readonly TextSpan[]): readonly TextSpan[] {
  const [first, ...rest] = cells;
  const filled = rest.filter((cell) => cell.end > cell.start);
  const isNumbered = first !== undefined && isClauseNumber(text.slice(first.start, first.end));
  return isNumbered && filled.length > 1 ? rest : cells;
}

/** Label is the first cell, value reaches from the second filled cell to the last. */
function labelAndRest(cells: readonly TextSpan[]): Partial<LabelledSpan> {
  const [label, ...rest] = cells;
  const filled = rest.filter((cell) => cell.end > cell.start);
  const first = filled[0];
  const last = filled.at(-1);
  return {
    ...(label && label.end > label.start ? { label } : {}),
    ...(first && last ? { value: { start: first.start, end: last.end } } : {}),
  };
}

function readColumns(
  text: string,
  line: TextLine,
  neighbours: readonly (TextLine | undefined)[],
): TableLine | undefined {
  const marker = readListMarker(line.content);
  // "R. Okafor" opens with an initial, not with a mark.
  const marked = marker && !(marker.kind === 'letter' && marker.isCapital) ? marker.length : 0;
  const numbered = leadingNumber.exec(line.content);
  const offset = Math.max(marked, numbered?.[0].length ?? 0);
  const gap = columnGap(line.content, offset);
  if (!gap) return undefined;
  const valueColumn = line.column + gap.end;
  const wide = gap.width >= 3 || gap.tab;
  const aligned = neighbours.some((other) => {
    if (!other) return false;
    const otherGap = columnGap(other.content, 0);
    return other.column === valueColumn || (otherGap && other.column + otherGap.end === valueColumn);
  });
  if (!wide && !aligned) return undefined;
  const label = trimSpan(text, line.start + offset, line.start + gap.start);
  const value = trimSpan(text, line.start + gap.end, line.end);
  // Nothing but a bar may stand in a column.
  if (label.start === label.end || value.start === value.end) return undefined;
  const numbers = offset > marked ? [trimSpan(text, line.start, line.start + offset)] : [];
  const first = numbers.length > 0 ? label : trimSpan(text, line.start, line.start + gap.start);
  const cells = [...numbers, first, ...cutAtGaps(text, line.start + gap.end, line.end)];
  return { kind: 'row', label, value, valueColumn, cells };
}

/** The cells behind the first one: tabs part them, and gaps that end no sentence. */
function cutAtGaps(text: string, start: number, end: number): TextSpan[] {
  const cells: TextSpan[] = [];
  let from = start;
  for (const { 0: gap, index } of text.slice(start, end).matchAll(/\t| {2,}/gu)) {
    const at = start + index;
    if (gap !== '\t' && gap.length < 3 && /[.;:!?]/u.test(text.charAt(at - 1))) continue;
    cells.push(trimSpan(text, from, at));
    from = at + gap.length;
  }
  cells.push(trimSpan(text, from, end));
  return cells;
}

/** A sentence ends before the gap; a firm, an abbreviation ("No.") or a question over a wide gap ends with a mark, too. */
function endsWords(label: string, gap: string): boolean {
  if (label.endsWith('?')) return gap.length < 3 && !gap.includes('\t');
  return /[.;,!]$/u.test(label) && !endsInLegalForm(label) && !/^\p{Lu}\p{L}{0,3}\.$/u.test(label);
}

/** The first gap of a tab or two spaces, after words short enough to be a label. */
function columnGap(content: string, offset: number) {
  const head = content.slice(offset, offset + 90);
  const match = /\t+ *| {2,}\t*/u.exec(head);
  if (!match || match.index > 64 || match.index === 0) return undefined;
  const label = head.slice(0, match.index);
  if (endsWords(label, match[0]) || label.split(/\s+/u).length > 10) return undefined;
  const start = offset + match.index;
  const end = start + match[0].length;
  if (end >= content.length) return undefined;
  return { start, end, width: match[0].length, tab: match[0].includes('\t') };
}
