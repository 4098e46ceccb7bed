import { performance } from 'node:perf_hooks';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Cancellation } from '../../../core/cancellation.ts';
import { buildClassification } from '../../../core/codes/answer/build-classification.ts';
import { type Classification, codeSystems } from '../../../core/codes/classification.ts';
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
 * @returns null when it was cancelled
 */
export async function measureCodes(
  folder?: string,
  cancellation: Cancellation = { aborted: false },
): Promise<CodesMeasurement | null> {
  const tables = loadCodeTables();
  const described: MeasuredSet[] = [];
  for (const set of [...goldenSets(), ...(folder === undefined ? [] : setsOf(folder))]) {
    described.push(await measure(tables, set, cancellation));
  }
  const held = heldOutSets();
  const words = held.tables(null);
  const terms: MeasuredSet[] = [];
  for (const set of held.sets) {
    terms.push(await measure(words, { ...set, name: `${set.name}, words only` }, cancellation));
  }
  if (cancellation.aborted) return null;
  const reliabilities = described
    .filter(({ name }) => name.startsWith('golden'))
    .flatMap((set) => codeSystems.map((system) => reliabilityTable(set, system)));
  const sets = [...described, ...crossValidatedSets(), ...terms];
  return { sets, tables: [evaluationTable(sets), ...reliabilities].join('\n\n') };
}

/** Classifies every description of a set and scores the answers; cancelled, those there are. */
export async function measure(
  tables: CodeTables,
  { name, rows }: EvaluationSet,
  cancellation: Cancellation = { aborted: false },
): Promise<MeasuredSet> {
  const start = performance.now();
  const classifications: Classification[] = [];
  for (const { description } of rows) {
    // A turn of the event loop, or an interrupt would wait for all sets.
    await nextTurn();
    if (cancellation.aborted) break;
    classifications.push(buildClassification(tables, findCodes(tables, description)));
  }
  const millisecondsEach = (performance.now() - start) / Math.max(1, rows.length);
  const answered = rows.slice(0, classifications.length);
  return { name, evaluation: evaluateRows(answered, classifications), millisecondsEach };
}
