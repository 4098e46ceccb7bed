import type { ClauseFinding, TermSheetAnalysis } from '../../../core/termsheet/analysis.ts';
import { clauseOfFact } from '../../../core/termsheet/clauses/clause-of-fact.ts';
import type { TermSheetDocument } from '../../../core/termsheet/document/term-sheet-document.ts';
import { flattenFacts, type GoldenEntry } from '../../../core/termsheet/evaluation/golden-truth.ts';
import { createReading } from '../../../core/termsheet/reading/reading.ts';
import { type MarkedSentence, markSentence } from '../../../core/termsheet/statements/marked-sentence.ts';
import { quantityFeatures } from '../../../core/termsheet/statements/quantity-features.ts';
import { sentenceFeatures } from '../../../core/termsheet/statements/sentence-features.ts';
import {
  clauseCodes,
  quantityLabels,
  redLabel,
  sentenceLabels,
} from '../../../core/termsheet/statements/sentence-labels.ts';
import {
  isSameValue,
  type LearnedFact,
  type QuantityFact,
  type StatedValue,
  valueAs,
} from '../../../core/termsheet/statements/stated-facts.ts';
import type { Example } from './train-linear.ts';
import type { StatementExamples } from './train-statements.ts';

/** Whether a label holds for a sentence; null where the document does not tell. */
type Verdict = boolean | null;

interface KnownDocument {
  readonly accepted: (fact: string) => readonly unknown[];
  readonly isStated: (clause: string) => boolean;
  /** Whether a passage is one of those that a careful reader calls harmful; null where nobody marked them. */
  readonly isHarmful: (passage: string) => Verdict;
}

/**
 * Sentences of a document as examples. What the document states is known from a careful reader, where it states it
 * from the passages that the engine quotes: a sentence that is quoted for a clause says what the truth has for it; any
 * other says nothing that the truth lacks; of the rest nobody knows.
 */
export function documentExamples(
  document: TermSheetDocument,
  entry: GoldenEntry,
  analysis: TermSheetAnalysis,
): readonly StatementExamples[] {
  const reading = createReading(document);
  const findings = findingsOf(analysis);
  const known = knownOf(entry);
  return reading.sentences
    .filter(({ isLabel }) => !isLabel)
    .map((sentence) => {
      const marked = markSentence(sentence.text, sentence.section?.title ?? '', reading.decimalMark);
      const { start, end, quote } = reading.evidence(sentence);
      const quoting = findings.filter(({ evidence = [] }) =>
        evidence.some((quote) => quote.start < end && quote.end > start),
      );
      return examplesOf(marked, quoting, known, known.isHarmful(quote));
    });
}

function examplesOf(
  marked: MarkedSentence,
  quoting: readonly ClauseFinding[],
  known: KnownDocument,
  isHarmful: Verdict,
): StatementExamples {
  const clauses = new Set(quoting.map(({ id }) => id));
  const isRed = quoting.some(({ rating }) => rating === 'Red');
  const sentence = sentenceLabels.map((label): Verdict => {
    if (label === redLabel) return isHarmful ?? (quoting.length === 0 ? null : isRed);
    if (clauseCodes.includes(label)) return aboutVerdict(label, clauses, known);
    const [name = '', value] = label.split('=');
    const fact = name as LearnedFact;
    if (!clauses.has(clauseOfFact[fact])) return null;
    return known.accepted(fact).some((answer) => String(answer) === value);
  });
  return {
    sentence: toExample(sentenceFeatures(marked), sentence),
    quantities: marked.quantities.map((quantity, number) => {
      const verdicts = quantityLabels.map((label): Verdict => {
        const fact = label as QuantityFact;
        const value = valueAs(fact, quantity);
        const agrees = known
          .accepted(fact)
          .some((answer) => value !== null && answer !== null && isSameValue(value, answer as StatedValue));
        return agrees ? clauses.has(clauseOfFact[fact]) || null : false;
      });
      return toExample(quantityFeatures(marked, number), verdicts);
    }),
  };
}

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

function knownOf({ facts, accept, redFlags, evidence }: GoldenEntry): KnownDocument {
  const truth = flattenFacts(facts);
  const accepted = (fact: string): readonly unknown[] => [truth.get(fact) ?? null, ...(accept[fact] ?? [])];
  const ofClause = (clause: string): string[] =>
    Object.entries(clauseOfFact).flatMap(([fact, code]) => (code === clause ? [fact] : []));
  const isStated = (clause: string): boolean => {
    const own = ofClause(clause);
    return own.length === 0 || own.some((fact) => accepted(fact).some((answer) => answer !== null));
  };
  return { accepted, isStated, isHarmful: harmIn(redFlags, evidence) };
}

/** Shorter pieces of a passage are too common to be known by. */
const shortestPiece = 15;

/** A sentence may be part of the marked passage, hold it, or begin or end it. */
function harmIn(redFlags: readonly string[], evidence: GoldenEntry['evidence']): KnownDocument['isHarmful'] {
  const marked = redFlags.map((flag) => evidence[flag]);
  if (marked.includes(undefined)) return () => null;
  const passages = marked.map((passage = '') => spaced(passage));
  return (passage) => {
    const own = spaced(passage);
    return passages.some(
      (whole) =>
        own.includes(whole) ||
        (own.length >= shortestPiece && whole.includes(own)) ||
        own.includes(whole.slice(0, edge)) ||
        own.includes(whole.slice(-edge)),
    );
  };
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
