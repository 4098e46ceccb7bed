import { currencyOf } from '../assessment/fact-values.ts';
import { type PlacedFinding, placeFinding } from '../assessment/finding.ts';
import type { Clause, ClauseStatus, ExaminedClause } from '../clauses/clause.ts';
import { clauseOfFact } from '../clauses/clause-of-fact.ts';
import { taxonomy } from '../clauses/taxonomy.ts';
import { factValue, isSeat, type TermSheetFacts } from '../facts.ts';
import type { Reading } from '../reading/reading.ts';
import type { Sentence } from '../reading/sections.ts';
import { agreeingFigures } from './agreeing-figures.ts';
import { agreeingSeats } from './agreeing-seats.ts';
import { isDeniedInWords } from './denied-in-words.ts';
import { fillFacts, hasTooManySeats } from './fill-facts.ts';
import { isForm } from './form.ts';
import { harshPassage } from './harsh-passage.ts';
import { hasMildFigures, isHarshValue, isMildValue, isToldByFigures } from './harsh-value.ts';
import { isOfOthers } from './of-others.ts';
import { isPlausible } from './plausible-value.ts';
import { type HarshPassage, type LearnedStatement, passagesOf, readStatements } from './read-statements.ts';
import type { SentenceJudge } from './sentence-judge.ts';
import { settledGaps } from './settling/gaps.ts';
import type { LearnedFact, StatedValue } from './stated-facts.ts';
import type { StatementModel } from './statement-model.ts';
import { statementInWords } from './statement-words.ts';

/** Shares that are earned by an ordinary schedule are not given up: a recapitalisation goes further. */
const vestingOf: Readonly<Record<string, string>> = { [taxonomy.recapitalisation.id]: taxonomy.vesting.id };
/** A founder reads a few passages, not twenty. */
const mostQuotes = 3;

/** Below this, a figure of the round may fit the others by chance. */
const surelyHeard = 0.3;

/** In a form further seats have to be as sure as this. */
const sureInForm = 0.75;

/** What was read by wording, for the learned reader to fill the gaps of. */
export interface ReadByWording {
  readonly reading: Reading;
  readonly examined: readonly ExaminedClause[];
  /** Clauses that this kind of document is not expected to have: what is harsh about them counts all the same. */
  readonly beyondType: readonly Clause[];
  readonly facts: TermSheetFacts;
  /** Whether the document is like those that were learned from. In others it calls nothing harmful, and is surer. */
  readonly isFamiliar: boolean;
}

/** What the learned reader adds: facts that were null, and findings for the reader to check. */
export interface LearnedAdditions {
  readonly facts: TermSheetFacts;
  readonly findings: readonly PlacedFinding[];
  /** Figures of the round that prove each other: there is nothing to check about them. */
  readonly agreed: readonly LearnedStatement[];
  /** Every passage that may harm founders, however faintly. */
  readonly passages: readonly HarshPassage[];
  /** The sentences that state the added facts, where these are all that matters about their term. */
  readonly believed: ReadonlySet<Sentence>;
}

/**
 * Fills what the wording reader left null. A fact that is stated, open or contradicted stays as it is. Every addition
 * has its quote and is marked; none is Green.
 */
export function addLearned(
  model: StatementModel,
  { reading, examined, beyondType, facts, isFamiliar }: ReadByWording,
  judge: SentenceJudge,
): LearnedAdditions {
  const learned = readStatements(model, reading, passagesOf(examined), judge);
  const { harsh: passages } = learned;
  const believed = learned.statements.filter(isWorded);
  const heard = learned.heard.filter(isWorded);
  const status = new Map(examined.map((clause) => [clause.clause.id as string, clause.reading.status]));
  const round = agreeingFigures(heard, facts);
  const agreeing = [...round, ...agreeingSeats(heard, facts)];
  const agreed = new Set(agreeing.map(({ fact }) => fact));
  const seats = believed.filter(
    ({ fact, probability, sentence }) =>
      isSeat(fact) &&
      ((isFamiliar && !isForm(facts)) || probability >= sureInForm) &&
      (isFamiliar || ofBoard.test(`${sentence.section?.title} ${sentence.text}`)),
  );
  const statusOf = (clause: string) => status.get(clause) ?? 'beyond';
  const settled = settledGaps(model.settling.gaps, heard, facts, statusOf, isFamiliar);
  const likely = [...settled, ...seats].filter(({ fact }) => !agreed.has(fact));
  // A multiple or a length that was read, and is no more than usual, is not made harmful by the words around it.
  const usual = new Set(
    examined
      .filter((clause) => hasMildFigures(clause.reading.facts))
      .map(({ clause }) => clause.id as string),
  );
  const isUsual = ({ clause, readBy }: HarshPassage): boolean =>
    [clause, vestingOf[clause] ?? clause].some((reader) => readBy.has(reader) && usual.has(reader));
  // In a form, that a clause which was read spares founders something more is no news, and not worth a doubt.
  const isIdle = (fact: LearnedFact, value: StatedValue): boolean =>
    isForm(facts) && status.get(clauseOfFact[fact]) === 'present' && isMildValue(fact, value);
  const fitting = [...likely, ...agreeing].filter(
    ({ fact, value }) =>
      (!isSeat(fact) || isOpen(status.get(clauseOfFact[fact]))) &&
      factValue(facts, fact) === null &&
      isPlausible(fact, value) &&
      !isIdle(fact, value),
  );
  const added = hasTooManySeats(facts, fitting) ? fitting.filter(({ fact }) => !isSeat(fact)) : fitting;
  // Three figures that fit prove each other, where none of them is hardly heard.
  const isProven = round.every(({ probability }) => probability >= surelyHeard);
  const proven = isProven ? added.filter((one) => round.includes(one)) : [];
  // A passage that states a usual figure is explained by it, unless it is likely to harm.
  const explained = new Map(
    added
      .filter(({ fact, value }) => hasMildFigures({ [fact]: value }))
      .map((one) => [one.sentence, one.fact]),
  );
  const isExplained = (passage: HarshPassage): boolean => {
    const fact = explained.get(passage.sentence);
    if (fact === undefined) return false;
    // Of its own clause, what a usual figure was heard in counts as read.
    const isOwn = clauseOfFact[fact] === passage.clause;
    return isOwn ? passage.probability < likelyHarmBesideReading : !isLikelyHarm(passage);
  };
  const harsh = passages.filter((passage) => isWorthALook(passage) && !isExplained(passage));
  return {
    passages,
    agreed: proven,
    facts: fillFacts(facts, added),
    // That a right is there says nothing of its extent.
    believed: new Set(added.filter(({ value }) => value !== true).map(({ sentence }) => sentence)),
    findings: [
      ...examined.map((clause) => ({ clause: clause.clause, ...clause.reading })),
      ...beyondType.map((clause) => ({ clause, status: 'absent' }) as const),
    ].flatMap((read) =>
      findingsOn(
        read,
        added.filter((one) => !proven.includes(one)),
        harsh,
        { reading, facts, isFamiliar, isUsual },
      ),
    ),
  };
}

/** A list of founders is no list of their seats: in a form of others a board has to be spoken of. */
const ofBoard = /\b(?:board|directors?|seats?|beirat)\b/i;

function isWorded({ fact, value, sentence }: LearnedStatement): boolean {
  return isDeniedInWords(fact, value, sentence.text) && !isOfOthers(fact, sentence);
}

/** A clause that denies its term, leaves it open or contradicts itself has been read. */
function isOpen(status: ClauseStatus | undefined): boolean {
  return status === 'absent' || status === 'present';
}

/**
 * A passage without a readable term is Red from here on: of the clauses so called in offers of hands that a model was
 * not trained with, three in four are harmful.
 */
const likelyHarm = 0.4;
/** And one that its clause has read without finding harm from here on. */
const likelyHarmBesideReading = 0.6;

/** A clause with what the wordings made of it. */
interface ReadClause extends Pick<ExaminedClause['reading'], 'status'> {
  readonly clause: Clause;
}

interface Found extends Pick<ReadByWording, 'reading' | 'facts' | 'isFamiliar'> {
  readonly isUsual: (passage: HarshPassage) => boolean;
}

function findingsOn(
  { clause, status }: ReadClause,
  added: readonly LearnedStatement[],
  harsh: readonly HarshPassage[],
  { reading, facts, isFamiliar, isUsual }: Found,
): PlacedFinding[] {
  const own = added.filter(({ fact }) => clauseOfFact[fact] === clause.id);
  const isTold = isToldByFigures(clause.id, facts);
  const passages = isTold ? [] : harsh.filter((passage) => passage.clause === clause.id);
  // Where all that was read spares founders the term, nothing about it is harsh.
  // Participation with a total is told by its total.
  const isCapped = own.some(({ fact }) => fact === 'participationCap');
  const telling = own.filter(({ fact }) => !(isCapped && fact === 'participation'));
  const isMild = telling.length > 0 && telling.every(({ fact, value }) => isMildValue(fact, value));
  const sure = isMild ? [] : passages.filter(isLikelyHarm);
  const quotes = (sentences: readonly Sentence[]) =>
    [...new Set(sentences)].slice(0, mostQuotes).map((sentence) => reading.evidence(sentence));
  if (own.length > 0) {
    const terms = own.map(({ fact, value, currency }) =>
      statementInWords(fact, value, currency ?? currencyOf(facts)),
    );
    const isHarshFigure = telling.some(({ fact, value }) => isHarshValue(fact, value));
    const isAlike = !isMild && passages.some((one) => isLikelyHarm(one) && !isUsual(one));
    const isHarsh = isFamiliar && (isHarshFigure || isAlike);
    const objected = isHarshFigure ? harmful : alike;
    const placed = placeFinding(clause, {
      rating: isHarsh ? 'Red' : 'Amber',
      risk: `The document seems to say: ${terms.join('; ')}. ${isHarsh ? objected : ''}It is worded unusually and was read by its likeness to examples, so it may be misread.`,
      recommendation:
        'Read the passage yourself, and have the term put in usual words before you rely on it.',
      evidence: quotes([...own, ...sure].map(({ sentence }) => sentence)),
    });
    const minor = isHarsh ? {} : { minor: true as const };
    return [{ ...placed, finding: { ...placed.finding, by: 'model', ...minor } }];
  }
  // Beside a term that was read, and in an unfamiliar document, only what is likely to be harsh is worth a second look.
  const worthNaming = passages.filter(
    (passage) =>
      isLikelyHarm(passage) ||
      (isFamiliar && (status === 'absent' || (isRead(passage) && !isUsual(passage)))),
  );
  if (worthNaming.length === 0) return [];
  const isHarsh = isFamiliar && passages.some((passage) => isLikelyHarm(passage) && !isUsual(passage));
  const harshest = sure.length > 0 ? sure : worthNaming;
  return [harshPassage(clause, isHarsh ? 'Red' : 'Amber', quotes(harshest.map(({ sentence }) => sentence)))];
}

function isLikelyHarm(passage: HarshPassage): boolean {
  return passage.probability >= (isRead(passage) ? likelyHarmBesideReading : likelyHarm);
}

/** From here on, a passage that its clause has not read is worth a founder's look. */
const worthALook = 0.2;
/** What its clause has read has to be as likely to be harmful as this to be named again. */
const worthASecondLook = 0.35;

function isWorthALook(passage: HarshPassage): boolean {
  const least = isRead(passage) ? worthASecondLook : worthALook;
  return !passage.isShort && passage.probability >= least;
}

/** Whether its own clause has read it. */
function isRead({ clause, readBy }: HarshPassage): boolean {
  return readBy.has(clause);
}

const harmful = 'Founders’ lawyers object to such a term. ';
const alike = 'A passage about it closely resembles terms that founders’ lawyers object to. ';
