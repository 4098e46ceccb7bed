import { describe, expect, it } from 'vitest';
import { clauseOfFact } from '../clauses/clause-of-fact.ts';
import { renderFactsCsv } from './facts-csv.ts';
import { renderHtmlReport } from './html-report.ts';
import { renderPlainText } from './plain-text.ts';
import { reportOn } from './report.ts';
import { reportBlocks } from './report-blocks.ts';
import { hostileAnalysis } from './testing/hostile-analysis.ts';

const at = new Date('2026-11-21T12:00:00Z');
const [red] = hostileAnalysis.economicTerms;
if (!red) throw new Error('the hostile analysis has a term');
const mixed = {
  ...hostileAnalysis,
  economicTerms: [{ ...red, clause: 'Fees', rating: 'Green' as const, evidence: [] }, red],
  missingClauses: [{ ...red, clause: 'Expiry', rating: 'Amber' as const, evidence: [] }],
};

describe('the report as a page', () => {
  const html = renderHtmlReport(reportOn(mixed, at, 'a <b>.pdf'));

  it('begins with the file, the answer, the counts, what matters most, the chart and the key terms', () => {
    const parts = [
      '<h1>Term Sheet Analysis Report</h1>',
      '<strong>a &lt;b&gt;.pdf',
      '21 November 2026',
      'class="verdict"',
      'class="counts"',
      'What matters most',
      'Who gets what when the company is sold',
      '>Key terms<',
    ];
    const places = parts.map((part) => html.indexOf(part));
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((left, right) => left - right));
  });

  it('gives Red before Amber before Green, each under its section, without internal codes', () => {
    const headings = [...html.matchAll(/<h([234])(?: class="group")?>([^<]+)/g)].map(([, , text]) =>
      text?.trim(),
    );
    const from = headings.indexOf('Red: settle before you sign');
    expect(headings.slice(from, from + 9)).toEqual([
      'Red: settle before you sign',
      'Economic Terms',
      'Liquidation preference',
      'Amber: negotiate or clarify',
      'Missing Clauses',
      'Expiry',
      'Green: usual terms',
      'Economic Terms',
      'Fees',
    ]);
    expect(html).not.toContain('E03');
  });

  it('draws the figures of the table, and says them to who cannot see them', () => {
    const chart = html.slice(html.indexOf('<svg viewBox="0 0 720'), html.indexOf('class="legend"'));
    expect(chart).toContain(
      'Sold for £5m: Founders and other existing holders £1.6m, Investors of this round £3.4m.',
    );
    const widths = [...chart.matchAll(/<rect x="[\d.]+" y="0" width="([\d.]+)"/g)].map(([, width]) =>
      Number(width),
    );
    expect((widths[0] ?? 0) / (widths[1] ?? 1)).toBeCloseTo(1.6 / 3.4, 2);
  });

  it('says why there is no chart', () => {
    const without = { ...mixed, exitScenarios: null, exitAssumptions: ['The <valuation> is not stated.'] };
    expect(renderHtmlReport(reportOn(without, at))).toContain(
      'No exit chart: The &lt;valuation&gt; is not stated.',
    );
  });

  it('brings the fonts that it is given', () => {
    expect(renderHtmlReport(reportOn(mixed, at), { fontFaces: '@font-face{}' })).toContain(
      '<style>@font-face{}',
    );
  });
});

it('writes every fact as a line of CSV that no spreadsheet runs', () => {
  const facts = { ...hostileAnalysis.facts, governingLaw: '=HYPERLINK("x")' };
  const [head, ...lines] = renderFactsCsv({ facts }).trimEnd().split('\r\n');
  expect(head).toBe('fact,name,value,text,clause');
  expect(lines).toHaveLength(Object.keys(clauseOfFact).length + 1);
  expect(lines).toContain('preMoney,Pre-money valuation,4000000,£4m,E01');
  expect(lines).toContain('pricePerShare,Price per share,,not stated,E01');
  expect(lines.find((line) => line.startsWith('governingLaw'))).toContain(`"'=HYPERLINK(""x"")"`);
});

it('sets tables in columns for a terminal', () => {
  const text = renderPlainText(reportBlocks(reportOn(mixed, at)));
  expect(text).toContain('  Term                      The document says\n');
  expect(text).toContain('Sold for  Founders  All ordinary shares  Investors');
});
