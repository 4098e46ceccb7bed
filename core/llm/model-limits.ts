import type { Cancellation } from '../cancellation.ts';
import type { ModelFailure, ModelUsage } from './language-model.port.ts';

export interface ModelLimitSettings {
  /** Calls under way at once in this process. */
  readonly concurrency: number;
  /** Tokens a day (UTC), input and output together; `null` for no limit. */
  readonly tokensPerDay: number | null;
}

/** Keeps one process from flooding a provider, and one day from emptying an account. */
export class ModelLimits {
  readonly #settings: ModelLimitSettings;
  readonly #waiting: (() => void)[] = [];
  #underWay = 0;
  #day = '';
  #spentTokens = 0;

  constructor(settings: ModelLimitSettings) {
    this.#settings = settings;
  }

  /** Why no call may be made now, or `null`. */
  refusal(now: Date): ModelFailure | null {
    const { tokensPerDay } = this.#settings;
    this.#startDay(now);
    if (tokensPerDay === null || this.#spentTokens < tokensPerDay) return null;
    return {
      code: 'provider-unavailable',
      message: 'The language model has used up its budget for today.',
      isRetryable: false,
    };
  }

  /** Counts what a call has cost. */
  spend(usage: ModelUsage | undefined, now: Date): void {
    this.#startDay(now);
    this.#spentTokens += (usage?.inputTokens ?? 0) + (usage?.outputTokens ?? 0);
  }

  /**
   * Waits for a free place, first come, first served. A caller that has been cancelled needs none, because the
   * call looks at the cancellation first; one that is cancelled while it waits takes its turn and gives it back.
   * @returns gives the place back.
   */
  async enter(cancellation?: Cancellation): Promise<() => void> {
    if (cancellation?.aborted) return () => undefined;
    if (this.#underWay < this.#settings.concurrency) this.#underWay += 1;
    else {
      await new Promise<void>((resolve) => {
        this.#waiting.push(resolve);
      });
    }
    return () => {
      // A place is handed over without being free in between, or a newcomer would take it.
      const next = this.#waiting.shift();
      if (next) next();
      else this.#underWay -= 1;
    };
  }

  #startDay(now: Date): void {
    const day = now.toISOString().slice(0, 10);
    if (day === this.#day) return;
    this.#day = day;
    this.#spentTokens = 0;
  }
}
