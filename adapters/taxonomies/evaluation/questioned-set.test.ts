import { describe, expect, it } from 'vitest';
import { loadCodeTables } from '../load-code-tables.ts';
import { goldenSets } from './evaluation-sets.ts';
import { questionSet } from './questioned-set.ts';

const tables = loadCodeTables();

/** The most descriptions that may be asked about, and the least first codes of NAICS after a true answer. */
const bounds = {
  'golden, trade-names': { asked: 0.032, after: 0.95 },
  'golden, fresh': { asked: 0.25, after: 0.84 },
  'golden, holdout': { asked: 0.25, after: 0.87 },
  'golden, drawn': { asked: 0.55, after: 0.57 },
} as const;

describe.each(Object.entries(bounds))('questions about %s', (name, { asked, after }) => {
  const set = goldenSets().find((each) => each.name === name);
  if (!set) throw new Error(`the golden set ${name} is missing`);
  const questioned = questionSet(tables, set);
  const [without, one, two] = questioned.scores;

  it('are few', () => {
    expect(questioned.asked[0]).toBeLessThanOrEqual(asked);
  });

  it.each(['sic', 'naics', 'isic'] as const)('never cost first codes of %s when answered truly', (system) => {
    expect(one?.[system]?.top1).toBeGreaterThanOrEqual(without?.[system]?.top1 ?? 1);
    expect(two?.[system]?.top1).toBeGreaterThanOrEqual(one?.[system]?.top1 ?? 1);
  });

  it('bring the right code first at least as often as this', () => {
    expect(one?.naics?.top1).toBeGreaterThanOrEqual(after);
  });
});
