import type { Middleware } from 'koa';
import type { HttpDependencies } from '../http-dependencies.ts';
import type { RequestState } from '../request-state.ts';
import { answerTagged } from '../tag-answers.ts';
import { openApiDocument } from './openapi-document.ts';

/** GET /api/openapi.json */
export function openApiRoute({ version }: Pick<HttpDependencies, 'version'>): Middleware<RequestState> {
  let document: object | undefined;
  return (context) => {
    // Made at the first request: the start has better things to do.
    document ??= openApiDocument(version);
    answerTagged(context, document);
  };
}
