import { z } from 'zod';
import type { LanguageModel, ModelFailure } from '../../../core/llm/language-model.port.ts';
import type { CheckOutcome } from './check.ts';

const probeSchema = z.object({ ready: z.boolean() });

/**
 * Asks the model one tiny question with a schema: an answer shows that the server is reachable, that it has
 * the model and that structured output works. `null` is the built-in engine.
 * @param sendsTextTo who would read a document, `null` where it stays on this machine
 */
export async function checkProvider(
  model: LanguageModel | null,
  timeoutMs: number,
  sendsTextTo: string | null,
): Promise<CheckOutcome> {
  const name = 'provider';
  if (!model) return { name, isOk: true, detail: 'built-in engine: ok, nothing leaves this machine' };
  const outcome = await model.generate({
    messages: [{ role: 'user', content: 'Answer with the JSON object {"ready": true} and nothing else.' }],
    schema: probeSchema,
    schemaName: 'readiness',
    promptVersion: 'readiness-1',
    timeoutMs,
  });
  const who = `${model.provider} ${model.model}`;
  const where = sendsTextTo === null ? 'documents stay on this machine' : `documents go to ${sendsTextTo}`;
  return outcome.ok
    ? { name, isOk: true, detail: `${who}: reachable, model present, structured output works; ${where}` }
    : { name, isOk: false, detail: `${who}: ${explain(outcome.error)}` };
}

function explain({ code, message }: ModelFailure): string {
  return code === 'provider-invalid-answer'
    ? `reachable, but structured output does not work. ${message}`
    : message;
}
