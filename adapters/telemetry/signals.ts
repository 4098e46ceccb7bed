import type { ModelLogEntry } from '../../core/llm/model-log.port.ts';
import type { DeliveryReport } from '../../core/mailing/deliver-mail.ts';
import type { WorkOutcome } from '../workers/work-pool.ts';

/** Something that happened and that metrics and traces count. It never holds text of a visitor. */
export type Signal =
  | ModelLogEntry
  | { readonly event: 'limit-decision'; readonly limit: string; readonly allowed: boolean }
  | {
      readonly event: 'work-end';
      readonly outcome: WorkOutcome['how'] | 'fault';
      /** The time in the queue included. */
      readonly durationMs: number;
    }
  | { readonly event: 'mail-run-end'; readonly report: DeliveryReport }
  /** `ok`, or the code of the failure. */
  | { readonly event: 'sign-up-end'; readonly outcome: string };

export type SignalListener = (signal: Signal) => void;

/** Where parts of the program tell what happened, whether or not anybody counts it. */
export class Signals {
  readonly #listeners: SignalListener[] = [];

  listen(listener: SignalListener): void {
    this.#listeners.push(listener);
  }

  tell(signal: Signal): void {
    for (const listener of this.#listeners) listener(signal);
  }
}
