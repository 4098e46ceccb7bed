import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { ModelCall, ModelMessage } from '../../../core/llm/language-model.port.ts';

/** Stands in a recording where the random word stood that marks the document. */
const standIn = '{{delimiter}}';

/** The random word that marks the document in a call: new each time, so it must not tell two calls apart. */
function delimiterOf({ messages }: Pick<ModelCall<unknown>, 'messages'>): string | null {
  // Only the instructions, which come first, are ours: a document may imitate the marks.
  return /<<<([0-9a-f]{24})(?![0-9a-f])/.exec(messages[0]?.content ?? '')?.[1] ?? null;
}

/** A text of the call or of its answer, with the random word taken out. */
export function withoutDelimiter(text: string, call: Pick<ModelCall<unknown>, 'messages'>): string {
  const delimiter = delimiterOf(call);
  return delimiter === null ? text : text.replaceAll(delimiter, standIn);
}

/** A recorded text with the random word of the present call put in. */
export function withDelimiter(text: string, call: Pick<ModelCall<unknown>, 'messages'>): string {
  const delimiter = delimiterOf(call);
  return delimiter === null ? text : text.replaceAll(standIn, delimiter);
}

/**
 * What a call is found by in a recording: a SHA-256 digest over the model, the version of the prompt, the
 * messages without their random delimiter, and the schema of the answer. Left out are deadlines and what our own
 * engine tells the model about a document, beside the marks: a recording outlives a change of its wording.
 */
export function callKey(
  { provider, model }: { readonly provider: string; readonly model: string },
  call: ModelCall<unknown>,
): string {
  const said = call.messages.map((message) => [message.role, saidIn(message, call)]);
  const parts = [provider, model, call.promptVersion, said, z.toJSONSchema(call.schema)];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

/** The document of a turn that holds one, else the whole turn. */
function saidIn({ role, content }: ModelMessage, call: ModelCall<unknown>): string {
  const said = withoutDelimiter(content, call);
  if (role !== 'user') return said;
  const start = said.indexOf(`<<<${standIn}`);
  const end = said.lastIndexOf(`${standIn}>>>`);
  return start < 0 || end < start ? said : said.slice(start, end);
}
