import { type ChildProcess, fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { Socket } from 'node:net';
import { setPriority } from 'node:os';
import type { Verdict, WorkLimits, WorkMessage, WorkOrder } from './worker-messages.ts';

/** How a piece of work ended, and what the process is left with. */
export type WorkEnding =
  | { readonly how: 'done'; readonly value: unknown; readonly residentBytes: number }
  | { readonly how: 'fault'; readonly error: Error }
  | { readonly how: Verdict | 'crash' };

/** What a worker process is started with. */
export interface WorkerProcessOptions {
  /** The compiled program: Node 20 cannot load TypeScript. */
  readonly file: string;
  readonly limits: WorkLimits;
  /** Passed on to the program as JSON. */
  readonly settings: object;
}

// The server answers health checks and refusals while every core is busy with documents.
const niceness = 10;
/**
 * How V8 works here. Thousands of expressions are compiled for the machine at once, not interpreted first: a third off
 * a first document. Garbage is collected by the thread that makes it: helpers finish a document no sooner (100 pages
 * of PDF 254 ms either way), take a tenth more processor time (308 ms, not 269), and take it from the server.
 */
export const engineFlags: readonly string[] = ['--no-regexp-tier-up', '--single-threaded-gc'];
// V8 ends a process whose heap is full in this way.
const heapExhausted = 'SIGABRT';

/**
 * One process that works for a pool. It has none of our secrets: its environment is empty. What it was given is gone
 * when it ends, and it can be ended whatever it does.
 */
export class WorkerProcess {
  readonly #child: ChildProcess;
  #verdict = '';
  /** Whether the program has loaded; one that ends before it never began the work. */
  #isUp = false;
  #isGivenUp = false;
  #finish: ((ending: WorkEnding) => void) | undefined;
  #onProgress: (() => void) | undefined;
  readonly ended: Promise<void>;

  constructor({ file, limits, settings }: WorkerProcessOptions) {
    this.#child = fork(file, [JSON.stringify({ limits, settings })], {
      env: {},
      execArgv: [...engineFlags, `--max-old-space-size=${limits.residentMb}`],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'ipc'],
    });
    this.#child.stdio[3]?.on('data', (bytes: Buffer) => {
      this.#verdict += bytes.toString('latin1');
    });
    this.#child.on('message', (message: WorkMessage) => this.#hear(message));
    // A process that could not be started, or a message to one that has just ended: 'close' tells the rest.
    this.#child.on('error', () => this.#child.kill('SIGKILL'));
    this.ended = new Promise((resolve) => {
      this.#child.once('close', (_code, signal) => {
        const verdict = this.#verdict as Verdict | '';
        const neverBegan = verdict === '' && !this.#isUp && !this.#isGivenUp;
        if (neverBegan) this.#end({ how: 'fault', error: new Error(notStarted(file)) });
        else this.#end({ how: verdict || (signal === heapExhausted ? 'memory' : 'crash') });
        resolve();
      });
    });
    this.#lowerPriority();
    this.rest();
  }

  /** Gives the process its next work, which is one at a time. */
  run(order: WorkOrder, onProgress: () => void): Promise<WorkEnding> {
    this.#hold();
    this.#onProgress = onProgress;
    return new Promise((resolve) => {
      this.#finish = resolve;
      // A failure is told by 'error' and 'close'.
      this.#child.send(order, () => undefined);
    });
  }

  /** Ends the process at once, whatever it does; the program stays for `ended`. */
  kill(): void {
    this.#isGivenUp = true;
    this.#hold();
    this.#child.kill('SIGKILL');
  }

  /** A process that waits for work keeps no program alive. */
  rest(): void {
    this.#child.unref();
    this.#child.channel?.unref();
    this.#pipe()?.unref();
  }

  /** Its end is told once its pipe is closed: until then the program has to stay. */
  #hold(): void {
    this.#child.ref();
    this.#child.channel?.ref();
    this.#pipe()?.ref();
  }

  #pipe(): Socket | undefined {
    const [, , , pipe] = this.#child.stdio;
    return pipe instanceof Socket ? pipe : undefined;
  }

  #hear(message: WorkMessage): void {
    this.#isUp = true;
    if (message.type === 'progress') this.#onProgress?.();
    if (message.type === 'done') this.#end({ how: 'done', ...message });
    if (message.type === 'fault') this.#end({ how: 'fault', error: new Error(message.message) });
  }

  #end(ending: WorkEnding): void {
    const finish = this.#finish;
    this.#finish = undefined;
    finish?.(ending);
  }

  #lowerPriority(): void {
    try {
      if (this.#child.pid !== undefined) setPriority(this.#child.pid, niceness);
    } catch {
      // Where the system does not allow it, the work is done at the usual priority.
    }
  }
}

/** Why nothing was done, whatever was asked for. */
function notStarted(file: string): string {
  return existsSync(file)
    ? `The worker process could not start: ${file} ended before it was ready. Nothing was read.`
    : `The worker process could not start: ${file} is missing, so the programs are not built. Run npm start or npm run build. Nothing was read.`;
}
