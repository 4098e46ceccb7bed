import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../http/testing/free-port.ts';

/** Whether the program redis-server is installed on this machine. */
export const hasRedisServer = spawnSync('redis-server', ['--version']).status === 0;

/** A Redis of its own on a free port, which may be stopped, killed and started again. */
export interface RedisServer {
  readonly url: string;
  /** Freezes the process (SIGSTOP): it takes connections and answers nothing. */
  freeze(): void;
  /** Lets a frozen process go on. */
  thaw(): void;
  kill(): Promise<void>;
  restart(): Promise<void>;
}

export async function startRedisServer(): Promise<RedisServer> {
  const port = await freePort();
  let child: ChildProcess;
  const start = async () => {
    child = spawn('redis-server', ['--port', String(port), '--bind', '127.0.0.1', '--save', ''], {
      stdio: 'ignore',
    });
    while (!(await accepts(port))) await sleep(20);
  };
  await start();
  return {
    url: `redis://127.0.0.1:${port}`,
    freeze: () => void child.kill('SIGSTOP'),
    thaw: () => void child.kill('SIGCONT'),
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
    restart: start,
  };
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const answer = (isThere: boolean) => {
      socket.destroy();
      resolve(isThere);
    };
    socket.once('connect', () => answer(true));
    socket.once('error', () => answer(false));
  });
}
