import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { MostInOneTurn } from '../testing/most-in-one-turn.ts';
import { startTestServer } from '../testing/start-test-server.ts';
import { turnTakingMessages } from './turn-taking-message.ts';

const pieceBytes = 64 * 1024;
const uploads = 12;
const uploadBytes = 3 * 1024 * 1024;

it('reads little of many uploads between two looks at everything else', async () => {
  const read = new MostInOneTurn();
  const server = createServer({ IncomingMessage: turnTakingMessages() }, (request, response) => {
    let bytes = 0;
    request.on('data', (piece: Buffer) => {
      bytes += piece.length;
      read.add(piece.length);
    });
    request.once('end', () => response.end(String(bytes)));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const body = new Uint8Array(uploadBytes);
  const answers = await Promise.all(
    Array.from({ length: uploads }, async () => (await fetch(url, { method: 'POST', body })).text()),
  );
  expect(answers).toEqual(Array.from({ length: uploads }, () => String(uploadBytes)));
  // Eight pieces, and what comes with the head of each and at the first read.
  expect(read.end()).toBeLessThanOrEqual((8 + 2 * uploads) * pieceBytes);
  server.close();
});

it('reads what is left of a refused body, so that its sender hears why', async () => {
  const server = await startTestServer();
  const body = new Uint8Array(uploadBytes);
  for (const path of ['/api/nothing', '/about', '/api/contact']) {
    const response = await server.post(path, body, { 'Content-Type': 'application/octet-stream' });
    expect([path, response.status]).toEqual([path, { '/api/nothing': 404, '/about': 405 }[path] ?? 415]);
    expect(await response.json()).toHaveProperty('message');
  }
  expect((await server.get('/api/health')).status).toBe(200);
  await server.close();
});
