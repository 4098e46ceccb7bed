export const mailKinds = ['welcome', 'confirmation', 'notification'] as const;
/**
 * `welcome` goes to the subscriber, `confirmation` asks the owner of an address whether they signed up, and
 * `notification` goes to the operator.
 */
export type MailKind = (typeof mailKinds)[number];

/** Mails to addresses that anybody may have entered: so many an hour and no more, see `MailBudget`. */
export const publicMailKinds = ['welcome', 'confirmation'] as const satisfies readonly MailKind[];

/** States of a mail that was handed to the mail server, or is about to be. */
export const handedOverStates = ['sending', 'sent', 'dead', 'uncertain'] as const;

export const outboxStates = ['waiting', 'sending', 'sent', 'dead', 'uncertain'] as const;
/**
 * `dead`: refused for good, or tried too often. `uncertain`: the mail may or may not have gone out, because the
 * program or the connection died while it was handed over. It is not sent again unless the operator says so.
 */
export type OutboxState = (typeof outboxStates)[number];

/** A mail in the outbox. What it says is composed when it is sent, from the subscriber as it is then. */
export interface OutboxEntry {
  readonly id: string;
  readonly kind: MailKind;
  /** The subscriber that the mail is about. */
  readonly email: string;
  /** Times it was tried, the present one included. */
  readonly attempts: number;
}

/** How many mails to the public may be handed over from a time on, by all programs that share the outbox. */
export interface MailBudget {
  readonly since: string;
  readonly most: number;
}

/**
 * Mails on their way. A mail is marked `sending` before it is handed to the mail server, so it goes out at most
 * once: what is found `sending` after a crash becomes `uncertain`, never `waiting`.
 */
export interface Outbox {
  /**
   * Marks the mail that has waited longest as `sending` and gives it to one caller only. Once the budget is used
   * up, mails to the public stay where they are, however many programs ask at once.
   */
  claim(now: string, budget: MailBudget): Promise<OutboxEntry | undefined>;
  /** How many mails to the public were handed over after a time, whatever became of them. */
  handedOverSince(time: string): Promise<number>;
  /** Says what became of a claimed mail; `retryAt` for `waiting`. `reason` is a code, never an address. */
  settle(id: string, outcome: OutboxOutcome): Promise<void>;
  /** Deletes a mail whose subscriber is gone. */
  drop(id: string): Promise<void>;
  /** Turns mails that were claimed before `claimedBefore` and never settled into `uncertain`. */
  setAside(claimedBefore: string): Promise<number>;
  /** Lets dead and uncertain mails wait again. @returns how many */
  revive(now: string): Promise<number>;
  counts(): Promise<Readonly<Record<OutboxState, number>>>;
}

export type OutboxOutcome =
  | { readonly state: 'sent'; readonly at: string }
  | { readonly state: 'waiting'; readonly retryAt: string; readonly reason: string }
  | { readonly state: 'dead' | 'uncertain'; readonly at: string; readonly reason: string };
