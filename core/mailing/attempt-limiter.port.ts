/** Counts attempts, so that nobody can sign one address up and off all day. */
export interface AttemptLimiter {
  take(
    key: string,
  ): Promise<{ readonly allowed: true } | { readonly allowed: false; readonly retryAfterSeconds: number }>;
}
