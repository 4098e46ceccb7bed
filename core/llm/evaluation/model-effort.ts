import { countByName } from '../count-by-name.ts';
import type { ModelAnswerChecked, ModelCallEnd, ModelLogEntry } from '../model-log.port.ts';

/** What a model took for a set of documents, and what its answers were worth. */
export interface ModelEffort {
  /** Documents that the model was asked about; a document that is refused beforehand never reaches it. */
  readonly asked: number;
  /** Calls, one a section of a document; attempts within a call are not counted here. */
  readonly calls: number;
  readonly answered: number;
  /** Calls without an answer in the end, counted by their code. */
  readonly failures: Readonly<Record<string, number>>;
  readonly retries: number;
  readonly repairs: number;
  readonly inputTokens: number;
  readonly outputTokens: number;
  /** Findings or codes that the model named, those that passed the checks, and why the others did not. */
  readonly offered: number;
  readonly accepted: number;
  readonly rejected: Readonly<Record<string, number>>;
}

/** Adds up what was logged; entries of one document carry the same request id. */
export function modelEffort(entries: readonly ModelLogEntry[]): ModelEffort {
  const calls = entries.filter((entry): entry is ModelCallEnd => entry.event === 'model-call-end');
  const checks = entries.filter(
    (entry): entry is ModelAnswerChecked => entry.event === 'model-answer-checked',
  );
  const failures = calls.flatMap(({ outcome }) => (outcome === 'ok' ? [] : [outcome]));
  return {
    asked: new Set(calls.map(({ requestId }) => requestId)).size,
    calls: calls.length,
    answered: calls.length - failures.length,
    failures: countByName(failures),
    retries: sum(calls, ({ retries }) => retries),
    repairs: sum(calls, ({ repairs }) => repairs),
    inputTokens: sum(calls, ({ inputTokens }) => inputTokens),
    outputTokens: sum(calls, ({ outputTokens }) => outputTokens),
    offered: sum(checks, ({ offered }) => offered),
    accepted: sum(checks, ({ accepted }) => accepted),
    rejected: addCounts(checks.map(({ rejected }) => rejected)),
  };
}

/** Share of what the model named that did not pass the checks; `null` where it named nothing. */
export function unverifiedShare({ offered, accepted }: ModelEffort): number | null {
  return offered === 0 ? null : (offered - accepted) / offered;
}

function sum<Entry>(entries: readonly Entry[], figure: (entry: Entry) => number): number {
  return entries.reduce((total, entry) => total + figure(entry), 0);
}

function addCounts(counts: readonly Readonly<Record<string, number>>[]): Readonly<Record<string, number>> {
  const total: Record<string, number> = {};
  for (const [name, count] of counts.flatMap((one) => Object.entries(one))) {
    total[name] = (total[name] ?? 0) + count;
  }
  return total;
}
