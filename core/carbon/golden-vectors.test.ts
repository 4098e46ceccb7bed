import { expect, it } from 'vitest';
import { checkCarbonFootprint } from './check-carbon-footprint.ts';
import { goldenVectors, goldenVectorsAsCsv, goldenVectorsAsJson } from './golden-vectors.ts';
import { methodChanges, methodVersion } from './method.ts';

it('holds each of the 768 answers once, with the figures that the check gives', () => {
  const vectors = goldenVectors();
  expect(vectors).toHaveLength(768);
  for (const { monthlyKg, rating, centralKg, standing, lowKg, highKg, ...answers } of vectors) {
    const outcome = checkCarbonFootprint(answers);
    if (!outcome.ok) throw new Error(outcome.error.message);
    const { monthlyEmissions, evidence } = outcome.value;
    expect({ monthlyKg, rating }).toEqual({ monthlyKg: monthlyEmissions, rating: outcome.value.rating });
    expect(standing).toBe(evidence.standing);
    for (const [one, other] of [
      [lowKg, evidence.lowKg],
      [centralKg, evidence.centralKg],
      [highKg, evidence.highKg],
    ] as const) {
      expect(one).toBeCloseTo(other, 9);
    }
  }
});

it('can be reproduced from the weights in the same file', () => {
  const { weights, vectors } = JSON.parse(goldenVectorsAsJson());
  for (const vector of vectors) {
    const product = Object.entries<Record<string, number>>(weights).reduce(
      (soFar, [question, options]) => soFar * (options[vector[question]] ?? Number.NaN),
      1 / 1000,
    );
    expect(product).toBeCloseTo(vector.monthlyKg, 9);
  }
});

it('is a table of eleven columns, safe in a spreadsheet', () => {
  const lines = goldenVectorsAsCsv().trimEnd().split('\r\n');
  expect(lines).toHaveLength(769);
  expect(lines[0]).toBe(
    'frequency,useCase,access,teamSize,hosting,monthlyKg,rating,lowKg,centralKg,highKg,standing',
  );
  for (const line of lines) expect(line.split(',')).toHaveLength(11);
});

it('names the newest change of the method as its version', () => {
  const dates = methodChanges.map(({ date }) => date);
  expect(dates).toEqual([...dates].sort().reverse());
  expect(methodVersion).toBe(dates[0]);
});

it.each([
  'rare,text,selfhosted,solo,green,0.0016,Very Low,0,0.0001224,0.004425,inside',
  'rare,text,browser,solo,unknown,0.0288,Very Low,0.0000864,0.0013056,0.011825,above',
  'heavy,training,browser,enterprise,unknown,3240,Very High,16.2,14688,1713442.5,inside',
])('has the row %s', (row) => {
  expect(goldenVectorsAsCsv().split('\r\n')).toContain(row);
});

it('says with which formula and method others can reproduce it', () => {
  expect(JSON.parse(goldenVectorsAsJson())).toMatchObject({
    methodVersion,
    formula: 'monthlyKg = frequency * useCase * access * teamSize * hosting / 1000',
  });
});
