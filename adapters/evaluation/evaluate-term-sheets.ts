import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { evenlySpaced } from '../../core/evaluation/evenly-spaced.ts';
import type { TermSheetAnalysis } from '../../core/termsheet/analysis.ts';
import type { AnalyzeTermSheetRequest } from '../../core/termsheet/analyze-term-sheet.ts';
import { type GoldenSummary, summarise } from '../../core/termsheet/evaluation/golden-summary.ts';
import { type GoldenEntry, parseGoldenTruth } from '../../core/termsheet/evaluation/golden-truth.ts';
import { type DocumentScore, scoreDocument } from '../../core/termsheet/evaluation/score-document.ts';
import { packageRoot } from '../package-root.ts';
import {
  type EngineRun,
  type EnginesRun,
  type EngineUnderTest,
  type EvaluationOptions,
  runEngines,
} from './run-engine.ts';

export type TermSheetEngine = EngineUnderTest<AnalyzeTermSheetRequest, TermSheetAnalysis>;

export interface TermSheetEvaluationOptions extends EvaluationOptions {
  /** Documents with a `truth.json` beside them; without one, the set that the product carries. */
  readonly folder?: string;
}

/** What the answers of one engine are worth. */
interface TermSheetFigures {
  readonly summary: GoldenSummary;
  readonly scores: readonly DocumentScore[];
}

/** How one engine did on a golden set. */
export type MeasuredTermSheets = Omit<EngineRun<TermSheetAnalysis>, 'outcomes'> & TermSheetFigures;

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
  { folder, limit, ...options }: TermSheetEvaluationOptions = {},
): Promise<EnginesRun<MeasuredTermSheets>> {
  const documents = evenlySpaced(readDocuments(folder), limit);
  return runEngines(engines, documents.map(requestOf), options, (outcomes) => {
    const scores = documents.flatMap(({ name, entry }, index) => {
      const outcome = outcomes[index];
      return outcome ? [scoreDocument(name, entry, outcome)] : [];
    });
    return { summary: summarise(scores), scores };
  });
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
