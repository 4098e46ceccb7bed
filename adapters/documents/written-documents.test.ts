import fc from 'fast-check';
import { expect, it } from 'vitest';
import { paragraph, table } from '../../core/termsheet/report/block.ts';
import { blocksAsDocx } from '../../core/termsheet/report/docx/blocks-as-docx.ts';
import { renderDocxReport } from '../../core/termsheet/report/docx/docx-report.ts';
import { reportOn } from '../../core/termsheet/report/report.ts';
import { hostileAnalysis } from '../../core/termsheet/report/testing/hostile-analysis.ts';
import { createDocumentReader } from './document-reader.ts';

const report = reportOn(hostileAnalysis, new Date('2026-11-21T12:00:00Z'), 'offer & co <v2>.pdf');

async function readBack(bytes: Uint8Array): Promise<string> {
  const reading = await createDocumentReader().read({ name: 'report.docx', bytes });
  if (!reading.ok) throw new Error(reading.error.message);
  expect(reading.value.format).toBe('docx');
  return reading.value.text;
}

it('writes a Word report that our own reader reads back, in order and with its tables', async () => {
  const text = await readBack(renderDocxReport(report));
  const parts = [
    'Term Sheet Analysis Report',
    'offer & co <v2>.pdf',
    'Red because of Liquidation <b>preference</b>.',
    'What matters most',
    '£1.6m',
    'Pre-money valuation',
    'Red: settle before you sign',
    'Liquidation preference: Red',
    'three times <script>alert(1)</script>',
    "Founder's Position Summary",
    'Ask for a cap & a floor.',
    'not legal advice',
  ];
  const places = parts.map((part) => text.indexOf(part));
  expect(places).not.toContain(-1);
  expect(places).toEqual([...places].sort((left, right) => left - right));
});

it('writes the same bytes for the same report', () => {
  expect(renderDocxReport(report)).toEqual(renderDocxReport(report));
});

it('carries any words through, whatever alphabet or control characters they hold', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 40 }), async (words) => {
      const blocks = [
        paragraph(`Begin ${words} end of the paragraph`),
        ...table(
          ['Term', 'Value'],
          [
            ['Cap', words],
            ['Last', 'row'],
          ],
        ),
      ];
      const text = await readBack(blocksAsDocx(blocks, 'Title'));
      expect(text).toContain('end of the paragraph');
      expect(text).toContain('row');
    }),
    { numRuns: 60 },
  );
  expect(await readBack(blocksAsDocx([paragraph('Zoë paid €5 for 𝒜, 日本 and ½')], 'Title'))).toContain(
    'Zoë paid €5 for 𝒜, 日本 and ½',
  );
});
