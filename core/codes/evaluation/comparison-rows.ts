import type { FigureRow } from '../../evaluation/figure-table.ts';
import { type CodeSystem, codeSystems } from '../classification.ts';
import type { Evaluation } from './evaluate-rows.ts';

/** How one engine did on one set. */
export interface ComparedSet {
  readonly name: string;
  readonly rows: number;
  readonly scores: Evaluation['scores'];
  /** Codes in the answers that are in no official table: a defect wherever it is not 0. */
  readonly unknownCodes: number;
}

/** The confidence of an answer speaks of the industry systems, not of CPV. */
const withConfidence: readonly CodeSystem[] = ['naics', 'sic', 'isic'];

const percent = (share: number): string => (100 * share).toFixed(1);

/**
 * Right codes among the first and the first five answers, in per cent, and the calibration error, of several
 * engines on the same sets: one line a set and figure, one column an engine.
 */
export function comparisonRows(engines: readonly (readonly ComparedSet[])[]): readonly FigureRow[] {
  const names = engines[0]?.map(({ name }) => name) ?? [];
  return names.flatMap((name, index) => {
    const sets = engines.map((sets) => sets[index]);
    const row = (label: string, cell: (set: ComparedSet) => string): FigureRow => [
      `${name}: ${label}`,
      ...sets.map((set) => (set === undefined ? '' : cell(set))),
    ];
    return [
      row('descriptions', ({ rows }) => String(rows)),
      ...codeSystems.map((system) =>
        row(`${system.toUpperCase()} first / first five`, ({ scores }) => {
          const score = scores[system];
          return score === undefined ? '' : `${percent(score.top1)} / ${percent(score.top5)}`;
        }),
      ),
      row('calibration error NAICS, SIC, ISIC', ({ scores }) =>
        withConfidence.map((system) => scores[system]?.calibrationError.toFixed(2) ?? '-').join(', '),
      ),
      row('codes in no official table', ({ unknownCodes }) => String(unknownCodes)),
    ];
  });
}
