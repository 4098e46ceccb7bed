import type { DocumentBlock, TextSpan } from '../document.ts';
import type { WordsPart } from './document-parts.ts';
import { readWords } from './line-reading.ts';
import { trimSpan } from './text-line.ts';

const longestHeading = 120;

/** The block of a table row: its first cell is the label, a clause number before it aside. */
export function describeRow(text: string, span: TextSpan, cellSeparator: string): DocumentBlock {
  const cells = cellSpans(text, span, cellSeparator);
  const numbered = cells.length > 2 && isNumber(text.slice(cells[0]?.start, cells[0]?.end));
  const [label, ...values] = numbered ? cells.slice(1) : cells;
  const first = values[0];
  const last = values.at(-1);
  if (!label) return { kind: 'table-row', ...span };
  if (!first || !last) return { kind: 'table-row', ...span, value: label };
  const colon = /[\s:]+$/u.exec(text.slice(label.start, label.end))?.[0].length ?? 0;
  const end = label.end - colon > label.start ? label.end - colon : label.end;
  return {
    kind: 'table-row',
    ...span,
    label: { start: label.start, end },
    value: { start: first.start, end: last.end },
  };
}

/** The block of anything else, from what the file says of it and from its words. */
export function describeWords(
  text: string,
  span: TextSpan,
  part: WordsPart,
  previous: DocumentBlock | undefined,
  followed: boolean,
): DocumentBlock {
  const content = text.slice(span.start, span.end);
  const heading: DocumentBlock = { kind: 'heading', level: part.level ?? 2, ...span };
  if (part.kind === 'heading') return heading;
  const reading = readWords(text, { ...span, content, column: 0, afterBlank: true });
  if (part.kind === 'list-item') {
    const { label, value } = reading.block;
    return {
      kind: 'list-item',
      level: part.level ?? 1,
      ...span,
      ...(label && value ? { label, value } : {}),
    };
  }
  const short = content.length <= longestHeading && !content.includes('\n');
  if (reading.kind === 'heading' && short) return { ...reading.block, ...levelOf(part) };
  if (part.labelLength !== undefined) return withLabel(text, reading.block, span, part.labelLength);
  if (part.prominent && short && !reading.block.value && !/[.;,]$/u.test(content)) {
    return { ...heading, level: part.level ?? reading.weakHeading?.level ?? 2 };
  }
  const { weakHeading } = reading;
  if (!weakHeading || !followed || !short || reading.block.label) return reading.block;
  if (!previous) return { ...weakHeading, level: 1 };
  return (weakHeading.level ?? 3) < 3 && reading.marker === undefined ? weakHeading : reading.block;
}

function levelOf(part: WordsPart): { level?: number } {
  return part.level === undefined ? {} : { level: part.level };
}

function withLabel(text: string, block: DocumentBlock, span: TextSpan, labelLength: number): DocumentBlock {
  const label = trimSpan(text, span.start, span.start + labelLength);
  const bare = /[\s:.–—-]+$/u.exec(text.slice(label.start, label.end))?.[0].length ?? 0;
  const rest = text.slice(span.start + labelLength, span.end);
  const gap = /^[\s:.–—-]*/u.exec(rest)?.[0].length ?? 0;
  const value = trimSpan(text, span.start + labelLength + gap, span.end);
  if (label.end - bare <= label.start || value.end <= value.start) return block;
  return { ...block, label: { start: label.start, end: label.end - bare }, value };
}

function cellSpans(text: string, span: TextSpan, cellSeparator: string): TextSpan[] {
  const cells: TextSpan[] = [];
  let start = span.start;
  for (let index = start; index <= span.end; index += 1) {
    if (index !== span.end && text.charAt(index) !== cellSeparator) continue;
    const cell = trimSpan(text, start, index);
    if (cell.end > cell.start) cells.push(cell);
    start = index + 1;
  }
  return cells;
}

function isNumber(cell: string): boolean {
  return /^(?:\d{1,3}(?:\.\d{1,3})*[.)]?|\(?[a-z]{1,3}\)|[A-Z][.)]?|[IVX]{1,5}[.)]?)$/u.test(cell);
}
