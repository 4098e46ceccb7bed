import { listInWords } from '../../text/list-in-words.ts';
import type { DocumentType, RiskRating } from '../analysis.ts';
import { taxonomy } from '../clauses/taxonomy.ts';
import { type BoardFacts, type TermSheetFacts, unresolved } from '../facts.ts';
import type { AbsenceGround } from './absence-ground.ts';
import { numberFact } from './fact-values.ts';
import type { PlacedFinding } from './finding.ts';
import { formatMonths, formatNumber } from './wording.ts';

/** What the summary of a founder's say is written from. */
export interface SayInput {
  readonly facts: TermSheetFacts;
  readonly documentType: DocumentType;
  /** How consent matters and drag-along are rated decides what they leave to founders. */
  readonly findings: readonly PlacedFinding[];
  /** Whether silence on a clause is silence, or may be a passage that was not understood. */
  readonly ground: Pick<AbsenceGround, 'allowsAbsence'>;
}

/**
 * What founders can still decide after signing, in sentences: on the board, against a veto, in a sale, and about
 * their own shares. Says where the document is silent, but not about what nobody expects of a SAFE or a note.
 */
export function decisionMakingPower(input: SayInput): string {
  const { facts, documentType } = input;
  const isPriced = documentType === 'priced-equity';
  return [
    isPriced || hasSeats(facts.board) ? boardSentence(input) : silentOnBoard(input),
    ...(isPriced || facts.protectiveProvisions !== null ? [vetoSentence(input)] : []),
    ...(isPriced || facts.dragAlong !== null ? [saleSentence(input)] : []),
    ...vestingSentence(facts),
    ...leaverSentence(facts),
  ].join(' ');
}

const untilConversion = 'Until the money converts into shares, it gives the investor no seat on the board.';

function hasSeats(board: BoardFacts): boolean {
  return Object.values(board).some((seats) => seats !== null);
}

function silentOnBoard({ ground }: SayInput): string {
  return ground.allowsAbsence(taxonomy.board.id) ? untilConversion : unreadOn('Board');
}

/** What may stand in a passage that was not understood is neither granted nor refused. */
function unreadOn(subject: string): string {
  return `${subject}: not found, but it may stand in a passage that we could not understand.`;
}

function boardSentence({ facts: { board }, ground }: SayInput): string {
  if (!hasSeats(board)) {
    return ground.allowsAbsence(taxonomy.board.id)
      ? 'Board: the document does not say who sits on it, so your say on it is open.'
      : unreadOn('Board');
  }
  const founders = numberFact(board.founders);
  const investors = numberFact(board.investors);
  if (founders === null || investors === null) {
    const isOpen = board.founders === unresolved || board.investors === unresolved;
    return `Board: ${isOpen ? 'the seats are left open' : 'the seats of one side are not stated'}, so your say on it is open.`;
  }
  const others = numberFact(board.independent) ?? 0;
  const total = Math.max(numberFact(board.total) ?? 0, founders + investors + others);
  const rest = total - founders - investors;
  const seats = listInWords([
    `${formatNumber(founders)} for founders or ordinary shareholders`,
    `${formatNumber(investors)} for investors`,
    ...(rest > 0 ? [`${formatNumber(rest)} for others`] : []),
  ]);
  const say =
    founders * 2 > total
      ? 'you keep the majority and control the board'
      : investors * 2 > total
        ? 'the investors have the majority of the board and can outvote you'
        : 'neither side controls the board, so you need a vote from outside your own side';
  return `Board: ${formatNumber(total)} seats, ${seats}; ${say}.`;
}

function vetoSentence({ facts, findings, ground }: SayInput): string {
  switch (facts.protectiveProvisions) {
    case true:
      return ratingOf(findings, taxonomy.protectiveProvisions.id) === 'Red'
        ? 'Vetoes: investors hold a wider veto than their shares need; you cannot decide the matters it lists without them.'
        : 'Vetoes: the matters listed need the investors’ consent; other business does not.';
    case false:
      return 'Vetoes: none; investors cannot block what you decide.';
    case unresolved:
      return 'Vetoes: what needs the investors’ consent is left open.';
    default:
      return ground.allowsAbsence(taxonomy.protectiveProvisions.id)
        ? 'Vetoes: we found none.'
        : unreadOn('Vetoes');
  }
}

function saleSentence({ facts, findings, ground }: SayInput): string {
  switch (facts.dragAlong) {
    case true:
      return saleByRating[ratingOf(findings, taxonomy.dragAlong.id) ?? 'Amber'];
    case false:
      return 'Sale of the company: nobody can make you sell.';
    case unresolved:
      return 'Sale of the company: whether others can make you join one (drag-along) is left open.';
    default:
      return ground.allowsAbsence(taxonomy.dragAlong.id)
        ? 'Sale of the company: the document does not say whether others can make you join one.'
        : unreadOn('Sale of the company');
  }
}

const saleByRating: Readonly<Record<RiskRating, string>> = {
  Red: 'Sale of the company: others can make you sell without your side’s agreement (drag-along).',
  Amber: 'Sale of the company: others can make you join one if enough of them agree (drag-along).',
  Green: 'Sale of the company: others can make you join one only with broad agreement (drag-along).',
};

function vestingSentence({ vestingMonths }: TermSheetFacts): string[] {
  if (vestingMonths === null) return [];
  if (vestingMonths === unresolved) {
    return ['Your shares: how long you have to stay to keep them is left open.'];
  }
  return vestingMonths > 0
    ? [
        `Your shares: you earn them over ${formatMonths(vestingMonths)}; if you leave earlier, the rest can be taken back.`,
      ]
    : ['Your shares: they are yours, without vesting.'];
}

function leaverSentence({ badLeaverIncludesResignation }: TermSheetFacts): string[] {
  switch (badLeaverIncludesResignation) {
    case true:
      return ['Leaving: if you resign you are a bad leaver and can lose shares.'];
    case false:
      return ['Leaving: resigning does not make you a bad leaver.'];
    case unresolved:
      return ['Leaving: who counts as a bad leaver is left open.'];
    default:
      return [];
  }
}

function ratingOf(findings: readonly PlacedFinding[], id: string): RiskRating | undefined {
  const own = findings.filter(({ place, finding }) => place !== 'missing' && finding.id === id);
  return (['Red', 'Amber', 'Green'] as const).find((rating) =>
    own.some(({ finding }) => finding.rating === rating),
  );
}
