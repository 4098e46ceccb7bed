import type { Clock } from '../clock.port.ts';
import { failed, type Result, success } from '../result.ts';
import type { AsciiDomain } from './ascii-domain.port.ts';
import { type InvalidEmail, parseEmailAddress } from './email-address.ts';
import type { SubscriberList } from './subscriber-list.port.ts';

export interface ForgetDependencies {
  readonly subscribers: SubscriberList;
  readonly asciiDomain: AsciiDomain;
  readonly clock: Clock;
}

export type ForgetFailure = InvalidEmail | { readonly code: 'not-on-the-list'; readonly message: string };

/**
 * Deletes somebody at once, as an operator asks for it. `remove` remembers nothing. `erase` answers a request
 * for erasure: a keyed digest stays, so that no later import brings the address back.
 */
export async function forgetSubscriber(
  { subscribers, asciiDomain, clock }: ForgetDependencies,
  address: string,
  how: 'remove' | 'erase',
): Promise<Result<undefined, ForgetFailure>> {
  const email = parseEmailAddress(address, asciiDomain);
  if (!email.ok) return email;
  const wasThere =
    how === 'erase'
      ? await subscribers.erase(email.value, clock.now().toISOString())
      : await subscribers.remove(email.value);
  if (wasThere) return success(undefined);
  return failed({ code: 'not-on-the-list', message: 'This address is not on the list.' });
}
