/** The answer to "may this one go on?". */
export type RateDecision =
  | { readonly allowed: true }
  | { readonly allowed: false; readonly retryAfterSeconds: number };

/** Counts what each client does; the key says who and what. */
export interface RateLimiter {
  take(key: string): Promise<RateDecision>;
}
