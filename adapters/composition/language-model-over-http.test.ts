import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fairOffer } from '../../core/termsheet/llm-review/testing/offer.ts';
import { startTestServer, type TestServer } from '../http/testing/start-test-server.ts';
import {
  type ProtocolServer,
  type ProviderBehaviour,
  startProtocolServer,
} from '../llm/testing/protocol-server.ts';
import { sharedEnginePool } from '../workers/testing/shared-engine-pool.ts';
import { openServices, type Services } from './open-services.ts';

const canaryText = fairOffer.replace('Marlpit Tools', 'Canary Works');
const nothingToAdd = {
  kind: 'answers',
  text: JSON.stringify({ findings: [], overall: { rating: 'Green', reason: 'Canary usual.', quote: '' } }),
} as const satisfies ProviderBehaviour;
const termSheetPath = '/api/analyze-term-sheet';
// Shorter than the wait before a second try, so that each failure is told at once.
const noTimeForRetriesMs = '1900';
const codesPath = '/api/classify-business';
const bodies = {
  [termSheetPath]: { termSheetText: canaryText, jurisdiction: 'UK' },
  [codesPath]: { businessDescription: 'Canary fish and chip shop' },
};

let folder: string;
let provider: ProtocolServer;
let services: Services;
let server: TestServer;
let logged = '';

async function start(environment: Record<string, string> = {}): Promise<void> {
  services = openServices({
    environment: {
      LLM_PROVIDER: 'openai',
      OPENAI_BASE_URL: provider.address,
      OPENAI_MODEL: 'model-a',
      OPENAI_API_KEY: 'canary-key',
      DATABASE_URL: `sqlite:${join(folder, 'list.db')}`,
      ...environment,
    },
    workingDirectory: folder,
    workPool: sharedEnginePool(),
  });
  // The start of a worker process is no part of what is tested.
  const engine = await services.get('termSheetEngine');
  const source = { kind: 'text', text: canaryText } as const;
  await engine.analyze({ source, jurisdiction: 'UK', analysisDetail: 'brief', forModel: true });
  server = await startTestServer({
    analyzeTermSheet: await services.get('analyzeTermSheet'),
    classifyBusiness: await services.get('classifyBusiness'),
    engine: await services.get('engine'),
  });
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fettle-model-'));
  provider = await startProtocolServer('openai');
  logged = '';
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    logged += String(text);
    return true;
  });
});
afterEach(async () => {
  vi.restoreAllMocks();
  await server.close();
  await services.close();
  await provider.close();
  rmSync(folder, { recursive: true });
});

interface Answer {
  readonly engine: { readonly provider: string; readonly model?: string; readonly fallback?: string };
  readonly message: string;
}
const ask = async (path: keyof typeof bodies) => {
  const response = await server.postJson(path, bodies[path]);
  return { status: response.status, headers: response.headers, body: (await response.json()) as Answer };
};
const entries = () =>
  logged
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line));

describe.each([termSheetPath, codesPath] as const)('a visitor of %s who goes away', (path) => {
  it.each([{}, { Accept: 'text/event-stream' }])('ends the call to the provider (%j)', async (headers) => {
    await start();
    provider.script({ kind: 'hangs' });
    const call = request({
      port: server.port,
      host: '127.0.0.1',
      method: 'POST',
      path,
      headers: { 'Content-Type': 'application/json', ...headers },
    });
    call.on('error', () => undefined);
    call.end(JSON.stringify(bodies[path]));
    await expect.poll(() => provider.calls.length).toBe(1);
    expect(provider.abandoned()).toBe(0);
    call.destroy();
    await expect.poll(() => provider.abandoned()).toBe(1);
    await expect.poll(() => entries().at(-1)?.outcome).toBe('cancelled');
  });
});

describe('a provider that fails', () => {
  it.each([
    [{ kind: 'status', status: 401 }, 502, 'provider-not-configured'],
    [{ kind: 'status', status: 404 }, 502, 'provider-not-configured'],
    [{ kind: 'status', status: 429, headers: { 'retry-after': '120' } }, 502, 'provider-rate-limited'],
    [{ kind: 'status', status: 500 }, 502, 'provider-unavailable'],
    [{ kind: 'cuts-connection' }, 502, 'provider-unavailable'],
    [{ kind: 'refuses' }, 502, 'provider-refused'],
    [{ kind: 'answers', text: '{"findings": [', finishReason: 'length' }, 502, 'provider-invalid-answer'],
    [{ kind: 'hangs' }, 504, 'provider-timeout'],
  ] as const)(
    'with %j is answered with %i %s, or by the built-in engine',
    async (behaviour, status, code) => {
      await start({ LLM_FALLBACK: 'error', LLM_TIMEOUT_MS: noTimeForRetriesMs });
      provider.script(behaviour);
      const failed = await ask(termSheetPath);
      expect(failed).toMatchObject({ status, body: { code, message: expect.stringMatching(/\.$/) } });
      expect(JSON.stringify(failed.body)).not.toMatch(/canary/i);
      await server.close();
      await services.close();
      await start({ LLM_TIMEOUT_MS: noTimeForRetriesMs });
      const answered = await ask(termSheetPath);
      expect(answered.status).toBe(200);
      expect(answered.body.engine).toEqual({
        provider: 'builtin',
        fallback: expect.stringContaining(failed.body.message),
      });
    },
  );

  // What is not given up never ends, and the test with it.
  it('is given up at the deadline and not before', async () => {
    await start({ LLM_FALLBACK: 'error', LLM_TIMEOUT_MS: '3000' });
    // The first question loads the code tables, which is none of the deadline's business.
    provider.script({ kind: 'refuses' });
    await ask(codesPath);
    provider.script({ kind: 'hangs-in-body' });
    const begun = performance.now();
    expect((await ask(codesPath)).status).toBe(504);
    expect(performance.now() - begun).toBeGreaterThan(2950);
  });

  it('is asked again after the wait that it asks for', async () => {
    await start({ LLM_FALLBACK: 'error' });
    provider.script({ kind: 'status', status: 429, headers: { 'retry-after-ms': '300' } }, nothingToAdd);
    const begun = performance.now();
    expect((await ask(termSheetPath)).body.engine).toEqual({ provider: 'openai', model: 'model-a' });
    expect(performance.now() - begun).toBeGreaterThan(290);
    expect(provider.calls).toHaveLength(2);
  });
});

it('logs request, model, tokens, time and outcome of a call, and never text or keys', async () => {
  await start();
  provider.script(nothingToAdd);
  const { headers } = await ask(termSheetPath);
  const requestId = headers.get('x-request-id');
  expect(entries()).toEqual([
    {
      level: 'info',
      time: expect.any(String),
      event: 'model-call-end',
      requestId,
      provider: 'openai',
      model: 'model-a',
      promptVersion: expect.stringMatching(/^term-sheet-\d+$/),
      outcome: 'ok',
      inputTokens: 12,
      outputTokens: 7,
      retries: 0,
      repairs: 0,
      durationMs: expect.any(Number),
    },
    expect.objectContaining({ event: 'model-answer-checked', requestId, offered: 0, accepted: 0 }),
  ]);
  expect(logged).not.toMatch(/canary/i);
});

it('keeps to the daily budget: the built-in engine answers once it is spent, and the log says so', async () => {
  await start({ LLM_TOKENS_PER_DAY: '15' });
  provider.script(nothingToAdd);
  expect((await ask(termSheetPath)).body.engine).toEqual({ provider: 'openai', model: 'model-a' });
  expect((await ask(termSheetPath)).body.engine).toEqual({
    provider: 'builtin',
    fallback: expect.stringContaining('budget for today'),
  });
  expect(provider.calls).toHaveLength(1);
  expect(entries().at(-1)).toMatchObject({ outcome: 'provider-unavailable', inputTokens: 0 });
});

it('asks no more at once than it may', async () => {
  await start({ LLM_CONCURRENCY: '2', LLM_TIMEOUT_MS: '3600000' });
  provider.script({ kind: 'answers-together', text: nothingToAdd.text, calls: 2 });
  const answers = await Promise.all(Array.from({ length: 6 }, () => ask(termSheetPath)));
  expect(answers.map(({ body }) => body.engine.provider)).toEqual(Array(6).fill('openai'));
  expect(provider.mostAtOnce()).toBe(2);
});

it.each([
  [{}, null],
  [{ OPENAI_BASE_URL: 'https://user:canary@models.example:8443/v1' }, 'models.example:8443'],
  [{ OPENAI_BASE_URL: '' }, 'OpenAI (api.openai.com)'],
  [
    { LLM_PROVIDER: 'ollama', OLLAMA_MODEL: 'model-b', OLLAMA_HOST: 'http://gpu.internal:11434' },
    'gpu.internal:11434',
  ],
  [{ LLM_PROVIDER: 'ollama', OLLAMA_MODEL: 'model-b', OLLAMA_HOST: 'http://127.8.0.1:11434' }, null],
  [{ LLM_PROVIDER: 'builtin' }, null],
] as const)('tells the visitor whom a text is sent to: %j', async (environment, sendsTextTo) => {
  await start(environment);
  expect(await (await server.get('/api/engine')).json()).toMatchObject({ sendsTextTo });
});
