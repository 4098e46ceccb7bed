/** The part of an abort signal that the core looks at; any `AbortSignal` is one. */
export interface Cancellation {
  readonly aborted: boolean;
}

/** What was asked for was not finished, because nobody waits for it any more. */
export interface CancelledFailure {
  readonly code: 'cancelled';
  readonly message: string;
}

/** A cancellation of one's own: it follows another one, and can be called earlier. */
export interface OwnCancellation {
  readonly cancellation: Cancellation;
  cancel(): void;
}

/** Opens a cancellation that follows `parent`, so that calls made together can be ended together. */
export type OpenCancellation = (parent?: Cancellation) => OwnCancellation;
