import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import type { ExpectedFailure, Result } from '../../core/result.ts';
import type { TermSheetAnalysis } from '../../core/termsheet/analysis.ts';
import type { AnalyzeTermSheetRequest } from '../../core/termsheet/analyze-term-sheet.ts';
import { type GoldenSummary, summarise } from '../../core/termsheet/evaluation/golden-summary.ts';
import { parseGoldenTruth } from '../../core/termsheet/evaluation/golden-truth.ts';
import { type DocumentScore, scoreDocument } from '../../core/termsheet/evaluation/score-document.ts';
import { packageRoot } from '../package-root.ts';

/** The figures of a golden set, and how long its documents took. */
export interface TermSheetEvaluation {
  readonly summary: GoldenSummary;
  readonly scores: readonly DocumentScore[];
  /** Milliseconds a document, reading of the file included. */
  readonly medianMs: number;
  readonly slowestMs: number;
}

type Analyze = (request: AnalyzeTermSheetRequest) => Promise<Result<TermSheetAnalysis, ExpectedFailure>>;

/** Where a golden set lies: documents and the answers that a careful reader gives. */
interface GoldenSet {
  readonly documents: string;
  readonly truth: string;
}

/**
 * Runs an engine over a golden set and scores its answers, one document after the other.
 * @param folder documents with a `truth.json` beside them; without one, the set that the product carries
 * @throws Error when there is no truth table
 */
export async function evaluateTermSheets(analyze: Analyze, folder?: string): Promise<TermSheetEvaluation> {
  const set = folder === undefined ? ownSet() : { documents: folder, truth: join(folder, 'truth.json') };
  if (!existsSync(set.truth)) throw new Error(`${set.truth} is not there.`);
  const truth = parseGoldenTruth(JSON.parse(readFileSync(set.truth, 'utf8')));
  const scores: DocumentScore[] = [];
  const durationsMs: number[] = [];
  for (const [name, entry] of Object.entries(truth)) {
    const path = join(set.documents, name);
    if (!existsSync(path)) continue;
    const file = { name, bytes: readFileSync(path) };
    const start = performance.now();
    const outcome = await analyze({
      jurisdiction: entry.jurisdiction,
      analysisDetail: 'detailed',
      source: { kind: 'file', file },
    });
    durationsMs.push(performance.now() - start);
    scores.push(scoreDocument(name, entry, outcome));
  }
  durationsMs.sort((one, other) => one - other);
  return {
    summary: summarise(scores),
    scores,
    medianMs: durationsMs[Math.floor(durationsMs.length / 2)] ?? 0,
    slowestMs: durationsMs.at(-1) ?? 0,
  };
}

function ownSet(): GoldenSet {
  const folder = join(packageRoot(), 'core/termsheet/testing');
  return { documents: join(folder, 'fixtures'), truth: join(folder, 'data/fixture-truth.json') };
}
