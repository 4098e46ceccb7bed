export const signUpSources = ['landing', 'carbon', 'term-sheet', 'codes', 'investors', 'import'] as const;
/** Which form somebody signed up with; `import` is a list that the operator brought along. */
export type SignUpSource = (typeof signUpSources)[number];

export const subscriberStates = ['pending', 'subscribed', 'unsubscribed'] as const;
/** `pending`: somebody entered the address and its owner has not confirmed it, so it gets no mail but that question. */
export type SubscriberState = (typeof subscriberStates)[number];

/** A sign-up with the record of its consent: when, from which form, to which words. Times are ISO 8601, UTC. */
export interface SignUp {
  /** Random. Links in mails name it, so that no link holds an address. */
  readonly id: string;
  /** Lower-cased address with an ASCII domain: the identity of a subscriber. */
  readonly email: string;
  readonly name: string;
  readonly company: string;
  readonly phone: string;
  readonly message: string;
  readonly source: SignUpSource;
  /** The words that stood beside the button. */
  readonly consentText: string;
  readonly subscribedAt: string;
}

/** A sign-up as it is kept. Who unsubscribed stays for a while without name, company, phone and message. */
export interface Subscriber extends SignUp {
  readonly state: SubscriberState;
  /** When the owner of the address confirmed it by the link of a mail; `null` where nobody was asked. */
  readonly confirmedAt: string | null;
  readonly unsubscribedAt: string | null;
}
