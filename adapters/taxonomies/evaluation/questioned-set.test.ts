import { describe, expect, it } from 'vitest';
import type { Evaluation } from '../../../core/codes/evaluation/evaluate-rows.ts';
import { sharedCodeTables } from '../testing/shared-code-tables.ts';
import { goldenSets } from './evaluation-sets.ts';
import { questionSet } from './questioned-set.ts';

const tables = sharedCodeTables();

/** The most descriptions that may be asked about, and the least first codes of NAICS after a true answer. */
const bounds = {
  'golden, trade-names': { asked: 0.02, after: 0.98 },
  'golden, fresh': { asked: 0.2, after: 0.9 },
  'golden, holdout': { asked: 0.2, after: 0.9 },
  // With room for one row: every new trade moves the weight of words a little.
  'golden, drawn': { asked: 0.4, after: 0.69 },
  'golden, street': { asked: 0.13, after: 0.93 },
  'golden, five-lots': { asked: 0.2, after: 0.89 },
  'golden, second-lot': { asked: 0.35, after: 0.8 },
} as const;

/** Shares of rows whose first code is right, summed over the three systems of industries. */
function firstCodes(scores: Evaluation['scores'] | undefined): number {
  const shares = (['sic', 'naics', 'isic'] as const).map((system) => scores?.[system]?.top1);
  return shares.reduce<number>((sum, share) => sum + (share ?? Number.NaN), 0);
}

describe.each(Object.entries(bounds))('questions about %s', (name, { asked, after }) => {
  const set = goldenSets().find((each) => each.name === name);
  if (!set) throw new Error(`the golden set ${name} is missing`);
  const questioned = questionSet(tables, set);
  const [without, one, two] = questioned.scores;

  it('are few', () => {
    expect(questioned.asked[0]).toBeLessThanOrEqual(asked);
  });

  it('never cost first codes when answered truly', () => {
    // Over the three systems: what is true is known of one, and a row may pass from one system to another.
    expect(firstCodes(one)).toBeGreaterThanOrEqual(firstCodes(without));
    expect(firstCodes(two)).toBeGreaterThanOrEqual(firstCodes(one));
  });

  it('bring the right code first at least as often as this', () => {
    expect(one?.naics?.top1).toBeGreaterThanOrEqual(after);
  });
});
