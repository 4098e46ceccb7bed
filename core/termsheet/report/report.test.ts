import { describe, expect, it } from 'vitest';
import { reportStyleSheet } from './html/style-sheet.ts';
import { renderHtmlReport } from './html-report.ts';
import { renderMarkdownReport } from './markdown-report.ts';
import { reportOn } from './report.ts';
import { hostileAnalysis } from './testing/hostile-analysis.ts';
import { renderTextReport } from './text-report.ts';

const report = reportOn(hostileAnalysis, new Date('2026-11-21T12:00:00Z'));
const renderings = {
  text: renderTextReport(report),
  markdown: renderMarkdownReport(report),
  html: renderHtmlReport(report),
};

it('leaves sections without findings out', () => {
  expect(report.sections.map(({ heading }) => heading)).toEqual(['Economic Terms']);
});

describe.each(Object.entries(renderings))('the %s report', (_format, rendering) => {
  it.each([
    'Red',
    'Medium: 9 of 12 clauses were read.',
    'United Kingdom',
    'openai (model-a)',
    'The provider did not answer in time.',
    'We understood 11 of 12 passages. Read this one yourself:',
    'Notes and withdrawn wording, not read as terms',
    'Withdrawn: “Struck: 2x cap”',
    'Liquidation preference',
    'Investors take 3 times their money first.',
    'Contractual in every place.',
    '95.8% of rounds',
    'page 2',
    'Founders hold 1 of 5 seats.',
    '£5m',
    '£1.6m',
    '£3.4m',
    'Debt and costs are left out.',
    'Ask for 1x.',
    'not legal advice',
    '21 November 2026',
  ])('says %s', (text) => {
    expect(rendering).toContain(text);
  });
});

it('gives the title and the promotion in the documents that leave the terminal', () => {
  for (const rendering of [renderings.markdown, renderings.html]) {
    expect(rendering).toContain('Term Sheet Analysis Report');
    expect(rendering).toContain('Made with Fettle');
  }
});

it('escapes what a document tries to write into HTML', () => {
  expect(renderings.html).not.toContain('<script');
  expect(renderings.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(renderings.html).toContain('1 passage &lt; was &gt; left out.');
});

it('escapes what a document tries to write into Markdown', () => {
  expect(renderings.markdown).not.toMatch(/[^\\]<script|[^\\]\[x\]|[^\\]\*bold/);
});

it('keeps a quote on one line in the terminal', () => {
  expect(renderings.text).toContain('“three times <script>alert(1)</script> | [x]');
});

it('leaves its style out where a policy forbids it', () => {
  expect(renderings.html).toContain(reportStyleSheet);
  expect(renderHtmlReport(report, { withStyle: false })).not.toContain('<style');
});

it('writes nothing to a terminal that steers it', () => {
  const quote = 'The \u001b[31minvestors\u001b[0m take\u0007 3x\u202e first.';
  const [term] = hostileAnalysis.economicTerms;
  if (!term) throw new Error('the hostile analysis has no term');
  const steering = {
    ...hostileAnalysis,
    economicTerms: [{ ...term, evidence: [{ quote, start: 0, end: quote.length }] }],
  };
  const steered = reportOn(steering, new Date('2026-11-21T12:00:00Z'));
  for (const rendering of [renderTextReport(steered), renderMarkdownReport(steered)]) {
    expect(rendering).toContain('The investors take 3x first.');
    expect(rendering.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\u202e]/u);
  }
});
