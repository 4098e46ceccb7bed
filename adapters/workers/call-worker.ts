import type { BusyFailure } from '../../core/busy-failure.ts';
import type { Cancellation, CancelledFailure } from '../../core/cancellation.ts';
import { failed, type Result, success } from '../../core/result.ts';
import type { JobKind, Jobs } from './jobs.ts';
import type { WorkPool } from './work-pool.ts';

/** What the work was over, or how the process ended that did it. */
export interface WorkFailure {
  readonly code: 'cancelled' | 'time' | 'memory' | 'crash';
  readonly message: string;
}

/** Why a job that is within its bounds gave no answer. */
export type UnansweredFailure = BusyFailure | CancelledFailure;

/** Who waits for a job. */
export interface JobProgress {
  readonly cancellation?: Cancellation | undefined;
  readonly client?: string | undefined;
  readonly onProgress?: (() => void) | undefined;
}

interface JobCall<Kind extends JobKind> {
  readonly kind: Kind;
  readonly input: Parameters<Jobs[Kind]>[0];
  /** What the input weighs while it waits. */
  readonly bytes: number;
  /** Part of an analysis that has been begun: it is never refused. */
  readonly isContinuation?: boolean;
}

/** Has a worker do a job. */
export async function callWorker<Kind extends JobKind>(
  pool: WorkPool,
  { kind, input, bytes, isContinuation = false }: JobCall<Kind>,
  progress: JobProgress = {},
): Promise<Result<Awaited<ReturnType<Jobs[Kind]>>, WorkFailure | BusyFailure>> {
  const outcome = await pool.run({ order: { kind, input }, bytes, isContinuation, ...progress });
  if (outcome.how === 'done') return success(outcome.value as Awaited<ReturnType<Jobs[Kind]>>);
  if (outcome.how === 'busy') {
    const { retryAfterSeconds } = outcome;
    return failed({ code: 'busy', message: busyMessage, retryAfterSeconds });
  }
  return failed({ code: outcome.how, message: `The work ended early: ${outcome.how}.` });
}

const busyMessage = 'Many documents are being read just now. Please try again in a moment.';
