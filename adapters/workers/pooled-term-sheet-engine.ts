import type { BusyFailure } from '../../core/busy-failure.ts';
import { failed, type Result } from '../../core/result.ts';
import type { TermSheetFailure } from '../../core/termsheet/term-sheet.errors.ts';
import type {
  EngineProgress,
  TermSheetEngine,
  TermSheetSource,
} from '../../core/termsheet/term-sheet-engine.port.ts';
import {
  damagedDocument,
  documentTimeout,
  documentTooDemanding,
  readCancelled,
} from '../documents/read-failure.ts';
import { callWorker, type WorkFailure } from './call-worker.ts';
import type { WorkPool } from './work-pool.ts';

const bytesPerCharacter = 2;

/** The built-in engine in the processes of a pool. */
export function pooledTermSheetEngine(pool: WorkPool): TermSheetEngine {
  return {
    async analyze(request, progress = {}) {
      const call = { kind: 'analyze-term-sheet', input: request, bytes: weightOf(request.source) } as const;
      const outcome = await callWorker(pool, call, waiting(progress));
      return outcome.ok ? outcome.value : explain(outcome.error);
    },
    async combine(request, progress = {}) {
      const bytes = request.document.text.length * bytesPerCharacter;
      const call = { kind: 'combine-reviews', input: request, bytes, isContinuation: true } as const;
      const outcome = await callWorker(pool, call, waiting(progress));
      return outcome.ok ? outcome.value : explain(outcome.error);
    },
  };
}

const waiting = ({ cancellation, client, onRead }: EngineProgress) => ({
  cancellation,
  client,
  onProgress: onRead,
});

function weightOf(source: TermSheetSource): number {
  return source.kind === 'file' ? source.file.bytes.length : source.text.length * bytesPerCharacter;
}

function explain(failure: WorkFailure | BusyFailure): Result<never, TermSheetFailure> {
  switch (failure.code) {
    case 'busy':
      return failed(failure);
    case 'cancelled':
      return readCancelled();
    case 'time':
      return documentTimeout();
    case 'memory':
      return documentTooDemanding();
    case 'crash':
      return damagedDocument('document');
  }
}
