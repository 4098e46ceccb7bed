import { createServer, type Server } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { startTestSmtp } from './testing/start-test-smtp.ts';
import { verifySmtp } from './verify-smtp.ts';

const servers: { close(): unknown }[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

const listening = (server: Server): Promise<number> =>
  new Promise((resolve) => {
    servers.push(server);
    server.listen(0, '127.0.0.1', () => resolve((server.address() as { port: number }).port));
  });

it('finds a server that takes our mail', async () => {
  const server = await startTestSmtp();
  servers.push(server);
  expect(await verifySmtp({ url: `smtp://127.0.0.1:${server.port}` })).toBeNull();
});

it('gives up a server that greets and keeps talking', async () => {
  const port = await listening(
    createServer((socket) => {
      socket.write('220 ready\\r\\n');
      const talk = setInterval(() => socket.write('220-one moment\r\n'), 50);
      socket.on('error', () => undefined).on('close', () => clearInterval(talk));
    }),
  );
  expect(await verifySmtp({ url: `smtp://127.0.0.1:${port}`, timeoutMs: 500 })).toBe('no-answer');
});
