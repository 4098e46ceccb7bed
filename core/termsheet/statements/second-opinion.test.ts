import { describe, expect, it } from 'vitest';
import { antiDilution } from '../clauses/economic/anti-dilution.ts';
import { readPlainText } from '../document/plain-text-document.ts';
import { createReading } from '../reading/reading.ts';
import { withSecondOpinion } from './second-opinion.ts';
import { type StubVerdict, stubJudge } from './testing/stub-judge.ts';

const text = `Anti-dilution

If shares are issued at a lower price, the investors are protected by a full ratchet.`;
const reading = createReading(readPlainText(text));
const examined = [antiDilution.examine(reading)];
const opinion = (statements: StubVerdict['statements'] = []) =>
  withSecondOpinion(examined, reading, stubJudge([{ words: 'ratchet', statements }]))[0];

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
