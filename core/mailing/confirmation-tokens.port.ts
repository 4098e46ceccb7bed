/** What a token of a confirmation link says. */
export interface ConfirmationToken {
  /** Of the sign-up that waits. */
  readonly id: string;
  /** When the link stops working. */
  readonly expiresAt: Date;
}

/** Signs the ids of waiting sign-ups for links, each with the time until which it works. */
export interface ConfirmationTokens {
  issue(token: ConfirmationToken): Promise<string>;
  /** @returns what was signed, expired or not; `undefined` where we did not sign this token */
  read(token: string): Promise<ConfirmationToken | undefined>;
}
