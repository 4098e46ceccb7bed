import {
  type Classification,
  type ClassificationRequest,
  codeSystems,
} from '../../../core/codes/classification.ts';
import type { CodeTables } from '../../../core/codes/code-tables.port.ts';
import type { ComparedSet } from '../../../core/codes/evaluation/comparison-rows.ts';
import { type EvaluationRow, evaluateRows } from '../../../core/codes/evaluation/evaluate-rows.ts';
import { evenlySpaced } from '../../../core/evaluation/evenly-spaced.ts';
import type { ExpectedFailure, Result } from '../../../core/result.ts';
import {
  type EngineRun,
  type EnginesRun,
  type EngineUnderTest,
  type EvaluationOptions,
  runEngines,
} from '../../evaluation/run-engine.ts';
import { type EvaluationSet, goldenSets } from './evaluation-sets.ts';

export type CodesEngine = EngineUnderTest<ClassificationRequest, Classification>;

/** How one engine did on the golden sets. */
export type MeasuredCodes = Omit<EngineRun<Classification>, 'outcomes'> & {
  readonly sets: readonly ComparedSet[];
};

/** The set that lexicon and weights were tuned on says little about the built-in engine beside another one. */
const tunedOn = 'golden, development';

/** Runs engines over the same descriptions of the golden sets and scores their answers. */
export async function compareCodes(
  engines: readonly CodesEngine[],
  tables: CodeTables,
  { limit, ...options }: EvaluationOptions = {},
): Promise<EnginesRun<MeasuredCodes>> {
  const sets = goldenSets()
    .filter(({ name }) => name !== tunedOn)
    .map(({ name, rows }) => ({ name, rows: evenlySpaced(rows, limit) }));
  const requests = sets.flatMap(({ rows }) =>
    rows.map(({ description }) => ({ businessDescription: description })),
  );
  // Loaded beforehand, or the first answer would be charged with it.
  tables.retrieval();
  return runEngines(engines, requests, options, (outcomes) => ({ sets: scoreSets(sets, outcomes, tables) }));
}

function scoreSets(
  sets: readonly { name: string; rows: EvaluationSet['rows'] }[],
  outcomes: readonly Result<Classification, ExpectedFailure>[],
  tables: CodeTables,
): readonly ComparedSet[] {
  let start = 0;
  return sets.map(({ name, rows }) => {
    const answered = outcomes.slice(start, start + rows.length).map(answerOf);
    start += rows.length;
    const asked: readonly EvaluationRow[] = rows.slice(0, answered.length);
    return {
      name,
      rows: asked.length,
      scores: evaluateRows(asked, answered).scores,
      unknownCodes: answered.reduce((sum, answer) => sum + countUnknown(answer, tables), 0),
    };
  });
}

/** No answer counts as a wrong one, or an engine that fails on hard texts would look good. */
function answerOf(outcome: Result<Classification, ExpectedFailure>): Classification {
  if (outcome.ok) return outcome.value;
  const suggestions = { sic: [], naics: [], isic: [], cpv: [], ukSic: [] };
  return { confidence: 0, reasoning: '', suggestions, engine: { provider: 'none' } };
}

function countUnknown({ suggestions, alternativeOptions }: Classification, tables: CodeTables): number {
  return codeSystems
    .flatMap((system) =>
      [...suggestions[system], ...(alternativeOptions?.[system] ?? [])].map(({ code }) => ({ system, code })),
    )
    .filter(({ system, code }) => tables.entry(system, code) === null).length;
}
