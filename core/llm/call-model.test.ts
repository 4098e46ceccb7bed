import { expect, it } from 'vitest';
import { z } from 'zod';
import { callModel } from './call-model.ts';
import type { ModelFailure } from './language-model.port.ts';
import { ModelLimits } from './model-limits.ts';
import type { ModelLogEntry } from './model-log.port.ts';
import { ScriptedModel, type ScriptedReply } from './testing/scripted-model.ts';

const schema = z.object({ figure: z.number() });
const unavailable: ModelFailure = { code: 'provider-unavailable', message: 'down', isRetryable: true };

function setUp(
  replies: readonly ScriptedReply[],
  settings = { concurrency: 2, tokensPerDay: null as number | null },
) {
  let nowMs = 0;
  const waitedMs: number[] = [];
  const logged: ModelLogEntry[] = [];
  const model = new ScriptedModel(replies);
  const limits = new ModelLimits(settings);
  const cancellation = { aborted: false };
  const call = (deadlineAt = 90_000) =>
    callModel(
      {
        model,
        limits,
        clock: { now: () => new Date(nowMs) },
        log: (entry) => logged.push(entry),
        wait: async (delayMs) => {
          waitedMs.push(delayMs);
          nowMs += delayMs;
        },
      },
      {
        messages: [{ role: 'user', content: 'question' }],
        schema,
        schemaName: 'figure',
        deadlineAt,
        cancellation,
        promptVersion: 'test-1',
        requestId: 'r1',
      },
    );
  return { model, call, waitedMs, cancellation, logged };
}

it('gives the value with its usage', async () => {
  const { call } = setUp(['{"figure": 3}']);
  expect(await call()).toMatchObject({
    ok: true,
    value: { value: { figure: 3 }, usage: { inputTokens: 100, outputTokens: 10 }, retries: 0, repairs: 0 },
  });
});

it('retries twice, doubling the wait, and then gives up', async () => {
  const { call, waitedMs, model } = setUp([unavailable, unavailable, unavailable]);
  expect(await call()).toMatchObject({ ok: false, error: { code: 'provider-unavailable' } });
  expect(waitedMs).toEqual([2000, 4000]);
  expect(model.calls).toHaveLength(3);
});

it('does not retry what cannot pass', async () => {
  const refused: ModelFailure = { code: 'provider-refused', message: 'no', isRetryable: false };
  const { call, model } = setUp([refused]);
  expect(await call()).toMatchObject({ ok: false, error: { code: 'provider-refused' } });
  expect(model.calls).toHaveLength(1);
});

it('waits as long as the provider asks, below a minute', async () => {
  const limited = (retryAfterMs: number): ModelFailure => ({
    code: 'provider-rate-limited',
    message: 'busy',
    isRetryable: true,
    retryAfterMs,
  });
  const patient = setUp([limited(7000), '{"figure": 1}']);
  expect(await patient.call()).toMatchObject({ ok: true, value: { retries: 1 } });
  expect(patient.waitedMs).toEqual([7000]);
  const impatient = setUp([limited(60_000)]);
  expect(await impatient.call()).toMatchObject({ ok: false, error: { code: 'provider-rate-limited' } });
});

it('never waits past the deadline and hands the rest of it to each attempt', async () => {
  const { call, model, waitedMs } = setUp([unavailable, unavailable]);
  expect((await call(5000)).ok).toBe(false);
  expect(waitedMs).toEqual([2000]);
  expect(model.calls.map(({ timeoutMs }) => timeoutMs)).toEqual([5000, 3000]);
});

it('repairs once, with the answer and readable issues, and adds up the usage', async () => {
  const { call, model } = setUp(['{"figure": "three"}', '{"figure": 3}']);
  expect(await call()).toMatchObject({ ok: true, value: { repairs: 1, usage: { inputTokens: 200 } } });
  const repair = model.calls[1]?.messages ?? [];
  expect(repair[1]).toEqual({ role: 'assistant', content: '{"figure": "three"}' });
  expect(repair[2]?.content).toMatch(/- figure: .*number/);
});

it('asks again as if for the first time where the answer was empty: servers refuse an empty turn', async () => {
  const { call, model } = setUp(['', '{"figure": 3}']);
  expect(await call()).toMatchObject({ ok: true, value: { repairs: 1 } });
  expect(model.calls[1]?.messages).toEqual(model.calls[0]?.messages);
});

it('gives up after the second invalid answer and shows nothing of it', async () => {
  const { call, model } = setUp(['canary text', 'canary text']);
  const outcome = await call();
  expect(outcome).toMatchObject({ ok: false, error: { code: 'provider-invalid-answer', answerLength: 11 } });
  expect(model.calls).toHaveLength(2);
  expect(JSON.stringify(outcome)).not.toContain('canary');
  if (!outcome.ok) expect(String(outcome.error.answer)).toBe('[11 characters withheld]');
});

it('stops before the next attempt when the caller has gone', async () => {
  const { call, model, cancellation } = setUp([unavailable, '{"figure": 1}']);
  const pending = call();
  cancellation.aborted = true;
  expect(await pending).toMatchObject({ ok: false, error: { code: 'cancelled' } });
  expect(model.calls.length).toBeLessThanOrEqual(1);
});

it('keeps to the daily budget', async () => {
  const { call } = setUp(['{"figure": 1}', '{"figure": 2}'], { concurrency: 1, tokensPerDay: 100 });
  expect((await call()).ok).toBe(true);
  expect(await call()).toMatchObject({ ok: false, error: { message: expect.stringContaining('budget') } });
});

it('looks at the budget again after waiting in the queue, and logs a call that it refuses', async () => {
  const { call, model, logged } = setUp(['{"figure": 1}'], { concurrency: 1, tokensPerDay: 100 });
  const [first, second] = await Promise.all([call(), call()]);
  expect(first.ok).toBe(true);
  expect(second).toMatchObject({ ok: false, error: { message: expect.stringContaining('budget') } });
  expect(model.calls).toHaveLength(1);
  expect(logged.map((entry) => entry.event === 'model-call-end' && entry.outcome)).toEqual([
    'ok',
    'provider-unavailable',
  ]);
});

it('does not repair an answer once the budget is spent', async () => {
  const { call, model } = setUp(['prose'], { concurrency: 1, tokensPerDay: 100 });
  expect(await call()).toMatchObject({
    ok: false,
    error: { code: 'provider-unavailable', usage: { inputTokens: 100, outputTokens: 10 } },
  });
  expect(model.calls).toHaveLength(1);
});

it('hands places on in the order of asking, past callers who have gone', async () => {
  const limits = new ModelLimits({ concurrency: 1, tokensPerDay: null });
  const release = await limits.enter();
  const order: string[] = [];
  const enter = (name: string, cancellation = { aborted: false }) =>
    limits.enter(cancellation).then((leave) => {
      order.push(name);
      leave();
    });
  const waiting = [enter('first'), enter('second')];
  await enter('gone', { aborted: true });
  release();
  waiting.push(enter('third'));
  await Promise.all(waiting);
  expect(order).toEqual(['gone', 'first', 'second', 'third']);
  (await limits.enter())();
});

it('lets no more calls through at once than the limit', async () => {
  const limits = new ModelLimits({ concurrency: 1, tokensPerDay: null });
  const release = await limits.enter();
  let entered = false;
  const second = limits.enter().then((leave) => {
    entered = true;
    leave();
  });
  await Promise.resolve();
  expect(entered).toBe(false);
  release();
  await second;
  expect(entered).toBe(true);
});

it('logs what a call took and nothing of what was said', async () => {
  const { call, logged } = setUp([unavailable, 'canary', '{"figure": 3}']);
  await call();
  expect(logged).toEqual([
    {
      event: 'model-call-end',
      requestId: 'r1',
      provider: 'scripted',
      model: 'scripted-model',
      promptVersion: 'test-1',
      outcome: 'ok',
      inputTokens: 200,
      outputTokens: 20,
      retries: 1,
      repairs: 1,
      durationMs: 2000,
    },
  ]);
});

it('gives up without a call once the deadline has come', async () => {
  const { call, model } = setUp(['{"figure": 3}']);
  expect(await call(0)).toEqual({
    ok: false,
    error: {
      code: 'provider-timeout',
      message: 'The language model did not answer in time.',
      isRetryable: false,
      usage: { inputTokens: 0, outputTokens: 0 },
    },
  });
  expect(model.calls).toHaveLength(0);
});

it('makes no call for somebody who has gone, and says so', async () => {
  const { call, cancellation, model } = setUp(['{"figure": 3}']);
  cancellation.aborted = true;
  expect(await call()).toMatchObject({
    ok: false,
    error: { code: 'cancelled', message: 'The analysis was cancelled.', isRetryable: false },
  });
  expect(model.calls).toHaveLength(0);
});

it('does not wait where the wait ends at the deadline', async () => {
  const { call, waitedMs } = setUp([unavailable, '{"figure": 3}']);
  expect((await call(2000)).ok).toBe(false);
  expect(waitedMs).toEqual([]);
});

it('waits not at all where the provider says so, and does not take a time in the past for one', async () => {
  const after = (retryAfterMs: number) => setUp([{ ...unavailable, retryAfterMs }, '{"figure": 3}']);
  const now = after(0);
  expect((await now.call()).ok).toBe(true);
  expect(now.waitedMs).toEqual([0]);
  expect((await after(-1).call()).ok).toBe(false);
  expect((await after(60_000).call()).ok).toBe(false);
});

it('logs how long it took, waits included', async () => {
  const { call, logged } = setUp([unavailable, '{"figure": 3}']);
  await call();
  expect(logged.at(-1)).toMatchObject({ outcome: 'ok', durationMs: 2000, retries: 1 });
});

it('shows the model its answer and what is wrong with it, once, and asks anew after an empty one', async () => {
  const wrong = setUp(['{"figure": "three"}', '{"figure": 3}']);
  expect(await wrong.call()).toMatchObject({ ok: true, value: { repairs: 1 } });
  const [question, answer, repair] = wrong.model.calls[1]?.messages ?? [];
  expect(question).toEqual({ role: 'user', content: 'question' });
  expect(answer).toEqual({ role: 'assistant', content: '{"figure": "three"}' });
  expect(repair?.role).toBe('user');
  expect(repair?.content).toMatch(/^Your answer does not fit the schema\..*\n- figure: \S/);
  const blank = setUp([' \n', '{"figure": 3}']);
  expect(await blank.call()).toMatchObject({ ok: true });
  expect(blank.model.calls[1]?.messages).toEqual([{ role: 'user', content: 'question' }]);
});
