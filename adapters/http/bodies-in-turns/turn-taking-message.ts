import { IncomingMessage } from 'node:http';
import { LoopTurns } from '../loop-turns.ts';

// Each is 64 kB at most: half a megabyte to be searched for boundaries, and at most eight whole files to be
// joined, before others have their turn.
const readsPerLoopTurn = 8;

/** Whether the next piece of a body is awaited from the server's own turns, and not from its sender. */
export function waitsForTurn(message: IncomingMessage): boolean {
  return 'waitsForTurn' in message && message.waitsForTurn === true;
}

/**
 * Makes the requests of one server take turns in reading. By itself Node reads two megabytes of each connection before
 * it looks at the next: a hundred uploads that arrive in one instant would keep everybody else waiting for all of them.
 */
export function turnTakingMessages(): typeof IncomingMessage {
  const turns = new LoopTurns(readsPerLoopTurn);
  return class extends IncomingMessage {
    #hasBegun = false;
    waitsForTurn = false;

    /** Takes a piece from the connection, which then waits until it is asked for more. */
    override push(chunk: unknown, encoding?: BufferEncoding): boolean {
      super.push(chunk, encoding);
      return false;
    }

    override _read(size: number): void {
      // The first one at once: Node throws away, and not in turns, what nobody has begun to read.
      if (!this.#hasBegun) {
        this.#hasBegun = true;
        super._read(size);
        return;
      }
      this.waitsForTurn = true;
      turns.ask(() => {
        this.waitsForTurn = false;
        if (!this.destroyed) super._read(size);
      });
    }
  };
}
