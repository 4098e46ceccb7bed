import type { Middleware } from 'koa';
import { codePagesBegin } from '../../../core/codes/explanation/code-page-path.ts';
import type { HttpDependencies } from '../http-dependencies.ts';
import { limitRate } from '../limit-rate.ts';
import type { HttpContext, RequestState } from '../request-state.ts';
import type { CodePages } from './code-pages.ts';
import { sitemapWith } from './sitemap-with.ts';

// A page changes with a release alone; a crawler that comes back within the hour need not ask.
const oneHour = 'public, max-age=3600';
const sitemapPath = '/sitemap.xml';

type CodePageDependencies = Pick<HttpDependencies, 'codePages' | 'operationsRateLimiter' | 'site'>;

/**
 * Serves the pages of the codes, made when they are asked for, and the sitemap that lists them. Making one costs some
 * milliseconds, so a client may have only so many a minute; one that has a page already is told so without making it.
 */
export function serveCodePages({
  codePages,
  operationsRateLimiter,
  site,
}: CodePageDependencies): Middleware<RequestState> {
  const limit = limitRate(operationsRateLimiter, 'code-pages');
  const sitemap = onceMade(codePages, site);
  return async (context, next) => {
    if (context.method !== 'GET' && context.method !== 'HEAD') return next();
    const text = context.path === sitemapPath ? sitemap() : null;
    if (text !== null) {
      context.state.route = sitemapPath;
      context.set('Cache-Control', oneHour);
      return answerCompressed(context, 'xml', text);
    }
    if (!context.path.startsWith(codePagesBegin)) return next();
    const found = await codePages.find(context.path);
    if (found === null) return next();
    if (found.kind === 'moved') {
      context.state.route = 'moved';
      context.status = 301;
      context.redirect(found.path + context.search);
      return;
    }
    context.state.route = 'code-page';
    context.set({ 'Cache-Control': oneHour, ETag: found.etag });
    if (context.get('If-None-Match') === found.etag) {
      context.status = 304;
      return;
    }
    await limit(context, async () => {
      const page = await found.make();
      context.set('Content-Security-Policy', page.contentSecurityPolicy);
      answerCompressed(context, 'html', page.html);
    });
  };
}

function answerCompressed(context: HttpContext, type: string, body: string): void {
  context.compress = true;
  context.type = type;
  context.body = body;
}

/** Made at the first request and kept: it is the same for every visitor. */
function onceMade(codePages: CodePages, site: HttpDependencies['site']): () => string | null {
  let made: string | null | undefined;
  return () => {
    if (made === undefined) {
      const built = site.files.get(sitemapPath)?.representations.identity.body.toString('utf8');
      made = built === undefined ? null : sitemapWith(built, codePages.paths());
    }
    return made;
  };
}
