import type { Clock } from '../clock.port.ts';
import { failed, type Result, success } from '../result.ts';
import type { AsciiDomain } from './ascii-domain.port.ts';
import type { AttemptLimiter } from './attempt-limiter.port.ts';
import { renewBefore } from './confirmation-period.ts';
import { consentTexts } from './consent.ts';
import { parseEmailAddress } from './email-address.ts';
import type { SubscribeFailure } from './mailing.errors.ts';
import type { MailKind } from './outbox.port.ts';
import { reachingTheList } from './reaching-the-list.ts';
import { parseSignUpForm } from './sign-up-form.ts';
import type { SubscriberList } from './subscriber-list.port.ts';

export interface SubscribeDependencies {
  readonly subscribers: SubscriberList;
  readonly clock: Clock;
  readonly asciiDomain: AsciiDomain;
  /** Random and unguessable. */
  readonly newId: () => string;
  /** Counts the sign-ups of one address. */
  readonly attempts: AttemptLimiter;
  /** The mails that a new sign-up sets off. */
  readonly mails: readonly MailKind[];
  /** Whether an address is on the list only once its owner has confirmed it by the link of a mail. */
  readonly asksForConfirmation?: boolean;
}

/**
 * Takes a sign-up from any form of the site. The answer is the same for a new address, a known one and a
 * robot, so that nobody can ask the list who is on it. On success the address is on disk, as a subscriber or,
 * where the operator asks for confirmation, as a sign-up that waits for it.
 * @param payload the body of POST /api/contact, unchecked
 */
export async function subscribe(
  { subscribers, clock, asciiDomain, newId, attempts, mails, asksForConfirmation }: SubscribeDependencies,
  payload: unknown,
): Promise<Result<undefined, SubscribeFailure>> {
  const form = parseSignUpForm(payload);
  if (!form.ok) return form;
  const { isFromRobot, ...fields } = form.value;
  const email = parseEmailAddress(fields.email, asciiDomain);
  if (!email.ok) return email;
  if (isFromRobot) return success(undefined);
  const attempt = await attempts.take(email.value);
  if (!attempt.allowed) return tooMany(attempt.retryAfterSeconds);
  const now = clock.now();
  const signUp = {
    ...fields,
    id: newId(),
    email: email.value,
    consentText: consentTexts[fields.source],
    subscribedAt: now.toISOString(),
  };
  return reachingTheList(async () => {
    if (asksForConfirmation) await subscribers.request(signUp, renewBefore(now));
    else await subscribers.add(signUp, mails);
    return success(undefined);
  });
}

function tooMany(retryAfterSeconds: number): Result<never, SubscribeFailure> {
  const message = 'This address was entered many times just now. Please try again later.';
  return failed({ code: 'rate-limited', message, retryAfterSeconds });
}
