import { constants } from 'node:zlib';
import type { Middleware } from 'koa';
import compress from 'koa-compress';
import type { RequestState } from './request-state.ts';

const smallestBytes = 2048;
// The higher ones cost ten times the processor time for a tenth of the bytes.
const fastBrotliQuality = 4;

/**
 * Compresses the answers of the API. Each event or line of a stream goes out at once. What is static is compressed when the site is built, and small answers are not worth it.
 */
export function compressAnswers(): Middleware<RequestState> {
  return compress({
    filter: (type) => /^(?:application\/(?:json|x-ndjson)|text\/event-stream)/i.test(type),
    threshold: smallestBytes,
    gzip: { flush: constants.Z_SYNC_FLUSH },
    deflate: false,
    br: {
      flush: constants.BROTLI_OPERATION_FLUSH,
      params: { [constants.BROTLI_PARAM_QUALITY]: fastBrotliQuality },
    },
  }) as Middleware<RequestState>;
}
