import { fingerprint } from '../../../core/codes/text-model/compiled-model.ts';
import { readCorpus } from '../read-corpus.ts';
import { type PreparedSentence, prepareHand } from './corpus-examples.ts';
import { type KnownDocument, knownDocuments } from './known-documents.ts';

/** All that the learned reader is trained and measured with. */
export interface TrainingMaterial {
  readonly hands: ReadonlyMap<string, readonly PreparedSentence[]>;
  readonly documents: readonly KnownDocument[];
}

/** Reads the corpus and the documents. */
export function trainingMaterial(): TrainingMaterial {
  const hands = new Map(
    [...readCorpus()].map(([hand, sentences]) => [hand, prepareHand(sentences)] as const),
  );
  return { hands, documents: knownDocuments() };
}

/** Changes with any word or label of the corpus, so that a model tells whether it is out of date. */
export function corpusFingerprint(): string {
  return fingerprint([...readCorpus().values()].flat().map((sentence) => JSON.stringify(sentence)));
}
