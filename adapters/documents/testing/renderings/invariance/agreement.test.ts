import { expect, it } from 'vitest';
import { analyzeDocument } from '../../../../../core/termsheet/analyze-document.ts';
import { readPlainText } from '../../../../../core/termsheet/document/plain-text-document.ts';
import { compareAnalyses } from './agreement.ts';

function analyse(text: string) {
  const analysis = analyzeDocument(readPlainText(text), { jurisdiction: 'UK', analysisDetail: 'detailed' });
  if (!analysis.ok) throw new Error(analysis.error.message);
  return analysis.value;
}

const offer =
  'Term sheet\n\nAmount: £1,000,000 for ordinary shares\n\nPre-money valuation: £4,000,000\n\nLiquidation preference: 1x non-participating\n\nGoverning law: England and Wales';

it('finds nothing different in the same offer', () => {
  const { facts, findings, isTypeEqual, differences } = compareAnalyses(analyse(offer), analyse(offer));
  expect(facts.equal).toBe(facts.all);
  expect(facts.all).toBeGreaterThan(3);
  expect(findings.equal).toBe(findings.all);
  expect(isTypeEqual).toBe(true);
  expect(differences).toEqual([]);
});

it('names each fact and each finding that differs', () => {
  const other = analyse(offer.replace('1x non-participating', '3x participating without limit'));
  const { facts, findings, differences } = compareAnalyses(analyse(offer), other);
  expect(facts.equal).toBeLessThan(facts.all);
  expect(findings.equal).toBeLessThan(findings.all);
  expect(differences).toContain('liquidationMultiple: 1, here 3');
});
