import type { ExpectedFailure, Result } from '../../result.ts';
import type { TermSheetAnalysis } from '../analysis.ts';
import { type FactValue, factsByName } from '../facts.ts';
import { flattenFacts, type GoldenAnswer, type GoldenEntry } from './golden-truth.ts';

/** A fact that was answered otherwise than the truth table has it. */
export interface FactMismatch {
  readonly fact: string;
  readonly given: FactValue;
  readonly accepted: readonly GoldenAnswer[];
}

/** How one document was read. */
export interface DocumentScore {
  readonly name: string;
  /** Facts given and right. */
  readonly right: number;
  /** Facts given and wrong. */
  readonly wrong: number;
  /** Facts that the document states and the answer lacks or has wrong. */
  readonly missed: number;
  readonly mismatches: readonly FactMismatch[];
  /** Analysed and refused as it should be. */
  readonly isOutcomeRight: boolean;
  readonly isTypeRight: boolean;
  /** Null where the table names no overall risk. */
  readonly isRiskRight: boolean | null;
  readonly redFlagsFound: number;
  readonly redFlagsExpected: number;
  /** Findings rated Red, expected or not. */
  readonly redFindings: number;
  /** Quotes that are not slices of the text. */
  readonly brokenQuotes: number;
}

/** Holds an answer against the truth: null, false and "none" are equal where the document is silent. */
export function scoreDocument(
  name: string,
  entry: GoldenEntry,
  outcome: Result<TermSheetAnalysis, ExpectedFailure>,
): DocumentScore {
  const isOutcomeRight = outcome.ok
    ? entry.expect === 'analysis' || entry.orAnalysisWith !== undefined
    : entry.expect === 'error';
  const nothing = {
    name,
    right: 0,
    wrong: 0,
    mismatches: [],
    isOutcomeRight,
    redFlagsFound: 0,
    redFindings: 0,
    brokenQuotes: 0,
  };
  const stated = [...flattenFacts(entry.facts).values()].filter((value) => value !== null).length;
  if (!outcome.ok || entry.expect === 'error') {
    return {
      ...nothing,
      missed: isOutcomeRight ? 0 : stated,
      isTypeRight: isOutcomeRight,
      isRiskRight: entry.overallRisk ? isOutcomeRight : null,
      redFlagsExpected: entry.redFlags.length,
    };
  }
  const analysis = outcome.value;
  const findings = findingsOf(analysis);
  const redFindings = findings.filter(({ rating }) => rating === 'Red');
  const red = new Set(redFindings.map(({ id }) => id));
  return {
    ...nothing,
    ...scoreFacts(entry, analysis),
    isTypeRight: entry.documentType === undefined || entry.documentType === analysis.documentType,
    isRiskRight: entry.overallRisk ? entry.overallRisk.includes(analysis.overallRisk) : null,
    redFlagsFound: entry.redFlags.filter((id) => red.has(id)).length,
    redFlagsExpected: entry.redFlags.length,
    redFindings: redFindings.length,
    brokenQuotes: findings
      .flatMap(({ evidence }) => evidence ?? [])
      .filter(({ quote, start, end }) => quote === '' || analysis.source.text.slice(start, end) !== quote)
      .length,
  };
}

function findingsOf(analysis: TermSheetAnalysis) {
  const { economicTerms, governanceTerms, founderRestrictions, missingClauses } = analysis;
  return [...economicTerms, ...governanceTerms, ...founderRestrictions, ...missingClauses];
}

function scoreFacts(entry: GoldenEntry, analysis: TermSheetAnalysis) {
  const expected = flattenFacts(entry.facts);
  const given = factsByName(analysis.facts);
  let right = 0;
  let wrong = 0;
  let missed = 0;
  const mismatches: FactMismatch[] = [];
  for (const [fact, value] of given) {
    const truth = expected.get(fact) ?? null;
    const accepted = [truth, ...(entry.accept[fact] ?? [])];
    if (accepted.some((answer) => isSame(answer, value))) {
      if (value !== null) right += 1;
      continue;
    }
    if (value !== null) wrong += 1;
    if (truth !== null) missed += 1;
    mismatches.push({ fact, given: value, accepted });
  }
  return { right, wrong, missed, mismatches };
}

function isSame(answer: GoldenAnswer, given: FactValue): boolean {
  if (answer === null) return given === null || given === false || given === 'none';
  if (typeof answer === 'number' && typeof given === 'number') {
    return Math.abs(answer - given) <= 1e-6 * Math.max(1, Math.abs(answer));
  }
  return answer === given;
}
