import { describe, expect, it } from 'vitest';
import type { DocumentFormat, TermSheetDocument } from '../../core/termsheet/document/term-sheet-document.ts';
import { buildDocx, paragraph } from './testing/docx-builder.ts';
import { buildPdf } from './testing/pdf-builder.ts';
import { parseSound } from './testing/read-blocks.ts';

const term = 'The Investor subscribes 1,000,000 pounds for preferred shares.';
const notes = [
  '[Note to draft: the founders ask for 12 months.]',
  '[NTD: cap?]',
  '[Drafting note - the amount of [2m] is open.]',
];

type Write = (lines: readonly string[]) => Uint8Array | Promise<Uint8Array>;
const inLines = (lines: readonly string[], end: string) => new TextEncoder().encode(lines.join(end));

const forms: readonly (readonly [string, DocumentFormat, Write])[] = [
  ['text', 'text', (lines) => inLines(lines, '\n\n')],
  ['Markdown', 'text', (lines) => inLines(['# Terms', ...lines.map((line) => `*${line}*`)], '\n\n')],
  ['Word', 'docx', (lines) => buildDocx(lines.map((line) => paragraph(line)).join(''))],
  [
    'PDF',
    'pdf',
    (lines) => buildPdf([lines.map((text, index) => ({ at: [60, 780 - index * 40] as const, text }))]),
  ],
];

/** The words that stand apart as notes. */
function notesIn({ text, blocks }: TermSheetDocument): string[] {
  return blocks
    .flatMap(({ start, end, apart, asides = [] }) => (apart ? [{ start, end, apart }] : asides))
    .filter(({ apart }) => apart === 'note')
    .map(({ start, end }) => text.slice(start, end).replace(/\*/gu, ''));
}

describe.each(forms)('In %s, remarks of the drafter in brackets', (_, format, write) => {
  it('are notes where they stand alone', async () => {
    const document = await parseSound(format, await write([term, ...notes, term]));
    expect(notesIn(document)).toEqual(notes);
  });

  it.each(notes)('are notes behind a sentence: %s', async (note) => {
    const document = await parseSound(format, await write([term, `${term} ${note}`, term]));
    expect(notesIn(document)).toEqual([note]);
  });

  it('are none where a term is open', async () => {
    const open = 'The pool is [10% of the fully diluted capital] after completion.';
    expect(notesIn(await parseSound(format, await write([term, open, term])))).toEqual([]);
  });
});
