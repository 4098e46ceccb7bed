import { IncomingMessage } from 'node:http';
import { ReadTurns } from './read-turns.ts';

// Each is 64 kB at most: a quarter of a megabyte to be searched for boundaries, and at most four whole files to be
// joined, before others have their turn.
const readsPerLoopTurn = 4;

/**
 * Makes the requests of one server take turns in reading. By itself Node reads two megabytes of each connection before
 * it looks at the next: a hundred uploads that arrive in one instant would keep everybody else waiting for all of them.
 */
export function turnTakingMessages(): typeof IncomingMessage {
  const turns = new ReadTurns(readsPerLoopTurn);
  return class extends IncomingMessage {
    #hasBegun = false;

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
      turns.ask(() => {
        if (!this.destroyed) super._read(size);
      });
    }
  };
}
