import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { ModelLog } from '../../../core/llm/model-log.port.ts';
import type { Signals } from '../../telemetry/signals.ts';
import type { ProgramLog } from '../../telemetry/write-server-log.ts';
import { bindService } from '../bind-service.ts';
import { ContainerModule } from '../container-library.ts';
import { openCancellation } from '../open-cancellation.ts';
import { type ModelRun, openLanguageModel } from '../open-language-model.ts';
import { queueReceiver, textReceiver, unaskedReceiver } from '../text-receiver.ts';

/** The language model of this run, with the policy for its calls; `null` where the built-in engine answers alone. */
export function modelModule(run: ModelRun): ContainerModule {
  return new ContainerModule((options) => {
    const isReplay = run.replayFrom !== undefined;
    bindService(options, 'languageModel', async (get) => {
      const { values } = await get('configuration');
      return openLanguageModel(values, run);
    });
    bindService(options, 'modelAnalysis', async (get) => {
      const model = await get('languageModel');
      if (!model) return null;
      const { values } = await get('configuration');
      const { ModelLimits } = await import('../../../core/llm/model-limits.ts');
      return {
        model,
        limits: new ModelLimits({
          concurrency: values.LLM_CONCURRENCY,
          tokensPerDay: values.LLM_TOKENS_PER_DAY ?? null,
        }),
        clock: await get('clock'),
        wait: async (delayMs, cancellation) => {
          // A recorded provider is not busy any more.
          if (isReplay) return;
          const signal = cancellation instanceof AbortSignal ? { signal: cancellation } : {};
          // A wait that is cut short is no fault: the caller looks at the cancellation next.
          await delay(delayMs, undefined, signal).catch(() => undefined);
        },
        log: reportTo(await get('signals'), await get('programLog'), run),
        timeoutMs: values.LLM_TIMEOUT_MS,
        newDelimiter: () => randomBytes(12).toString('hex'),
        openCancellation,
      };
    });
    bindService(options, 'engine', async (get) => {
      const model = await get('languageModel');
      const { values } = await get('configuration');
      const sendsTextTo = isReplay ? null : textReceiver(values);
      return () =>
        model
          ? { provider: model.provider, model: model.model, sendsTextTo }
          : { provider: 'builtin', model: null, sendsTextTo: null };
    });
    bindService(options, 'unaskedReceiver', async (get) =>
      isReplay ? null : unaskedReceiver(await get('configuration')),
    );
    bindService(options, 'queueReceiver', async (get) => queueReceiver(await get('configuration')));
    bindService(options, 'isReplay', () => isReplay);
  });
}

/**
 * Reports calls as lines of the log. Somebody at a terminal is told by the command itself which engine answered; a
 * call for a request is one of a server, whose log is kept.
 */
function reportTo(signals: Signals, { modelCall }: ProgramLog, { isQuiet = false }: ModelRun): ModelLog {
  return (entry) => {
    signals.tell(entry);
    const isForAPerson = entry.requestId === undefined && (isQuiet || process.stderr.isTTY);
    if (!isForAPerson) modelCall(entry);
  };
}
