import type { Middleware } from 'koa';
import { unwrap } from '../answer-analysis.ts';
import { abortedWhenClientLeaves } from '../client-leaving.ts';
import type { HttpDependencies } from '../http-dependencies.ts';
import { sharerOf } from '../limit-rate.ts';
import type { RequestState } from '../request-state.ts';

/** POST /api/exit-waterfall: what `termsheet waterfall --json` prints. */
export function exitWaterfallRoute({ exitWaterfall }: HttpDependencies): Middleware<RequestState> {
  return async (context) => {
    const { exits, capTable, ...fields } = context.request.body as Record<string, unknown>;
    // A cap table file with the exits beside its fields is as clear as one of its own.
    const progress = { client: sharerOf(context.ip), cancellation: abortedWhenClientLeaves(context) };
    const outcome = await exitWaterfall(capTable ?? fields, exits, progress);
    context.body = unwrap(outcome);
  };
}
