import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Koa from 'koa';

/** Koa with nothing on it, in a process of its own. It writes its port, and answers /cpu with what it has used. */
const bare = new Koa();
bare.use((context) => {
  const { user, system } = process.cpuUsage();
  context.body = context.path === '/cpu' ? String((user + system) / 1e6) : 'Hello';
});
const server = createServer(bare.callback()).listen(0, '127.0.0.1', () => {
  process.stdout.write(`${(server.address() as AddressInfo).port}\n`);
});
