import type { ClauseFinding, TermSheetAnalysis } from '../../../core/termsheet/analysis.ts';
import { analyzeDocument } from '../../../core/termsheet/analyze-document.ts';
import { flattenFacts } from '../../../core/termsheet/evaluation/golden-truth.ts';
import { factsByName } from '../../../core/termsheet/facts.ts';
import { createReading } from '../../../core/termsheet/reading/reading.ts';
import { readStatements } from '../../../core/termsheet/statements/read-statements.ts';
import { sentenceJudge } from '../../../core/termsheet/statements/sentence-judge.ts';
import type { StatedValue } from '../../../core/termsheet/statements/stated-facts.ts';
import type { StatementModel } from '../../../core/termsheet/statements/statement-model.ts';
import { agrees } from './agrees.ts';
import type { SetDocument } from './document-sets.ts';

/** A fact that a reader gave. */
interface GivenFact {
  readonly fact: string;
  readonly value: StatedValue;
}

/** What the learned reader adds to the facts of one document that the wording reader leaves open. */
export interface Additions {
  readonly name: string;
  readonly set: string;
  /** Facts that the document states. */
  readonly stated: number;
  readonly right: number;
  readonly wrong: number;
  readonly addedRight: readonly GivenFact[];
  readonly addedWrong: readonly GivenFact[];
  /** Passages that it calls harsh without reading a term in them. */
  readonly harsh: readonly ClauseFinding[];
  /** What it would have found by itself. */
  readonly alone: { readonly right: number; readonly wrong: number };
}

/**
 * Reads a document with the learned reader and holds it against the reading without.
 * @param analysis what the wording reader makes of it
 */
export function scoreAdditions(
  model: StatementModel,
  { set, name, entry, document }: SetDocument,
  analysis: TermSheetAnalysis,
): Additions {
  const { jurisdiction } = entry;
  const together = analyzeDocument(
    document,
    { jurisdiction, analysisDetail: 'detailed' },
    { learned: model },
  );
  if (!together.ok) throw new Error(`${name} was refused with the learned reader and not without`);
  const truth = flattenFacts(entry.facts);
  const isRight = ({ fact, value }: GivenFact): boolean =>
    [truth.get(fact) ?? null, ...(entry.accept[fact] ?? [])].some((answer) => agrees(answer, value));
  const known = given(analysis);
  const added = given(together.value).filter(({ fact }) => known.every((other) => other.fact !== fact));
  const { statements } = readStatements(model, createReading(document), [], sentenceJudge(model));
  return {
    name,
    set,
    stated: [...truth.values()].filter((value) => value !== null).length,
    right: known.filter(isRight).length,
    wrong: known.filter((one) => !isRight(one)).length,
    addedRight: added.filter(isRight),
    addedWrong: added.filter((one) => !isRight(one)),
    harsh: findingsOf(together.value).filter(({ uncertain }) => uncertain === true),
    alone: {
      right: statements.filter(isRight).length,
      wrong: statements.filter((one) => !isRight(one)).length,
    },
  };
}

function given({ facts }: TermSheetAnalysis): GivenFact[] {
  return [...factsByName(facts)].flatMap(([fact, value]) => (value === null ? [] : [{ fact, value }]));
}

function findingsOf(analysis: TermSheetAnalysis): readonly ClauseFinding[] {
  const { economicTerms, governanceTerms, founderRestrictions } = analysis;
  return [...economicTerms, ...governanceTerms, ...founderRestrictions];
}
