import { describe, expect, it } from 'vitest';
import type { ClauseStatus } from '../clauses/clause.ts';
import type { ClauseId } from '../clauses/taxonomy.ts';
import type { TermSheetFacts } from '../facts.ts';
import { withSecondOpinion } from './second-opinion.ts';
import { readAs, readingOf, type WordedClause } from './testing/read-as.ts';
import { type StubVerdict, stubJudge } from './testing/stub-judge.ts';
import { stubModel } from './testing/stub-model.ts';

type Said = NonNullable<StubVerdict['statements']>[number];

const passage = 'They are bound by it for as long as is written here.';
const says = (fact: Said['fact'], value: Said['value'], probability = 0.95): Said => ({
  fact,
  value,
  probability,
});

interface Hearing {
  readonly status?: ClauseStatus;
  readonly text?: string;
  readonly reads?: string;
}

/** A clause with the facts that the wordings read, once the reader has heard its passage so. */
function afterHearing(
  id: ClauseId,
  facts: Partial<TermSheetFacts>,
  statements: readonly Said[],
  { status = 'present', text = passage, reads = text }: Hearing = {},
) {
  const reading = readingOf([text, 'Nothing else is said of it in this whole letter.']);
  const clause = readAs(reading, { id, status, facts, reads: [reads] });
  const [second] = withSecondOpinion([clause], reading, stubModel, stubJudge([{ words: text, statements }]));
  return { facts: second?.reading.facts, isCorrected: second?.isCorrected === true };
}

describe('a value that the wordings have read', () => {
  it.each([
    ['another is sure', [says('nonCompeteMonths', 24, 0.6)], 24],
    ['another is not quite sure', [says('nonCompeteMonths', 24, 0.59)], 12],
    ['another is sure that no offer would state', [says('nonCompeteMonths', 600)], 12],
  ] as const)('is what counts where %s', (_, statements, months) => {
    expect(afterHearing('F04', { nonCompeteMonths: 12 }, statements)).toEqual({
      facts: { nonCompeteMonths: months },
      isCorrected: months !== 12,
    });
  });

  it.each(['absent', 'unresolved'] as const)('is left to a clause that is %s', (status) => {
    const left = afterHearing('F01', { cliffMonths: 12 }, [says('cliffMonths', 24)], { status });
    expect(left).toEqual({ facts: { cliffMonths: 12 }, isCorrected: false });
  });

  it.each([
    ['a term that is left open', { dragAlong: 'unresolved' }, false],
    ['a term that is not read', { dragAlong: null }, false],
    ['a right that is denied', { dragAlong: true }, true],
  ] as const)('is corrected only where there is one: %s', (_, facts, isCorrected) => {
    expect(afterHearing('G03', facts, [says('dragAlong', false)]).isCorrected).toBe(isCorrected);
  });

  it('is not corrected in a clause that only repeats it', () => {
    expect(afterHearing('E02', { preMoney: 4e6 }, [says('preMoney', 3e6)]).isCorrected).toBe(false);
  });

  it.each([
    ['broad-based', 'broad-based', 'broad-based'],
    ['broad-based', 'weighted-average', 'broad-based'],
    ['weighted-average', 'narrow-based', 'weighted-average'],
    ['broad-based', 'narrow-based', 'narrow-based'],
    ['broad-based', 'none', 'none'],
    ['none', 'weighted-average', 'weighted-average'],
    ['full-ratchet', 'weighted-average', 'weighted-average'],
  ] as const)('of %s is not denied by a name for all averages: heard %s', (read, said, expected) => {
    const after = afterHearing('E07', { antiDilution: read }, [says('antiDilution', said)]);
    expect(after).toEqual({ facts: { antiDilution: expected }, isCorrected: read !== expected });
  });
});

describe('a passage that is heard', () => {
  const correctedBy = (hearing: Hearing) =>
    afterHearing('G03', { dragAlong: true }, [says('dragAlong', false)], hearing).isCorrected;

  it('may be another than the clause rests on', () => {
    expect(correctedBy({ reads: 'Nothing else' })).toBe(true);
  });

  it('is no heading', () => {
    const text = 'NO SALE TOGETHER WITH OTHERS\n\nThey are told of every sale in good time.';
    const reading = readingOf([text]);
    const clause = readAs(reading, {
      id: 'G03',
      status: 'present',
      facts: { dragAlong: true },
      reads: ['NO SALE', 'They are'],
    });
    const judge = stubJudge([{ words: 'NO SALE', statements: [says('dragAlong', false)] }]);
    expect(withSecondOpinion([clause], reading, stubModel, judge)).toEqual([clause]);
  });
});

describe('a round whose figures prove each other', () => {
  const [priced, paid] = ['Each share is sold at the price that stands here.', 'So much is paid in at once.'];
  const round = (
    valuation: Partial<TermSheetFacts>,
    amount: number | null,
    ...statements: readonly Said[]
  ) => {
    const reading = readingOf([priced, paid]);
    const clauses: readonly WordedClause[] = [
      { id: 'E01', status: 'present', facts: valuation, reads: [priced] },
      { id: 'E02', status: 'present', facts: { amount }, reads: [paid] },
    ];
    const examined = clauses.map((clause) => readAs(reading, clause));
    const judge = stubJudge([priced, paid].map((words) => ({ words, statements })));
    return withSecondOpinion(examined, reading, stubModel, judge).map(
      ({ isCorrected }) => isCorrected === true,
    );
  };
  const price = says('pricePerShare', 1);

  it.each([
    ['value, sum and value after it add up', { preMoney: 4e6, postMoney: 5e6 }, 1e6, false],
    ['they do not add up', { preMoney: 4e6, postMoney: 5e6 }, 2e6, true],
    ['no value before it is read', { preMoney: null, postMoney: 5e6 }, 5e6, true],
    ['no sum is read', { preMoney: 5e6, postMoney: 5e6 }, null, true],
    ['no value after it is read', { preMoney: 5e6, postMoney: null }, 1e6, true],
  ])('leaves a doubt about the price of a share or not: %s', (_, valuation, amount, isDoubted) => {
    expect(round({ ...valuation, pricePerShare: 2 }, amount, price)).toEqual([isDoubted, false]);
  });

  it('leaves a doubt about the sum itself', () => {
    expect(round({ preMoney: 4e6, postMoney: 5e6 }, 2e6, says('amount', 1e6))).toEqual([false, true]);
  });
});

describe('a value that is out of proportion to the value after the money', () => {
  it.each([
    ['as much', 4e6, 5e6, 5e6, 4e6],
    ['more', 4e6, 5e6, 6e6, 4e6],
    ['less than a fifth of it', 4e6, 5e6, 900_000, 4e6],
    ['a fifth of it', 4e6, 5e6, 1e6, 1e6],
    ['in proportion where the one read is not', 6e6, 5e6, 3e6, 3e6],
    ['more, as the one read was', 6e6, 5e6, 7e6, 7e6],
    ['more than a value after it that is not known', 4e6, null, 6e6, 6e6],
  ])('does not correct one that is in proportion: %s', (_, preMoney, postMoney, said, expected) => {
    const after = afterHearing('E01', { preMoney, postMoney }, [says('preMoney', said)]);
    expect(after.facts).toEqual({ preMoney: expected, postMoney });
  });
});
