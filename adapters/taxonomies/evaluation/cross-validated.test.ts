import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { crossValidatedSets, keepCrossValidated } from './cross-validated.ts';

const folder = mkdtempSync(join(tmpdir(), 'cross-validated-'));
const naics = { answers: 3, top1: 1 / 3, top5: 1, top10: 1, twoDigit: 1, calibrationError: 0.1 };

it('gives back what was kept, without the single answers', () => {
  const file = join(folder, 'kept.json');
  const given = { accepted: ['1'], given: ['1'], confidence: 1 };
  keepCrossValidated(
    [{ name: 'terms', millisecondsEach: 2, evaluation: { scores: { naics }, answers: { naics: [given] } } }],
    file,
  );
  expect(crossValidatedSets(file)).toEqual([
    { name: 'terms', millisecondsEach: 2, evaluation: { scores: { naics }, answers: {} } },
  ]);
});

it('gives nothing where nothing was kept, and refuses figures that are no shares', () => {
  expect(crossValidatedSets(join(folder, 'none.json'))).toEqual([]);
  const file = join(folder, 'wrong.json');
  writeFileSync(
    file,
    JSON.stringify([{ name: 'x', millisecondsEach: 1, scores: { sic: { ...naics, top1: 67 } } }]),
  );
  expect(() => crossValidatedSets(file)).toThrow();
});

it('the figures that come with the product are there for every industry system', () => {
  const systems = crossValidatedSets().flatMap(({ evaluation }) => Object.keys(evaluation.scores));
  expect(systems.sort()).toEqual(['isic', 'naics', 'sic']);
});
