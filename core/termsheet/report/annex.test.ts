import { expect, it } from 'vitest';
import type { FindingNorm } from '../analysis.ts';
import { analyzeDocument } from '../analyze-document.ts';
import { readPlainText } from '../document/plain-text-document.ts';
import { legalNotes } from '../knowledge/legal-notes.ts';
import { offerUnderLaw } from '../knowledge/testing/offer-under-law.ts';
import { annexOf, checkedInWords } from './annex.ts';
import { renderHtmlReport } from './html-report.ts';
import { reportOn } from './report.ts';
import { hostileAnalysis } from './testing/hostile-analysis.ts';

const offer = { law: 'England and Wales', company: 'Quarry Looms Limited', money: '£' };
const outcome = analyzeDocument(readPlainText(offerUnderLaw(offer)), {
  jurisdiction: 'UK',
  analysisDetail: 'detailed',
});
if (!outcome.ok) throw new Error(outcome.error.message);
const analysis = outcome.value;
const html = (today: string) => renderHtmlReport(reportOn(analysis, new Date(today)));

it('has the rule of every clause of the report, once, and of no other', () => {
  const { economicTerms, governanceTerms, founderRestrictions, missingClauses } = analysis;
  const found = [...economicTerms, ...governanceTerms, ...founderRestrictions, ...missingClauses];
  const ids = annexOf(analysis).map(({ rule }) => rule.clause);
  expect(new Set(ids)).toEqual(new Set(found.map(({ id }) => id)));
  expect(ids).toHaveLength(new Set(ids).size);
});

it('names the source of every figure and every point of law that the report shows', () => {
  const report = html('2026-11-30');
  const annex = report.slice(report.indexOf('Annex: How we judge'));
  expect(annex).toContain('a full ratchet, under whatever name');
  const findings = [...analysis.economicTerms, ...analysis.governanceTerms, ...analysis.founderRestrictions];
  const norms = findings.flatMap(({ norm }) => norm ?? []);
  expect(norms.length).toBeGreaterThan(5);
  for (const { url = '' } of norms) expect(annex).toContain(`<a href="${url}">`);
  expect(annex).toContain(legalNotes['drag-along'].UK.text);
  expect(annex).toContain('Last checked 22 November 2026.');
  expect(annex).not.toContain('months before this report');
});

it('marks what nobody has read in its source for more than 18 months before the day of the report', () => {
  expect(checkedInWords('2026-11-22', new Date('2028-05-22'))).toBe('Last checked 22 November 2026.');
  expect(checkedInWords('2026-11-22', new Date('2028-06-22'))).toBe(
    'Last checked 22 November 2026, more than 18 months before this report.',
  );
  expect(html('2029-01-01')).toContain('more than 18 months before this report');
});

it('stays away where nothing was found', () => {
  const empty = { ...hostileAnalysis, economicTerms: [] };
  expect(renderHtmlReport(reportOn(empty, new Date('2026-11-30')))).not.toContain('Annex');
});

it('escapes what a server sends, and links to web addresses only', () => {
  const [term] = hostileAnalysis.economicTerms;
  if (!term) throw new Error('the hostile analysis has no term');
  const norm: FindingNorm = { text: '<b>95%</b>', source: '<i>x</i>', url: 'javascript:alert(1)' };
  const rendered = renderHtmlReport(
    reportOn({ ...hostileAnalysis, economicTerms: [{ ...term, norm }] }, new Date('2026-11-30')),
  );
  expect(rendered).toContain('&lt;b&gt;95%&lt;/b&gt; &lt;i&gt;x&lt;/i&gt;.');
  expect(rendered).not.toMatch(/href="javascript|<b>95|<i>x/);
});
