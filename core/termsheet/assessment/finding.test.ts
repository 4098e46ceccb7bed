import { expect, it } from 'vitest';
import type { FindingNorm, RiskRating } from '../analysis.ts';
import { correctedFinding, placeFinding } from './finding.ts';

const clause = { id: 'E03', name: 'Liquidation preference', group: 'economic' } as const;

function markBeside(rating: RiskRating, norm: Pick<FindingNorm, 'sharePercent' | 'isAmongShare'>) {
  const assessment = { rating, risk: 'A risk.', recommendation: 'A step.' };
  const placed = placeFinding(clause, {
    ...assessment,
    norm: { text: 'Counted.', source: 'A publisher', ...norm },
  });
  expect(placed.finding.norm?.sharePercent).toBe(norm.sharePercent);
  return placed.finding.norm?.isAmongShare;
}

it.each([
  ['Green', 89, true, true],
  ['Red', 89, true, undefined],
  ['Amber', 89, true, undefined],
  ['Red', 5, true, true],
  ['Red', 95, false, false],
] as const)('a %s finding beside %d per cent, the offer among them: %s, is marked %s', (...row) => {
  const [rating, sharePercent, isAmongShare, marked] = row;
  expect(markBeside(rating, { sharePercent, isAmongShare })).toBe(marked);
});

it('says of what is missing that it may be there, and of a passage that it can be read in another way', () => {
  const finding = {
    id: 'E03',
    clause: 'Liquidation preference',
    rating: 'Red',
    risk: 'A risk.',
    recommendation: '',
  } as const;
  const riskOf = (placed: Parameters<typeof correctedFinding>[0]) => correctedFinding(placed).finding.risk;
  expect(riskOf({ place: 'missing', finding, isAbsence: true })).toBe(
    'A risk. It may be there in other words, so check.',
  );
  expect(riskOf({ place: 'economic', finding })).toBe(
    'A risk. The passage can be read in another way too, so check it.',
  );
});

it('asks to check what is fair if it was read rightly, and never says that nothing needs doing', () => {
  const finding = {
    id: 'G01',
    clause: 'Board of directors',
    rating: 'Green',
    risk: 'Founders have the majority.',
    recommendation: 'No change needed.',
  } as const;
  expect(correctedFinding({ place: 'governance', finding }).finding).toMatchObject({
    rating: 'Amber',
    minor: true,
    recommendation: 'Check that we have read it rightly; if so, no change is needed.',
  });
});
