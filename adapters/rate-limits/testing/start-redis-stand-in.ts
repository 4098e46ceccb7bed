import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

/** `answers` counts as Redis does; `silent` takes commands and says nothing; `refuses` is a replica. */
export type StandInMood = 'answers' | 'silent' | 'refuses';

/** A server that speaks as much of the protocol of Redis as counting needs, and misbehaves as it is told. */
export interface RedisStandIn {
  readonly url: string;
  /** Counts that it was asked for, the vain ones too. */
  readonly asked: () => number;
  mood(mood: StandInMood): void;
  /** Ends all connections and takes no more; may be called again. */
  stop(): Promise<void>;
  /** Listens again on the same port. */
  start(): Promise<void>;
}

export async function startRedisStandIn(): Promise<RedisStandIn> {
  const sockets = new Set<Socket>();
  const counts = new Map<string, number>();
  let present: StandInMood = 'answers';
  let asked = 0;
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('data', (bytes) => {
      // Each command arrives in one piece: they are short and this machine is near.
      for (const words of commandsIn(bytes.toString())) {
        const isCount = words[0]?.startsWith('eval') === true;
        if (isCount) asked += 1;
        if (present === 'silent') continue;
        socket.write(isCount ? count(words[3] ?? '') : bulk('redis_version:7.0.0\r\nloading:0\r\n'));
      }
    });
  });
  const count = (key: string): string => {
    if (present === 'refuses') return "-READONLY You can't write against a read only replica.\r\n";
    counts.set(key, (counts.get(key) ?? 0) + 1);
    return `*2\r\n:${counts.get(key)}\r\n:60000\r\n`;
  };
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    url: `redis://127.0.0.1:${port}`,
    asked: () => asked,
    mood: (mood) => {
      present = mood;
    },
    async stop() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      for (const socket of sockets) socket.destroy();
      sockets.clear();
      await closed;
    },
    start: () => listen(port),
  };
}

const bulk = (text: string) => `$${Buffer.byteLength(text)}\r\n${text}\r\n`;

/** The words of each command: `*2`, then for each word its length and the word itself, a line each. */
function commandsIn(text: string): string[][] {
  const lines = text.split('\r\n');
  const commands: string[][] = [];
  for (let at = 0; lines[at]?.startsWith('*'); ) {
    const words = Number(lines[at]?.slice(1));
    const word = (index: number) => lines[at + 2 + 2 * index] ?? '';
    commands.push(Array.from({ length: words }, (_, index) => word(index)));
    at += 1 + 2 * words;
  }
  return commands;
}
