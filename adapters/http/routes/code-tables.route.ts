import type { Middleware } from 'koa';
import { unwrap } from '../answer-analysis.ts';
import type { HttpDependencies } from '../http-dependencies.ts';
import type { RequestState } from '../request-state.ts';
import { answerTagged } from '../tag-answers.ts';
import { parseCodeAddress, parseCodeQuestion, parseCodeSearch } from './code-tables.request.ts';

// The tables change with a release, as unhashed files of the site do.
const oneHour = 'public, max-age=3600';

/** GET /api/search-codes: what a visitor types belongs in nobody's cache. */
export function searchCodesRoute({ searchCodes }: HttpDependencies): Middleware<RequestState> {
  return async (context) => {
    context.set('Cache-Control', 'no-store');
    context.body = { codes: await searchCodes(parseCodeSearch(context.query)) };
  };
}

/** GET /api/browse-codes: a place in a public table. */
export function browseCodesRoute({ browseCodes }: HttpDependencies): Middleware<RequestState> {
  return async (context) => {
    const place = unwrap(await browseCodes(parseCodeAddress(context.query)));
    context.set('Cache-Control', oneHour);
    answerTagged(context, place);
  };
}

/** GET /api/lookup-code: all that one table holds about a code. */
export function lookupCodeRoute({ lookupCode }: HttpDependencies): Middleware<RequestState> {
  return async (context) => {
    const found = unwrap(await lookupCode(parseCodeQuestion(context.query)));
    context.set('Cache-Control', oneHour);
    answerTagged(context, found);
  };
}

/** GET /api/explain-code: what a code covers, what goes with it in the other tables, and what is near it. */
export function explainCodeRoute({ explainCode }: HttpDependencies): Middleware<RequestState> {
  return async (context) => {
    const explained = unwrap(await explainCode(parseCodeQuestion(context.query)));
    context.set('Cache-Control', oneHour);
    answerTagged(context, explained);
  };
}
