import { performance } from 'node:perf_hooks';
import type { Cancellation } from '../../core/cancellation.ts';
import { inOrder } from '../../core/codes/batch/in-order.ts';
import { quantile } from '../../core/evaluation/quantile.ts';
import { type ModelEffort, modelEffort } from '../../core/llm/evaluation/model-effort.ts';
import type { ModelLogEntry } from '../../core/llm/model-log.port.ts';
import type { ExpectedFailure, Result } from '../../core/result.ts';

/** An engine that is measured: the built-in one, or one with a model whose calls are reported to `entries`. */
export interface EngineUnderTest<Request, Answer> {
  readonly provider: string;
  readonly model: string | null;
  /** Whether the answers come from a recording: then they say nothing about time. */
  readonly isReplay: boolean;
  /** Requests under way at the same time. */
  readonly concurrency: number;
  readonly entries: readonly ModelLogEntry[];
  answer(
    request: Request,
    progress: { readonly cancellation?: Cancellation; readonly requestId: string },
  ): Promise<Result<Answer, ExpectedFailure>>;
}

/** An answer that says whether another engine than the one asked for has given it. */
interface FallibleAnswer {
  readonly engine: { readonly fallback?: string };
}

/** How a measurement is run. */
export interface EvaluationOptions {
  /** At most this many documents of each set, spread over it. */
  readonly limit?: number;
  readonly cancellation?: Cancellation;
  readonly onProgress?: (finished: number, total: number) => void;
}

/** What one engine took, and its answers in the order of the requests; fewer of them where it was stopped. */
export interface EngineRun<Answer> {
  readonly engine: { readonly provider: string; readonly model: string | null; readonly isReplay: boolean };
  readonly outcomes: readonly Result<Answer, ExpectedFailure>[];
  readonly effort: ModelEffort | null;
  /** Answers of the built-in engine, given because the model did not answer. */
  readonly fallbacks: number;
  /** Milliseconds a request; `null` for a replay. */
  readonly medianMs: number | null;
  readonly p95Ms: number | null;
  readonly slowestMs: number | null;
  /** Why the rest was not asked: the provider will not answer any call as it is configured. */
  readonly refusal: ExpectedFailure | null;
}

/** The measurements of several engines, in the order in which these were given. */
export interface EnginesRun<Measured> {
  readonly engines: readonly Measured[];
  /** False where it was stopped before every request had its answer. */
  readonly isComplete: boolean;
}

/** What one engine took, with what its answers are worth. */
type Measured<Answer, Figures> = Omit<EngineRun<Answer>, 'outcomes'> & Figures;

/** Asks engines the same, one after the other, and has their answers scored. */
export async function runEngines<Request, Answer extends FallibleAnswer, Figures extends object>(
  engines: readonly EngineUnderTest<Request, Answer>[],
  requests: readonly Request[],
  { cancellation, onProgress }: EvaluationOptions,
  score: (outcomes: EngineRun<Answer>['outcomes']) => Figures,
): Promise<EnginesRun<Measured<Answer, Figures>>> {
  const measured: Measured<Answer, Figures>[] = [];
  const total = requests.length * engines.length;
  let finished = 0;
  for (const engine of engines) {
    const { outcomes, ...run } = await runEngine(engine, requests, {
      cancellation,
      onFinished: () => {
        finished += 1;
        onProgress?.(finished, total);
      },
    });
    measured.push({ ...run, ...score(outcomes) });
  }
  return { engines: measured, isComplete: finished === total };
}

/**
 * Asks an engine everything, in order and several at a time. It stops when cancelled, and at the first sign that
 * the provider does not know the key or the model: every further call would fail in the same way.
 */
async function runEngine<Request, Answer extends FallibleAnswer>(
  engine: EngineUnderTest<Request, Answer>,
  requests: readonly Request[],
  { cancellation, onFinished }: { cancellation?: Cancellation; onFinished?: () => void } = {},
): Promise<EngineRun<Answer>> {
  const outcomes: Result<Answer, ExpectedFailure>[] = [];
  const durationsMs: number[] = [];
  let refusal: ExpectedFailure | null = null;
  const stop: Cancellation = {
    get aborted() {
      return (cancellation?.aborted ?? false) || refusal !== null;
    },
  };
  const work = async ([index, request]: readonly [number, Request]) => {
    const start = performance.now();
    const requestId = String(index + 1);
    const outcome = await engine.answer(request, {
      requestId,
      cancellation,
    });
    refusal ??= refusalOf(outcome, requestId, engine.entries);
    return { outcome, durationMs: performance.now() - start };
  };
  for await (const { outcome, durationMs } of inOrder(requests.entries(), work, engine.concurrency, stop)) {
    if (!outcome.ok && outcome.error.code === 'cancelled') break;
    outcomes.push(outcome);
    durationsMs.push(durationMs);
    onFinished?.();
  }
  const time = (share: number) => (engine.isReplay ? null : quantile(durationsMs, share));
  return {
    engine: { provider: engine.provider, model: engine.model, isReplay: engine.isReplay },
    outcomes,
    effort: engine.model === null ? null : modelEffort(engine.entries),
    fallbacks: outcomes.filter((outcome) => outcome.ok && outcome.value.engine.fallback !== undefined).length,
    medianMs: time(0.5),
    p95Ms: time(0.95),
    slowestMs: time(1),
    refusal,
  };
}

function refusalOf(
  outcome: Result<FallibleAnswer, ExpectedFailure>,
  requestId: string,
  entries: readonly ModelLogEntry[],
): ExpectedFailure | null {
  const isRefused = entries.some(
    (entry) =>
      entry.event === 'model-call-end' &&
      entry.requestId === requestId &&
      entry.outcome === 'provider-not-configured',
  );
  if (!isRefused) return null;
  const message = outcome.ok ? outcome.value.engine.fallback : outcome.error.message;
  return { code: 'provider-not-configured', message: message ?? 'The provider refuses every call.' };
}
