import { expect, it } from 'vitest';
import { smallCodeTables } from '../testing/small-code-tables.ts';
import { findCodes } from './find-codes.ts';

it('ranks the industry systems alike, with CPV or without', () => {
  const tables = smallCodeTables();
  const described = 'We bake bread and cakes';
  const whole = findCodes(tables, described);
  const industry = findCodes(tables, described, [], 'industry');
  expect(whole.systems.cpv.length).toBeGreaterThan(0);
  expect(industry.systems).toEqual({ ...whole.systems, cpv: [] });
});
