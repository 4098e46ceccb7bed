/** A sign-up as it is stored. Times are ISO 8601 in UTC. */
export interface Subscriber {
  /** Lower-cased address with an ASCII domain: the identity of a subscriber. */
  readonly email: string;
  readonly name: string;
  readonly company: string;
  readonly phone: string;
  readonly message: string;
  /** Which form the visitor used. */
  readonly source: SignUpSource;
  readonly subscribedAt: string;
}

export const signUpSources = ['landing', 'carbon', 'term-sheet', 'codes', 'investors'] as const;
export type SignUpSource = (typeof signUpSources)[number];

/**
 * The mailing list. `add` is durable when it resolves: an address that was answered with success survives a
 * crash. Adding a known address again changes nothing and succeeds.
 */
export interface SubscriberList {
  /** @returns whether the address was new. */
  add(subscriber: Subscriber): Promise<{ readonly added: boolean }>;
  list(): Promise<readonly Subscriber[]>;
  /** @returns whether the address was there. */
  remove(email: string): Promise<boolean>;
  count(): Promise<number>;
}
