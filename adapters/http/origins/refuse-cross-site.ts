import type { Middleware } from 'koa';
import { HttpFailure } from '../failures.ts';
import type { HttpDependencies } from '../http-dependencies.ts';
import type { RequestState } from '../request-state.ts';
import { isCrossSite } from './cross-site.ts';

/** Methods that change nothing, whoever asks. */
const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Refuses what pages of other sites post in their visitors' names, before anything of it is read or counted. */
export function refuseCrossSite({ own, allowed }: HttpDependencies['origins']): Middleware<RequestState> {
  const known = new Set([...allowed, ...(own === undefined ? [] : [own])]);
  return (context, next) => {
    if (readingMethods.has(context.method)) return next();
    const sender = {
      origin: context.get('Origin'),
      fetchSite: context.get('Sec-Fetch-Site'),
      host: context.host,
    };
    if (!isCrossSite(sender, known)) return next();
    context.state.route = 'cross-site';
    throw new HttpFailure(
      'cross-site',
      'This was sent by a page of another site. Please use our own pages.',
      {
        'Cache-Control': 'no-store',
      },
    );
  };
}
