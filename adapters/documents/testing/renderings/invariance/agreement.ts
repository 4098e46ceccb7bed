import type { ClauseFinding, TermSheetAnalysis } from '../../../../../core/termsheet/analysis.ts';
import type { TermSheetFacts } from '../../../../../core/termsheet/facts.ts';

/** How far two analyses of one offer say the same. */
export interface Agreement {
  /** Facts that one of the two states, and those that both state alike. */
  readonly facts: Share;
  /** Findings by clause and rating that one of the two has, and those that both have. */
  readonly findings: Share;
  readonly isTypeEqual: boolean;
  /** What differs, a line each. */
  readonly differences: readonly string[];
}

export interface Share {
  readonly equal: number;
  readonly all: number;
}

/** Holds an analysis against that of the same offer in another form. */
export function compareAnalyses(reference: TermSheetAnalysis, other: TermSheetAnalysis): Agreement {
  const facts = compareFacts(statedFacts(reference.facts), statedFacts(other.facts));
  const findings = compareFindings(findingsOf(reference), findingsOf(other));
  return {
    facts: facts.share,
    findings: findings.share,
    isTypeEqual: reference.documentType === other.documentType,
    differences: [...facts.differences, ...findings.differences],
  };
}

/** Facts by name, those of the board apart; what is not stated is left out. */
function statedFacts({ board, ...others }: TermSheetFacts): Map<string, unknown> {
  const seats = Object.entries(board).map(([name, value]) => [`board.${name}`, value] as const);
  return new Map([...Object.entries(others), ...seats].filter(([, value]) => value !== null));
}

function compareFacts(reference: ReadonlyMap<string, unknown>, other: ReadonlyMap<string, unknown>) {
  const names = [...new Set([...reference.keys(), ...other.keys()])];
  const wrong = names.filter((name) => reference.get(name) !== other.get(name));
  return {
    share: { equal: names.length - wrong.length, all: names.length },
    differences: wrong.map(
      (name) => `${name}: ${reference.get(name) ?? 'none'}, here ${other.get(name) ?? 'none'}`,
    ),
  };
}

function findingsOf({
  economicTerms,
  governanceTerms,
  founderRestrictions,
  missingClauses,
}: TermSheetAnalysis) {
  const found = (findings: readonly ClauseFinding[], prefix: string) =>
    findings.map(({ id, rating }) => `${prefix}${id} ${rating}`);
  const terms = [...economicTerms, ...governanceTerms, ...founderRestrictions];
  return [...found(terms, ''), ...found(missingClauses, 'missing ')];
}

/** The same clause may be rated alike several times; each counts. */
function compareFindings(reference: readonly string[], other: readonly string[]) {
  const left = [...other];
  const gone: string[] = [];
  for (const finding of reference) {
    const at = left.indexOf(finding);
    if (at < 0) gone.push(finding);
    else left.splice(at, 1);
  }
  const equal = reference.length - gone.length;
  return {
    share: { equal, all: reference.length + left.length },
    differences: [
      ...gone.map((finding) => `not here: ${finding}`),
      ...left.map((finding) => `only here: ${finding}`),
    ],
  };
}
