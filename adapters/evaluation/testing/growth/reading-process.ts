import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { engineFlags } from '../../../workers/worker-process.ts';
import type { ReadingTask } from './read-growing-text.child.ts';
import type { ReadingTime } from './reading-time.ts';

/** What a reading took, or why that is not known. */
export type ReadingCost = ReadingTime | { readonly failure: string };

/** A process that reads texts one after the other, and is replaced where one of them does not come to an end. */
export class ReadingProcess {
  #child: ChildProcess | undefined;
  readonly #patienceMs: number;

  /** @param patienceMs how long one text may take by the clock before its reader is given up */
  constructor(patienceMs: number) {
    this.#patienceMs = patienceMs;
  }

  async cost(task: ReadingTask): Promise<ReadingCost> {
    const child = this.#child ?? (await start());
    this.#child = child;
    const abandoned = new AbortController();
    const answer = once(child, 'message').then(([message]) => message as ReadingTime | { error: string });
    child.send(task);
    const reply = await Promise.race([
      answer,
      delay(this.#patienceMs, undefined, { signal: abandoned.signal }).catch(() => undefined),
    ]);
    abandoned.abort();
    if (reply && 'error' in reply) return { failure: reply.error };
    if (reply) return reply;
    this.end();
    return { failure: `no end within ${this.#patienceMs / 1000} s` };
  }

  end(): void {
    this.#child?.kill('SIGKILL');
    this.#child = undefined;
  }
}

async function start(): Promise<ChildProcess> {
  const child = fork(new URL('./read-growing-text.child.ts', import.meta.url), {
    execArgv: [...engineFlags, '--import', 'tsx'],
  });
  await once(child, 'message');
  return child;
}
