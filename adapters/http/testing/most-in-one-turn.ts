/** Counts what happens between two turns of the event loop, and tells the most there was. */
export class MostInOneTurn {
  #inThisTurn = 0;
  #most = 0;
  #isOver = false;

  constructor() {
    this.#look();
  }

  add(count: number): void {
    this.#inThisTurn += count;
  }

  /** Ends the counting. */
  end(): number {
    this.#isOver = true;
    return Math.max(this.#most, this.#inThisTurn);
  }

  #look(): void {
    this.#most = Math.max(this.#most, this.#inThisTurn);
    this.#inThisTurn = 0;
    if (!this.#isOver) setImmediate(() => this.#look());
  }
}
