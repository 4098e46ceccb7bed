import type { Middleware } from 'koa';
import { unwrap } from '../answer-analysis.ts';
import type { HttpDependencies } from '../http-dependencies.ts';
import type { RequestState } from '../request-state.ts';

/** POST /api/contact: the same answer whether or not the address was known. */
export function contactRoute({ subscribe }: HttpDependencies): Middleware<RequestState> {
  return async (context) => {
    unwrap(await subscribe(context.request.body));
    context.body = { status: 'ok' };
  };
}
