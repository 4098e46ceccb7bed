import { vi } from 'vitest';

const most = 100;

/** A property that thousands of cases hold is tried on a hundred here: each mutant runs every test that meets it. */
vi.mock('fast-check', async (load) => {
  const actual = await load();
  const assert = (property, parameters) =>
    actual.assert(property, { ...parameters, numRuns: Math.min(parameters?.numRuns ?? most, most) });
  return { ...actual, assert, default: { ...actual.default, assert } };
});
