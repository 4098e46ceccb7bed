import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** A way to a server that can be cut and mended, as when the server is stopped and started. */
export interface TcpProxy {
  readonly port: number;
  cut(): Promise<void>;
  mend(): Promise<void>;
}

export async function startTcpProxy(targetHost: string, targetPort: number): Promise<TcpProxy> {
  const sockets = new Set<Socket>();
  let server: Server;
  const listen = async (port: number) => {
    server = createServer((client) => {
      const target = connect(targetPort, targetHost);
      for (const socket of [client, target]) {
        sockets.add(socket);
        // Either end may break; the other one goes with it.
        socket.on('error', () => {});
        socket.on('close', () => {
          client.destroy();
          target.destroy();
        });
      }
      client.pipe(target);
      target.pipe(client);
    }).listen(port, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  };
  const port = await listen(0);
  return {
    port,
    async cut() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      for (const socket of sockets) socket.destroy();
      sockets.clear();
      await closed;
    },
    async mend() {
      await listen(port);
    },
  };
}
