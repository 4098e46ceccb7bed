import { ArrayBundle, type ArrayLayout, packArrays } from '../../codes/retrieval/array-bundle.ts';
import { fingerprint } from '../../codes/text-model/compiled-model.ts';
import type { HarmWeights } from './clause-harm.ts';
import type { LinearModel } from './linear-model.ts';
import type { LogOddsWeights } from './log-odds.ts';
import { quantityLabels, sentenceLabels } from './sentence-labels.ts';
import type { Settling } from './settling/settling-weights.ts';
import type { LearnedFact } from './stated-facts.ts';

/** The learned reader: one model that is asked about sentences, one about the quantities in them. */
export interface StatementModel {
  readonly sentences: LinearModel;
  readonly quantities: LinearModel;
  /** From which probability on a fact may be believed; a fact that is not named never is. */
  readonly thresholds: Readonly<Partial<Record<LearnedFact, number>>>;
  /** How the answers about a sentence tell the harm of a clause. */
  readonly harm: HarmWeights;
  /** How what is known of a sentence tells whether it harms founders, whatever the findings say (`doubt-figures.ts`). */
  readonly doubt: LogOddsWeights;
  /** How sure a statement is that fills a fact, or stands against what the wordings have read. */
  readonly settling: Settling;
  /** Tells offers from other texts; kept by itself (`offer-model.ts`), and without it the wordings decide. */
  readonly offers?: LinearModel;
  /** Tells whose seats are meant; kept by itself as well (`seats/seat-model.ts`). */
  readonly seats?: LinearModel;
}

/** The text part of a model as it is kept. */
export interface StatementModelHeader {
  /** Fingerprint of the questions that it was trained for, see {@link readStatementModel}. */
  readonly trainedFor: string;
  /** Fingerprint of the sentences that it was trained from. */
  readonly trainedFrom: string;
  readonly thresholds: StatementModel['thresholds'];
  readonly harm: HarmWeights;
  readonly doubt: LogOddsWeights;
  readonly settling: Settling;
  readonly layout: ArrayLayout;
}

const parts = ['sentences', 'quantities'] as const;
const labelsOf = { sentences: sentenceLabels, quantities: quantityLabels } as const;

function questions(): string {
  return fingerprint([...sentenceLabels, ...quantityLabels]);
}

/** Brings a model into the form in which it is kept. */
export function compileStatementModel(
  model: StatementModel,
  trainedFrom: string,
): { readonly header: StatementModelHeader; readonly bytes: Uint8Array } {
  const arrays = parts.flatMap((part) => {
    const { features, starts, weights, scale, offset } = model[part];
    const columns = gapsOfRows(model[part]);
    return Object.entries({ features, starts, columns, weights, scale, offset }).map(
      ([name, array]) => [`${part}.${name}`, array] as const,
    );
  });
  const { layout, bytes } = packArrays(Object.fromEntries(arrays));
  const { thresholds, harm, doubt, settling } = model;
  const header = { trainedFor: questions(), trainedFrom, thresholds, harm, doubt, settling, layout };
  return { header, bytes };
}

/**
 * Reads a model.
 * @returns null when it was trained for other questions, whose answers would name the wrong facts
 */
export function readStatementModel(header: StatementModelHeader, bytes: Uint8Array): StatementModel | null {
  if (header.trainedFor !== questions()) return null;
  const bundle = new ArrayBundle(header.layout, bytes);
  const linear = (part: (typeof parts)[number]): LinearModel => {
    const starts = bundle.array(`${part}.starts`, 'Uint32Array');
    return {
      labels: labelsOf[part],
      features: bundle.array(`${part}.features`, 'Uint32Array'),
      starts,
      columns: columnsOfGaps(bundle.array(`${part}.columns`, 'Uint8Array'), starts),
      weights: bundle.array(`${part}.weights`, 'Int8Array'),
      scale: bundle.array(`${part}.scale`, 'Float32Array'),
      offset: bundle.array(`${part}.offset`, 'Float32Array'),
    };
  };
  const { thresholds, harm, doubt, settling } = header;
  const models = { sentences: linear('sentences'), quantities: linear('quantities') };
  return { ...models, thresholds, harm, doubt, settling };
}

/** The labels of each feature are in order, so their gaps are small numbers, which compress by an eighth more. */
function gapsOfRows({ starts, columns }: LinearModel): Uint8Array {
  const isFirst = new Set(starts);
  return columns.map((column, at) => (isFirst.has(at) ? column : column - (columns[at - 1] ?? 0)));
}

function columnsOfGaps(gaps: Uint8Array, starts: Uint32Array): Uint8Array {
  const columns = new Uint8Array(gaps.length);
  for (let row = 0; row + 1 < starts.length; row += 1) {
    let column = 0;
    const end = starts[row + 1] ?? 0;
    for (let at = starts[row] ?? 0; at < end; at += 1) {
      column += gaps[at] ?? 0;
      columns[at] = column;
    }
  }
  return columns;
}
