/** The answer to "may this one go on?". */
export type RateDecision =
  | { readonly allowed: true }
  | { readonly allowed: false; readonly retryAfterSeconds: number };

/** Counts what each client does; the key says who and what. */
export interface RateLimiter {
  /** @param groupKey a larger group that the key belongs to, for a limiter that counts groups as well */
  take(key: string, groupKey?: string): Promise<RateDecision>;
}
