/** Signs the ids of subscribers for links, with a secret that is kept with the list. */
export interface UnsubscribeTokens {
  issue(subscriberId: string): Promise<string>;
  /** @returns the id, or `undefined` where we did not sign this token */
  read(token: string): Promise<string | undefined>;
}
