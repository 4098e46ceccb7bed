/** What a worker process is sent: one piece of work. */
export interface WorkOrder {
  readonly kind: string;
  readonly input: unknown;
}

/** What a worker process sends: that it is up, news of its work, and how the work came out. */
export type WorkMessage =
  | { readonly type: 'ready' }
  | { readonly type: 'progress' }
  | { readonly type: 'done'; readonly value: unknown; readonly residentBytes: number }
  | { readonly type: 'fault'; readonly message: string };

/** Bounds of one piece of work, which the process holds by itself. */
export interface WorkLimits {
  /** Processor time, of all threads of the process. */
  readonly processorTimeMs: number;
  /** Resident size of the process, buffers outside the heap included. */
  readonly residentMb: number;
}

/** What a process that ended itself was over, as one word on its own pipe. */
export type Verdict = 'time' | 'memory';

/** The pipe on which a process says why it ends itself. */
export const verdictDescriptor = 3;
