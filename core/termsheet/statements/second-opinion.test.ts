import { describe, expect, it } from 'vitest';
import { antiDilution } from '../clauses/economic/anti-dilution.ts';
import { investmentAmount } from '../clauses/economic/investment-amount.ts';
import { valuation } from '../clauses/economic/valuation.ts';
import { readPlainText } from '../document/plain-text-document.ts';
import { createReading } from '../reading/reading.ts';
import { withSecondOpinion } from './second-opinion.ts';
import { type StubVerdict, stubJudge } from './testing/stub-judge.ts';
import { stubModel } from './testing/stub-model.ts';

const text = `Anti-dilution

If shares are issued at a lower price, the investors are protected by a full ratchet.`;
const reading = createReading(readPlainText(text));
const examined = [antiDilution.examine(reading)];
const opinion = (statements: StubVerdict['statements'] = []) =>
  withSecondOpinion(examined, reading, stubModel, stubJudge([{ words: 'ratchet', statements }]))[0];

describe('a clause with a value', () => {
  it('keeps it where the learned reader says the same, something else faintly, or nothing', () => {
    expect(examined[0]?.reading.facts.antiDilution).toBe('full-ratchet');
    const faint = { fact: 'antiDilution', value: 'none', probability: 0.6 } as const;
    const same = { fact: 'antiDilution', value: 'full-ratchet', probability: 0.9 } as const;
    for (const statements of [[], [faint], [same]]) expect(opinion(statements)).toBe(examined[0]);
  });

  it('has the other value, and says so, where that is sure', () => {
    const corrected = opinion([{ fact: 'antiDilution', value: 'none', probability: 0.95 }]);
    expect(corrected?.reading.facts.antiDilution).toBe('none');
    expect(corrected?.isCorrected).toBe(true);
  });

  it('leaves facts of other clauses alone', () => {
    expect(opinion([{ fact: 'vestingMonths', value: 48, probability: 0.99 }])).toBe(examined[0]);
  });
});

it('does not doubt a valuation that value, sum and value after it prove', () => {
  const round = createReading(
    readPlainText(`Pre-money valuation: £4,000,000, fully diluted.

Post-money valuation: £5,000,000.

Amount: £1,000,000.

Price per share: £2.00.`),
  );
  const clauses = [valuation.examine(round), investmentAmount.examine(round)];
  const price = { fact: 'pricePerShare', value: 1, probability: 0.95 } as const;
  const value = { fact: 'preMoney', value: 3_000_000, probability: 0.95 } as const;
  const secondOpinion = (words: string, statement: typeof price | typeof value) =>
    withSecondOpinion(clauses, round, stubModel, stubJudge([{ words, statements: [statement] }]))[0];
  expect(secondOpinion('£2.00', price)?.reading.facts.pricePerShare).toBe(1);
  expect(secondOpinion('£2.00', price)?.isCorrected).toBeUndefined();
  expect(secondOpinion('£4,000,000', value)?.isCorrected).toBe(true);
});
