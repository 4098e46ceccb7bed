import { judgeSentence } from '../../../core/termsheet/statements/judge-sentence.ts';
import {
  clauseCodes,
  columnOf,
  openValue,
  redLabel,
} from '../../../core/termsheet/statements/sentence-labels.ts';
import {
  choiceFacts,
  isSameValue,
  type LearnedFact,
  quantityFacts,
} from '../../../core/termsheet/statements/stated-facts.ts';
import type { PreparedSentence } from '../build/corpus-examples.ts';
import { type StatementExamples, trainStatements } from '../build/train-statements.ts';

/** A statement that a model made about a sentence that it was not trained with. */
export interface JudgedStatement {
  readonly fact: LearnedFact;
  readonly probability: number;
  readonly isRight: boolean;
}

/** What the models make of sentences of hands that they were not trained with. */
export interface HeldOutJudgements {
  readonly statements: readonly JudgedStatement[];
  /** How often each fact is stated. */
  readonly stated: ReadonlyMap<LearnedFact, number>;
  readonly red: readonly { readonly probability: number; readonly isRight: boolean }[];
  /** Sentences whose likeliest code is one of their own, and all that have a code. */
  readonly routed: { readonly right: number; readonly all: number };
}

const redColumn = columnOf(redLabel);

/**
 * Hands whose sentences are variants of some hundred patterns: one pattern that is misread would count many times over.
 * They are trained with, but neither thresholds nor figures come from them.
 */
const handsOfVariants: ReadonlySet<string> = new Set(['n']);
/** So many hands are held out together: a sixth of the work, and thresholds that are careful rather than bold. */
const handsHeldOut = 6;

/** Trains without some hands in turn, with the others and what comes from elsewhere, and judges their sentences. */
export function leaveHandsOut(
  hands: ReadonlyMap<string, readonly PreparedSentence[]>,
  others: readonly StatementExamples[],
  log: (line: string) => void,
): HeldOutJudgements {
  const statements: JudgedStatement[] = [];
  const stated = new Map<LearnedFact, number>();
  const red: { probability: number; isRight: boolean }[] = [];
  const routed = { right: 0, all: 0 };
  const names = [...hands.keys()].filter((hand) => !handsOfVariants.has(hand));
  for (let from = 0; from < names.length; from += handsHeldOut) {
    const out = new Set(names.slice(from, from + handsHeldOut));
    const held = [...hands].filter(([hand]) => out.has(hand)).flatMap(([, sentences]) => sentences);
    const rest = [...hands].filter(([hand]) => !out.has(hand)).flatMap(([, sentences]) => sentences);
    const model = trainStatements([...rest, ...others]);
    for (const { labelled, marked } of held) {
      const { labels, statements: made } = judgeSentence(model, marked);
      const says = labelled.says.filter(([fact, value]) => isLearned(fact) && value !== openValue);
      for (const [fact] of says) {
        stated.set(fact as LearnedFact, (stated.get(fact as LearnedFact) ?? 0) + 1);
      }
      // A sentence that seems to state no term is not read in a document either.
      for (const { fact, value, probability } of isAboutTerms(labels) ? made : []) {
        const isRight = says.some(([other, truth]) => other === fact && isSameValue(value, truth));
        statements.push({ fact, probability, isRight });
      }
      red.push({ probability: labels[redColumn] ?? 0, isRight: labelled.red });
      if (labelled.about.length === 0) continue;
      routed.all += 1;
      if (labelled.about.includes(likeliestCode(labels))) routed.right += 1;
    }
    log(`held out hands ${[...out].join(' and ')}`);
  }
  return { statements, stated, red, routed };
}

function isLearned(fact: string): boolean {
  return fact in quantityFacts || fact in choiceFacts;
}

function isAboutTerms(labels: Float64Array): boolean {
  return !likeliestCode(labels).startsWith('X');
}

function likeliestCode(labels: Float64Array): string {
  const ranked = clauseCodes.map((code, at) => ({ code, probability: labels[at] ?? 0 }));
  return ranked.reduce((left, right) => (right.probability > left.probability ? right : left)).code;
}
