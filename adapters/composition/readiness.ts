import type { Readiness } from '../http/http-dependencies.ts';
import { isReachable } from '../llm/is-reachable.ts';

export interface ReadinessSources {
  /** Rejects where the database cannot be used. */
  checkDatabase(): Promise<void>;
  /** The server of the language model; `null` for the built-in engine. */
  readonly providerAddress: string | null;
  /** Whether the built-in engine answers where the model does not. */
  readonly hasFallback: boolean;
  /** Milliseconds. */
  now(): number;
}

const providerTimeoutMs = 2000;
/** Anybody may ask for the readiness; the provider is not asked more often than this. */
const providerAnswerHoldsMs = 5000;

/**
 * Whether the server can do its work: the database answers, and the server of the language model does or the
 * built-in engine stands in for it.
 */
export function createReadiness(sources: ReadinessSources): () => Promise<Readiness> {
  const { checkDatabase, providerAddress, hasFallback, now } = sources;
  let asked: { readonly atMs: number; readonly answer: Promise<boolean> } | undefined;
  const providerAnswers = (address: string): Promise<boolean> => {
    if (asked === undefined || now() - asked.atMs >= providerAnswerHoldsMs) {
      asked = { atMs: now(), answer: isReachable(address, providerTimeoutMs) };
    }
    return asked.answer;
  };
  return async () => {
    const [database, provider] = await Promise.all([
      checkDatabase().then(
        () => true,
        () => false,
      ),
      providerAddress === null ? true : providerAnswers(providerAddress),
    ]);
    return {
      ready: database && (provider || hasFallback),
      checks: { database: database ? 'ok' : 'failed', provider: provider ? 'ok' : 'failed' },
    };
  };
}
