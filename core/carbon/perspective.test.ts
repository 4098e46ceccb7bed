import { expect, it } from 'vitest';
import { everyAnswer } from './every-answer.ts';
import { monthlyEmissionsKg } from './footprint.ts';
import { perspectiveOf } from './perspective.ts';

it('counts cups at 11 g and trees at 22 kg a year, both rounded', () => {
  expect(perspectiveOf(3.6)).toMatchObject({ teaCupsPerYear: 3927, treesNeeded: 2 });
  expect(perspectiveOf(132)).toMatchObject({ teaCupsPerYear: 144_000, treesNeeded: 72 });
});

it('shows at least one tree', () => {
  expect(perspectiveOf(0).treesNeeded).toBe(1);
  expect(perspectiveOf(0.0016).treesNeeded).toBe(1);
});

it('says tree for one and trees for more', () => {
  expect(perspectiveOf(22 / 12).text).toContain('1 tree would');
  expect(perspectiveOf(0.01).text).toContain('1 tree would');
  expect(perspectiveOf(44 / 12).text).toContain('2 trees would');
});

it('holds the arithmetic for all 768 answers', () => {
  for (const answers of everyAnswer()) {
    const monthlyKg = monthlyEmissionsKg(answers);
    const { teaCupsPerYear, treesNeeded } = perspectiveOf(monthlyKg);
    expect(teaCupsPerYear).toBe(Math.round((monthlyKg * 12) / 0.011));
    expect(treesNeeded).toBe(Math.max(1, Math.round((monthlyKg * 12) / 22)));
  }
});

it.each([
  [0.011 / 12, '1 cup of tea per year, and 1 tree would'],
  [0.022 / 12, '2 cups of tea per year, and 1 tree would'],
  [0, '0 cups of tea per year, and 1 tree would'],
  [1320, '1,440,000 cups of tea per year, and 720 trees would'],
  [22_000, '24,000,000 cups of tea per year, and 12,000 trees would'],
])('puts %d kg a month into one sentence', (monthlyKg, cupsAndTrees) => {
  expect(perspectiveOf(monthlyKg).text).toBe(
    `That is like boiling the kettle for ${cupsAndTrees} be needed to absorb it.`,
  );
});
