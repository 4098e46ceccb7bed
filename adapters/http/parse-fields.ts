import type { Middleware } from 'koa';
import bodyParser from 'koa-bodyparser';
import { unwrap } from './answer-analysis.ts';
import { abortedWhenClientLeaves } from './client-leaving.ts';
import type { HttpDependencies } from './http-dependencies.ts';
import { sharerOf } from './limit-rate.ts';
import { bodyFailure, malformed, refuseOtherTypes } from './parse-body.ts';
import type { RequestState } from './request-state.ts';

const types = ['application/json', 'application/x-www-form-urlencoded'];

/**
 * Reads the wanted texts of a large JSON or form body. Such a body is parsed elsewhere: its size does not tell how
 * long that takes.
 */
export function parseFields(
  { readFields }: Pick<HttpDependencies, 'readFields'>,
  fields: readonly string[],
  maxBytes: number,
): Middleware<RequestState> {
  const parser = bodyParser({
    enableTypes: ['text'],
    extendTypes: { text: types },
    textLimit: String(maxBytes),
    onerror: (error) => {
      throw bodyFailure(error, maxBytes);
    },
  });
  return async (context, next) => {
    refuseOtherTypes(context);
    await parser(context as never, async () => {});
    const type = context.request.is('application/json') ? 'json' : 'form';
    const text = String(context.request.body ?? '');
    const progress = { client: sharerOf(context.ip), cancellation: abortedWhenClientLeaves(context) };
    const read = unwrap(await readFields({ type, text, fields }, progress));
    if (read === null) throw malformed('Please send one object of fields, each once, as text.');
    context.request.body = read;
    await next();
  };
}
