import { performance } from 'node:perf_hooks';
import { buildClassification } from '../../../core/codes/answer/build-classification.ts';
import type { Classification } from '../../../core/codes/classification.ts';
import type { CodeTables } from '../../../core/codes/code-tables.port.ts';
import { evaluateRows } from '../../../core/codes/evaluation/evaluate-rows.ts';
import {
  evaluationTable,
  type MeasuredSet,
  reliabilityTable,
} from '../../../core/codes/evaluation/evaluation-table.ts';
import { findCodes } from '../../../core/codes/ranking/find-codes.ts';
import { loadCodeTables } from '../load-code-tables.ts';
import { crossValidatedSets } from './cross-validated.ts';
import { type EvaluationSet, goldenSets, setsOf } from './evaluation-sets.ts';
import { heldOutSets } from './held-out-sets.ts';

/** The built-in engine measured on every labelled set there is. */
export interface CodesMeasurement {
  readonly sets: readonly MeasuredSet[];
  /** Tables in Markdown: figures a set and system, then the reliability of the confidence. */
  readonly tables: string;
}

/**
 * Measures the built-in engine on the golden sets, on those of a folder, if one is named, and on a
 * tenth of the index terms held out (seed 42). The trained model has seen those terms, so words alone are measured;
 * the figures of a model that has not are those that the build step `cross-validate` kept.
 */
export function measureCodes(folder?: string): CodesMeasurement {
  const tables = loadCodeTables();
  const described = [...goldenSets(), ...(folder === undefined ? [] : setsOf(folder))].map((set) =>
    measure(tables, set),
  );
  const held = heldOutSets();
  const words = held.tables(null);
  const terms = held.sets.map((set) => measure(words, { ...set, name: `${set.name}, words only` }));
  const reliabilities = described
    .filter(({ name }) => name.startsWith('golden'))
    .flatMap((set) => (['naics', 'sic', 'isic'] as const).map((system) => reliabilityTable(set, system)));
  const sets = [...described, ...crossValidatedSets(), ...terms];
  return { sets, tables: [evaluationTable(sets), ...reliabilities].join('\n\n') };
}

/** Classifies every description of a set and scores the answers. */
export function measure(tables: CodeTables, { name, rows }: EvaluationSet): MeasuredSet {
  const start = performance.now();
  const classifications: Classification[] = rows.map(({ description }) =>
    buildClassification(tables, findCodes(tables, description)),
  );
  const millisecondsEach = (performance.now() - start) / Math.max(1, rows.length);
  return { name, evaluation: evaluateRows(rows, classifications), millisecondsEach };
}
