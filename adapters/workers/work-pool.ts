import type { Cancellation } from '../../core/cancellation.ts';
import { FairQueue } from './fair-queue.ts';
import type { WorkLimits, WorkOrder } from './worker-messages.ts';
import { type WorkEnding, WorkerProcess } from './worker-process.ts';

/** Bounds of a pool and of each piece of work. */
export interface WorkPoolOptions {
  readonly file: string;
  readonly settings: object;
  readonly limits: WorkLimits;
  /** Processes at one time. */
  readonly processes: number;
  /** Pieces of work that wait, and the bytes that they hold. */
  readonly maxWaiting: number;
  readonly maxWaitingBytes: number;
  /** How long work waits at most. What would wait longer, as far as past work tells, is refused at once. */
  readonly waitMs: number;
  /** From its start to the answer; what takes longer without the processor time for it found the machine busy. */
  readonly runMs: number;
  /** A process that has grown beyond this makes room for a new one after its work. */
  readonly renewAboveMb: number;
  /** All processes but one end when nothing was asked for so long. */
  readonly idleMs: number;
  /** The one that stays is renewed when it has grown beyond this. */
  readonly restingMb: number;
}

/** Who asks, and what it takes. */
export interface WorkRequest {
  readonly order: WorkOrder;
  /** What the order weighs while it waits. */
  readonly bytes: number;
  /** One word for one client; several never share all processes with one. Without one there are no others. */
  readonly client?: string | undefined;
  /** Work that has been begun elsewhere: it is never refused. */
  readonly isContinuation?: boolean;
  readonly cancellation?: Cancellation | undefined;
  readonly onProgress?: (() => void) | undefined;
}

/** How a request came out; a fault of the program itself is thrown. */
export type WorkOutcome =
  | { readonly how: 'done'; readonly value: unknown }
  | { readonly how: 'busy'; readonly retryAfterSeconds: number }
  | { readonly how: 'cancelled' | 'time' | 'memory' | 'crash' };

interface Job extends WorkRequest {
  readonly client: string;
  readonly admittedAt: number;
  readonly resolve: (outcome: WorkOutcome) => void;
  readonly reject: (error: Error) => void;
  process?: WorkerProcess;
  startedAt?: number;
}

/** How a pool is doing, for the metrics. */
export interface WorkPoolState {
  readonly running: number;
  readonly waiting: number;
}

export interface WorkPool {
  run(request: WorkRequest): Promise<WorkOutcome>;
  state(): WorkPoolState;
  /** Starts a process before the first work. */
  warmUp(): void;
  close(): Promise<void>;
}

const noClient = '';
const pollMs = 25;
const shortestRetrySeconds = 1;
const longestRetrySeconds = 30;
const firstGuessMs = 500;
const bytesPerMb = 1024 * 1024;

/**
 * Opens a pool of processes that do what takes long: bounded in number, time, memory and queue, in turns between
 * clients, and ended for certain when the caller cancels.
 */
export function openWorkPool(options: WorkPoolOptions): WorkPool {
  return new ProcessPool(options);
}

class ProcessPool implements WorkPool {
  readonly #options: WorkPoolOptions;
  readonly #queue: FairQueue<Job>;
  readonly #idle: WorkerProcess[] = [];
  readonly #running = new Set<Job>();
  readonly #alive = new Set<WorkerProcess>();
  /** What each process took after its last work; nothing for one that has not worked yet. */
  readonly #residentBytes = new WeakMap<WorkerProcess, number>();
  #waitingBytes = 0;
  #usualMs = firstGuessMs;
  #watch: NodeJS.Timeout | undefined;
  #shrink: NodeJS.Timeout | undefined;

  constructor(options: WorkPoolOptions) {
    this.#options = options;
    this.#queue = new FairQueue(options.maxWaiting);
  }

  run(request: WorkRequest): Promise<WorkOutcome> {
    return new Promise((resolve, reject) => {
      const client = request.client ?? noClient;
      const job: Job = { ...request, client, admittedAt: performance.now(), resolve, reject };
      if (request.cancellation?.aborted) {
        resolve({ how: 'cancelled' });
        return;
      }
      this.#admit(job);
      this.#watch ??= setInterval(() => this.#look(), pollMs);
    });
  }

  state(): WorkPoolState {
    return { running: this.#running.size, waiting: this.#queue.size };
  }

  warmUp(): void {
    if (this.#alive.size === 0) this.#idle.push(this.#open());
  }

  async close(): Promise<void> {
    clearInterval(this.#watch);
    clearTimeout(this.#shrink);
    for (const process of this.#alive) process.kill();
    await Promise.all([...this.#alive].map(({ ended }) => ended));
  }

  #admit(job: Job): void {
    // Whoever waits may not have the process that is free: it would have been given to them.
    const isFree = this.#running.size < this.#options.processes && this.#mayHaveOne(job.client);
    if (isFree || job.isContinuation) {
      void this.#start(job);
      return;
    }
    const { maxWaitingBytes, waitMs } = this.#options;
    const hasRoom = this.#waitingBytes + job.bytes <= maxWaitingBytes && this.#expectedWaitMs() <= waitMs;
    const { isAdmitted, displaced } = hasRoom
      ? this.#queue.offer(job.client, job)
      : { isAdmitted: false, displaced: undefined };
    if (displaced) {
      this.#waitingBytes -= displaced.bytes;
      this.#refuse(displaced);
    }
    if (isAdmitted) this.#waitingBytes += job.bytes;
    else this.#refuse(job);
  }

  #refuse(job: Job): void {
    job.resolve({ how: 'busy', retryAfterSeconds: this.#retryAfterSeconds() });
  }

  /** When the work that waits should have begun, as far as past work tells. */
  #expectedWaitMs(): number {
    return (this.#queue.size * this.#usualMs) / this.#options.processes;
  }

  #retryAfterSeconds(): number {
    const seconds = Math.ceil((this.#expectedWaitMs() + this.#usualMs) / 1000);
    return Math.min(Math.max(seconds, shortestRetrySeconds), longestRetrySeconds);
  }

  /** One process stays free of each client, so that the next one finds it. */
  #mayHaveOne(client: string): boolean {
    if (client === noClient) return true;
    const own = [...this.#running].filter((job) => job.client === client).length;
    return own < Math.max(1, this.#options.processes - 1);
  }

  #startNext(): void {
    while (this.#running.size < this.#options.processes) {
      const next = this.#queue.take((client) => this.#mayHaveOne(client));
      if (!next) return;
      this.#waitingBytes -= next.entry.bytes;
      void this.#start(next.entry);
    }
  }

  async #start(job: Job): Promise<void> {
    clearTimeout(this.#shrink);
    const process = this.#idle.pop() ?? this.#open();
    job.process = process;
    job.startedAt = performance.now();
    this.#running.add(job);
    const ending = await process.run(job.order, () => job.onProgress?.());
    this.#running.delete(job);
    this.#settle(job, process, ending);
    this.#startNext();
    if (this.#running.size === 0) this.#rest();
  }

  #settle(job: Job, process: WorkerProcess, ending: WorkEnding): void {
    if (ending.how === 'done') {
      this.#usualMs += (performance.now() - (job.startedAt ?? 0) - this.#usualMs) / 8;
      job.resolve({ how: 'done', value: ending.value });
      if (ending.residentBytes <= this.#options.renewAboveMb * bytesPerMb) {
        this.#putBack(process, ending.residentBytes);
      } else process.kill();
    } else if (ending.how === 'fault') {
      job.reject(ending.error);
      process.kill();
    } else {
      job.resolve({ how: ending.how });
    }
  }

  #putBack(process: WorkerProcess, residentBytes: number): void {
    process.rest();
    this.#residentBytes.set(process, residentBytes);
    this.#idle.push(process);
  }

  #open(): WorkerProcess {
    const process = new WorkerProcess(this.#options);
    this.#alive.add(process);
    void process.ended.then(() => {
      this.#alive.delete(process);
      const at = this.#idle.indexOf(process);
      if (at >= 0) this.#idle.splice(at, 1);
    });
    return process;
  }

  /** Ends what nobody waits for any more, and what has waited too long. */
  #look(): void {
    const now = performance.now();
    for (const job of [...this.#running, ...this.#queue.entries()]) {
      if (job.cancellation?.aborted) this.#giveUp(job, { how: 'cancelled' });
      else if (this.#isLate(job, now)) {
        this.#giveUp(job, { how: 'busy', retryAfterSeconds: this.#retryAfterSeconds() });
      }
    }
    if (this.#running.size > 0 || this.#queue.size > 0) return;
    clearInterval(this.#watch);
    this.#watch = undefined;
  }

  #isLate({ admittedAt, startedAt }: Job, now: number): boolean {
    const { waitMs, runMs } = this.#options;
    return startedAt === undefined ? now - admittedAt >= waitMs : now - startedAt >= runMs;
  }

  #giveUp(job: Job, outcome: WorkOutcome): void {
    job.resolve(outcome);
    if (job.process) {
      job.process.kill();
      return;
    }
    this.#queue.withdraw(job);
    this.#waitingBytes -= job.bytes;
  }

  /** Keeps one process warm, the smallest, and gives the memory of the others back after a while. */
  #rest(): void {
    if (this.#alive.size === 0) return;
    this.#shrink = setTimeout(() => {
      const size = (process: WorkerProcess) => this.#residentBytes.get(process) ?? 0;
      this.#idle.sort((one, other) => size(one) - size(other));
      const [smallest] = this.#idle;
      const isLarge = smallest !== undefined && size(smallest) > this.#options.restingMb * bytesPerMb;
      for (const process of this.#idle.splice(isLarge ? 0 : 1)) process.kill();
      if (isLarge) this.#idle.push(this.#open());
    }, this.#options.idleMs);
    this.#shrink.unref();
  }
}
