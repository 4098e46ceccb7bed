import { BudgetSpent } from '../../reading-meter.ts';
import { activeMeter, spend, stopWhenSpent } from './active-meter.ts';
import { around, type Method } from './around.ts';
import type { PdfClasses } from './pdf-classes.ts';

/** A stream that unpacks block by block into a growing buffer. */
interface UnpackingStream {
  readonly buffer: Uint8Array;
  eof: boolean;
}

/** A stream of bytes as they stand in the file. */
interface PlainStream {
  readonly bytes: Uint8Array;
  readonly length: number;
}

/** Page contents, object lists and fonts are far smaller; while it grows, a stream takes three times its size. */
const largestStreamBytes = 32 * 1024 * 1024;

/** Counts every byte that is unpacked, whatever the filters and wherever the stream stands, while it is unpacked. */
export function meterStreams({ DecodeStream, MurmurHash3_64 }: PdfClasses): void {
  around(
    DecodeStream.prototype,
    'ensureBuffer',
    (ensure: Method<UnpackingStream, [number], Uint8Array>) =>
      function ensureBuffer(requestedBytes) {
        const meter = activeMeter();
        const before = this.buffer.byteLength;
        if (!meter || requestedBytes <= before) return ensure.call(this, requestedBytes);
        // What is asked for at once is refused before there is memory for it.
        if (requestedBytes > largestStreamBytes || requestedBytes - before > meter.left('unpackedBytes')) {
          this.eof = true;
          meter.take('unpackedBytes', Number.POSITIVE_INFINITY);
          throw new BudgetSpent();
        }
        const buffer = ensure.call(this, requestedBytes);
        meter.take('unpackedBytes', buffer.byteLength - before);
        return buffer;
      },
  );
  around(
    MurmurHash3_64.prototype,
    'update',
    (update: Method<object, [Uint8Array | string], void>) =>
      function hash(input) {
        spend('unpackedBytes', input.length);
        update.call(this, input);
      },
  );
}

/** Counts the bytes of a stream that is read as it stands: unpacking it does not count them. */
export function spendPlainBytes(stream: unknown): void {
  stopWhenSpent();
  if (isPlain(stream)) spend('unpackedBytes', stream.length);
}

function isPlain(stream: unknown): stream is PlainStream {
  return (
    typeof stream === 'object' && stream !== null && 'bytes' in stream && stream.bytes instanceof Uint8Array
  );
}
