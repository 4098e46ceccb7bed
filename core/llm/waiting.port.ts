import type { Cancellation } from '../cancellation.ts';

/** Waits for a while, or until the cancellation is aborted, whichever comes first. */
export type Wait = (delayMs: number, cancellation?: Cancellation) => Promise<void>;
