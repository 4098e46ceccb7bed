import type { Middleware } from 'koa';
import bodyParser from 'koa-bodyparser';
import { HttpFailure } from './failures.ts';
import { bodyFailure, malformed } from './parse-body.ts';
import type { RequestState } from './request-state.ts';

/** JSON Lines have no registered type; these two are in use. */
export const lineTypes = ['application/jsonl', 'application/x-ndjson'];

/** Reads a body of JSON Lines as one text, which is bounded: cutting it costs next to nothing. */
export function parseLines(maxBytes: number): Middleware<RequestState> {
  const parser = bodyParser({
    enableTypes: ['text'],
    extendTypes: { text: lineTypes },
    textLimit: String(maxBytes),
    onerror: (error) => {
      throw bodyFailure(error, maxBytes);
    },
  });
  return async (context, next) => {
    if (!context.request.is(lineTypes)) {
      const message = `Please send one JSON object a line, as ${lineTypes.join(' or ')}.`;
      throw new HttpFailure('unsupported-media-type', message);
    }
    await parser(context as never, async () => {});
    if (typeof context.request.body !== 'string') throw malformed('The body could not be read as text.');
    await next();
  };
}
