import { pendingDays } from './retention.ts';

const hourMs = 3_600_000;
const linkHours = 72;
// One mail a day is what a forgetful visitor needs and what a stranger can bear.
const renewHours = 24;

/** When a link that is sent now stops working: after three days, and never later than the sign-up is deleted. */
export function linkExpiresAt(signedUpAt: string, now: Date): Date {
  const deletedAtMs = Date.parse(signedUpAt) + pendingDays * 24 * hourMs;
  return new Date(Math.min(now.getTime() + linkHours * hourMs, deletedAtMs));
}

/** A sign-up that waits since before this may be asked about again. */
export function renewBefore(now: Date): string {
  return new Date(now.getTime() - renewHours * hourMs).toISOString();
}
