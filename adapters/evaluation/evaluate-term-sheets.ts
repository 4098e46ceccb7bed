import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ZodError } from 'zod';
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
 * @throws Error when there is no truth table, or it names documents that are not there
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
  const entries = Object.entries(readTruth(truth));
  const missing = entries.map(([name]) => name).filter((name) => !existsSync(join(path, name)));
  // What is left out would count neither for nor against the engine.
  if (missing.length > 0) {
    const named = missing.slice(0, mostNamed).join(', ');
    throw new Error(
      `${missing.length} of ${entries.length} documents that ${truth} names are not there: ${named}.`,
    );
  }
  return entries.map(([name, entry]) => ({ name, entry, bytes: readFileSync(join(path, name)) }));
}

const mostNamed = 3;

function readTruth(file: string): ReturnType<typeof parseGoldenTruth> {
  try {
    return parseGoldenTruth(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    const place = error instanceof ZodError ? `: see ${error.issues[0]?.path.join('.') || 'its top'}` : '';
    throw new Error(`${file} is no truth table${place}.`);
  }
}

function requestOf({ name, entry, bytes }: GoldenDocument): AnalyzeTermSheetRequest {
  return {
    jurisdiction: entry.jurisdiction,
    analysisDetail: 'detailed',
    source: { kind: 'file', file: { name, bytes } },
  };
}
