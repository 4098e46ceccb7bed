import type { Middleware } from 'koa';
import { unwrap } from '../answer-analysis.ts';
import type { HttpDependencies } from '../http-dependencies.ts';
import type { HttpContext, RequestState } from '../request-state.ts';
import type { StaticSite } from '../site/static-site.ts';

/**
 * POST /api/contact: the same answer whether or not the address was known. A form that the browser sent by
 * itself, because no script runs, gets its page back, which says at the anchor how it went.
 */
export function contactRoute({
  subscribe,
  asksForConfirmation,
  site,
}: HttpDependencies): Middleware<RequestState> {
  const answer = asksForConfirmation ? { status: 'ok', confirmation: true } : { status: 'ok' };
  const done = asksForConfirmation ? 'to-confirm' : 'sent';
  return async (context) => {
    const result = await subscribe(context.request.body);
    if (isSentByBrowser(context)) {
      context.status = 303;
      context.redirect(`${pageOfForm(context, site)}#${result.ok ? done : 'not-sent'}`);
      return;
    }
    unwrap(result);
    context.body = answer;
  };
}

/** Scripts ask for JSON or for anything; a browser that goes to a new page asks for HTML first. */
function isSentByBrowser(context: HttpContext): boolean {
  return Boolean(context.is('urlencoded')) && context.accepts('json', 'html') === 'html';
}

/** Only a page of this site: an address from elsewhere in the header leads nobody away. */
function pageOfForm(context: HttpContext, site: StaticSite): string {
  const referrer = context.get('Referer');
  if (!URL.canParse(referrer)) return '/';
  const { host, pathname } = new URL(referrer);
  return host === context.host && site.files.has(pathname) ? pathname : '/';
}
