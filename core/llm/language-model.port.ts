import type { z } from 'zod';
import type { Cancellation } from '../cancellation.ts';
import type { Result } from '../result.ts';
import type { WithheldText } from './withheld-text.ts';

/** One turn of the conversation with a model. */
export interface ModelMessage {
  readonly role: 'system' | 'user' | 'assistant';
  readonly content: string;
}

/** What a call cost, in tokens as the provider counted them; 0 where it does not say. */
export interface ModelUsage {
  readonly inputTokens: number;
  readonly outputTokens: number;
}

/** One call. The adapter stops it at `timeoutMs` and as soon as `cancellation` is aborted. */
export interface ModelCall<Value> {
  readonly messages: readonly ModelMessage[];
  /** What the answer must look like; also sent to the provider as JSON schema. */
  readonly schema: z.ZodType<Value>;
  /** Name of the schema for the provider: letters, digits, hyphens and underscores. */
  readonly schemaName: string;
  /** Which wording of the prompt this is, for logs and recordings. */
  readonly promptVersion: string;
  readonly timeoutMs: number;
  readonly cancellation?: Cancellation;
}

/** A validated answer. */
export interface ModelAnswer<Value> {
  readonly value: Value;
  readonly usage: ModelUsage;
  readonly finishReason: string;
  /** The answer as it came, for a recording that was asked for. */
  readonly answer: WithheldText;
}

/** Why there is no answer. Nothing here repeats the content of the call or of the answer. */
export interface ModelFailure {
  readonly code:
    | 'provider-timeout'
    | 'provider-rate-limited'
    | 'provider-refused'
    | 'provider-unavailable'
    | 'provider-not-configured'
    | 'provider-invalid-answer'
    | 'cancelled';
  readonly message: string;
  /** Whether the same call may succeed later. */
  readonly isRetryable: boolean;
  /** What the provider asked to wait, if it did. */
  readonly retryAfterMs?: number;
  readonly usage?: ModelUsage;
  readonly finishReason?: string;
  readonly answerLength?: number;
  /** Of an invalid answer: what was wrong with it, by path, and the answer itself for one repair. */
  readonly issues?: readonly string[];
  readonly answer?: WithheldText;
}

/**
 * A language model behind one call. It never retries by itself, never throws for what a provider does, and
 * keeps nothing of what it is given.
 */
export interface LanguageModel {
  readonly provider: string;
  readonly model: string;
  generate<Value>(call: ModelCall<Value>): Promise<Result<ModelAnswer<Value>, ModelFailure>>;
}
