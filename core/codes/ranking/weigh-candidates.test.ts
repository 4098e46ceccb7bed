import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type EvidenceFigures, evidenceKinds } from './evidence.ts';
import { weigh } from './weigh-candidates.ts';

const wholeAlone = Object.fromEntries(
  evidenceKinds.map((kind) => [kind, kind === 'whole' ? 1 : 0]),
) as unknown as EvidenceFigures;
const candidatesOf = (scores: readonly number[]) =>
  scores.map((score, item) => ({ item, code: `${item}`, evidence: [score], bestText: null }));

it('gives the best so many in the order of all, of equal ones the first', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 6 }), { maxLength: 40 }), fc.nat(12), (scores, most) => {
      const candidates = candidatesOf(scores);
      const sorted = [...candidates].sort(
        (left, right) => (right.evidence[0] ?? 0) - (left.evidence[0] ?? 0),
      );
      const best = weigh(candidates, wholeAlone, most);
      expect(best.map(({ candidate }) => candidate)).toEqual(sorted.slice(0, most));
      expect(best).toEqual(weigh(candidates, wholeAlone).slice(0, most));
    }),
  );
});
