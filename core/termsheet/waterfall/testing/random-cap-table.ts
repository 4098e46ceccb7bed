import fc from 'fast-check';
import type { CapTable, CapTableSeries } from '../cap-table.ts';

const multiples = fc.constantFrom(0, 0.5, 1, 1, 1, 1.5, 2, 3);
const participations = fc.constantFrom('none' as const, 'none' as const, 'capped' as const, 'full' as const);

const randomSeries: fc.Arbitrary<Omit<CapTableSeries, 'name'>> = fc
  .record({
    shares: fc.oneof(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 1, max: 5_000_000 })),
    invested: fc.oneof(
      fc.integer({ min: 0, max: 1_000 }),
      fc.integer({ min: 1, max: 20_000_000_00 }).map((cents) => cents / 100),
    ),
    multiple: multiples,
    participation: participations,
    capAboveMultiple: fc.constantFrom(0, 0.5, 1, 2),
    capIncludesPreference: fc.constantFrom(true, true, false),
    rank: fc.integer({ min: 1, max: 4 }),
    dividendPercent: fc.constantFrom(0, 0, 6, 8, 12.5),
    compounding: fc.boolean(),
    years: fc.constantFrom(0, 1, 2.5, 5),
  })
  .map(({ capAboveMultiple, ...terms }) =>
    terms.participation === 'capped'
      ? { ...terms, cap: Math.max(terms.multiple + capAboveMultiple, 0.5) }
      : terms,
  );

/** Stacks of nought to six series with common holders, as a careful caller would hand them in. */
export const randomCapTable: fc.Arbitrary<CapTable> = fc.record({
  common: fc
    .array(fc.integer({ min: 1, max: 3_000_000 }), { minLength: 1, maxLength: 3 })
    .map((shares) => shares.map((count, index) => ({ holder: `Holder ${index}`, shares: count }))),
  series: fc
    .array(randomSeries, { maxLength: 6 })
    .map((list) => list.map((terms, index) => ({ name: `Series ${index}`, ...terms }))),
});
