import type { ReadingMeter } from '../../reading-meter.ts';
import { activeMeter, spend } from './active-meter.ts';
import { around, type Method } from './around.ts';
import type { PdfClasses } from './pdf-classes.ts';

interface ByteStream {
  pos: number;
  readonly end?: number;
  /** Bytes unpacked so far, where the stream is packed. */
  readonly bufferLength?: number;
  getByte(): number;
}

interface Lexer {
  currentChar: number;
  readonly stream: ByteStream;
}

interface Parser {
  readonly lexer: Lexer;
}

/** Four bytes take about as long as one number or name around them. */
const bytesPerToken = 4;
/** Bytes that are only looked through are quicker. */
const scannedBytesPerToken = 10;
/** What the parser looks at in one go, and nowhere else, when it searches for the end of a stream. */
const searchedBlockBytes = 2048;

/** The letters of a string are collected one by one. */
const lettersPerToken = 2;
/** Strings have 65,535 bytes at most (ISO 32000-1, annex C); a longer run of anything is cut off. */
const longestTokenBytes = 1_000_000;
/** Tokens that are counted together, as there are hundreds of thousands of them. */
const tokensPerCount = 500;

/** Counts the bytes and tokens of objects, page contents and character maps; where the allowance ends, the data ends. */
export function meterLexer({ Lexer, EOF }: PdfClasses): void {
  let counted: ReadingMeter | undefined;
  let tokens = 0;
  let bytes = 0;
  let allowedBytes = Number.POSITIVE_INFINITY;
  let lastByte = Number.POSITIVE_INFINITY;
  const start = (meter: ReadingMeter | undefined): void => {
    counted = meter;
    tokens = 0;
    bytes = 0;
    allowedBytes = meter ? meter.left('tokens') * bytesPerToken : Number.POSITIVE_INFINITY;
    lastByte = Number.POSITIVE_INFINITY;
  };
  around(
    Lexer.prototype,
    'nextChar',
    () =>
      function nextChar(this: Lexer): number {
        bytes += 1;
        this.currentChar = bytes > lastByte ? -1 : this.stream.getByte();
        return this.currentChar;
      },
  );
  around(
    Lexer.prototype,
    'getObj',
    (read: Method<Lexer, [], unknown>) =>
      function getObj() {
        const meter = activeMeter();
        if (meter !== counted) start(meter);
        if (!meter) return read.call(this);
        if (meter.overrun !== undefined) return EOF;
        lastByte = Math.min(allowedBytes, bytes + longestTokenBytes);
        const token = read.call(this);
        tokens += typeof token === 'string' ? 1 + token.length / lettersPerToken : 1;
        if (tokens < tokensPerCount && bytes < tokensPerCount * bytesPerToken) return token;
        const isWithin = meter.take('tokens', tokens + bytes / bytesPerToken);
        start(meter);
        return isWithin ? token : EOF;
      },
  );
}

/** Counts the bytes that are searched for the end of a stream or of a picture within a page's contents. */
export function meterSearches({ Parser, Stream }: PdfClasses): void {
  let searchedFrom: number | undefined;
  around(
    Stream.prototype,
    'peekBytes',
    (peek: Method<ByteStream, [number], Uint8Array>) =>
      function peekBytes(length) {
        if (length === searchedBlockBytes) spend('tokens', length / scannedBytesPerToken);
        return peek.call(this, length);
      },
  );
  for (const filter of ['DCTDecode', 'ASCII85Decode', 'ASCIIHexDecode']) {
    around(
      Parser.prototype,
      `find${filter}InlineStreamEnd`,
      (find: Method<Parser, [ByteStream], number>) =>
        function findInlineStreamEnd(stream) {
          searchedFrom = stream.pos;
          try {
            return find.call(this, stream);
          } finally {
            searchedFrom = undefined;
          }
        },
    );
  }
  around(
    Parser.prototype,
    'findDefaultInlineStreamEnd',
    (find: Method<Parser, [ByteStream], number>) =>
      function findDefaultInlineStreamEnd(stream) {
        // The search for the mark of a filter went to the end in vain.
        if (searchedFrom !== undefined) {
          spend('tokens', ((stream.bufferLength ?? stream.end ?? 0) - searchedFrom) / scannedBytesPerToken);
        }
        return find.call(this, stream);
      },
  );
  around(
    Parser.prototype,
    'makeInlineImage',
    (make: Method<Parser, [unknown], unknown>) =>
      function makeInlineImage(cipher) {
        const { stream } = this.lexer;
        const from = stream.pos;
        const image = make.call(this, cipher);
        spend('tokens', inlineImageTokens + (stream.pos - from) / scannedBytesPerToken);
        return image;
      },
  );
}

/** A picture within the contents takes about as long as this many numbers. */
const inlineImageTokens = 60;
