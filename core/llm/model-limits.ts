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
   * Waits for a free place. A caller that has been cancelled takes its place when its turn comes and gives
   * it back at once, because the call looks at the cancellation first.
   * @returns gives the place back.
   */
  async enter(cancellation?: Cancellation): Promise<() => void> {
    while (this.#underWay >= this.#settings.concurrency && !cancellation?.aborted) {
      await new Promise<void>((resolve) => {
        this.#waiting.push(resolve);
      });
    }
    this.#underWay += 1;
    return () => {
      this.#underWay -= 1;
      this.#waiting.shift()?.();
    };
  }

  #startDay(now: Date): void {
    const day = now.toISOString().slice(0, 10);
    if (day === this.#day) return;
    this.#day = day;
    this.#spentTokens = 0;
  }
}
