import type { Middleware } from 'koa';
import type { UnsubscribeFailure } from '../../../core/mailing/mailing.errors.ts';
import type { Result } from '../../../core/result.ts';
import { statusOfFailure } from '../failures.ts';
import type { HttpDependencies } from '../http-dependencies.ts';
import type { HttpContext, RequestState } from '../request-state.ts';
import { confirmationPage, failurePage, goodbyePage, unsubscribePagePolicy } from './unsubscribe.page.ts';

/** GET /api/unsubscribe?token=: asks, with a form that needs no script. It changes nothing. */
export function unsubscribeFormRoute({ checkUnsubscribeLink }: HttpDependencies): Middleware<RequestState> {
  return async (context) => answer(context, await checkUnsubscribeLink(tokenOf(context)), confirmationPage);
}

/**
 * POST /api/unsubscribe?token=: acts, for the form above and for mail programs (RFC 8058), whose body says
 * nothing that the token does not.
 */
export function unsubscribeRoute({ unsubscribe }: HttpDependencies): Middleware<RequestState> {
  return async (context) => answer(context, await unsubscribe(tokenOf(context)), goodbyePage);
}

function tokenOf(context: HttpContext): string {
  const { token } = context.query;
  return typeof token === 'string' ? token : '';
}

function answer(context: HttpContext, result: Result<undefined, UnsubscribeFailure>, page: () => string) {
  context.set({
    'Cache-Control': 'no-store',
    'Content-Security-Policy': unsubscribePagePolicy,
    // The address of this page is a key: nobody it links to shall see it.
    'Referrer-Policy': 'no-referrer',
  });
  context.type = 'html';
  if (result.ok) {
    context.body = page();
    return;
  }
  context.state.failureCode = result.error.code;
  context.status = statusOfFailure[result.error.code];
  context.body = failurePage(result.error.message);
}
