import { type CodeSystem, codeSystems } from '../classification.ts';
import type { CodeEntry, CodeTables } from '../code-tables.port.ts';
import { findCodes } from '../ranking/find-codes.ts';

/** Codes a system that a model may choose from. */
const candidatesPerSystem = 30;

export type Candidates = Readonly<Record<CodeSystem, readonly CodeEntry[]>>;

/** Retrieves what a model may choose from; each text adds its best codes, the first text's come first. */
export function retrieveCandidates(tables: CodeTables, texts: readonly string[]): Candidates {
  const rankings = texts.map((text) => findCodes(tables, text).systems);
  const candidates = {} as Record<CodeSystem, readonly CodeEntry[]>;
  for (const system of codeSystems) {
    const codes = rankings.flatMap((systems) =>
      systems[system].slice(0, candidatesPerSystem).map(({ code }) => code),
    );
    candidates[system] = [...new Set(codes)].flatMap((code) => tables.entry(system, code) ?? []);
  }
  return candidates;
}
