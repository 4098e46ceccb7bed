import type { Clock } from '../clock.port.ts';
import { failed, type Result, success } from '../result.ts';
import type { ConfirmationTokens } from './confirmation-tokens.port.ts';
import type { ConfirmationFailure } from './mailing.errors.ts';
import type { MailKind } from './outbox.port.ts';
import { reachingTheList } from './reaching-the-list.ts';
import type { SubscriberList } from './subscriber-list.port.ts';

export interface ConfirmDependencies {
  readonly subscribers: SubscriberList;
  readonly confirmationTokens: ConfirmationTokens;
  readonly clock: Clock;
  /** The mails that a new subscriber sets off. */
  readonly mails: readonly MailKind[];
}

type LinkDependencies = Pick<ConfirmDependencies, 'confirmationTokens' | 'clock'>;

/**
 * Whether a link is ours and its time is not over, changing nothing: mail programs follow links to look at them.
 */
export async function checkConfirmationLink(
  dependencies: LinkDependencies,
  token: string,
): Promise<Result<undefined, ConfirmationFailure>> {
  return reachingTheList(async () => {
    const id = await readLink(dependencies, token);
    return id.ok ? success(undefined) : id;
  });
}

/**
 * Puts the address of a waiting sign-up on the list and sends the welcome on its way. Success also where the link
 * was used before; who left since then is not brought back by it.
 */
export async function confirmSignUp(
  dependencies: ConfirmDependencies,
  token: string,
): Promise<Result<undefined, ConfirmationFailure>> {
  const { subscribers, clock, mails } = dependencies;
  return reachingTheList(async () => {
    const id = await readLink(dependencies, token);
    if (!id.ok) return id;
    const outcome = await subscribers.confirm(id.value, clock.now().toISOString(), mails);
    return outcome === 'unknown' ? expiredLink : success(undefined);
  });
}

async function readLink(
  { confirmationTokens, clock }: LinkDependencies,
  token: string,
): Promise<Result<string, ConfirmationFailure>> {
  const read = await confirmationTokens.read(token);
  if (!read) return wrongLink;
  return read.expiresAt > clock.now() ? success(read.id) : expiredLink;
}

const wrongLink = failed({
  code: 'invalid-link' as const,
  message: 'This link is not complete. Please use the whole link from the mail, or sign up again.',
});

const expiredLink = failed({
  code: 'expired-link' as const,
  message: 'This link works no longer. If you are not on the list yet, please sign up again.',
});
