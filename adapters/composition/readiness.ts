import type { Readiness } from '../http/http-dependencies.ts';
import { isReachable } from '../llm/is-reachable.ts';

export interface ReadinessSources {
  /** Rejects where nothing can be written to the database. */
  checkDatabase(): Promise<void>;
  /** Whether the limits are counted where they are meant to be. */
  checkLimits(): Promise<boolean>;
  /** The server of the language model; `null` for the built-in engine. */
  readonly providerAddress: string | null;
  /** Whether the built-in engine answers where the model does not. */
  readonly hasFallback: boolean;
  /** Milliseconds. */
  now(): number;
}

const providerTimeoutMs = 2000;
/** Anybody may ask for the readiness; nothing outside this process is asked more often than this. */
const answerHoldsMs = 5000;

/**
 * Whether the server can do its work: the database takes writes, and the server of the language model answers or
 * the built-in engine stands in for it. Limits that each instance counts for itself, because Redis is away, are
 * told and do not make the server unready: all instances share that Redis, and none would be left.
 */
export function createReadiness(sources: ReadinessSources): () => Promise<Readiness> {
  const { providerAddress, hasFallback, now } = sources;
  const checks = {
    database: holdAnswer(async () => {
      await sources.checkDatabase();
      return true;
    }, now),
    provider: holdAnswer(
      async () => providerAddress === null || isReachable(providerAddress, providerTimeoutMs),
      now,
    ),
    limits: holdAnswer(() => sources.checkLimits(), now),
  };
  return async () => {
    const [database, provider, limits] = await Promise.all([
      checks.database(),
      checks.provider(),
      checks.limits(),
    ]);
    return {
      ready: database && (provider || hasFallback),
      checks: { database: wordOf(database), provider: wordOf(provider), limits: wordOf(limits) },
    };
  };
}

/** Asks once and gives everybody the same answer for a while. A check that cannot be made has failed. */
function holdAnswer(check: () => Promise<boolean>, now: () => number): () => Promise<boolean> {
  let held: { readonly atMs: number; readonly answer: Promise<boolean> } | undefined;
  return () => {
    if (held === undefined || now() - held.atMs >= answerHoldsMs) {
      held = { atMs: now(), answer: check().catch(() => false) };
    }
    return held.answer;
  };
}

const wordOf = (isGood: boolean) => (isGood ? 'ok' : 'failed');
