/** A message of pdf.js between the half that reads and the half that asks; a chunk holds steps of a drawing. */
interface Message {
  readonly chunk?: { readonly fnArray?: readonly number[]; readonly argsArray?: readonly unknown[] };
}

type Listener = (event: { readonly data: unknown }) => void;

interface ListenerOptions {
  readonly signal?: AbortSignal;
}

/** A font as the reading half of pdf.js knows it. */
export interface ParsedFont {
  readonly name?: string;
  readonly bold?: boolean;
  readonly black?: boolean;
  readonly italic?: boolean;
  readonly isType3Font?: boolean;
  readonly fontMatrix?: readonly number[];
  readonly vertical?: boolean;
}

/** Takes the steps of a drawing: the codes of operators and, in the same order, their operands. */
export type DrawingReceiver = (codes: readonly number[], operands: readonly unknown[]) => void;

/**
 * Carries messages between the two halves of pdf.js within one thread. As the port of pdf.js itself it copies each
 * message, save those of which there are hundreds of thousands: the steps of a drawing are handed over while the page
 * is read, and neither copied nor collected; fonts are kept as they are.
 */
export class PassingPort {
  readonly fonts = new Map<string, ParsedFont>();
  /** Who takes the drawing of the page that is being read. */
  receiver: DrawingReceiver | undefined;
  readonly #listeners = new Set<Listener>();
  readonly #turn = Promise.resolve();

  postMessage(message: Message): void {
    const event = { data: structuredClone(this.#handOver(message)) };
    void this.#turn.then(() => {
      for (const listener of this.#listeners) listener(event);
    });
  }

  addEventListener(_name: 'message', listener: Listener, { signal }: ListenerOptions = {}): void {
    this.#listeners.add(listener);
    signal?.addEventListener('abort', () => this.#listeners.delete(listener));
  }

  removeEventListener(_name: 'message', listener: Listener): void {
    this.#listeners.delete(listener);
  }

  /** The message without its steps. */
  #handOver(message: Message): Message {
    const { fnArray, argsArray } = message.chunk ?? {};
    if (!fnArray || !argsArray || !this.receiver) return message;
    this.receiver(fnArray, argsArray);
    return { ...message, chunk: { ...message.chunk, fnArray: [], argsArray: [], length: 0 } as object };
  }
}
