import { createReading } from '../../../core/termsheet/reading/reading.ts';
import { doubtFigures } from '../../../core/termsheet/statements/doubt-figures.ts';
import { columnOf, redLabel } from '../../../core/termsheet/statements/sentence-labels.ts';
import type { StatementModel } from '../../../core/termsheet/statements/statement-model.ts';
import type { Observation } from '../../taxonomies/build/logistic-regression.ts';
import type { KnownDocument } from './known-documents.ts';
import { readHeldOut } from './read-held-out.ts';

const redColumn = columnOf(redLabel);

/**
 * What a model that was not trained with a document tells of each of its sentences, and whether a careful reader has
 * marked it as harmful. Sentences of which nobody knows are left out.
 */
export function doubtObservations(known: KnownDocument, model: StatementModel): readonly Observation[] {
  const held = readHeldOut(known, model);
  if (!held) return [];
  const verdicts = verdictsByStart(known);
  return doubtFigures(held).flatMap(({ sentence, figures }) => {
    const isHarmful = verdicts.get(held.reading.evidence(sentence).start);
    return isHarmful === undefined ? [] : [{ figures, held: isHarmful }];
  });
}

/** Whether a sentence that begins somewhere is harmful, where a careful reader has told. */
function verdictsByStart({ document, examples }: KnownDocument): ReadonlyMap<number, boolean> {
  const reading = createReading(document);
  const sentences = reading.sentences.filter(({ isLabel }) => !isLabel);
  return new Map(
    sentences.flatMap((sentence, at) => {
      const example = examples[at]?.sentence;
      if (!example || example.unknown.includes(redColumn)) return [];
      return [[reading.evidence(sentence).start, example.holds.includes(redColumn)] as const];
    }),
  );
}
