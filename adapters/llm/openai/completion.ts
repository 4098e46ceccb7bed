import { z } from 'zod';
import { tokenCount } from '../token-count.ts';

/** Text, or parts of which some are text. */
const content = z
  .union([z.string(), z.array(z.object({ text: z.string().optional() }))])
  .nullish()
  .catch(null);

const choice = z.object({
  finish_reason: z.string().max(40).nullish().catch(null),
  message: z.object({ content, refusal: z.string().nullish().catch(null) }),
});

/** What is read of a chat completion. What servers leave out or fill with something else is taken for nothing. */
export const completionSchema = z.object({
  choices: z.tuple([choice], z.unknown()),
  usage: z
    .object({ prompt_tokens: tokenCount, completion_tokens: tokenCount })
    .catch({ prompt_tokens: 0, completion_tokens: 0 }),
});

/** A failure that came with a status of success. */
export const failureSchema = z.object({ error: z.object({ code: z.number().int().min(400).max(599) }) });

/** The text of an answer. */
export function textOf(
  content: z.output<typeof completionSchema>['choices'][0]['message']['content'],
): string {
  if (typeof content === 'string') return content;
  return (content ?? []).map(({ text = '' }) => text).join('');
}
