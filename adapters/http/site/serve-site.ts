import type { Middleware } from 'koa';
import { HttpFailure } from '../failures.ts';
import type { HttpContext, RequestState } from '../request-state.ts';
import type { Encoding, SiteFile, StaticSite } from './static-site.ts';

/** Addresses that were linked once and live elsewhere now. */
const moved: Readonly<Record<string, string>> = { '/termsheetchecker': '/term-sheet-checker' };

/** Serves the built site from memory; whatever it does not have is the not-found screen with status 404. */
export function serveSite(site: StaticSite): Middleware<RequestState> {
  return (context, next) => {
    const { path } = context;
    if (path.startsWith('/api/') || path === '/metrics' || path === '/mcp') return next();
    if (context.method !== 'GET' && context.method !== 'HEAD') {
      throw new HttpFailure('method-not-allowed', 'Pages can only be read.', { Allow: 'GET, HEAD' });
    }
    const file = site.files.get(path);
    if (file) {
      context.state.route = path.startsWith('/assets/') ? '/assets/*' : path;
      return answerWith(context, file);
    }
    const canonical = path.length > 1 ? path.replace(/\/$/, '') : path;
    const target = moved[canonical] ?? (site.files.has(canonical) ? canonical : undefined);
    if (target !== undefined) {
      context.state.route = 'moved';
      context.status = 301;
      context.redirect(target + context.search);
      return;
    }
    context.state.route = 'not-found-page';
    context.status = 404;
    return answerWith(context, site.notFoundPage);
  };
}

function answerWith(context: HttpContext, file: SiteFile): void {
  const encoding = negotiate(context, file);
  const representation = file.representations[encoding] ?? file.representations.identity;
  context.set({ ...file.headers, ETag: representation.etag });
  if (encoding !== 'identity') context.set('Content-Encoding', encoding);
  context.type = file.extension;
  context.body = representation.body;
}

/** Our preference counts, as long as the client takes it at all: browsers list gzip before the smaller br. */
function negotiate(context: HttpContext, { representations }: SiteFile): Encoding {
  const preferred = (['br', 'gzip'] as const).find(
    (encoding) => representations[encoding] && context.acceptsEncodings(encoding) === encoding,
  );
  return preferred ?? 'identity';
}
