import type { ModelMessage } from '../../../core/llm/language-model.port.ts';

/** English text has about four characters a token; other languages and tables have fewer. */
const charactersPerToken = 3;
/** Room for the answer, in tokens. */
const answerTokens = 4096;
const shortest = 8192;
const longest = 131_072;

/**
 * The context that a call needs, in tokens. Left to itself Ollama takes a short one and silently drops the beginning
 * of a prompt that does not fit. Powers of two, because the model is loaded anew when the length changes.
 */
export function contextLength(messages: readonly ModelMessage[]): number {
  const characters = messages.reduce((sum, { content }) => sum + content.length, 0);
  const needed = characters / charactersPerToken + answerTokens;
  let length = shortest;
  while (length < needed && length < longest) length *= 2;
  return length;
}
