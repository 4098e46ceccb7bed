import { ModelLimits } from '../../../llm/model-limits.ts';
import type { ModelLogEntry } from '../../../llm/model-log.port.ts';
import { ScriptedModel, type ScriptedReply } from '../../../llm/testing/scripted-model.ts';
import { classifyBusiness } from '../../classify-business.ts';
import { smallCodeTables } from '../../testing/small-code-tables.ts';
import type { ModelRanking } from '../model-ranking.ts';

export const tables = smallCodeTables();
export const description = 'We run a chippy by the sea';

/** What a model answers that chooses nothing, but for the changes. */
export const ranking = (changes: Partial<ModelRanking> = {}): string =>
  JSON.stringify({
    isBusiness: true,
    reasoning: 'The firm sells cooked food to take away.',
    sic: [],
    naics: [],
    isic: [],
    cpv: [],
    searchWords: '',
    ...changes,
  } satisfies ModelRanking);

/** A model that answers by the script, what stands around it, and what it logs. */
export function scripted(replies: readonly ScriptedReply[]) {
  const logged: ModelLogEntry[] = [];
  return {
    logged,
    model: new ScriptedModel(replies),
    limits: new ModelLimits({ concurrency: 1, tokensPerDay: null }),
    clock: { now: () => new Date(0) },
    wait: async () => undefined,
    log: (entry: ModelLogEntry) => {
      logged.push(entry);
    },
    timeoutMs: 1000,
    newDelimiter: () => 'Q7R2',
  };
}

/** What the built-in engine makes of the description, before any model is asked. */
export async function builtin() {
  const outcome = await classifyBusiness({ tables }, { businessDescription: description });
  if (!outcome.ok) throw new Error(outcome.error.message);
  return outcome.value;
}
