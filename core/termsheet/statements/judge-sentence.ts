import { clauseOfFact } from '../clauses/clause-of-fact.ts';
import type { TextSpan } from '../document/term-sheet-document.ts';
import { probabilities } from './linear-model.ts';
import type { MarkedSentence } from './marked-sentence.ts';
import { quantityFeatures } from './quantity-features.ts';
import { sentenceFeatures } from './sentence-features.ts';
import { columnOf, openValue, quantityLabels, sentenceLabels, valueLabel } from './sentence-labels.ts';
import {
  choiceFacts,
  type LearnedFact,
  learnedFacts,
  type QuantityFact,
  type StatedValue,
  valueAs,
} from './stated-facts.ts';
import type { StatementModel } from './statement-model.ts';

type Models = Pick<StatementModel, 'sentences' | 'quantities'>;

/** A fact that a sentence seems to state, with the probability that it does. Offsets count from the sentence. */
export interface LikelyStatement {
  readonly fact: LearnedFact;
  readonly value: StatedValue;
  readonly probability: number;
  /** The quantity that states it; null where the words do. */
  readonly quantity: TextSpan | null;
  readonly currency?: string;
}

/** All that the learned reader makes of one sentence. */
export interface SentenceJudgement {
  /** Probabilities in the order of {@link sentenceLabels}. */
  readonly labels: Float64Array;
  readonly statements: readonly LikelyStatement[];
}

/** Below this, a statement is not worth carrying on. */
const leastProbability = 0.1;

/** A value that words state, with the columns that it is told by. */
interface Choice {
  readonly fact: LearnedFact;
  readonly value: StatedValue;
  readonly about: number;
  readonly column: number;
}

const allChoices: readonly Choice[] = Object.entries(choiceFacts).flatMap(([name, values]) =>
  values.map((value): Choice => {
    const fact = name as LearnedFact;
    return { fact, value, about: columnOf(clauseOfFact[fact]), column: columnOf(valueLabel(fact, value)) };
  }),
);
const openColumns = new Map(learnedFacts.map((fact) => [fact, columnOf(valueLabel(fact, openValue))]));

/** Judges one sentence: for each fact the likeliest value, unless the sentence is likelier to leave the fact open. */
export function judgeSentence(model: Models, sentence: MarkedSentence): SentenceJudgement {
  const labels = probabilities(model.sentences, sentenceFeatures(sentence));
  const best = new Map<LearnedFact, LikelyStatement>();
  const add = (statement: LikelyStatement): void => {
    if (statement.probability > (best.get(statement.fact)?.probability ?? 0))
      best.set(statement.fact, statement);
  };
  for (const { fact, value, about, column } of allChoices) {
    const probability = (labels[about] ?? 0) * (labels[column] ?? 0);
    if (probability >= leastProbability) add({ fact, value, probability, quantity: null });
  }
  for (const statement of figures(model, sentence)) {
    if (statement.probability >= leastProbability) add(statement);
  }
  const statements = [...best.values()].filter(
    ({ fact, probability }) => probability > (labels[openColumns.get(fact) ?? -1] ?? 0),
  );
  return { labels, statements };
}

/** No sentence of an offer states so many figures; what has more is a column of numbers. */
const mostFigures = 16;

/** Each quantity states one fact at most. */
function figures(model: Models, sentence: MarkedSentence): LikelyStatement[] {
  return sentence.quantities.slice(0, mostFigures).flatMap((quantity, number) => {
    const roles = probabilities(model.quantities, quantityFeatures(sentence, number));
    let best: LikelyStatement | null = null;
    quantityLabels.forEach((label, at) => {
      const fact = label as QuantityFact;
      const probability = roles[at] ?? 0;
      if (probability <= (best?.probability ?? 0)) return;
      const value = valueAs(fact, quantity);
      if (value === null) return;
      const { start, end, currency } = quantity;
      best = {
        fact,
        value,
        probability,
        quantity: { start, end },
        ...(currency === undefined ? {} : { currency }),
      };
    });
    return best === null ? [] : [best];
  });
}
