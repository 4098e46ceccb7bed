/** An outcome that a caller must look at: expected failures are values, unexpected ones throw. */
export type Result<Value, Failure extends ExpectedFailure> = Success<Value> | Failed<Failure>;

export interface Success<Value> {
  readonly ok: true;
  readonly value: Value;
}

export interface Failed<Failure extends ExpectedFailure> {
  readonly ok: false;
  readonly error: Failure;
}

/**
 * What went wrong, in a form that every driving adapter can translate once.
 * `code` is stable and decides the HTTP status and the exit code; `message` is a sentence for the user
 * and never holds document text, addresses or keys.
 */
export interface ExpectedFailure {
  readonly code: string;
  readonly message: string;
}

/** Wraps a value as a success. */
export function success<Value>(value: Value): Success<Value> {
  return { ok: true, value };
}

/** Wraps an expected failure. */
export function failed<Failure extends ExpectedFailure>(error: Failure): Failed<Failure> {
  return { ok: false, error };
}
