import { Registry } from 'prom-client';
import { expect, it } from 'vitest';
import { countList } from './count-list.ts';
import { countSignals } from './count-signals.ts';
import { Signals } from './signals.ts';
import { watchedLimiter } from './watched-limiter.ts';
import { watchedWork } from './watched-work.ts';

function counting() {
  const registry = new Registry();
  const signals = new Signals();
  signals.listen(countSignals(registry));
  return { registry, signals };
}

const call = {
  event: 'model-call-end',
  provider: 'ollama',
  model: 'm',
  promptVersion: '1',
  outcome: 'ok',
  inputTokens: 120,
  outputTokens: 30,
  retries: 1,
  repairs: 0,
  durationMs: 2000,
} as const;

it('counts calls of a model, their tokens and their time', async () => {
  const { registry, signals } = counting();
  signals.tell(call);
  signals.tell({ ...call, outcome: 'provider-timeout', outputTokens: 0 });
  const text = await registry.metrics();
  expect(text).toContain('fettle_model_calls_total{provider="ollama",outcome="provider-timeout"} 1');
  expect(text).toContain('fettle_model_tokens_total{provider="ollama",direction="input"} 240');
  expect(text).toContain('fettle_model_tokens_total{provider="ollama",direction="output"} 30');
  expect(text).toContain('fettle_model_extra_tries_total{provider="ollama",why="retry"} 2');
  expect(text).toContain('fettle_model_call_duration_seconds_sum{provider="ollama"} 4');
});

it('counts decisions of a limit by its name', async () => {
  const { registry, signals } = counting();
  let left = 1;
  const limiter = watchedLimiter(
    { take: async () => (left-- > 0 ? { allowed: true } : { allowed: false, retryAfterSeconds: 9 }) },
    'lookups',
    signals,
  );
  await limiter.take('203.0.113.7');
  await limiter.take('203.0.113.7');
  const text = await registry.metrics();
  expect(text).toContain('fettle_limit_decisions_total{limit="lookups",decision="allowed"} 1');
  expect(text).toContain('fettle_limit_decisions_total{limit="lookups",decision="refused"} 1');
  expect(text).not.toContain('203.0.113.7');
});

it('counts work by how it ended, and what threw as a fault', async () => {
  const { registry, signals } = counting();
  const endings = [{ how: 'done', value: 1 } as const, { how: 'busy', retryAfterSeconds: 2 } as const];
  const pool = watchedWork(
    {
      run: async () => {
        const ending = endings.shift();
        if (!ending) throw new Error('broken');
        return ending;
      },
      state: () => ({ running: 0, waiting: 0 }),
      warmUp: () => {},
      close: async () => {},
    },
    signals,
  );
  const request = { order: {} as never, bytes: 1 };
  expect(await pool.run(request)).toEqual({ how: 'done', value: 1 });
  await pool.run(request);
  await expect(pool.run(request)).rejects.toThrow('broken');
  const text = await registry.metrics();
  for (const outcome of ['done', 'busy', 'fault']) {
    expect(text).toContain(`fettle_work_ended_total{outcome="${outcome}"} 1`);
  }
});

it('shows the outbox, asks the database only now and then, and leaves figures out while it is away', async () => {
  const registry = new Registry();
  const status = { waiting: 3, sending: 0, sent: 9, dead: 0, uncertain: 0, lastHour: 4, mailsPerHour: 200 };
  let nowMs = 0;
  let asked = 0;
  let isAway = false;
  const mailStatus = async () => {
    asked += 1;
    if (isAway) throw new Error('away');
    return status;
  };
  countList(registry, { mailStatus, subscribers: async () => 12 }, () => nowMs);
  const text = await registry.metrics();
  await registry.metrics();
  expect(text).toContain('fettle_mails{state="waiting"} 3');
  expect(text).toContain('fettle_mails_last_hour 4');
  expect(text).toContain('fettle_subscribers 12');
  expect(asked).toBe(1);
  isAway = true;
  nowMs += 15_000;
  const without = await registry.metrics();
  expect(asked).toBe(2);
  expect(without).not.toContain('state="waiting"');
  expect(without).toContain('fettle_subscribers Nan');
});
