import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { failed } from '../../core/result.ts';
import { type FailureCode, statusOfFailure } from './failures.ts';
import { carbonCheckSchema } from './openapi/carbon.schema.ts';
import { startTestServer, type TestServer } from './testing/start-test-server.ts';

const answers = {
  frequency: 'daily',
  useCase: 'text',
  access: 'browser',
  teamSize: 'solo',
  hosting: 'unknown',
};

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => server.close());
beforeEach(() => {
  server.calls.length = 0;
});

describe('what is wrong with a request', () => {
  it.each<[string, () => Promise<Response>, number, FailureCode]>([
    ['an unknown call', () => server.get('/api/nothing'), 404, 'not-found'],
    ['the bare folder', () => server.get('/api/'), 404, 'not-found'],
    ['a wrong method', () => server.get('/api/carbon-footprint'), 405, 'method-not-allowed'],
    ['no JSON', () => server.post('/api/carbon-footprint', '{', json), 400, 'malformed-input'],
    ['a text as JSON', () => server.post('/api/contact', '"a"', json), 400, 'malformed-input'],
    ['a list', () => server.postJson('/api/carbon-footprint', [answers]), 400, 'malformed-input'],
    ['no body', () => server.post('/api/contact', ''), 400, 'malformed-input'],
    [
      'plain text',
      () => server.post('/api/contact', 'a', { 'Content-Type': 'text/plain' }),
      415,
      'unsupported-media-type',
    ],
    ['a wrong charset', () => server.post('/api/contact', '{}', utf16), 415, 'unsupported-media-type'],
    [
      'an unknown compression',
      () => server.post('/api/contact', '{}', { ...json, 'Content-Encoding': 'snappy' }),
      415,
      'unsupported-media-type',
    ],
    [
      'a broken compression',
      () => server.post('/api/contact', '{}', { ...json, 'Content-Encoding': 'gzip' }),
      400,
      'malformed-input',
    ],
    [
      'a large body',
      () => server.postJson('/api/contact', { message: 'a'.repeat(70_000) }),
      413,
      'body-too-large',
    ],
    [
      'a wrong answer',
      () => server.postJson('/api/carbon-footprint', { ...answers, hosting: 'moon' }),
      422,
      'invalid-answer',
    ],
    [
      'a missing answer',
      () => server.postJson('/api/carbon-footprint', { frequency: 'daily' }),
      422,
      'invalid-answer',
    ],
    [
      'a polluting key',
      () => server.post('/api/carbon-footprint', '{"__proto__":{"frequency":"daily"}}', json),
      400,
      'malformed-input',
    ],
    [
      'a polluting key far inside',
      () => server.post('/api/carbon-footprint', '{"hosting":[{"\\u005f_proto__":{}}]}', json),
      400,
      'malformed-input',
    ],
    [
      'more fields than any call has',
      () => server.postJson('/api/compare-term-sheets', { first: Array(10_000).fill(0) }),
      413,
      'body-too-large',
    ],
    [
      'fields a hundred deep',
      () => server.post('/mcp', `{"params":${'['.repeat(100)}${']'.repeat(100)}}`, json),
      413,
      'body-too-large',
    ],
    [
      'a number as description',
      () => server.postJson('/api/classify-business', { businessDescription: 5 }),
      400,
      'malformed-input',
    ],
    [
      'an answer without its question',
      () => server.postJson('/api/classify-business', { clarifications: [{ option: 'retail' }] }),
      400,
      'malformed-input',
    ],
    [
      'an unknown code type',
      () => server.postJson('/api/classify-business', { existingCode: { type: 'ABC', code: '1' } }),
      422,
      'invalid-input',
    ],
  ])('%s', async (_what, send, status, code) => {
    const response = await send();
    expect(response.status).toBe(status);
    const body = await response.json();
    expect(body).toEqual({
      message: expect.stringMatching(/\w/),
      code,
      requestId: response.headers.get('x-request-id'),
    });
    expect(server.calls).toEqual([]);
  });

  it('names the allowed methods', async () => {
    const response = await server.get('/api/contact');
    expect(response.headers.get('allow')).toBe('POST');
  });

  it.each(Object.entries(statusOfFailure))('%s of a use case is answered with %i', async (code, status) => {
    const failing = await startTestServer({
      subscribe: async () => failed({ code: code as never, message: 'Said to the visitor.' }),
    });
    const response = await failing.postJson('/api/contact', { email: 'ada@mill.example' });
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ code, message: 'Said to the visitor.' });
    await failing.close();
  });

  it('tells nobody about a fault of ours, and logs it', async () => {
    const fault = new Error('password of the database');
    const failing = await startTestServer({
      subscribe: async () => {
        throw fault;
      },
    });
    const response = await failing.postJson('/api/contact', { email: 'ada@mill.example' });
    expect(response.status).toBe(500);
    const text = await response.text();
    expect(text).toContain('internal-error');
    expect(text).not.toContain('password');
    expect(failing.faults).toEqual([{ event: 'fault', requestId: 'request-1', error: fault }]);
    await failing.close();
  });
});

describe('the calls', () => {
  it('answers the carbon check with every field of its description', async () => {
    const response = await server.postJson('/api/carbon-footprint', answers);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    const body = await response.json();
    expect(carbonCheckSchema.parse(body)).toEqual(body);
    expect(body).toHaveProperty('monthlyEmissions', 0.432);
  });

  it('takes a sign-up as JSON and as a form', async () => {
    const response = await server.postJson('/api/contact', { email: 'ada@mill.example' });
    expect(await response.json()).toEqual({ status: 'ok' });
    await server.post('/api/contact', new URLSearchParams({ email: 'bob@mill.example', name: 'Bob & Co' }));
    expect(server.calls.map((call) => call.request)).toEqual([
      { email: 'ada@mill.example' },
      { email: 'bob@mill.example', name: 'Bob & Co' },
    ]);
  });

  it('passes a classification on, blank fields left out', async () => {
    await server.postJson('/api/classify-business', { businessDescription: '  fish and chips ' });
    await server.postJson('/api/classify-business', {
      businessDescription: ' ',
      existingCode: { type: 'sic', code: ' 5812 ' },
    });
    await server.postJson('/api/classify-business', { existingCode: { type: 'SIC', code: '' } });
    await server.postJson('/api/classify-business', {
      businessDescription: 'bolts',
      clarifications: [{ question: 'role', option: 'retail' }],
    });
    expect(server.calls.map((call) => call.request)).toEqual([
      { businessDescription: 'fish and chips', existingCode: undefined },
      { businessDescription: undefined, existingCode: { type: 'SIC', code: '5812' } },
      { businessDescription: undefined, existingCode: undefined },
      { businessDescription: 'bolts', clarifications: [{ question: 'role', option: 'retail' }] },
    ]);
  });

  it('says who answers, that it lives, and that it is ready', async () => {
    expect(await (await server.get('/api/engine')).json()).toEqual({
      provider: 'builtin',
      model: null,
      sendsTextTo: null,
      maxUploadBytes: 1_048_576,
    });
    expect(await (await server.get('/api/health')).json()).toEqual({ status: 'ok' });
    expect(await (await server.get('/api/ready')).json()).toEqual({
      status: 'ok',
      checks: { database: 'ok' },
    });
  });

  it('says that it is not ready with 503, and which check failed', async () => {
    const waiting = await startTestServer({
      readiness: async () => ({ ready: false, checks: { database: 'failed' } }),
    });
    const response = await waiting.get('/api/ready');
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ code: 'not-ready', checks: { database: 'failed' } });
    await waiting.close();
  });
});

const json = { 'Content-Type': 'application/json' };
const utf16 = { 'Content-Type': 'application/json; charset=utf-16' };
