import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { LanguageModel } from '../../core/llm/language-model.port.ts';
import {
  type ContractBehaviour,
  contractAnswers,
  contractCall,
  languageModelContract,
} from '../../core/llm/testing/language-model.contract.ts';
import { ScriptedModel } from '../../core/llm/testing/scripted-model.ts';
import { OllamaLanguageModel } from './ollama/ollama-language-model.ts';
import { OpenAiLanguageModel } from './openai/openai-language-model.ts';
import type { RecordedCall } from './recording/recorded-call.ts';
import { RecordingLanguageModel } from './recording/recording-language-model.ts';
import { ReplayLanguageModel } from './recording/replay-language-model.ts';
import { type ProtocolServer, startProtocolServer } from './testing/protocol-server.ts';

const schema = z.object({ figure: z.number() });
const ask = (model: LanguageModel, timeoutMs = 5000, cancellation?: AbortSignal) =>
  model.generate({
    messages: [
      { role: 'system', content: 'Be exact.' },
      { role: 'user', content: 'canary question' },
    ],
    schema,
    schemaName: 'figure',
    promptVersion: 'test-1',
    timeoutMs,
    ...(cancellation ? { cancellation } : {}),
  });

const scripted = (behaviour: ContractBehaviour) =>
  new ScriptedModel([
    behaviour === 'busy'
      ? { code: 'provider-rate-limited', message: 'busy', isRetryable: true, retryAfterMs: 7000 }
      : contractAnswers[behaviour],
  ]);

languageModelContract('the fake', scripted);

it('throws where the fake has no script', async () => {
  await expect(ask(new ScriptedModel())).rejects.toThrow('not implemented');
});

describe('over a recording', () => {
  languageModelContract(
    'the recorder',
    (behaviour) => new RecordingLanguageModel(scripted(behaviour), () => undefined),
  );
  languageModelContract('the replay', async (behaviour) => {
    const recorded: RecordedCall[] = [];
    const recorder = new RecordingLanguageModel(scripted(behaviour), (call) => recorded.push(call));
    await recorder.generate(contractCall);
    return new ReplayLanguageModel(recorder, recorded);
  });
});

describe.each(['openai', 'ollama'] as const)('%s', (protocol) => {
  let server: ProtocolServer;
  beforeAll(async () => {
    server = await startProtocolServer(protocol);
  });
  afterAll(() => server.close());

  const model = (): LanguageModel =>
    protocol === 'openai'
      ? new OpenAiLanguageModel({ baseUrl: server.address, model: 'model-a', apiKey: 'canary-key' })
      : new OllamaLanguageModel({ host: server.address, model: 'model-a' });

  languageModelContract(protocol, (behaviour) => {
    server.script(
      behaviour === 'busy'
        ? { kind: 'status', status: 429, headers: { 'retry-after': '7' }, body: 'canary words' }
        : { kind: 'answers', text: contractAnswers[behaviour] },
    );
    return model();
  });

  it.each([
    [{ kind: 'status', status: 429, headers: { 'retry-after': '7' } }, 'provider-rate-limited', true, 7000],
    [
      { kind: 'status', status: 429, headers: { 'retry-after-ms': '250' } },
      'provider-rate-limited',
      true,
      250,
    ],
    [{ kind: 'status', status: 500 }, 'provider-unavailable', true, undefined],
    [{ kind: 'status', status: 503, body: 'canary words' }, 'provider-unavailable', true, undefined],
    [
      { kind: 'status', status: 400, body: '{"error": {"message": "canary"}}' },
      'provider-unavailable',
      false,
      undefined,
    ],
    [{ kind: 'status', status: 401 }, 'provider-not-configured', false, undefined],
    [{ kind: 'status', status: 404 }, 'provider-not-configured', false, undefined],
    [{ kind: 'cuts-connection' }, 'provider-unavailable', true, undefined],
    [
      { kind: 'answers', text: '{"figure": 3', finishReason: 'length' },
      'provider-invalid-answer',
      false,
      undefined,
    ],
    [{ kind: 'answers', text: '{"figure": "three"}' }, 'provider-invalid-answer', false, undefined],
    [{ kind: 'answers', text: '' }, 'provider-invalid-answer', false, undefined],
  ] as const)('%j is %s', async (behaviour, code, isRetryable, retryAfterMs) => {
    server.script(behaviour);
    const outcome = await ask(model());
    expect(outcome).toMatchObject({ ok: false, error: { code, isRetryable } });
    if (!outcome.ok) expect(outcome.error.retryAfterMs).toBe(retryAfterMs);
    expect(JSON.stringify(outcome)).not.toContain('canary');
  });

  it('says that it was refused', async () => {
    server.script({ kind: 'refuses' });
    const code = protocol === 'openai' ? 'provider-refused' : 'provider-invalid-answer';
    expect(await ask(model())).toMatchObject({ ok: false, error: { code } });
  });

  it.each([{ kind: 'hangs' }, { kind: 'hangs-in-body' }] as const)(
    'gives up a server that %j at the deadline',
    // A machine that stalls is late by itself: one run of three in time shows that the deadline holds.
    { retry: 2 },
    async (behaviour) => {
      server.script(behaviour);
      const start = performance.now();
      expect(await ask(model(), 500)).toMatchObject({ ok: false, error: { code: 'provider-timeout' } });
      const tookMs = performance.now() - start;
      expect(tookMs).toBeGreaterThan(480);
      expect(tookMs).toBeLessThan(700);
    },
  );

  it('stops when the caller goes away', async () => {
    server.script({ kind: 'hangs' });
    const caller = new AbortController();
    setTimeout(() => caller.abort(), 50);
    expect(await ask(model(), 5000, caller.signal)).toMatchObject({
      ok: false,
      error: { code: 'cancelled' },
    });
  });

  it('says that nobody listens there', async () => {
    const nobody =
      protocol === 'openai'
        ? new OpenAiLanguageModel({ baseUrl: 'http://127.0.0.1:9/v1', model: 'model-a' })
        : new OllamaLanguageModel({ host: 'http://127.0.0.1:9', model: 'model-a' });
    expect(await ask(nobody)).toMatchObject({
      ok: false,
      error: { code: 'provider-unavailable', message: 'The language model cannot be reached.' },
    });
  });

  it('asks once, not streamed, with the schema, and gives the value with its usage', async () => {
    server.script({ kind: 'answers', text: 'Of course: {"figure": 3}' });
    const before = server.calls.length;
    expect(await ask(model())).toEqual({
      ok: true,
      value: {
        value: { figure: 3 },
        usage: { inputTokens: 12, outputTokens: 7 },
        finishReason: 'stop',
        answer: expect.anything(),
      },
    });
    expect(server.calls.length).toBe(before + 1);
    const call = server.calls.at(-1) ?? {};
    expect(call).toMatchObject({ model: 'model-a', stream: false });
    expect(JSON.stringify(call[protocol === 'openai' ? 'response_format' : 'format'])).toContain('"figure"');
  });
});

it('tells Ollama how long a context the prompt needs', async () => {
  const server = await startProtocolServer('ollama');
  server.script({ kind: 'answers', text: '{"figure": 3}' });
  await ask(new OllamaLanguageModel({ host: server.address, model: 'model-a' }));
  expect(server.calls[0]?.options).toEqual({ temperature: 0, num_ctx: 8192 });
  await server.close();
});

it.each([
  'response_format json_schema is not supported',
  'Failed to initialize samplers: failed to parse grammar',
])('falls back to a plain JSON object on a server that says %j, and remembers it', async (message) => {
  const server = await startProtocolServer('openai');
  const body = JSON.stringify({ error: { message } });
  server.script({ kind: 'status', status: 400, body }, { kind: 'answers', text: '{"figure": 4}' });
  const model = new OpenAiLanguageModel({ baseUrl: server.address, model: 'model-a' });
  expect(await ask(model)).toMatchObject({ ok: true, value: { value: { figure: 4 } } });
  expect(await ask(model)).toMatchObject({ ok: true });
  expect(server.calls.map(({ response_format }) => Reflect.get(Object(response_format), 'type'))).toEqual([
    'json_schema',
    'json_object',
    'json_object',
  ]);
  expect(JSON.stringify(server.calls[1])).toContain('fits this JSON schema');
  await server.close();
});
