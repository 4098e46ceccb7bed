import type { ModelFailure } from './language-model.port.ts';

/** A language model that gave no answer, as a use case reports it where no other engine may answer. */
export interface ProviderFailure {
  readonly code: ModelFailure['code'];
  readonly message: string;
}

/** What happens when the language model does not answer. */
export type ModelFallback = 'builtin' | 'error';

/** Why the built-in engine answered, in words for the reader of the answer. */
export function fallbackReason({ message }: Pick<ModelFailure, 'message'>): string {
  return `The configured language model gave no answer, so the built-in engine answered instead. ${message}`;
}
