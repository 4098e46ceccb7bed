import type { ClauseFinding, TermSheetAnalysis } from '../analysis.ts';
import { clauseOfFact } from '../clauses/clause-of-fact.ts';
import { factsByName } from '../facts.ts';
import { flattenFacts, type GoldenAnswer, type GoldenEntry } from './golden-truth.ts';

const clauses: Readonly<Record<string, string>> = clauseOfFact;

/** What became of terms that an offer states and its report does not show. */
export interface AbsenceScore {
  /** Facts that the offer states and the answer leaves out. */
  readonly factsMissed: number;
  /** Those among them of whose clause the report says that it is not there. */
  readonly factsDenied: number;
  readonly redFlagsMissed: number;
  readonly redFlagsDenied: number;
  /** Those of which the report says that something stands there that it could not read. */
  readonly redFlagsNamed: number;
  readonly hasRedFlag: boolean;
  readonly isGreenWithRedFlag: boolean;
  readonly share: number;
  readonly unread: number;
}

/**
 * Holds what a report says to be absent against the truth: a finding without a passage claims an absence, unless it
 * says itself that it is uncertain.
 */
export function scoreAbsences(entry: GoldenEntry, analysis: TermSheetAnalysis): AbsenceScore {
  const findings = findingsOf(analysis);
  const withIds = (chosen: readonly ClauseFinding[]) => new Set(chosen.map(({ id }) => id));
  const read = withIds(findings.filter(({ evidence, uncertain }) => evidence && !uncertain));
  const denied = withIds(
    findings.filter(({ id, evidence, uncertain }) => !evidence && !uncertain && !read.has(id)),
  );
  const red = withIds(findings.filter(({ rating }) => rating === 'Red'));
  const named = withIds(findings.filter(({ uncertain, evidence }) => uncertain && evidence));
  const given = factsByName(analysis.facts);
  const factsMissed = [...flattenFacts(entry.facts)]
    .filter(([fact, value]) => isStated(value) && (given.get(fact) ?? null) === null)
    .map(([fact]) => clauses[fact] ?? '');
  const redFlagsMissed = entry.redFlags.filter((id) => !red.has(id));
  const hasRedFlag = entry.redFlags.length > 0;
  const { coverage } = analysis;
  return {
    factsMissed: factsMissed.length,
    factsDenied: factsMissed.filter((id) => denied.has(id)).length,
    redFlagsMissed: redFlagsMissed.length,
    redFlagsDenied: redFlagsMissed.filter((id) => denied.has(id)).length,
    redFlagsNamed: redFlagsMissed.filter((id) => named.has(id)).length,
    hasRedFlag,
    isGreenWithRedFlag: hasRedFlag && analysis.overallRisk === 'Green',
    share: coverage.share,
    unread: coverage.passages.filter(({ kind }) => kind === 'not-understood').length,
  };
}

/** "None" and "no" are what silence says too. */
function isStated(value: GoldenAnswer): boolean {
  return value !== null && value !== false && value !== 'none';
}

function findingsOf(analysis: TermSheetAnalysis): readonly ClauseFinding[] {
  const { economicTerms, governanceTerms, founderRestrictions, missingClauses } = analysis;
  return [...economicTerms, ...governanceTerms, ...founderRestrictions, ...missingClauses];
}
