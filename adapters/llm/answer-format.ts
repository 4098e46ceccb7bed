import type { z } from 'zod';
import type { ModelMessage } from '../../core/llm/language-model.port.ts';
import { providerSchema } from './provider-schema.ts';
import { refusedCall } from './refused-call.ts';

/** How a server is told what an answer looks like, from the most exact way to the one that every server knows. */
export type AnswerFormat = 'schema' | 'any-object' | 'words-alone';

const simpler: Readonly<Record<AnswerFormat, AnswerFormat | null>> = {
  schema: 'any-object',
  'any-object': 'words-alone',
  'words-alone': null,
};

/** Asks in ever simpler formats until one is not refused; throws what the last one was refused with. */
export async function inAcceptedFormat<Answer>(
  first: AnswerFormat,
  ask: (format: AnswerFormat) => Promise<Answer>,
): Promise<{ readonly format: AnswerFormat; readonly answer: Answer }> {
  let format = first;
  for (;;) {
    try {
      return { format, answer: await ask(format) };
    } catch (error) {
      const next = formatAfter(format, error);
      if (next === null) throw error;
      format = next;
    }
  }
}

const namesTheFormat = /response_format|json_schema|json_object|schema|grammar|\bformat\b/i;

/**
 * The format to try after a refusal, `null` where the refusal is about something else. Servers that do not know a
 * format answer 400 or 422, and not all of them say why; others fail over it with a status of 5xx and name it.
 */
function formatAfter(format: AnswerFormat, error: unknown): AnswerFormat | null {
  const refused = refusedCall(error);
  if (refused === null) return null;
  const { status, words } = refused;
  const mayBeTheFormat =
    status === 400 || status === 422 || (status >= 500 && namesTheFormat.test(words.reveal()));
  return mayBeTheFormat ? simpler[format] : null;
}

/** The messages of a call; a server that is not sent the schema gets it in words. */
export function messagesFor(
  format: AnswerFormat,
  { messages, schema }: { readonly messages: readonly ModelMessage[]; readonly schema: z.ZodType },
): ModelMessage[] {
  if (format === 'schema') return [...messages];
  const [first, ...rest] = messages;
  const instruction = `Answer with one JSON object that fits this JSON schema: ${JSON.stringify(providerSchema(schema, { keepsLimits: true }))}`;
  // One turn: templates of some models take a single system turn, and only as the first one.
  if (first?.role === 'system') {
    return [{ role: 'system', content: `${instruction}\n${first.content}` }, ...rest];
  }
  return [{ role: 'system', content: instruction }, ...messages];
}
