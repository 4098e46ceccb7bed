import { availableParallelism } from 'node:os';
import type { Services } from '../../adapters/composition/open-services.ts';
import type { ExpectedFailure, Result } from '../../core/result.ts';
import type { TermSheetAnalysis } from '../../core/termsheet/analysis.ts';
import type { AnalysisOptions } from '../../core/termsheet/analyze-document.ts';
import type { AnalysisProgress } from '../../core/termsheet/analyze-term-sheet.ts';
import type { SourceFile } from '../../core/termsheet/document-reader.port.ts';
import type { TextOutput } from '../command-context.ts';
import { noteWorkers } from '../commands/note-workers.ts';

/** Who reads and analyses the documents of a run. */
export interface SheetEngine {
  /** How many documents are worked on at the same time. */
  readonly concurrency: number;
  analyze(
    file: SourceFile,
    settings: AnalysisOptions,
    progress: AnalysisProgress,
  ): Promise<Result<TermSheetAnalysis, ExpectedFailure>>;
  close(): Promise<void>;
}

/** The processes of this run, one a core unless it is told otherwise. */
export async function ownEngine(services: Services, concurrency?: number): Promise<SheetEngine> {
  const analyzeTermSheet = await services.get('analyzeTermSheet');
  return {
    concurrency: concurrency ?? availableParallelism(),
    analyze: (file, settings, progress) =>
      analyzeTermSheet({ ...settings, source: { kind: 'file', file } }, progress),
    close: async () => undefined,
  };
}

/** The `fettle worker` processes on the queue; says how many listen. */
export async function queuedEngine(
  services: Services,
  notes: TextOutput,
  signal: AbortSignal,
): Promise<SheetEngine> {
  const queue = await (await services.get('openQueuedSheets'))(signal);
  await noteWorkers(queue, notes);
  return {
    concurrency: queue.concurrency,
    analyze: (file, settings) => queue.analyze(file, settings),
    close: () => queue.close(),
  };
}
