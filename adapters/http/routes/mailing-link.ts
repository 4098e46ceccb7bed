import type { ConfirmationFailure, UnsubscribeFailure } from '../../../core/mailing/mailing.errors.ts';
import type { Result } from '../../../core/result.ts';
import { statusOfFailure } from '../failures.ts';
import type { HttpContext } from '../request-state.ts';
import { failurePage, mailingPagePolicy } from './mailing.page.ts';

/** Longer than any token that we sign. */
const longestToken = 200;

/** The token of a link; a missing, doubled or endless one is none. */
export function tokenOf(context: HttpContext): string {
  const { token } = context.query;
  return typeof token === 'string' && token.length <= longestToken ? token : '';
}

/** Answers the link of a mail with a page that needs no script. */
export function answerLink(
  context: HttpContext,
  result: Result<undefined, ConfirmationFailure | UnsubscribeFailure>,
  page: () => string,
): void {
  context.set({
    'Cache-Control': 'no-store',
    'Content-Security-Policy': mailingPagePolicy,
    // The address of this page is a key: no other site shall see it. Its own form has to say where it comes from.
    'Referrer-Policy': 'same-origin',
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
