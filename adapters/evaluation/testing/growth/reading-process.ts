import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import type { ReadingTask } from './read-growing-text.child.ts';

/** Processor time in milliseconds, or why there is none. */
export type ReadingCost = { readonly ms: number } | { readonly failure: string };

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
    const answer = once(child, 'message').then(([message]) => message as { ms?: number; error?: string });
    child.send(task);
    const reply = await Promise.race([
      answer,
      delay(this.#patienceMs, undefined, { signal: abandoned.signal }).catch(() => undefined),
    ]);
    abandoned.abort();
    if (reply?.ms !== undefined) return { ms: reply.ms };
    if (reply?.error !== undefined) return { failure: reply.error };
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
    // Expressions are compiled at once, as in the processes that analyse documents.
    execArgv: ['--no-regexp-tier-up', '--import', 'tsx'],
  });
  await once(child, 'message');
  return child;
}
