import { afterEach, expect, it } from 'vitest';
import { existingCodeTypes } from '../../../core/codes/classification.ts';
import { failed, success } from '../../../core/result.ts';
import { createMemoryRateLimiter } from '../../rate-limits/flexible-rate-limiter.ts';
import { statusOfFailure } from '../failures.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';
import { componentSchemas, openApiDocument } from './openapi-document.ts';

interface Answer {
  readonly content?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, unknown>>;
}
interface Operation {
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly example?: unknown }>> };
  readonly responses: Readonly<Record<string, Answer>>;
}
const { paths, components } = openApiDocument('1.2.3') as {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, { readonly properties: Readonly<Record<string, object>> }>>;
    readonly headers: Readonly<Record<string, unknown>>;
  };
};

let server: TestServer;
afterEach(async () => server.close());

/** What the document says of the answer that came. */
function saidOf(path: string, method: string, response: Response): Answer {
  const said = paths[path]?.[method]?.responses[response.status];
  expect(said, `${method} ${path} ${response.status}`).toBeDefined();
  return said ?? {};
}
const typeOf = (response: Response) => response.headers.get('content-type')?.split(';')[0];
/** The names of the document, in the small letters that headers come in. */
const headersOf = ({ headers = {} }: Answer) => Object.keys(headers).map((name) => name.toLowerCase());

it.each([
  ['/api/unsubscribe', 'invalid-link'],
  ['/api/unsubscribe', 'list-unavailable'],
  ['/api/confirm', 'invalid-link'],
  ['/api/confirm', 'expired-link'],
  ['/api/confirm', 'list-unavailable'],
] as const)('%s answers %s with a page, as it says', async (path, code) => {
  const refuse = async () => failed({ code, message: 'No.' }) as never;
  server = await startTestServer({
    checkUnsubscribeLink: refuse,
    unsubscribe: refuse,
    checkConfirmationLink: refuse,
    confirmSignUp: refuse,
  });
  for (const [method, response] of [
    ['get', await server.get(`${path}?token=a`)],
    ['post', await server.post(`${path}?token=a`, '')],
  ] as const) {
    expect(response.status).toBe(statusOfFailure[code]);
    expect(typeOf(response)).toBe('text/html');
    expect(Object.keys(saidOf(path, method, response).content ?? {})).toEqual(['text/html']);
  }
});

it('describes every field of a failure, and every code that one may have', async () => {
  server = await startTestServer({ lookupRateLimiter: createMemoryRateLimiter(1) });
  const path = '/api/browse-codes';
  await server.get(`${path}?system=SIC`);
  const response = await server.get(`${path}?system=SIC`);
  expect(response.status).toBe(429);
  const body = (await response.json()) as object;
  expect(Object.keys(components.schemas.Failure?.properties ?? {})).toEqual(
    expect.arrayContaining(Object.keys(body)),
  );
  componentSchemas.Failure.parse(body);
  expect(components.schemas.Failure?.properties.code).toMatchObject({ enum: Object.keys(statusOfFailure) });
  const said = headersOf(saidOf(path, 'get', response));
  for (const name of ['retry-after', 'ratelimit', 'ratelimit-policy', 'x-request-id']) {
    expect(response.headers.get(name), name).toBeTruthy();
    expect(said).toContain(name);
  }
});

it('describes the tag of an answer, and the one without a body', async () => {
  server = await startTestServer();
  for (const [path, query] of [
    ['/api/browse-codes', '?system=SIC'],
    ['/api/lookup-code', '?system=SIC&code=2051'],
    ['/api/explain-code', '?system=SIC&code=2051'],
    ['/api/openapi.json', ''],
  ]) {
    const first = await server.get(`${path}${query}`);
    expect(headersOf(saidOf(`${path}`, 'get', first))).toContain('etag');
    const second = await server.get(`${path}${query}`, {
      'If-None-Match': first.headers.get('etag') ?? '',
      'Cache-Control': 'max-age=0',
    });
    expect(second.status).toBe(304);
    expect(saidOf(`${path}`, 'get', second).content).toBeUndefined();
  }
});

it('takes each example as the form that it describes', async () => {
  server = await startTestServer({
    analyzeTermSheet: async () => success({ source: { text: '', pages: [] } } as never),
  });
  const form = 'application/x-www-form-urlencoded';
  const forms = Object.entries(paths).filter(([, { post }]) => post?.requestBody?.content[form]);
  expect(forms.map(([path]) => path)).toEqual([
    '/api/analyze-term-sheet',
    '/api/analyze-term-sheet/events',
    '/api/carbon-footprint',
    '/api/contact',
  ]);
  for (const [path, { post }] of forms) {
    const example = post?.requestBody?.content['application/json']?.example as Record<string, string>;
    const response = await server.post(path, new URLSearchParams(example));
    expect([path, response.status]).toEqual([path, 200]);
  }
});

it('describes where a browser goes that has sent a form by itself', async () => {
  server = await startTestServer();
  const response = await server.post('/api/contact', new URLSearchParams({ email: 'ada@mill.example' }), {
    Accept: 'text/html',
  });
  expect(response.status).toBe(303);
  expect(headersOf(saidOf('/api/contact', 'post', response))).toContain('location');
});

it('offers every kind of code that a business may have', () => {
  const { properties } = components.schemas.ClassificationRequest ?? {};
  expect(properties).toMatchObject({ existingCode: { properties: { type: { enum: existingCodeTypes } } } });
});

it('says of every field that a body takes what it is', () => {
  const named = ['CarbonAnswers', 'ClassificationRequest', 'SignUp', 'TermSheetPair', 'WaterfallRequest'];
  const undescribed = named.flatMap((name) =>
    Object.entries(components.schemas[name]?.properties ?? {})
      .filter(([, field]) => !('description' in field))
      .map(([field]) => `${name}.${field}`),
  );
  expect(undescribed).toEqual([]);
});
