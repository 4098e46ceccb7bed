/** The answer to "may this one go on?". */
export type RateDecision =
  | { readonly allowed: true; readonly budget?: RateBudget }
  | { readonly allowed: false; readonly retryAfterSeconds: number; readonly budget?: RateBudget };

/** What is left of a limit, for a client that wants to keep to it. */
export interface RateBudget {
  readonly limit: number;
  readonly windowSeconds: number;
  readonly remaining: number;
  /** Until the window ends and the whole limit is there again. */
  readonly resetSeconds: number;
}

/** Counts what each client does; the key says who and what. */
export interface RateLimiter {
  /** @param groupKey a larger group that the key belongs to, for a limiter that counts groups as well */
  take(key: string, groupKey?: string): Promise<RateDecision>;
}
