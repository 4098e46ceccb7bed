import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
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

const unavailable = ['provider-unavailable', false, undefined] as const;
const invalid = ['provider-invalid-answer', false, undefined] as const;
const html = { 'content-type': 'text/html' };

const scripted = (behaviour: ContractBehaviour) =>
  new ScriptedModel([
    behaviour === 'busy'
      ? { code: 'provider-rate-limited', message: 'busy', isRetryable: true, retryAfterMs: 7000 }
      : contractAnswers[behaviour],
  ]);

languageModelContract('the fake', scripted);

it('throws where the fake has no script', async () => {
  await expect(ask(new ScriptedModel())).rejects.toThrow('the test did not expect this call');
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
    [{ kind: 'status', status: 307, headers: { location: '/elsewhere' } }, ...unavailable],
    [{ kind: 'status', status: 301, headers: { location: '/elsewhere' } }, ...unavailable],
    [{ kind: 'status', status: 501 }, ...unavailable],
    [{ kind: 'status', status: 200, headers: html, body: '<p>canary</p>' }, ...invalid],
    [{ kind: 'status', status: 200, body: '<p>canary</p>' }, ...invalid],
    [{ kind: 'status', status: 200, body: '' }, ...invalid],
    [{ kind: 'status', status: 200, body: 'null' }, ...invalid],
    [{ kind: 'status', status: 200, body: '{"choices": [], "message": "canary"}' }, ...invalid],
  ] as const)('%j is %s', async (behaviour, code, isRetryable, retryAfterMs) => {
    server.script(behaviour);
    const outcome = await ask(model());
    expect(outcome).toMatchObject({ ok: false, error: { code, isRetryable } });
    if (!outcome.ok) expect(outcome.error.retryAfterMs).toBe(retryAfterMs);
    expect(JSON.stringify(outcome)).not.toContain('canary');
  });

  it('takes megabytes of anything else for no answer, and repeats none of it', async () => {
    server.script({ kind: 'status', status: 200, body: `"${'canary'.repeat(1_000_000)}"` });
    const outcome = await ask(model());
    expect(outcome).toMatchObject({ ok: false, error: { code: invalid[0], isRetryable: invalid[1] } });
    expect(JSON.stringify(outcome)).not.toContain('canary');
  });

  it('follows nobody to another address', async () => {
    const other = await startProtocolServer(protocol);
    other.script({ kind: 'answers', text: '{"figure": 3}' });
    server.script({
      kind: 'status',
      status: 307,
      headers: { location: `${other.address}/chat/completions` },
    });
    expect(await ask(model())).toMatchObject({ ok: false, error: { isRetryable: false } });
    expect(other.calls).toEqual([]);
    await other.close();
  });

  it('counts no tokens that are no number', async () => {
    const answer = { role: 'assistant', content: '{"figure": 3}' };
    const usage = { prompt_tokens: 'canary', completion_tokens: -3 };
    const body = { choices: [{ message: answer }], usage, message: answer, prompt_eval_count: 'canary' };
    server.script({ kind: 'status', status: 200, body: JSON.stringify(body) });
    expect(await ask(model())).toMatchObject({
      ok: true,
      value: { value: { figure: 3 }, usage: { inputTokens: 0, outputTokens: 0 }, finishReason: 'unknown' },
    });
  });

  it('says that it was refused', async () => {
    server.script({ kind: 'refuses' });
    const code = protocol === 'openai' ? 'provider-refused' : 'provider-invalid-answer';
    expect(await ask(model())).toMatchObject({ ok: false, error: { code } });
  });

  it.each([{ kind: 'hangs' }, { kind: 'hangs-in-body' }] as const)(
    'gives up a server that %j at the deadline',
    // Not before it, and without a bound above: a deadline that does not hold never ends, and the test fails.
    async (behaviour) => {
      server.script(behaviour);
      const start = performance.now();
      expect(await ask(model(), 500)).toMatchObject({ ok: false, error: { code: 'provider-timeout' } });
      expect(performance.now() - start).toBeGreaterThan(480);
    },
  );

  it('stops when the caller goes away', async () => {
    server.script({ kind: 'hangs' });
    const caller = new AbortController();
    setTimeout(() => caller.abort(), 50);
    expect(await ask(model(), 50_000, caller.signal)).toMatchObject({
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

const simplestOf = (call: Record<string, unknown> = {}) =>
  Reflect.get(Object(call.response_format), 'type') ?? 'nothing';

it.each([
  [400, { error: { message: 'response_format json_schema is not supported' } }],
  [400, { error: { message: 'Failed to initialize samplers: failed to parse grammar' } }],
  [400, { error: { message: 'Invalid parameter' } }],
  [422, { detail: [{ loc: ['body', 'response_format'], msg: 'extra fields not permitted' }] }],
  [500, { error: { message: 'json_schema is not implemented' } }],
])('asks for a plain object after status %d with %j, and remembers it', async (status, words) => {
  const server = await startProtocolServer('openai');
  const body = JSON.stringify(words);
  server.script({ kind: 'status', status, body }, { kind: 'answers', text: '{"figure": 4}' });
  const model = new OpenAiLanguageModel({ baseUrl: server.address, model: 'model-a' });
  expect(await ask(model)).toMatchObject({ ok: true, value: { value: { figure: 4 } } });
  expect(await ask(model)).toMatchObject({ ok: true });
  expect(server.calls.map(simplestOf)).toEqual(['json_schema', 'json_object', 'json_object']);
  expect(JSON.stringify(server.calls[1])).toContain('fits this JSON schema');
  await server.close();
});

it('asks in words alone where a server knows no format at all', async () => {
  const server = await startProtocolServer('openai');
  const refusal = {
    kind: 'status',
    status: 400,
    body: '{"error": {"message": "unknown argument"}}',
  } as const;
  server.script(refusal, refusal, { kind: 'answers', text: 'Here: {"figure": 4}' });
  const model = new OpenAiLanguageModel({ baseUrl: server.address, model: 'model-a' });
  expect(await ask(model)).toMatchObject({ ok: true, value: { value: { figure: 4 } } });
  expect(server.calls.map(simplestOf)).toEqual(['json_schema', 'json_object', 'nothing']);
  await server.close();
});

it('goes on asking for the schema where simpler formats were refused as well', async () => {
  const server = await startProtocolServer('openai');
  server.script({ kind: 'status', status: 400 });
  const model = new OpenAiLanguageModel({ baseUrl: server.address, model: 'model-a' });
  await ask(model);
  server.script({ kind: 'answers', text: '{"figure": 4}' });
  await ask(model);
  expect(simplestOf(server.calls.at(-1))).toBe('json_schema');
  await server.close();
});

it('reads an answer in parts, and a failure that came with a status of success', async () => {
  const server = await startProtocolServer('openai');
  const model = new OpenAiLanguageModel({ baseUrl: server.address, model: 'model-a' });
  const content = [
    { type: 'text', text: '{"figure":' },
    { type: 'text', text: ' 5}' },
  ];
  server.script({
    kind: 'status',
    status: 200,
    body: JSON.stringify({ choices: [{ message: { content } }] }),
  });
  expect(await ask(model)).toMatchObject({ ok: true, value: { value: { figure: 5 } } });
  server.script({ kind: 'status', status: 200, body: '{"error": {"code": 429, "message": "canary"}}' });
  expect(await ask(model)).toMatchObject({ ok: false, error: { code: 'provider-rate-limited' } });
  await server.close();
});

it('keeps the log of the library off, whatever the environment says', async () => {
  vi.stubEnv('OPENAI_LOG', 'debug');
  const spies = (['debug', 'info', 'log', 'warn', 'error'] as const).map((name) =>
    vi.spyOn(console, name).mockImplementation(() => undefined),
  );
  const server = await startProtocolServer('openai');
  server.script({ kind: 'answers', text: '{"figure": 4}' });
  await ask(new OpenAiLanguageModel({ baseUrl: server.address, model: 'model-a' }));
  for (const spy of spies) expect(spy).not.toHaveBeenCalled();
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  await server.close();
});
