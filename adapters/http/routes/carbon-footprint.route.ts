import type { Middleware } from 'koa';
import { unwrap } from '../answer-analysis.ts';
import type { HttpDependencies } from '../http-dependencies.ts';
import type { RequestState } from '../request-state.ts';

/** POST /api/carbon-footprint */
export function carbonFootprintRoute({ checkCarbonFootprint }: HttpDependencies): Middleware<RequestState> {
  return (context) => {
    context.body = unwrap(checkCarbonFootprint(context.request.body));
  };
}
