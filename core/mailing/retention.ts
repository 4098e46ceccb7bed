const dayMs = 86_400_000;

// The policy promises deletion within 30 days of withdrawal. What is pruned once a day must be due a day early.
const withdrawnDays = 29;
// Support communications: three years after resolution, which is the day of the enquiry where none is recorded.
const enquiryYears = 3;
// Data of the service is kept for up to five years; consent that old is asked for again, not relied on.
const consentYears = 5;
const settledMailDays = 29;
// A week is enough for a holiday and for a queue of mails; longer than that nobody agreed to be kept.
export const pendingDays = 7;

/** The days before which each kind of record has to go. ISO 8601, UTC. */
export interface RetentionDates {
  /** Who unsubscribed before this is erased. */
  readonly unsubscribedBefore: string;
  /** Company, phone and message of sign-ups from before this are emptied. */
  readonly enquiryBefore: string;
  /** Sign-ups from before this are deleted, and digests of erased addresses. */
  readonly consentBefore: string;
  /** Sign-ups from before this that nobody confirmed are deleted with their mails. */
  readonly pendingBefore: string;
  /** Mails that were sent or given up before this are deleted. */
  readonly mailSettledBefore: string;
}

/** How many records each rule met. */
export interface RetentionReport {
  readonly unsubscribed: number;
  readonly enquiries: number;
  readonly expired: number;
  readonly pending: number;
  readonly mails: number;
}

/** Applies the figures of the privacy policy to today. */
export function retentionDates(now: Date): RetentionDates {
  return {
    unsubscribedBefore: daysBefore(now, withdrawnDays),
    enquiryBefore: yearsBefore(now, enquiryYears),
    consentBefore: yearsBefore(now, consentYears),
    pendingBefore: daysBefore(now, pendingDays),
    mailSettledBefore: daysBefore(now, settledMailDays),
  };
}

function daysBefore(now: Date, days: number): string {
  return new Date(now.getTime() - days * dayMs).toISOString();
}

function yearsBefore(now: Date, years: number): string {
  const then = new Date(now);
  then.setUTCFullYear(now.getUTCFullYear() - years);
  return then.toISOString();
}
