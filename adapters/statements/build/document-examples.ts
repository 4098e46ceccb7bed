import type { ClauseFinding, TermSheetAnalysis } from '../../../core/termsheet/analysis.ts';
import { clauseOfFact } from '../../../core/termsheet/clauses/clause-of-fact.ts';
import type { TermSheetDocument } from '../../../core/termsheet/document/term-sheet-document.ts';
import {
  flattenFacts,
  type GoldenAnswer,
  type GoldenEntry,
} from '../../../core/termsheet/evaluation/golden-truth.ts';
import type { StatedQuantity } from '../../../core/termsheet/language/quantity-kind.ts';
import { createReading } from '../../../core/termsheet/reading/reading.ts';
import { type MarkedSentence, markSentence } from '../../../core/termsheet/statements/marked-sentence.ts';
import { quantityFeatures } from '../../../core/termsheet/statements/quantity-features.ts';
import { sentenceFeatures } from '../../../core/termsheet/statements/sentence-features.ts';
import {
  clauseCodes,
  harmLabel,
  quantityLabels,
  redLabel,
  sentenceLabels,
  termCodes,
} from '../../../core/termsheet/statements/sentence-labels.ts';
import {
  isSameValue,
  type LearnedFact,
  type QuantityFact,
  quantityFacts,
  type StatedValue,
  valueAs,
} from '../../../core/termsheet/statements/stated-facts.ts';
import type { Example } from './train-linear.ts';
import type { StatementExamples } from './train-statements.ts';

/** Whether a label holds for a sentence; null where the document does not tell. */
type Verdict = boolean | null;

/** That a sentence belongs to a passage which harms founders for a clause. */
interface MarkedHarm {
  readonly clause: string;
  /** Whether it is most of the passage. */
  readonly isMain: boolean;
}

interface KnownDocument {
  readonly accepted: (fact: string) => readonly GoldenAnswer[];
  readonly isStated: (clause: string) => boolean;
  readonly isRed: (clause: string) => boolean;
  /** The clauses of which a careful reader calls a passage the harm; null where nobody marked them. */
  readonly harmsIn: (passage: string) => readonly MarkedHarm[] | null;
  /** The facts that a careful reader found in a passage; null where nobody marked them. */
  readonly factsIn: (passage: string) => ReadonlySet<string> | null;
}

/**
 * Sentences of a document as examples. What the document states is known from a careful reader, where it states it
 * from the passages that the engine quotes: a sentence that is quoted for a clause says what the truth has for it; any
 * other says nothing that the truth lacks; of the rest nobody knows. A figure of the truth that stands only once in the
 * document is stated where it stands. Where a careful reader has marked the place of every fact, that is what counts.
 *
 * @param analysis null where the engine did not take the document for an offer: then nothing is quoted
 */
export function documentExamples(
  document: TermSheetDocument,
  entry: GoldenEntry,
  analysis: TermSheetAnalysis | null,
): readonly StatementExamples[] {
  const reading = createReading(document);
  const findings = analysis ? findingsOf(analysis) : [];
  const known = knownOf(entry);
  const sentences = reading.sentences
    .filter(({ isLabel }) => !isLabel)
    .map((sentence) => ({
      sentence,
      marked: markSentence(sentence.text, sentence.section?.title ?? '', reading.decimalMark),
    }));
  const isOnly = figuresThatStandOnce(
    sentences.map(({ marked }) => marked),
    known,
  );
  return sentences.map(({ sentence, marked }) => {
    const { start, end, quote } = reading.evidence(sentence);
    const quoting = findings.filter(({ evidence = [] }) =>
      evidence.some((quote) => quote.start < end && quote.end > start),
    );
    return examplesOf(marked, quoting, known, {
      harms: known.harmsIn(quote),
      told: known.factsIn(quote),
      isOnly,
    });
  });
}

const figureFacts = Object.keys(quantityFacts) as QuantityFact[];

/** Whether a quantity of a sentence is the only one of the document with the value that the truth has for a fact. */
type StandsOnce = (quantity: StatedQuantity, fact: QuantityFact) => boolean;

function figuresThatStandOnce(sentences: readonly MarkedSentence[], known: KnownDocument): StandsOnce {
  const quantities = sentences.flatMap((sentence) => sentence.quantities);
  const only = new Map<QuantityFact, StatedQuantity>();
  for (const fact of figureFacts) {
    const [first, ...others] = quantities.filter((quantity) => agrees(known, fact, quantity));
    if (first && others.length === 0) only.set(fact, first);
  }
  return (quantity, fact) => only.get(fact) === quantity;
}

function agrees(known: KnownDocument, fact: QuantityFact, quantity: StatedQuantity): boolean {
  const value = valueAs(fact, quantity);
  return known
    .accepted(fact)
    .some((answer) => value !== null && answer !== null && isSameValue(value, answer as StatedValue));
}

/** What a careful reader has marked in a sentence; null where nobody has. */
interface MarkedBy {
  readonly harms: readonly MarkedHarm[] | null;
  readonly told: ReadonlySet<string> | null;
  readonly isOnly: StandsOnce;
}

function examplesOf(
  marked: MarkedSentence,
  quoting: readonly ClauseFinding[],
  known: KnownDocument,
  { harms, told, isOnly }: MarkedBy,
): StatementExamples {
  const stated = told
    ? [...told].filter((fact): fact is LearnedFact => Object.hasOwn(clauseOfFact, fact))
    : marked.quantities.flatMap((quantity) => figureFacts.filter((fact) => isOnly(quantity, fact)));
  const topics = new Set(stated.map((fact): string => clauseOfFact[fact]));
  const clauses = new Set<string>([
    ...quoting.map(({ id }) => id),
    ...(harms ?? []).map(({ clause }) => clause),
  ]);
  const isRed = quoting.some(({ rating }) => rating === 'Red');
  const sentence = sentenceLabels.map((label): Verdict => {
    if (label === redLabel) return harms ? markedVerdict(harms) : quoting.length === 0 ? null : isRed;
    const harmed = clauseOfHarm.get(label);
    if (harmed !== undefined) {
      return harms
        ? markedVerdict(harms.filter(({ clause }) => clause === harmed))
        : harmVerdict(harmed, quoting, known);
    }
    if (topics.has(label)) return true;
    if (clauseCodes.includes(label)) return aboutVerdict(label, clauses, known);
    const [name = '', value] = label.split('=');
    const fact = name as LearnedFact;
    if (told && !told.has(fact)) return false;
    if (!told && !clauses.has(clauseOfFact[fact])) return null;
    return known.accepted(fact).some((answer) => String(answer) === value);
  });
  return {
    sentence: toExample(sentenceFeatures(marked), sentence),
    quantities: marked.quantities.map((quantity, number) => {
      const verdicts = quantityLabels.map((label): Verdict => {
        const fact = label as QuantityFact;
        if (!agrees(known, fact, quantity)) return false;
        if (told) return told.has(fact);
        return isOnly(quantity, fact) || clauses.has(clauseOfFact[fact]) || null;
      });
      return toExample(quantityFeatures(marked, number), verdicts);
    }),
  };
}

function markedVerdict(harms: readonly MarkedHarm[]): Verdict {
  if (harms.length === 0) return false;
  return harms.some(({ isMain }) => isMain) || null;
}

/** Where nobody has marked passages: those that the engine quotes for a Red which the reader finds as well. */
function harmVerdict(clause: string, quoting: readonly ClauseFinding[], known: KnownDocument): Verdict {
  if (!known.isRed(clause)) return false;
  return quoting.some(({ id, rating }) => id === clause && rating === 'Red') || null;
}

const clauseOfHarm: ReadonlyMap<string, string> = new Map(
  termCodes.map((clause) => [harmLabel(clause), clause]),
);

function aboutVerdict(clause: string, clauses: ReadonlySet<string>, known: KnownDocument): Verdict {
  if (clauses.has(clause)) return true;
  return known.isStated(clause) ? null : false;
}

function toExample(features: Int32Array, verdicts: readonly Verdict[]): Example {
  const holds: number[] = [];
  const unknown: number[] = [];
  verdicts.forEach((verdict, label) => {
    if (verdict === null) unknown.push(label);
    else if (verdict) holds.push(label);
  });
  return { features, holds, unknown };
}

function knownOf({ facts, accept, redFlags, evidence, says }: GoldenEntry): KnownDocument {
  const truth = flattenFacts(facts);
  const accepted = (fact: string) => [truth.get(fact) ?? null, ...(accept[fact] ?? [])];
  const ofClause = (clause: string): string[] =>
    Object.entries(clauseOfFact).flatMap(([fact, code]) => (code === clause ? [fact] : []));
  const isStated = (clause: string): boolean => {
    const own = ofClause(clause);
    return own.length === 0 || own.some((fact) => accepted(fact).some((answer) => answer !== null));
  };
  const isRed = (clause: string): boolean => redFlags.includes(clause);
  return { accepted, isStated, isRed, harmsIn: harmsOf(redFlags, evidence), factsIn: factsOf(says) };
}

/** Shorter pieces of a passage are too common to be known by. */
const shortestPiece = 15;

function harmsOf(redFlags: readonly string[], evidence: GoldenEntry['evidence']): KnownDocument['harmsIn'] {
  if (redFlags.some((flag) => evidence[flag] === undefined)) return () => null;
  const marked = redFlags.flatMap((flag) =>
    (evidence[flag] ?? []).map((passage) => ({ flag, whole: spaced(passage) })),
  );
  return (passage) => {
    const own = spaced(passage);
    return marked
      .filter(({ whole }) => isPieceOf(own, whole))
      .map(({ flag, whole }) => ({ clause: flag, isMain: own.length >= mainShare * whole.length }));
  };
}

function factsOf(says: GoldenEntry['says']): KnownDocument['factsIn'] {
  if (!says) return () => null;
  const marked = Object.entries(says).flatMap(([fact, passages]) =>
    passages.map((passage) => ({ fact, whole: spaced(passage) })),
  );
  return (passage) => {
    const own = spaced(passage);
    return new Set(marked.filter(({ whole }) => isPieceOf(own, whole)).map(({ fact }) => fact));
  };
}

/** Of two sentences one often does no more than introduce the other: a shorter piece may be harmless by itself. */
const mainShare = 0.45;

/** A sentence may be part of the marked passage, hold it, or begin or end it. */
function isPieceOf(own: string, whole: string): boolean {
  return (
    own.includes(whole) ||
    (own.length >= shortestPiece && whole.includes(own)) ||
    own.includes(whole.slice(0, edge)) ||
    own.includes(whole.slice(-edge))
  );
}

/** So many characters of a passage are found in no other. */
const edge = 50;

function spaced(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

function findingsOf(analysis: TermSheetAnalysis): readonly ClauseFinding[] {
  const { economicTerms, governanceTerms, founderRestrictions } = analysis;
  return [...economicTerms, ...governanceTerms, ...founderRestrictions];
}
