import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { evenlySpaced } from '../../core/evaluation/evenly-spaced.ts';
import type { TermSheetAnalysis } from '../../core/termsheet/analysis.ts';
import type { AnalyzeTermSheetRequest } from '../../core/termsheet/analyze-term-sheet.ts';
import { type GoldenSummary, summarise } from '../../core/termsheet/evaluation/golden-summary.ts';
import { type GoldenEntry, parseGoldenTruth } from '../../core/termsheet/evaluation/golden-truth.ts';
import { type DocumentScore, scoreDocument } from '../../core/termsheet/evaluation/score-document.ts';
import { packageRoot } from '../package-root.ts';
import { type EngineRun, type EngineUnderTest, type EvaluationOptions, runEngine } from './run-engine.ts';

export type TermSheetEngine = EngineUnderTest<AnalyzeTermSheetRequest, TermSheetAnalysis>;

export interface TermSheetEvaluationOptions extends EvaluationOptions {
  /** Documents with a `truth.json` beside them; without one, the set that the product carries. */
  readonly folder?: string;
}

/** How one engine did on a golden set. */
export interface MeasuredTermSheets extends Omit<EngineRun<TermSheetAnalysis>, 'outcomes'> {
  readonly summary: GoldenSummary;
  readonly scores: readonly DocumentScore[];
}

/** The figures of a golden set, one entry an engine, in the order in which they were given. */
export interface TermSheetEvaluation {
  readonly engines: readonly MeasuredTermSheets[];
  /** False where it was stopped before every document had its answer. */
  readonly isComplete: boolean;
}

interface GoldenDocument {
  readonly name: string;
  readonly entry: GoldenEntry;
  readonly bytes: Uint8Array;
}

/**
 * Runs engines over the same documents of a golden set and scores their answers.
 * @throws Error when there is no truth table
 */
export async function evaluateTermSheets(
  engines: readonly TermSheetEngine[],
  { folder, limit, cancellation, onProgress }: TermSheetEvaluationOptions = {},
): Promise<TermSheetEvaluation> {
  const documents = evenlySpaced(readDocuments(folder), limit);
  const requests = documents.map(requestOf);
  const measured: MeasuredTermSheets[] = [];
  let finished = 0;
  for (const engine of engines) {
    const { outcomes, ...run } = await runEngine(engine, requests, {
      ...(cancellation === undefined ? {} : { cancellation }),
      onFinished: () => {
        finished += 1;
        onProgress?.(finished, documents.length * engines.length);
      },
    });
    const scores = documents.flatMap(({ name, entry }, index) => {
      const outcome = outcomes[index];
      return outcome ? [scoreDocument(name, entry, outcome)] : [];
    });
    measured.push({ ...run, summary: summarise(scores), scores });
  }
  return { engines: measured, isComplete: finished === documents.length * engines.length };
}

function readDocuments(folder: string | undefined): readonly GoldenDocument[] {
  const own = join(packageRoot(), 'core/termsheet/testing');
  const path = folder ?? join(own, 'fixtures');
  const truth = folder === undefined ? join(own, 'data/fixture-truth.json') : join(folder, 'truth.json');
  if (!existsSync(truth)) throw new Error(`${truth} is not there.`);
  return Object.entries(parseGoldenTruth(JSON.parse(readFileSync(truth, 'utf8'))))
    .filter(([name]) => existsSync(join(path, name)))
    .map(([name, entry]) => ({ name, entry, bytes: readFileSync(join(path, name)) }));
}

function requestOf({ name, entry, bytes }: GoldenDocument): AnalyzeTermSheetRequest {
  return {
    jurisdiction: entry.jurisdiction,
    analysisDetail: 'detailed',
    source: { kind: 'file', file: { name, bytes } },
  };
}
