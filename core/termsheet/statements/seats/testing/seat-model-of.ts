import { featureNumber } from '../../feature-hash.ts';
import type { LinearModel } from '../../linear-model.ts';
import { seatLabels } from '../assign-seats.ts';

/** What a weight is for: a label, and the sort and the word of a feature. */
export type SeatRule = readonly [label: string, sort: string, word: string, weight: number];

/** A model of a few weights, one a feature. */
export function seatModelOf(rules: readonly SeatRule[]): LinearModel {
  const rows = rules
    .map(([label, sort, word, weight]) => ({
      feature: featureNumber(sort, word),
      column: seatLabels.indexOf(label),
      weight,
    }))
    .sort((left, right) => left.feature - right.feature);
  return {
    labels: seatLabels,
    features: Uint32Array.from(rows, ({ feature }) => feature),
    starts: Uint32Array.from({ length: rows.length + 1 }, (_, row) => row),
    columns: Uint8Array.from(rows, ({ column }) => column),
    weights: Int8Array.from(rows, ({ weight }) => weight),
    scale: new Float32Array(seatLabels.length).fill(1),
    offset: new Float32Array(seatLabels.length),
  };
}
