/** The part of an abort signal that the core looks at; any `AbortSignal` is one. */
export interface Cancellation {
  readonly aborted: boolean;
}
