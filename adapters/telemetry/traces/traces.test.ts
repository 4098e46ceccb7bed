import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import { startTestServer } from '../../http/testing/start-test-server.ts';
import type { EndedSpan } from './otlp-spans.ts';
import { RequestTraces } from './request-traces.ts';
import { SpanSender } from './span-sender.ts';
import { readTraceparent } from './trace-context.ts';

const traceId = '0af7651916cd43dd8448eb211c80319c';
const parentSpanId = 'b7ad6b7169203331';

describe('readTraceparent', () => {
  it('goes on with the trace of the caller', () => {
    expect(readTraceparent(`00-${traceId}-${parentSpanId}-01`)).toEqual({
      traceId,
      parentSpanId,
      isSampled: true,
    });
    expect(readTraceparent(`00-${traceId}-${parentSpanId}-00`).isSampled).toBe(false);
  });

  it.each([
    '',
    'x',
    `00-${'0'.repeat(32)}-${parentSpanId}-01`,
    `00-${traceId}-${'0'.repeat(16)}-01`,
    `ff-${traceId}-${parentSpanId}-01`,
    `00-${traceId.toUpperCase()}-${parentSpanId}-01`,
  ])('begins one of its own after %j', (header) => {
    const context = readTraceparent(header);
    expect(context.traceId).toMatch(/^[0-9a-f]{32}$/);
    expect(context.traceId).not.toBe(traceId);
    expect(context.parentSpanId).toBeUndefined();
  });
});

let collector: Server | undefined;
afterEach(() => collector?.close());

async function startCollector(status = 200): Promise<{ url: string; bodies: unknown[] }> {
  const bodies: unknown[] = [];
  collector = createServer(async (request, response) => {
    bodies.push({ path: request.url, type: request.headers['content-type'], body: await json(request) });
    response.writeHead(status).end('{}');
  }).listen(0, '127.0.0.1');
  await once(collector, 'listening');
  return { url: `http://127.0.0.1:${(collector.address() as AddressInfo).port}`, bodies };
}

const call = {
  event: 'model-call-end',
  requestId: 'request-of-test',
  provider: 'ollama',
  model: 'small',
  promptVersion: '1',
  outcome: 'ok',
  inputTokens: 12,
  outputTokens: 3,
  retries: 0,
  repairs: 0,
  durationMs: 40,
} as const;

it('sends a request and its model call to a collector as one trace', async () => {
  const { url, bodies } = await startCollector();
  const sender = new SpanSender({
    endpoint: `${url}/`,
    resource: { 'service.name': 'fettle' },
    version: '1.0.0',
    onTrouble: () => expect.unreachable(),
  });
  const tracing = new RequestTraces((span) => sender.add(span));
  const server = await startTestServer({ tracing });
  try {
    const headers = { traceparent: `00-${traceId}-${parentSpanId}-01`, 'X-Request-Id': call.requestId };
    tracing.begin(call.requestId, headers.traceparent);
    tracing.listener(call);
    await server.get('/api/health?secret=canary', headers);
    await expect.poll(() => server.requests.length).toBe(1);
    expect(server.requests[0]).toMatchObject({ requestId: call.requestId, traceId });
  } finally {
    await server.close();
    await sender.close();
  }
  expect(bodies).toHaveLength(1);
  expect(bodies[0]).toMatchObject({
    path: '/v1/traces',
    type: 'application/json',
    body: {
      resourceSpans: [
        {
          resource: { attributes: [{ key: 'service.name', value: { stringValue: 'fettle' } }] },
          scopeSpans: [
            {
              spans: [
                { traceId, name: 'chat small', kind: 3, status: { code: 0 } },
                {
                  traceId,
                  parentSpanId,
                  name: 'GET /api/health',
                  kind: 2,
                  startTimeUnixNano: expect.stringMatching(/^\d{19}$/),
                },
              ],
            },
          ],
        },
      ],
    },
  });
  expect(JSON.stringify(bodies)).not.toContain('canary');
});

it('puts the call of a model below the request that it was made for', () => {
  const spans: EndedSpan[] = [];
  let nowMs = 1000;
  const tracing = new RequestTraces(
    (span) => spans.push(span),
    () => nowMs,
  );
  const trace = tracing.begin('request-of-test', '');
  nowMs = 1100;
  tracing.listener(call);
  tracing.listener({ ...call, requestId: 'somebody-else' });
  trace.end({ method: 'POST', route: '/api/classify-business', status: 502 });
  tracing.listener(call);
  expect(spans).toHaveLength(2);
  const [child, request] = spans;
  expect(child).toMatchObject({ parentSpanId: request?.spanId, startMs: 1060, endMs: 1100 });
  expect(request).toMatchObject({ hasFailed: true, traceId: child?.traceId });
});

it('keeps nothing of a trace that its caller does not keep', () => {
  const spans: EndedSpan[] = [];
  const tracing = new RequestTraces((span) => spans.push(span));
  tracing
    .begin('a-request', `00-${traceId}-${parentSpanId}-00`)
    .end({ method: 'GET', route: '/', status: 200 });
  expect(spans).toEqual([]);
});

it('tells once that a collector refuses, and drops what does not fit', async () => {
  const { url, bodies } = await startCollector(503);
  const troubles: string[] = [];
  const sender = new SpanSender({
    endpoint: url,
    resource: {},
    version: '1',
    onTrouble: (reason) => troubles.push(reason),
  });
  const span: EndedSpan = {
    traceId,
    spanId: parentSpanId,
    name: 'GET /',
    kind: 'server',
    startMs: 1,
    endMs: 2,
    attributes: {},
    hasFailed: false,
  };
  for (let count = 0; count < 3000; count += 1) sender.add(span);
  await sender.close();
  expect(bodies).toHaveLength(4);
  expect(troubles).toEqual(['status-503']);
});
