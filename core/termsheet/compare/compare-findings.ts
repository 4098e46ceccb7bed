import type { ClauseFinding, RiskRating } from '../analysis.ts';
import { leastShareForAbsence } from '../assessment/absence-ground.ts';
import { wordsOf } from '../coverage/lexicon.ts';
import { topicBit, topicIndex } from '../coverage/topic-index.ts';
import { factNames, factValue, rowOf, unresolved } from '../facts.ts';
import { type ComparedAnalysis, findingsOf } from './compared-analysis.ts';
import type { ChangedFinding, TermSheetComparison, UnknownFinding } from './comparison.ts';

type Findings = TermSheetComparison['findings'];
type Side = UnknownFinding['in'];

const weight: Readonly<Record<RiskRating, number>> = { Green: 0, Amber: 1, Red: 2 };

/** Findings that one side alone has, and those whose colour differs. What could not be read is neither. */
export function compareFindings(first: ComparedAnalysis, second: ComparedAnalysis): Findings {
  // A brief analysis leaves Green findings out, so that their absence says nothing.
  const leavesOutGreen = first.analysisDetail === 'brief' || second.analysisDetail === 'brief';
  const listed = (analysis: ComparedAnalysis) =>
    gravestOfEach(findingsOf(analysis).filter((finding) => !(leavesOutGreen && finding.rating === 'Green')));
  const [inFirst, inSecond] = [listed(first), listed(second)];
  const pairs = [...inFirst].flatMap(([key, left]) => {
    const right = inSecond.get(key);
    return right ? [{ left, right }] : [];
  });
  const changes = pairs
    .filter(({ left, right }) => left.rating !== right.rating)
    .map((pair) => ({ ...pair, doubt: doubtAbout(pair, first, second) }));
  const certain = changes.filter(({ doubt }) => doubt === null).map(change);
  const alone = (mine: Map<string, ClauseFinding>, theirs: Map<string, ClauseFinding>) =>
    [...mine].filter(([key]) => !theirs.has(key)).map(([, finding]) => finding);
  const [onlyFirst, onlySecond] = [
    sortAlone(alone(inFirst, inSecond), second, 'first'),
    sortAlone(alone(inSecond, inFirst), first, 'second'),
  ];
  return {
    onlyFirst: onlyFirst.known,
    onlySecond: onlySecond.known,
    worse: certain.filter((one) => weight[one.second] > weight[one.first]),
    better: certain.filter((one) => weight[one.second] < weight[one.first]),
    unknown: [...changes.flatMap(unknownChange), ...onlyFirst.unknown, ...onlySecond.unknown],
  };
}

/** One finding for each clause and name: the gravest, where a document has several. */
function gravestOfEach(findings: readonly ClauseFinding[]): Map<string, ClauseFinding> {
  const gravest = new Map<string, ClauseFinding>();
  for (const finding of findings) {
    const key = `${finding.id} ${finding.clause}`;
    const before = gravest.get(key);
    if (!before || weight[finding.rating] > weight[before.rating]) gravest.set(key, finding);
  }
  return gravest;
}

interface Pair {
  readonly left: ClauseFinding;
  readonly right: ClauseFinding;
}

function change({ left, right }: Pair): ChangedFinding {
  return {
    id: left.id,
    clause: left.clause,
    first: left.rating,
    second: right.rating,
    firstRisk: left.risk,
    secondRisk: right.risk,
  };
}

interface Doubt {
  /** The side of which nothing certain can be said. */
  readonly about: Side;
  readonly reason: string;
}

/** A term that could not be read, or that one side alone leaves open, is neither better nor worse. */
function doubtAbout({ left, right }: Pair, first: ComparedAnalysis, second: ComparedAnalysis): Doubt | null {
  const unread = right.uncertain ? 'second' : left.uncertain ? 'first' : null;
  if (unread) return { about: unread, reason: mayStandUnread(unread) };
  const [firstIsOpen, secondIsOpen] = [first, second].map(({ facts }) => leavesOpen(facts, left.id));
  if (firstIsOpen === secondIsOpen) return null;
  const about = secondIsOpen ? 'second' : 'first';
  return { about, reason: `the ${about} leaves it open` };
}

function leavesOpen(facts: ComparedAnalysis['facts'], id: string): boolean {
  return factNames.some((fact) => rowOf(fact).clause === id && factValue(facts, fact) === unresolved);
}

function unknownChange({
  left,
  right,
  doubt,
}: Pair & { readonly doubt: Doubt | null }): readonly UnknownFinding[] {
  if (!doubt) return [];
  const side = other(doubt.about);
  return [{ in: side, finding: side === 'first' ? left : right, reason: doubt.reason }];
}

function mayStandUnread(side: Side): string {
  return `the ${side} may state it in a passage that we could not read`;
}

/** Sorts what the other side does not have into what it certainly lacks and what it may hold unread. */
function sortAlone(findings: readonly ClauseFinding[], opposite: ComparedAnalysis, side: Side) {
  const reasonAgainst = doubtsAbout(opposite, other(side));
  const judged = findings.map((finding) => ({
    finding,
    reason: finding.uncertain ? mayStandUnread(side) : reasonAgainst(finding),
  }));
  return {
    known: judged.filter(({ reason }) => reason === null).map(({ finding }) => finding),
    unknown: judged.flatMap(({ finding, reason }) =>
      reason === null ? [] : [{ in: side, finding, reason }],
    ),
  };
}

/** Why a document that does not have a finding may have it after all. */
function doubtsAbout(analysis: ComparedAnalysis, side: Side): (finding: ClauseFinding) => string | null {
  const { coverage, isPartial } = analysis;
  const topicsOf = topicIndex();
  const unread = (coverage?.passages ?? [])
    .filter(({ kind }) => kind === 'not-understood')
    .map(({ quote }) => topicsOf(wordsOf(quote)).words);
  const uncertain = new Set(findingsOf(analysis).flatMap(({ id, uncertain }) => (uncertain ? [id] : [])));
  const isMostlyUnread = (coverage?.share ?? 1) < leastShareForAbsence;
  return ({ id }) => {
    if (isPartial) return `the ${side} is only a part of an offer, or in a language that we do not read`;
    if (isMostlyUnread) return `too much of the ${side} could not be read`;
    const isDoubtful = uncertain.has(id) || unread.some((words) => (words & topicBit(id)) !== 0);
    return isDoubtful ? mayStandUnread(side) : null;
  };
}

function other(side: Side): Side {
  return side === 'first' ? 'second' : 'first';
}
