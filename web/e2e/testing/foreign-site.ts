import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A site of somebody else on this machine, with one page. Under `/sandboxed` it has no origin. */
export interface ForeignSite {
  readonly port: number;
  stop(): Promise<void>;
}

export async function startForeignSite(html: () => string): Promise<ForeignSite> {
  const server = createServer((request, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    if (request.url === '/sandboxed') response.setHeader('Content-Security-Policy', 'sandbox allow-forms');
    // An icon that is not there would be a request of its own.
    response.end(`<!doctype html><link rel="icon" href="data:,">${html()}`);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
