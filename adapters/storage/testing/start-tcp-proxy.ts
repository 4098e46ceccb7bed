import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** A way to a server that can be cut, lead nowhere, and be mended. */
export interface TcpProxy {
  readonly port: number;
  /** Ends all connections and takes no more, as when the server is stopped. */
  cut(): Promise<void>;
  /**
   * Takes connections and whatever is sent and passes nothing on, as when the network drops packets: neither side
   * hears of the other again, not even that it has closed.
   */
  swallow(): void;
  /** New connections lead to the server again; those that led nowhere never do. */
  mend(): Promise<void>;
}

export async function startTcpProxy(targetHost: string, targetPort: number): Promise<TcpProxy> {
  const ways = new Set<Way>();
  let isSwallowing = false;
  let server: Server;
  const listen = async (port: number) => {
    server = createServer((client) => {
      ways.add(isSwallowing ? new Way([client]) : new Way([client, connect(targetPort, targetHost)]));
    }).listen(port, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  };
  const port = await listen(0);
  return {
    port,
    async cut() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      for (const way of ways) way.close();
      ways.clear();
      await closed;
    },
    swallow() {
      isSwallowing = true;
      for (const way of ways) way.swallow();
    },
    async mend() {
      isSwallowing = false;
      if (!server.listening) await listen(port);
    },
  };
}

/** One connection through the proxy: a client alone, or with the server that it talks to. */
class Way {
  readonly #ends: readonly Socket[];
  #leadsNowhere = false;

  constructor(ends: readonly Socket[]) {
    this.#ends = ends;
    for (const [index, end] of ends.entries()) {
      const other = ends[1 - index];
      // Either end may break; the other one goes with it.
      end.on('error', () => {});
      end.on('close', () => {
        if (!this.#leadsNowhere) this.close();
      });
      end.on('data', (bytes) => {
        if (!this.#leadsNowhere) other?.write(bytes);
      });
    }
  }

  swallow(): void {
    this.#leadsNowhere = true;
  }

  close(): void {
    for (const end of this.#ends) end.destroy();
  }
}
