import type { Clock } from '../clock.port.ts';
import { failed, type Result, success } from '../result.ts';
import type { AsciiDomain } from './ascii-domain.port.ts';
import { parseEmailAddress } from './email-address.ts';
import { isListUnavailable, type SubscribeFailure } from './mailing.errors.ts';
import { parseSignUpForm } from './sign-up-form.ts';
import type { SubscriberList } from './subscriber-list.port.ts';

export interface SubscribeDependencies {
  readonly subscribers: SubscriberList;
  readonly clock: Clock;
  readonly asciiDomain: AsciiDomain;
}

/**
 * Takes a sign-up from any form of the site. The answer is the same for a new address, a known one and a
 * robot, so that nobody can ask the list who is on it. On success the address is on disk.
 * @param payload the body of POST /api/contact, unchecked
 */
export async function subscribe(
  { subscribers, clock, asciiDomain }: SubscribeDependencies,
  payload: unknown,
): Promise<Result<undefined, SubscribeFailure>> {
  const form = parseSignUpForm(payload);
  if (!form.ok) return form;
  const { isFromRobot, ...fields } = form.value;
  const email = parseEmailAddress(fields.email, asciiDomain);
  if (!email.ok) return email;
  if (isFromRobot) return success(undefined);
  try {
    await subscribers.add({ ...fields, email: email.value, subscribedAt: clock.now().toISOString() });
    return success(undefined);
  } catch (error) {
    if (isListUnavailable(error)) return failed({ code: error.code, message: error.message });
    throw error;
  }
}
