import { type CodeSystem, codeSystems } from '../classification.ts';
import type { CodeEntry, CodeTables } from '../code-tables.port.ts';
import type { Candidates } from './candidates.ts';
import type { ModelRanking } from './model-ranking.ts';

/** A code of a model that is among the candidates, with the model's reason. */
export interface AcceptedPick {
  readonly entry: CodeEntry;
  readonly reason: string;
}

/** What became of the codes of a model. */
export interface CheckedPicks {
  readonly accepted: Readonly<Record<CodeSystem, readonly AcceptedPick[]>>;
  /** Why each of the others was left out: it does not exist, or it exists and was not offered for choice. */
  readonly rejected: readonly ('unknown-code' | 'not-a-candidate')[];
}

/**
 * Lets the codes of a model through that were offered to it, each once, under their official form: a CPV code
 * counts with or without its check digit.
 */
export function checkPicks(tables: CodeTables, ranking: ModelRanking, candidates: Candidates): CheckedPicks {
  const accepted = {} as Record<CodeSystem, readonly AcceptedPick[]>;
  const rejected: CheckedPicks['rejected'][number][] = [];
  for (const system of codeSystems) {
    const picks: AcceptedPick[] = [];
    for (const { code, reason } of ranking[system]) {
      const entry = candidates[system].find((candidate) => isSameCode(candidate.code, code));
      if (entry === undefined)
        rejected.push(exists(tables, system, code) ? 'not-a-candidate' : 'unknown-code');
      else if (!picks.some((one) => one.entry.code === entry.code)) picks.push({ entry, reason });
    }
    accepted[system] = picks;
  }
  return { accepted, rejected };
}

function exists(tables: CodeTables, system: CodeSystem, code: string): boolean {
  return tables.entries(system).some((entry) => isSameCode(entry.code, code));
}

function isSameCode(official: string, given: string): boolean {
  const code = given.trim();
  return code === official || code === official.replace(/-\d$/, '');
}
