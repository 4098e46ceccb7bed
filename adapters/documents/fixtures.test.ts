import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import type { TermSheetDocument } from '../../core/termsheet/document/term-sheet-document.ts';
import { expectSoundDocument } from '../../core/termsheet/testing/document-reader.contract.ts';
import { detectFormat } from './detect-format.ts';
import { parseDocument } from './parse-document.ts';
import { blockTexts } from './testing/read-blocks.ts';

async function readFixture(name: string): Promise<TermSheetDocument> {
  const bytes = new Uint8Array(await readFile(new URL(`testing/fixtures/${name}`, import.meta.url)));
  const format = detectFormat(bytes);
  const reading = format.ok ? await parseDocument(format.value, bytes) : format;
  if (!reading.ok) throw new Error(`${name}: ${reading.error.message}`);
  expectSoundDocument(reading.value);
  return reading.value;
}

const labels = [
  'Issuer',
  'Amount of financing',
  'Pre-money valuation',
  'Liquidation preference',
  'Anti-dilution protection',
  'Dividends',
  'Board of directors',
  'Option pool',
  'Protective provisions',
  'Drag-along and tag-along',
  'Founder vesting',
  'Leaver provisions',
  'Restrictive covenants',
  'Founder warranties',
  'Exclusivity',
  'Governing law',
];
const preference =
  'First, each Series A share receives one times (1x) its subscription price together with any declared but unpaid dividends. ' +
  'The remaining proceeds are shared among the holders of Ordinary shares only. ' +
  'A holder of Series A shares may convert into Ordinary shares if that gives more.';
const exclusivity = '30 days from signature (binding).';

describe('the same term sheet as a table', () => {
  it.each([
    'table-without-rules.pdf',
    'table-ruled-two-pages.pdf',
    'table-justified-with-lists.pdf',
    'table-numbered-hidden-words.pdf',
    'table.docx',
    'table.doc',
    'run-in-headings.docx',
  ])('has its sixteen labels and their answers in %s', async (name) => {
    const { text, blocks } = await readFixture(name);
    const answers = new Map(
      blocks.flatMap(({ label, value }) =>
        label && value
          ? [[text.slice(label.start, label.end), text.slice(value.start, value.end)] as const]
          : [],
      ),
    );
    expect([...answers.keys()]).toEqual(expect.arrayContaining(labels));
    expect(answers.get('Liquidation preference')).toContain(preference);
    expect(answers.get('Exclusivity')).toBe(exclusivity);
    expect(answers.get('Dividends')).toMatch(/^Non-cumulative, when and if declared\./u);
    expect(answers.get('Governing law')).toMatch(/^England and Wales\./u);
  });

  it('has headings over paragraphs in Word files', async () => {
    for (const name of ['headed-clauses.docx', 'headed-clauses.doc']) {
      const { text, blocks } = await readFixture(name);
      const at = blocks.findIndex(({ start, end }) =>
        /Liquidation preference$/u.test(text.slice(start, end)),
      );
      expect(blocks[at]?.kind).toBe('heading');
      expect(text.slice(blocks[at + 1]?.start, blocks[at + 1]?.end)).toBe(preference);
    }
  });
});

it('reads two columns of prose one after the other', async () => {
  const { text } = await readFixture('prose-two-columns.pdf');
  const places = labels.map((label, index) => text.indexOf(`${index + 1}. ${label}`));
  expect(places).not.toContain(-1);
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(text).toContain(preference);
});

it('keeps hidden words and footnote marks out, and the figures of a capital table in their rows', async () => {
  const document = await readFixture('table-numbered-hidden-words.pdf');
  expect(document.text).not.toMatch(/Ignore all|invisible words/u);
  expect(document.text).toContain('£7,600,000 on a fully diluted basis');
  expect(document.warnings).toHaveLength(1);
  expect(blockTexts(document)).toEqual(
    expect.arrayContaining(['Founders = 6,600,000\t66.0%', 'Existing shareholders = 600,000\t6.0%']),
  );
});

it('leaves page numbers out and tells the pages apart', async () => {
  const { text, pages } = await readFixture('table-ruled-two-pages.pdf');
  expect(text).not.toMatch(/Page \d of \d/u);
  expect(pages).toHaveLength(2);
  expect(text.slice(pages[1]?.start, pages[1]?.end)).toContain(exclusivity);
});

it('reads columns aligned with spaces in a text file', async () => {
  const document = await readFixture('aligned-columns.txt');
  expect(blockTexts(document)).toEqual(
    expect.arrayContaining([
      'Amount of financing = £2,400,000 in a single closing',
      'Governing law = England and Wales',
    ]),
  );
});
