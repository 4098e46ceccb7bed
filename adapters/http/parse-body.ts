import type { Middleware } from 'koa';
import bodyParser from 'koa-bodyparser';
import { HttpFailure } from './failures.ts';
import { isWithin } from './json-bounds.ts';
import type { HttpContext, RequestState } from './request-state.ts';

const acceptedTypes = ['application/json', 'application/x-www-form-urlencoded'];
const acceptedCharsets = new Set(['', 'utf-8', 'utf8', 'us-ascii']);

/** Ten times what the longest of our own answers hold; the costliest body of so many parts takes some 20 ms. */
const jsonBounds = { mostParts: 10_000, deepest: 64 };

/**
 * Reads a JSON or form body into an object. What a client sends wrong is answered with 400, 413 or 415; the
 * limit counts the bytes after decompression. JSON is looked over before it is parsed: a megabyte of brackets or keys
 * would keep everybody else waiting.
 */
export function parseBody(maxBytes: number): Middleware<RequestState> {
  const parser = bodyParser({
    enableTypes: ['text', 'form'],
    extendTypes: { text: ['application/json'] },
    textLimit: String(maxBytes),
    formLimit: String(maxBytes),
    onerror: (error) => {
      throw bodyFailure(error, maxBytes);
    },
  });
  return async (context, next) => {
    refuseOtherTypes(context);
    // The parser must not run what comes after it: its error handler would take those errors for its own.
    await parser(context as never, async () => {});
    const { body } = context.request;
    const fields = typeof body === 'string' ? parseJson(body) : body;
    if (!isObject(fields)) throw malformed('Please send one object of fields.');
    context.request.body = fields;
    await next();
  };
}

/** @throws HttpFailure where the text is no JSON, or more of it than any call of ours is made of */
function parseJson(text: string): unknown {
  if (!isWithin(text, jsonBounds)) {
    throw new HttpFailure('body-too-large', 'This has too many fields, or fields too deep in each other.');
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw unreadable();
  }
  if (namesPrototype(value)) throw unreadable();
  return value;
}

/** Whether there is a key anywhere that would change what other objects inherit where it is copied carelessly. */
function namesPrototype(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Object.hasOwn(value, '__proto__') || Object.values(value).some(namesPrototype);
}

/** Whether a value is an object of fields, as JSON and forms give it. */
function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Refuses a body that is no JSON or form in UTF-8, before it is read. */
export function refuseOtherTypes(context: HttpContext): void {
  const { request } = context;
  if (!request.get('Transfer-Encoding') && !Number(request.get('Content-Length'))) {
    throw malformed('The request has no body. Please send the fields as JSON.');
  }
  // What the site's own pages send needs no parsing of its type at every request.
  if (request.headers['content-type'] === 'application/json') return;
  if (!request.is(acceptedTypes)) {
    throw new HttpFailure('unsupported-media-type', 'Please send the fields as application/json.');
  }
  if (!acceptedCharsets.has(request.charset.toLowerCase())) {
    throw new HttpFailure('unsupported-media-type', 'Please send the text in UTF-8.');
  }
}

/** Whatever the parser could not read, the client sent: nothing of it is a fault of ours. */
export function bodyFailure(error: Error & { status?: number }, maxBytes: number): HttpFailure {
  if (error.status === 413) return tooLarge(maxBytes);
  if (error.status === 415) {
    return new HttpFailure('unsupported-media-type', 'This Content-Encoding is not supported.');
  }
  return unreadable();
}

function unreadable(): HttpFailure {
  return malformed('The body could not be read. Please check that it is valid JSON.');
}

export function malformed(message: string): HttpFailure {
  return new HttpFailure('malformed-input', message);
}

export function tooLarge(maxBytes: number): HttpFailure {
  const size =
    maxBytes >= 1_048_576
      ? `${Math.floor((maxBytes / 1_048_576) * 10) / 10} MB`
      : `${Math.floor(maxBytes / 1024)} kB`;
  return new HttpFailure('body-too-large', `This is too large. Please stay under ${size}.`);
}
