import { expect, it } from 'vitest';
import { everyAnswer } from './every-answer.ts';
import { evidenceFor } from './evidence.ts';
import { evidenceNotCounted, notCountedCheckedOn } from './evidence-not-counted.ts';
import {
  type EvidenceSource,
  energyWhPerUse,
  evidenceCheckedOn,
  evidenceSources,
  gridGramsPerKwh,
} from './evidence-table.ts';
import { monthlyEmissionsKg } from './footprint.ts';
import { typicalAnswers } from './testing/typical-answers.ts';

it('multiplies uses, people, energy and grid', () => {
  const { lowKg, centralKg, highKg } = evidenceFor(typicalAnswers);
  expect(lowKg).toBeCloseTo((150 * 0.24 * 36) / 1e6, 12);
  expect(centralKg).toBeCloseTo((150 * 0.34 * 384) / 1e6, 12);
  expect(highKg).toBeCloseTo((150 * 2.5 * 473) / 1e6, 12);
});

it('leaves the way of access out', () => {
  const [browser, selfhosted] = (['browser', 'selfhosted'] as const).map((access) =>
    evidenceFor({ ...typicalAnswers, access }),
  );
  expect(browser?.centralKg).toBe(selfhosted?.centralKg);
});

it('is ordered low, central, high for all 768 answers', () => {
  for (const answers of everyAnswer()) {
    const { lowKg, centralKg, highKg } = evidenceFor(answers);
    expect(lowKg).toBeLessThanOrEqual(centralKg);
    expect(centralKg).toBeLessThanOrEqual(highKg);
  }
});

it('says where the headline stands: 336 answers lie above the range, none below', () => {
  const above = everyAnswer().filter((answers) => monthlyEmissionsKg(answers) > evidenceFor(answers).highKg);
  const below = everyAnswer().filter((answers) => monthlyEmissionsKg(answers) < evidenceFor(answers).lowKg);
  expect(above).toHaveLength(336);
  expect(below).toHaveLength(0);
  for (const answers of above) expect(evidenceFor(answers).note).toContain('above what studies of');
});

it('speaks of orders of magnitude for training and of both methods for green hosting', () => {
  expect(evidenceFor({ ...typicalAnswers, useCase: 'training' }).note).toContain('order of magnitude');
  expect(evidenceFor({ ...typicalAnswers, hosting: 'green' }).note).toMatch(/market-based.*location-based/);
});

it('has a known source behind every figure and was read within 18 months of its newest source', () => {
  const ranges = [...Object.values(energyWhPerUse), ...Object.values(gridGramsPerKwh)];
  for (const figure of ranges.flatMap(({ low, central, high }) => [low, central, high])) {
    expect(evidenceSources[figure.source].title).not.toBe('');
  }
  const newest = Math.max(...Object.values(evidenceSources).map(({ year }) => year ?? 0));
  expect(new Date(evidenceCheckedOn).getFullYear()).toBeGreaterThanOrEqual(newest);
});

it('says of what is not counted what it found, when, and why it stands outside', () => {
  expect(evidenceNotCounted.length).toBeGreaterThan(3);
  for (const { finding, whyNot, year, url } of evidenceNotCounted) {
    expect(finding).toMatch(/\d/);
    expect(whyNot).not.toBe('');
    expect(url).toMatch(/^https:\/\//);
    expect(year).toBeLessThanOrEqual(Number(notCountedCheckedOn.slice(0, 4)));
  }
  const years = evidenceNotCounted.map(({ year }) => year);
  expect(years).toEqual([...years].sort((one, other) => other - one));
});

it('links every source; our own arithmetic alone has none', () => {
  const without = Object.entries<EvidenceSource>(evidenceSources).filter(
    ([, { url }]) => !url?.startsWith('https://'),
  );
  expect(without.map(([id]) => id)).toEqual(['gpuHours']);
});

const covered =
  'The range covers the use of the models; networks, your own devices and how you access the model are left out.';
const orderOfMagnitude =
  'Training runs differ by four orders of magnitude: read the range as an order of magnitude.';
const certificates =
  'The low end counts green certificates (market-based); the high end counts the UK grid (location-based).';

it.each([
  [{}, [covered]],
  [{ useCase: 'training' }, [covered, orderOfMagnitude]],
  [{ hosting: 'green' }, [covered, certificates]],
  [{ useCase: 'training', hosting: 'green' }, [covered, orderOfMagnitude, certificates]],
] as const)('says what the range covers for %j, after the reason', (changes, boundaries) => {
  const evidence = evidenceFor({ ...typicalAnswers, ...changes });
  expect(evidence.boundaries).toEqual(boundaries);
  expect(evidence.note).toBe(`${evidence.reason} ${boundaries.join(' ')}`);
});
