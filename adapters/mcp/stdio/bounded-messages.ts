import { Transform, type TransformCallback } from 'node:stream';

const newline = 10;
/** Enough of both ends of a message to find its id there. */
const keptBytes = 512;

const idAtEnd = /"id"\s{0,8}:\s{0,8}(\d{1,15}|"[^"\\]{1,100}")\s{0,8}\}\s{0,8}$/;
const idAtStart =
  /^\s{0,8}\{(?:\s{0,8}"jsonrpc"\s{0,8}:\s{0,8}"2\.0"\s{0,8},)?\s{0,8}"id"\s{0,8}:\s{0,8}(\d{1,15}|"[^"\\]{1,100}")/;

/** The number or text that a client gave a message; `null` where it could not be found. */
export type MessageId = number | string | null;

/**
 * Lets messages of one line each pass, up to a length. Of a longer one nothing passes; its id is told, so that the
 * client can be answered instead of waiting, or losing the server.
 */
export class BoundedMessages extends Transform {
  readonly #mostBytes: number;
  readonly #onOverlong: (id: MessageId) => void;
  #held: Buffer[] = [];
  #heldBytes = 0;
  #head = '';
  #tail = '';
  #isOverlong = false;

  constructor(mostBytes: number, onOverlong: (id: MessageId) => void) {
    super();
    this.#mostBytes = mostBytes;
    this.#onOverlong = onOverlong;
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    let start = 0;
    for (let end = chunk.indexOf(newline); end >= 0; end = chunk.indexOf(newline, start)) {
      this.#take(chunk.subarray(start, end));
      this.#endMessage();
      start = end + 1;
    }
    this.#take(chunk.subarray(start));
    done();
  }

  #take(piece: Buffer): void {
    if (!this.#isOverlong && this.#heldBytes + piece.length <= this.#mostBytes) {
      this.#held.push(piece);
      this.#heldBytes += piece.length;
      return;
    }
    if (!this.#isOverlong) {
      this.#isOverlong = true;
      const whole = Buffer.concat([...this.#held, piece]);
      this.#head = whole.toString('latin1', 0, keptBytes);
      this.#tail = whole.toString('latin1', Math.max(0, whole.length - keptBytes));
      this.#held = [];
      return;
    }
    const last = piece.toString('latin1', Math.max(0, piece.length - keptBytes));
    this.#tail = (this.#tail + last).slice(-keptBytes);
  }

  #endMessage(): void {
    if (this.#isOverlong) this.#onOverlong(idOf(this.#head, this.#tail));
    else this.push(Buffer.concat([...this.#held, Buffer.of(newline)]));
    this.#held = [];
    this.#heldBytes = 0;
    this.#isOverlong = false;
  }
}

function idOf(head: string, tail: string): MessageId {
  const found = idAtEnd.exec(tail)?.[1] ?? idAtStart.exec(head)?.[1];
  return found === undefined ? null : (JSON.parse(found) as number | string);
}
