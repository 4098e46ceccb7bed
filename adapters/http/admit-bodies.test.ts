import { request } from 'node:http';
import { connect } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from './testing/start-test-server.ts';

const path = '/api/analyze-term-sheet';
let server: TestServer;
afterEach(async () => server.close());

async function start(bodies: Partial<Parameters<typeof bounds>[0]> = {}): Promise<void> {
  server = await startTestServer({
    limits: { maxUploadBytes: 1_048_576, trustProxy: 1, bodies: bounds(bodies) },
  });
}

const bounds = (changes: {
  maxBodies?: number;
  maxBytes?: number;
  progressIntervalMs?: number;
  leastBytesPerInterval?: number;
}) => ({
  maxBodies: 4,
  maxBytes: 1_000_000,
  progressIntervalMs: 60_000,
  leastBytesPerInterval: 1,
  ...changes,
});

/** Begins to send a body of a size and keeps the rest. */
function beginUpload(bytes: number, client = '192.0.2.1') {
  const call = request({
    port: server.port,
    host: '127.0.0.1',
    method: 'POST',
    path,
    headers: { 'Content-Type': 'application/json', 'Content-Length': bytes, 'X-Forwarded-For': client },
  });
  call.on('error', () => {});
  call.write('{');
  return call;
}

const post = (client: string) =>
  server.postJson(path, { termSheetText: 'Series A' }, { 'X-Forwarded-For': client });

/** The status that a new request of a client has, once it has changed to what is expected. */
const statusFor = (client: string) => expect.poll(async () => (await post(client)).status);

describe('bodies that are on their way in', () => {
  it('are bounded for each client in number, and others still come through', async () => {
    await start();
    const held = [beginUpload(100), beginUpload(100)];
    await statusFor('192.0.2.1').toBe(503);
    expect((await post('192.0.2.2')).status).toBe(200);
    for (const call of held) call.destroy();
    await statusFor('192.0.2.1').toBe(200);
  });

  it('are bounded for a whole site of IPv6, whose networks are perhaps one client', async () => {
    await start();
    const held = [beginUpload(100, '2001:db8:1:1::1'), beginUpload(100, '2001:db8:1:2::1')];
    await statusFor('2001:db8:1:3::1').toBe(503);
    expect((await post('2001:db8:2:1::1')).status).toBe(200);
    for (const call of held) call.destroy();
    await statusFor('2001:db8:1:3::1').toBe(200);
  });

  it('are bounded for all clients together, in bytes as in number', async () => {
    await start({ maxBytes: 1000 });
    const held = [beginUpload(490, '192.0.2.1'), beginUpload(490, '192.0.2.2')];
    await statusFor('192.0.2.3').toBe(503);
    const refused = await post('192.0.2.3');
    expect(refused.headers.get('retry-after')).toBe('5');
    expect(await refused.json()).toMatchObject({ code: 'busy', retryAfterSeconds: 5 });
    for (const call of held) call.destroy();
    await statusFor('192.0.2.3').toBe(200);
  });

  it('are given up when nothing more comes', async () => {
    await start({ progressIntervalMs: 50 });
    const answer = await new Promise<string>((resolve) => {
      const socket = connect(server.port, '127.0.0.1');
      let received = '';
      socket.on('data', (bytes) => {
        received += bytes;
      });
      socket.on('close', () => resolve(received));
      socket.write(
        `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 90\r\n\r\n{`,
      );
    });
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(answer).toContain('"code":"upload-too-slow"');
    expect(server.faults).toEqual([]);
  });
});
