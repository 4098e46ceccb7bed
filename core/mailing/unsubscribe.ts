import type { Clock } from '../clock.port.ts';
import { failed, type Result, success } from '../result.ts';
import type { UnsubscribeFailure } from './mailing.errors.ts';
import { reachingTheList } from './reaching-the-list.ts';
import type { SubscriberList } from './subscriber-list.port.ts';
import type { UnsubscribeTokens } from './unsubscribe-tokens.port.ts';

export interface UnsubscribeDependencies {
  readonly subscribers: SubscriberList;
  readonly tokens: UnsubscribeTokens;
  readonly clock: Clock;
}

/**
 * Whether a link was ours, changing nothing: mail programs follow links to look at them.
 */
export async function checkUnsubscribeLink(
  { tokens }: Pick<UnsubscribeDependencies, 'tokens'>,
  token: string,
): Promise<Result<undefined, UnsubscribeFailure>> {
  return reachingTheList(async () =>
    (await tokens.read(token)) === undefined ? wrongLink : success(undefined),
  );
}

/**
 * Takes the subscriber of a link off the list. Success also when they had left before: gone is gone.
 */
export async function unsubscribe(
  { subscribers, tokens, clock }: UnsubscribeDependencies,
  token: string,
): Promise<Result<undefined, UnsubscribeFailure>> {
  return reachingTheList(async () => {
    const id = await tokens.read(token);
    if (id === undefined) return wrongLink;
    await subscribers.unsubscribe(id, clock.now().toISOString());
    return success(undefined);
  });
}

const wrongLink = failed({
  code: 'invalid-link' as const,
  message: 'This link is not complete. Please use the whole link from the mail, or write to us.',
});
