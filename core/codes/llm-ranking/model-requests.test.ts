import { expect, it } from 'vitest';
import type { ScriptedReply } from '../../llm/testing/scripted-model.ts';
import type { CodeEngine } from '../code-engine.port.ts';
import { retrieveCandidates } from './candidates.ts';
import { type ModelRankingRequest, rankWithModel } from './rank-with-model.ts';
import { builtin, description, ranking, scripted, tables } from './testing/ranking-by-script.ts';

const busy = { code: 'busy', message: 'Too much to do.', retryAfterSeconds: 1 } as const;
const cancelled = { code: 'cancelled', message: 'Cancelled.', isRetryable: false } as const;
const down = { code: 'provider-unavailable', message: 'Gone.', isRetryable: false } as const;
/** Retrieves what may be chosen, and fails from the given call on. */
const engineThatFails = (from: number) => {
  const asked: (readonly string[])[] = [];
  const engine: Pick<CodeEngine, 'candidates'> = {
    candidates: async (texts) => {
      asked.push(texts);
      if (asked.length >= from) return { ok: false, error: busy };
      return { ok: true, value: retrieveCandidates(tables, texts) };
    },
  };
  return { asked, engine };
};
async function rank(
  replies: readonly ScriptedReply[],
  request: Partial<ModelRankingRequest> = {},
  engine = engineThatFails(Number.POSITIVE_INFINITY).engine,
) {
  const script = scripted(replies);
  const outcome = await rankWithModel(
    { ...script, tables, engine },
    { description, builtin: await builtin(), deadlineAt: 1000, ...request },
  );
  return { outcome, calls: script.model.calls, logged: script.logged };
}

it('fails with the engine that retrieves the candidates, at first and when the model searches', async () => {
  expect((await rank([], {}, engineThatFails(1).engine)).outcome).toEqual({ ok: false, error: busy });
  const searching = await rank([ranking({ searchWords: 'bread' })], {}, engineThatFails(2).engine);
  expect(searching.outcome).toEqual({ ok: false, error: busy });
});

it('searches in the words of the model without the blanks around them, and not for blanks', async () => {
  const { asked, engine } = engineThatFails(Number.POSITIVE_INFINITY);
  const { calls } = await rank([ranking({ searchWords: '  bread  ' }), ranking()], {}, engine);
  expect(asked).toEqual([[description], [description, 'bread']]);
  const rules = calls.map(({ messages }) => messages[0]?.content);
  expect(rules[0]).toContain('one more search');
  expect(rules[1]).toContain('Leave searchWords empty');
  expect((await rank([ranking({ searchWords: '   ' })])).calls).toHaveLength(1);
});

it('takes the second answer, and the first where the second does not come', async () => {
  const choice = (reason: string) => ({ naics: [{ code: '722513', reason }] });
  const asking = ranking({ ...choice('At first.'), searchWords: 'bread' });
  const reasonOf = async (second: ScriptedReply) => {
    const { outcome } = await rank([asking, second]);
    return outcome.ok ? outcome.value.suggestions.naics[0]?.description : outcome.error;
  };
  expect(await reasonOf(ranking(choice('At last.')))).toBe('At last.');
  expect(await reasonOf(down)).toBe('At first.');
  expect(await reasonOf(cancelled)).toMatchObject({ code: 'cancelled' });
});

it('hands on what was answered about the description, a line each', async () => {
  const { calls } = await rank([ranking()], { answered: ['They serve food.', 'At tables.'] });
  const data = calls[0]?.messages[1]?.content;
  expect(data).toContain(`<<<Q7R2\n${description}\nThey serve food.\nAt tables.\nQ7R2>>>`);
  const alone = (await rank([ranking()])).calls[0]?.messages[1]?.content;
  expect(alone).toContain(`<<<Q7R2\n${description}\nQ7R2>>>`);
});

it('is named in the log, and ends with whoever waits for it', async () => {
  const named = (await rank([ranking()], { requestId: 'request-1' })).logged;
  expect(named.at(-1)).toMatchObject({ event: 'model-answer-checked', requestId: 'request-1' });
  expect(named.at(-2)).toMatchObject({ requestId: 'request-1' });
  const nameless = (await rank([ranking()])).logged;
  expect(nameless.slice(-2).map(({ requestId }) => requestId)).toEqual([undefined, undefined]);
  const { outcome } = await rank([ranking()], { cancellation: { aborted: true } });
  expect(outcome).toMatchObject({ ok: false, error: { code: 'cancelled' } });
});
