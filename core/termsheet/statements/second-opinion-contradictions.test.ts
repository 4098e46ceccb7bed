import { describe, expect, it } from 'vitest';
import type { ClauseId } from '../clauses/taxonomy.ts';
import { withSecondOpinion } from './second-opinion.ts';
import { readAs, readingOf } from './testing/read-as.ts';
import { type StubVerdict, stubJudge } from './testing/stub-judge.ts';
import { stubModel } from './testing/stub-model.ts';

type Heard = Omit<StubVerdict, 'words'>;
type Said = NonNullable<StubVerdict['statements']>[number];

const first = 'They are bound by it for as long as is written here.';
const second = 'Elsewhere it is said that they are bound for longer.';
const says = (fact: Said['fact'], value: Said['value'], probability = 0.9): Said => ({
  fact,
  value,
  probability,
});
const hears = (...statements: readonly Said[]): Heard => ({ statements });

/** Whether a clause that contradicts itself in two passages still does once the reader has heard them so. */
function isTorn(id: ClauseId, one: Heard, other: Heard): boolean {
  const reading = readingOf([first, second]);
  const clause = readAs(reading, { id, status: 'contradictory', torn: [first, second] });
  const judge = stubJudge([
    { words: first, ...one },
    { words: second, ...other },
  ]);
  const [settled] = withSecondOpinion([clause], reading, stubModel, judge);
  if (settled === clause) return true;
  expect(settled?.reading).toMatchObject({ status: 'present', contradictions: [] });
  expect(settled?.isCorrected).toBe(true);
  return false;
}

describe('a contradiction', () => {
  it.each([
    ['stays where both values are heard', says('nonCompeteMonths', 24), true],
    ['stays where the other may be heard', says('nonCompeteMonths', 24, 0.3), true],
    ['is none where the other is hardly heard', says('nonCompeteMonths', 24, 0.29), false],
    ['is none where both say the same', says('nonCompeteMonths', 12, 0.4), false],
    ['is none where the other is a term of another clause', says('vestingMonths', 24), false],
  ])('of figures %s', (_, other, expected) => {
    expect(isTorn('F04', hears(says('nonCompeteMonths', 12)), hears(other))).toBe(expected);
  });

  it.each([
    [0.6, false],
    [0.59, true],
  ])('is settled by a value that is heard with a probability of %d: torn is %s', (probability, expected) => {
    expect(isTorn('F04', hears(says('nonCompeteMonths', 12, probability)), {})).toBe(expected);
  });

  it('of figures is none where the other passage is about them and states none', () => {
    expect(isTorn('F04', hears(says('nonCompeteMonths', 12)), { labels: { F04: 0.9 } })).toBe(false);
  });

  it.each([
    ['is about the term and not understood', { labels: { E07: 0.6 } }, true],
    ['is about something else', { labels: { E07: 0.59 } }, false],
    [
      'is about it and says the same',
      { labels: { E07: 0.9 }, ...hears(says('antiDilution', 'none')) },
      false,
    ],
    ['is about it and says otherwise', hears(says('antiDilution', 'full-ratchet')), true],
    [
      'is about it and states only another term',
      { labels: { E07: 0.9 }, ...hears(says('proRata', true)) },
      true,
    ],
  ])('of words depends on whether the other passage %s', (_, other: Heard, expected) => {
    expect(isTorn('E07', hears(says('antiDilution', 'none')), other)).toBe(expected);
  });

  it('is none between two facts of a clause, and is one between two values beside another fact', () => {
    const both = hears(says('vestingMonths', 48), says('cliffMonths', 12));
    expect(isTorn('F01', both, {})).toBe(false);
    expect(isTorn('F01', both, hears(says('vestingMonths', 36)))).toBe(true);
  });

  it('stays where nothing of it is heard', () => {
    expect(isTorn('F04', {}, {})).toBe(true);
  });
});
