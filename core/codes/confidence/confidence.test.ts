import { expect, it } from 'vitest';
import { facetsOf } from '../questions/facets.ts';
import { findCodes } from '../ranking/find-codes.ts';
import { smallCodeTables } from '../testing/small-code-tables.ts';
import { overallConfidence } from './confidence.ts';

it('an answer of the owner makes the industry surer, and leaves what it supplies as it was', () => {
  const tables = smallCodeTables();
  const found = findCodes(tables, 'fish and chip shop and computer software publishing');
  const [facet] = facetsOf(tables);
  if (!facet) throw new Error('no question can be asked');
  const asked = overallConfidence(found);
  const answered = overallConfidence({ ...found, answered: [{ facet, option: 'make' }] });
  for (const system of ['sic', 'naics', 'isic'] as const) {
    expect(answered.systems[system]).toBeGreaterThan(asked.systems[system]);
  }
  expect(answered.division).toBeGreaterThan(asked.division);
  expect(answered.systems.cpv).toBe(asked.systems.cpv);
});

it('no answer is certain', () => {
  const { systems, value } = overallConfidence(findCodes(smallCodeTables(), 'fish and chip shop'));
  expect(value).toBe(0.99);
  expect(Math.max(systems.sic, systems.naics, systems.isic)).toBe(0.99);
});
