/** Output that is kept until its turn has come, and passed on at once from then on. */
export class HeldOutput {
  #held = [];

  /** @param stream standard output or the error output of this process */
  write(stream, chunk) {
    if (this.#held) this.#held.push([stream, chunk]);
    else stream.write(chunk);
  }

  release() {
    const held = this.#held ?? [];
    this.#held = undefined;
    for (const [stream, chunk] of held) stream.write(chunk);
  }
}
