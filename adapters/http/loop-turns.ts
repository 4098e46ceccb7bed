/**
 * Hands out turns: so many in one turn of the event loop, in the order in which they were asked for. What is done in
 * between, such as answering health checks, waits for those few and not for all.
 */
export class LoopTurns {
  readonly #perLoopTurn: number;
  #waiting: (() => void)[] = [];
  #isScheduled = false;

  constructor(perLoopTurn: number) {
    this.#perLoopTurn = perLoopTurn;
  }

  ask(turn: () => void): void {
    this.#waiting.push(turn);
    this.#schedule();
  }

  #schedule(): void {
    if (this.#isScheduled) return;
    this.#isScheduled = true;
    setImmediate(() => this.#serve());
  }

  #serve(): void {
    this.#isScheduled = false;
    const now = this.#waiting;
    this.#waiting = now.splice(this.#perLoopTurn);
    for (const turn of now) turn();
    if (this.#waiting.length > 0) this.#schedule();
  }
}
