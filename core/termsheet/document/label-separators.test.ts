import { expect, it } from 'vitest';
import { analyzeDocument } from '../analyze-document.ts';
import type { TermSheetFacts } from '../facts.ts';
import { readPlainText } from './plain-text-document.ts';

const terms = [
  ['Company', 'Acme Robotics, Inc.'],
  ['Lead investor', 'Foo Ventures LP'],
  ['Investment amount', '$6,000,000'],
  ['Pre-money valuation', '$18,000,000'],
  ['Price per share', '$1.80'],
  ['Liquidation preference', '1x non-participating'],
  ['Anti-dilution', 'Broad-based weighted average'],
  ['Dividends', '6% non-cumulative'],
  ['Board', '5 directors: 2 founders, 2 investors, 1 independent'],
  ['Option pool', '12% post-money'],
  ['Founder vesting', '4 years with a 1 year cliff'],
  ['Acceleration', 'Double trigger'],
  ['Tag-along', 'Yes'],
  ['Pro rata rights', 'Yes'],
  ['Protective provisions', 'Standard'],
  ['Governing law', 'Delaware'],
  ['Exclusivity', '30 days'],
  ['Legal fees', 'Company pays up to $40,000'],
] as const;

function factsOf(written: (label: string, value: string) => string): TermSheetFacts {
  const lines = terms.map(([label, value]) => written(label, value));
  const text = `TERM SHEET\n\n${lines.join('\n')}\n\nThis term sheet is not binding except exclusivity and governing law.\n`;
  const result = analyzeDocument(readPlainText(text), { jurisdiction: 'US', analysisDetail: 'brief' });
  if (!result.ok) throw new Error(result.error.message);
  return result.value.facts;
}

const byColon = factsOf((label, value) => `${label}: ${value}`);

it.each<[string, (label: string, value: string) => string]>([
  ['a dash', (label, value) => `${label} – ${value}`],
  ['a tab', (label, value) => `${label}\t${value}`],
  ['a bar', (label, value) => `${label} | ${value}`],
  ['spaces', (label, value) => `${label.padEnd(28)}${value}`],
  ['dots', (label, value) => `${label} ${'.'.repeat(30 - label.length)} ${value}`],
  ['an arrow', (label, value) => `${label} → ${value}`],
  ['a new line', (label, value) => `${label}\n${value}`],
  ['a blank line', (label, value) => `${label}\n\n${value}\n`],
  ['a heading', (label, value) => `## ${label}\n${value}`],
  ['the commas of a spreadsheet', (label, value) => `"${label}","${value}"`],
  ['the semicolons of a spreadsheet', (label, value) => `${label};${value}`],
  ['the keys of a program', (label, value) => `${label.toLowerCase().replace(/[ -]/g, '_')}: ${value}`],
  ['a full stop', (label, value) => `${label}. ${value}.`],
])('reads the same terms where labels and answers are parted by %s', (_, written) => {
  expect(factsOf(written)).toEqual(byColon);
});

it('reads them all', () => {
  expect(byColon).toMatchObject({
    preMoney: 18_000_000,
    board: { total: 5, founders: 2, investors: 2, independent: 1 },
    protectiveProvisions: true,
    proRata: true,
    tagAlong: true,
    governingLaw: 'Delaware',
  });
});
