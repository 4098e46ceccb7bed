import type { Middleware } from 'koa';
import type { HttpDependencies } from '../http-dependencies.ts';
import type { RequestState } from '../request-state.ts';
import { joinedPage, joinPage } from './confirm.page.ts';
import { answerLink, tokenOf } from './mailing-link.ts';

/** GET /api/confirm?token=: asks, with a form that needs no script. It changes nothing. */
export function confirmFormRoute({ checkConfirmationLink }: HttpDependencies): Middleware<RequestState> {
  return async (context) => answerLink(context, await checkConfirmationLink(tokenOf(context)), joinPage);
}

/** POST /api/confirm?token=: puts the address on the list. */
export function confirmRoute({ confirmSignUp }: HttpDependencies): Middleware<RequestState> {
  return async (context) => answerLink(context, await confirmSignUp(tokenOf(context)), joinedPage);
}
