/**
 * Text that must not leak: an answer of a model may repeat a confidential document. It can be read on
 * purpose, and shows nothing when it is logged, serialised or put into a message by accident.
 */
export class WithheldText {
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  get length(): number {
    return this.#text.length;
  }

  reveal(): string {
    return this.#text;
  }

  toString(): string {
    return `[${this.length} characters withheld]`;
  }

  toJSON(): string {
    return this.toString();
  }
}
