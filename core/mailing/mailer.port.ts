/** A mail ready to go. */
export interface Mail {
  /** Stable over retries, so that a receiver can tell a second copy. */
  readonly messageId: string;
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  /** Where a subscriber leaves with one click (RFC 8058). */
  readonly unsubscribeUrl?: string;
}

/**
 * What the mail server said. `rejected` is for good, `deferred` may work later and surely was not taken;
 * `uncertain` means that the connection ended before the answer. `reason` is a code and holds no address.
 */
export type MailOutcome =
  | { readonly outcome: 'accepted' }
  | { readonly outcome: 'rejected' | 'deferred' | 'uncertain'; readonly reason: string };

/** Hands mails to a mail server. */
export interface Mailer {
  send(mail: Mail): Promise<MailOutcome>;
}
