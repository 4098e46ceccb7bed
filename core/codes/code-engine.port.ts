import type { BusyFailure } from '../busy-failure.ts';
import type { Cancellation } from '../cancellation.ts';
import type { Result } from '../result.ts';
import type { Classification, ClassificationFailure, ClassificationRequest } from './classification.ts';
import type { Candidates } from './llm-ranking/candidates.ts';

/** Why an engine that works elsewhere gave no answer. */
export type CodeEngineFailure = BusyFailure | { readonly code: 'cancelled'; readonly message: string };

/** Who waits for the engine. */
export interface CodeEngineProgress {
  readonly cancellation?: Cancellation;
  /** One word for one client, so that none holds up all others. */
  readonly client?: string;
}

/**
 * The built-in classification: everything that costs processor time. An implementation for a server works on long
 * descriptions without blocking its caller.
 */
export interface CodeEngine {
  classify(
    request: ClassificationRequest,
    progress?: CodeEngineProgress,
  ): Promise<Result<Classification, ClassificationFailure | CodeEngineFailure>>;
  /** What a language model may choose from; each text adds its best codes. */
  candidates(
    texts: readonly string[],
    progress?: CodeEngineProgress,
  ): Promise<Result<Candidates, CodeEngineFailure>>;
}
