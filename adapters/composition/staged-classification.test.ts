import { beforeAll, expect, it } from 'vitest';
import type { CodeTables } from '../../core/codes/code-tables.port.ts';
import { ModelLimits } from '../../core/llm/model-limits.ts';
import { failed } from '../../core/result.ts';
import { sharedCodeTables } from '../taxonomies/testing/shared-code-tables.ts';
import { stagedClassification } from './staged-classification.ts';

let tables: CodeTables;
beforeAll(() => {
  tables = sharedCodeTables();
});

const stagesOf = async (description: string) => {
  const seen: unknown[] = [];
  const classify = stagedClassification({ tables });
  const outcome = await classify(
    { businessDescription: description },
    { onStage: (stage) => seen.push(stage) },
  );
  return { ok: outcome.ok, seen };
};

it('tells when the tables are searched and when the answer is done', async () => {
  expect(await stagesOf('bakery with a shop')).toEqual({
    ok: true,
    seen: [
      { stage: 'search', done: 1, total: 2 },
      { stage: 'done', done: 2, total: 2 },
    ],
  });
});

it('says nothing of what was refused', async () => {
  expect(await stagesOf('')).toEqual({ ok: false, seen: [] });
});

it('has the tables searched before a model is asked, once however often that is', async () => {
  const order: string[] = [];
  const classify = stagedClassification({
    tables,
    model: {
      timeoutMs: 60_000,
      newDelimiter: () => 'x',
      clock: { now: () => new Date() },
      wait: async () => undefined,
      log: () => undefined,
      limits: new ModelLimits({ concurrency: 1, tokensPerDay: null }),
      model: {
        provider: 'openai',
        model: 'a',
        generate: async () => {
          order.push('model');
          return failed({ code: 'provider-unavailable', message: 'down', isRetryable: true });
        },
      },
    },
  });
  const outcome = await classify(
    { businessDescription: 'bakery with a shop' },
    { onStage: ({ stage }) => order.push(stage) },
  );
  expect(outcome).toMatchObject({ ok: true, value: { engine: { provider: 'builtin' } } });
  expect(order).toEqual(['search', 'model', 'model', 'model', 'done']);
});
