import { ModelLimits } from '../../../llm/model-limits.ts';
import type { ModelLogEntry } from '../../../llm/model-log.port.ts';
import { ScriptedModel, type ScriptedReply } from '../../../llm/testing/scripted-model.ts';
import type { ModelAnalysisDependencies } from '../read-sections.ts';

/** What an analysis with a model needs, with a model that gives these answers, and what it has logged. */
export function scriptedPorts(replies: readonly ScriptedReply[]) {
  const model = new ScriptedModel(replies);
  const entries: ModelLogEntry[] = [];
  const ports: ModelAnalysisDependencies = {
    model,
    limits: new ModelLimits({ concurrency: 1, tokensPerDay: null }),
    clock: { now: () => new Date(0) },
    wait: async () => undefined,
    log: (entry) => entries.push(entry),
    timeoutMs: 1000,
    newDelimiter: () => 'Q7R2',
    openCancellation: (parent) => {
      let isCancelled = false;
      return {
        cancellation: {
          get aborted() {
            return isCancelled || parent?.aborted === true;
          },
        },
        cancel: () => {
          isCancelled = true;
        },
      };
    },
  };
  return { ports, model, entries };
}
