import { flattenFacts } from '../../../core/termsheet/evaluation/golden-truth.ts';
import { factValue } from '../../../core/termsheet/facts.ts';
import { createReading } from '../../../core/termsheet/reading/reading.ts';
import { type HarmWeights, harmFigures } from '../../../core/termsheet/statements/clause-harm.ts';
import { likeliest } from '../../../core/termsheet/statements/likeliest.ts';
import { probabilities } from '../../../core/termsheet/statements/linear-model.ts';
import { readStatements } from '../../../core/termsheet/statements/read-statements.ts';
import { sentenceJudge } from '../../../core/termsheet/statements/sentence-judge.ts';
import { columnOf, harmLabel } from '../../../core/termsheet/statements/sentence-labels.ts';
import type { Observation } from '../../taxonomies/build/logistic-regression.ts';
import { agrees } from '../evaluation/agrees.ts';
import { isWritten } from '../evaluation/document-sets.ts';
import type { JudgedStatement } from '../evaluation/leave-hand-out.ts';
import type { FactObservation } from './fit-settling.ts';
import type { KnownDocument } from './known-documents.ts';
import type { Example } from './train-linear.ts';
import { type StatementExamples, trainStatements } from './train-statements.ts';
import { unsettledIn } from './unsettled-facts.ts';

/** So many times the models are trained without some of the sets. */
const folds = 3;

/** What models make of the offers of hands that they were not trained with. */
export interface HeldOutDocuments {
  /** The likeliest statement of each fact that the wordings left open. */
  readonly additions: readonly JudgedStatement[];
  /** For each sentence and clause, what the answers about it are weighed by, and whether it is harmful. */
  readonly harms: readonly Observation[];
  /** What fills a fact that the wordings leave open, and what stands against theirs, and whether it is right. */
  readonly gaps: readonly FactObservation[];
  readonly disputes: readonly FactObservation[];
  /** The models, each with those documents of hands that it was not trained with on which no wording was mended. */
  readonly models: readonly HeldOutModel[];
}

/** A model and documents that it knows nothing of. */
interface HeldOutModel {
  readonly model: ReturnType<typeof trainStatements>;
  readonly documents: readonly KnownDocument[];
}

/**
 * Trains without some hands' offers in turn, and reads these.
 *
 * @param corpus sentences that every model is trained with
 * @param log is told of each model
 */
export function holdDocumentsOut(
  corpus: readonly StatementExamples[],
  documents: readonly KnownDocument[],
  log: (line: string) => void,
): HeldOutDocuments {
  const marked = [...new Set(documents.filter(isMarked).map(({ set }) => set))];
  const read = Array.from({ length: folds }, (_, fold) => {
    const out = new Set(marked.filter((_, at) => at % folds === fold));
    const others = documents.filter(({ set }) => !out.has(set)).flatMap(({ examples }) => examples);
    const model = trainStatements([...corpus, ...others]);
    log(`without ${[...out].join(', ')}`);
    const held = documents.filter(({ set }) => out.has(set));
    // On the sets that are tested, the wordings have been mended: they are right there more often than elsewhere.
    const written = held.filter(({ set }) => isWritten(set));
    const unsettled = written.map((document) => unsettledIn(document, model));
    return {
      models: { model, documents: written },
      gaps: unsettled.flatMap(({ gaps }) => gaps),
      disputes: unsettled.flatMap(({ disputes }) => disputes),
      additions: held.flatMap((document) => additionsTo(document, model)),
      harms: held
        .flatMap(({ examples }) => examples)
        .flatMap(({ sentence }) => observe(sentence, probabilities(model.sentences, sentence.features))),
    };
  });
  return {
    additions: read.flatMap(({ additions }) => additions),
    harms: read.flatMap(({ harms }) => harms),
    models: read.map(({ models }) => models),
    gaps: read.flatMap(({ gaps }) => gaps),
    disputes: read.flatMap(({ disputes }) => disputes),
  };
}

/** Whether somebody has said of each red flag where it stands. */
function isMarked({ entry: { redFlags, evidence } }: KnownDocument): boolean {
  return redFlags.length > 0 && redFlags.every((flag) => evidence[flag] !== undefined);
}

function observe({ holds, unknown }: Example, labels: Float64Array): Observation[] {
  return harmFigures(labels).flatMap(({ clause, figures }) => {
    const column = columnOf(harmLabel(clause));
    return unknown.includes(column) ? [] : [{ figures, held: holds.includes(column) }];
  });
}

/** Harm is not asked about here. */
const noHarm: HarmWeights = { offset: Number.NEGATIVE_INFINITY, weights: [] };

function additionsTo(
  { document, entry, analysis }: KnownDocument,
  model: ReturnType<typeof trainStatements>,
): JudgedStatement[] {
  if (!analysis) return [];
  const nothingBelieved = { ...model, thresholds: {}, harm: noHarm };
  const { heard } = readStatements(nothingBelieved, createReading(document), [], sentenceJudge(model));
  const truth = flattenFacts(entry.facts);
  const open = [...new Set(heard.map(({ fact }) => fact))].filter(
    (fact) => factValue(analysis.facts, fact) === null,
  );
  return open.flatMap((fact) => {
    const best = likeliest(heard.filter((one) => one.fact === fact));
    const answers = [truth.get(fact) ?? null, ...(entry.accept[fact] ?? [])];
    return best
      ? [{ fact, probability: best.probability, isRight: answers.some((one) => agrees(one, best.value)) }]
      : [];
  });
}
