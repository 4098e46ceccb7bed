import type { InvalidEmail } from './email-address.ts';

/** Why a sign-up was not taken. */
export type SubscribeFailure =
  | InvalidEmail
  | {
      /** `malformed-input`: not a sign-up form at all. `invalid-input`: a field that cannot be kept. */
      readonly code: 'malformed-input' | 'invalid-input' | 'list-unavailable';
      readonly message: string;
    }
  | { readonly code: 'rate-limited'; readonly message: string; readonly retryAfterSeconds: number };

/** Why a link of a mail did nothing. */
export interface UnsubscribeFailure {
  readonly code: 'invalid-link' | 'list-unavailable';
  readonly message: string;
}

/** Why the link of a confirmation mail did nothing. */
export interface ConfirmationFailure {
  /** `expired-link`: its time is over, or what it would confirm has gone. */
  readonly code: 'invalid-link' | 'expired-link' | 'list-unavailable';
  readonly message: string;
}

/**
 * Thrown by a storage adapter whose database cannot be reached or cannot write now. Use cases turn it into
 * the expected failure `list-unavailable`; recognise it by its code.
 */
export class ListUnavailableError extends Error {
  readonly code = 'list-unavailable';

  constructor(cause: unknown) {
    super('The mailing list cannot be reached just now. Please try again in a minute.', { cause });
    this.name = 'ListUnavailableError';
  }
}

/** Whether something that was caught says that the list is out of reach. */
export function isListUnavailable(error: unknown): error is ListUnavailableError {
  return error instanceof Error && 'code' in error && error.code === 'list-unavailable';
}
