import type { Middleware } from 'koa';
import type { RequestState } from '../request-state.ts';
import { openApiDocument } from './openapi-document.ts';

/** GET /api/openapi.json */
export function openApiRoute(): Middleware<RequestState> {
  let document: object | undefined;
  return (context) => {
    // Made at the first request: the start has better things to do.
    document ??= openApiDocument();
    context.body = document;
  };
}
