import type { Middleware } from 'koa';
import type { HttpDependencies } from '../http-dependencies.ts';
import type { RequestState } from '../request-state.ts';
import { answerLink, tokenOf } from './mailing-link.ts';
import { goodbyePage, leavePage } from './unsubscribe.page.ts';

/** GET /api/unsubscribe?token=: asks, with a form that needs no script. It changes nothing. */
export function unsubscribeFormRoute({ checkUnsubscribeLink }: HttpDependencies): Middleware<RequestState> {
  return async (context) => answerLink(context, await checkUnsubscribeLink(tokenOf(context)), leavePage);
}

/**
 * POST /api/unsubscribe?token=: acts, for the form above and for mail programs (RFC 8058), whose body says
 * nothing that the token does not.
 */
export function unsubscribeRoute({ unsubscribe }: HttpDependencies): Middleware<RequestState> {
  return async (context) => answerLink(context, await unsubscribe(tokenOf(context)), goodbyePage);
}
