/** Too much is being worked on just now: nothing is wrong with what was sent, and the caller may ask again. */
export interface BusyFailure {
  readonly code: 'busy';
  readonly message: string;
  /** When it is worth asking again. */
  readonly retryAfterSeconds: number;
}
