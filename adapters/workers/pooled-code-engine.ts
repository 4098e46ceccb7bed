import type { BusyFailure } from '../../core/busy-failure.ts';
import type { CodeEngine, CodeEngineFailure } from '../../core/codes/code-engine.port.ts';
import { failed, type Result } from '../../core/result.ts';
import { callWorker, type WorkFailure } from './call-worker.ts';
import type { WorkPool } from './work-pool.ts';

const bytesPerCharacter = 2;

/**
 * The built-in classification in the processes of a pool, for descriptions that take a while.
 * @param openPool when the first one comes
 */
export function pooledCodeEngine(openPool: () => WorkPool | Promise<WorkPool>): CodeEngine {
  return {
    async classify(request, progress = {}) {
      const bytes = (request.businessDescription?.length ?? 0) * bytesPerCharacter;
      const call = { kind: 'classify-business', input: request, bytes } as const;
      const outcome = await callWorker(await openPool(), call, progress);
      return outcome.ok ? outcome.value : explain(outcome.error);
    },
    async candidates(texts, progress = {}) {
      const bytes = texts.join('').length * bytesPerCharacter;
      const call = { kind: 'find-candidates', input: texts, bytes, isContinuation: true } as const;
      const outcome = await callWorker(await openPool(), call, progress);
      return outcome.ok ? outcome.value : explain(outcome.error);
    },
  };
}

/** @throws Error where the work was over its bounds, which no description that is accepted can be */
function explain(failure: WorkFailure | BusyFailure): Result<never, CodeEngineFailure> {
  if (failure.code === 'busy') return failed(failure);
  if (failure.code === 'cancelled')
    return failed({ code: 'cancelled', message: 'The search was cancelled.' });
  throw new Error(`a description was not classified: ${failure.code}`);
}
