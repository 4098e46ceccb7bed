import type { Cancellation } from '../../core/cancellation.ts';
import type { ProviderFailure } from '../../core/llm/provider-failure.ts';
import { failed, type Result } from '../../core/result.ts';
import type { TermSheetAnalysis } from '../../core/termsheet/analysis.ts';
import type { AnalysisOptions } from '../../core/termsheet/analyze-document.ts';
import type { SourceFile } from '../../core/termsheet/document-reader.port.ts';
import type { TermSheetFailure } from '../../core/termsheet/term-sheet.errors.ts';
import { QueuedPieces } from './queued-pieces.ts';

/** Whole documents lie in Redis until they are read, so few of them. */
const sheetsAhead = 16;

export type SheetAnswer = Result<TermSheetAnalysis, TermSheetFailure | ProviderFailure>;

/** What a run over many term sheets hands to a queue. */
export interface QueuedSheets {
  /** How many calls run at the same time; more only wait. */
  readonly concurrency: number;
  analyze(file: SourceFile, options: AnalysisOptions): Promise<SheetAnswer>;
  /** How many worker processes listen now. */
  countWorkers(): Promise<number>;
  close(): Promise<void>;
}

/**
 * Term sheets that are read and analysed by `fettle worker` processes.
 * @param url REDIS_URL
 * @param salt what else decides the answers, such as the model
 */
export function openQueuedSheets(
  url: string,
  salt: string,
  cancellation: Cancellation = { aborted: false },
): QueuedSheets {
  const pieces = new QueuedPieces(url, salt, cancellation);
  return {
    concurrency: sheetsAhead,
    async analyze({ name, bytes }, options) {
      const sheet = { name, bytes: Buffer.from(bytes).toString('base64') };
      const outcome = await pieces.ask('analyze', { sheet, options });
      if (outcome.state === 'answered') return JSON.parse(outcome.answer);
      return outcome.state === 'cancelled'
        ? failed({ code: 'cancelled', message: 'The analysis was cancelled.' })
        : failed({
            code: 'provider-unavailable',
            message: 'The workers gave this document up after four tries.',
          });
    },
    countWorkers: () => pieces.countWorkers(),
    close: () => pieces.close(),
  };
}
