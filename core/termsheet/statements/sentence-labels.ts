import { type ClauseGroup, taxonomy } from '../clauses/taxonomy.ts';
import { choiceFacts, type LearnedFact, quantityFacts, type StatedValue } from './stated-facts.ts';

/** What examples call money that is paid in parts; it has no clause of its own. */
export const tranchesCode = 'E15';

/** What the sentence model is asked: what a sentence is about, what it says by its words, whether it is harmful. */
export const clauseCodes: readonly string[] = [
  ...codesOf('economic'),
  tranchesCode,
  ...codesOf('governance'),
  ...codesOf('founder'),
  ...Array.from({ length: 7 }, (_, at) => `X${at + 1}`),
];

/** The label of a sentence that is harmful to founders. */
export const redLabel = 'red';

/** What states a term, and so may be harmful. */
export const termCodes: readonly string[] = clauseCodes.filter((code) => !code.startsWith('X'));

/** The label of a sentence that is harmful for what it says of one clause. */
export function harmLabel(clause: string): string {
  return `${clause}!`;
}

/** "The document names the term here and leaves it open." */
export const openValue = 'unresolved';

/** The label for a fact that a sentence states, or leaves open. */
export function valueLabel(fact: LearnedFact, value: StatedValue): string {
  return `${fact}=${value}`;
}

const choiceLabels = (Object.keys(choiceFacts) as (keyof typeof choiceFacts)[]).flatMap((fact) =>
  choiceFacts[fact].map((value) => valueLabel(fact, value)),
);

const openLabels = [...new Set([...Object.keys(choiceFacts), ...Object.keys(quantityFacts)])].map((fact) =>
  valueLabel(fact as LearnedFact, openValue),
);

export const sentenceLabels: readonly string[] = [
  ...clauseCodes,
  redLabel,
  ...termCodes.map(harmLabel),
  ...choiceLabels,
  ...openLabels,
];

const columns: ReadonlyMap<string, number> = new Map(sentenceLabels.map((label, at) => [label, at]));

/** The place of a label in {@link sentenceLabels}; -1 where nothing is asked of it. */
export function columnOf(label: string): number {
  return columns.get(label) ?? -1;
}

/** The labels that say something of a fact, each with its place in {@link sentenceLabels}. */
export const valueLabels: readonly { readonly fact: LearnedFact; readonly column: number }[] =
  sentenceLabels.flatMap((label, column) => {
    const [fact, value] = label.split('=');
    return value === undefined ? [] : [{ fact: fact as LearnedFact, column }];
  });

/** What the quantity model is asked of each quantity: which fact it states, if any. */
export const quantityLabels: readonly string[] = Object.keys(quantityFacts);

function codesOf(section: ClauseGroup): readonly string[] {
  return Object.values(taxonomy).flatMap(({ id, group }) => (group === section ? [id] : []));
}
