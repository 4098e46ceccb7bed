import { clauseOfFact } from '../../../core/termsheet/clauses/clause-of-fact.ts';
import type { LabelledSentence } from '../../../core/termsheet/corpus/labelled-sentence.ts';
import { readPlainText } from '../../../core/termsheet/document/plain-text-document.ts';
import { createReading } from '../../../core/termsheet/reading/reading.ts';
import { type MarkedSentence, markSentence } from '../../../core/termsheet/statements/marked-sentence.ts';
import { quantityFeatures } from '../../../core/termsheet/statements/quantity-features.ts';
import { sentenceFeatures } from '../../../core/termsheet/statements/sentence-features.ts';
import {
  clauseCodes,
  columnOf,
  harmLabel,
  openValue,
  quantityLabels,
  redLabel,
  valueLabel,
  valueLabels,
} from '../../../core/termsheet/statements/sentence-labels.ts';
import {
  isSameValue,
  type LearnedFact,
  type QuantityFact,
  quantityFacts,
  valueAs,
} from '../../../core/termsheet/statements/stated-facts.ts';
import type { Example } from './train-linear.ts';

/** A sentence of the corpus, prepared for both models. */
export interface PreparedSentence {
  readonly labelled: LabelledSentence;
  readonly marked: MarkedSentence;
  readonly sentence: Example;
  readonly quantities: readonly Example[];
}

/** Prepares the sentences of one hand. A clause that it never names it may not have been told of. */
export function prepareHand(sentences: readonly LabelledSentence[]): readonly PreparedSentence[] {
  const named = new Set(sentences.flatMap(({ about }) => about));
  const unnamed = clauseCodes
    .filter((code) => !named.has(code))
    .flatMap((code) => columnsOf([code, harmLabel(code)]));
  return sentences.map((sentence) => prepareSentence(sentence, unnamed));
}

/**
 * Reads a sentence as it would be read in a document, and sets its labels beside its features.
 * @param unnamed columns of which its labels tell nothing
 */
export function prepareSentence(
  labelled: LabelledSentence,
  unnamed: readonly number[] = [],
): PreparedSentence {
  const marked = markAsRead(labelled);
  return {
    labelled,
    marked,
    sentence: {
      features: sentenceFeatures(marked),
      holds: sentenceHolds(labelled),
      unknown: [...unknownValues(labelled), ...unnamed],
    },
    quantities: marked.quantities.map((_, number) => quantityExample(labelled, marked, number)),
  };
}

/** The characters and brackets of a document are settled before it is read; so are those of an example. */
export function markAsRead({ text, title }: Pick<LabelledSentence, 'text' | 'title'>): MarkedSentence {
  const { text: read, sentences, decimalMark } = createReading(readPlainText(text));
  const labels = sentences.filter(({ isLabel }) => isLabel).map((label) => label.text);
  const words = sentences.filter(({ isLabel }) => !isLabel).map((sentence) => sentence.text);
  return words.length === 0
    ? markSentence(read, title, decimalMark)
    : markSentence(words.join(' '), [title, ...labels].join(' '), decimalMark);
}

function sentenceHolds({ about, says, red }: LabelledSentence): number[] {
  const labels = [...about, ...(red ? [redLabel, ...about.map(harmLabel)] : [])];
  for (const [fact, value] of says) labels.push(valueLabel(fact as LearnedFact, value));
  return columnsOf(labels);
}

/** The columns of those labels that are asked about. */
function columnsOf(labels: readonly string[]): number[] {
  return labels.map(columnOf).filter((column) => column >= 0);
}

/** What a sentence about something else would say of a fact, were it about it, nobody knows. */
function unknownValues({ about, says }: LabelledSentence): number[] {
  const stated = new Set(says.map(([fact]) => fact));
  return valueLabels.flatMap(({ fact, column }) =>
    stated.has(fact) || about.includes(clauseOfFact[fact]) ? [] : [column],
  );
}

function quantityExample({ says }: LabelledSentence, marked: MarkedSentence, number: number): Example {
  const quantity = marked.quantities[number];
  const holds = says.flatMap(([fact, value]) => {
    if (quantity === undefined || !(fact in quantityFacts) || value === openValue) return [];
    const stated = valueAs(fact as QuantityFact, quantity);
    return stated !== null && isSameValue(stated, value) ? [quantityLabels.indexOf(fact)] : [];
  });
  return { features: quantityFeatures(marked, number), holds, unknown: [] };
}
