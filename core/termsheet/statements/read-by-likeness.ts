import { type DocumentKind, documentKind } from '../kinds/document-kind.ts';
import { financingType } from '../kinds/financing-type.ts';
import { createReading, type Reading } from '../reading/reading.ts';
import { toldHistory, withNotes } from './history.ts';
import { isOfferByLikeness } from './offer-by-likeness.ts';
import { readStatements } from './read-statements.ts';
import { type SentenceJudge, sentenceJudge } from './sentence-judge.ts';
import type { LearnedFact } from './stated-facts.ts';
import type { StatementModel } from './statement-model.ts';
import { speechOf } from './told-share.ts';
import { typeByLikeness } from './type-by-likeness.ts';

/** The learned reader with what it has judged of one document. */
export interface Likeness {
  readonly model: StatementModel;
  readonly judge: SentenceJudge;
}

/** A document without what it tells of anything but its offer, and what it is by what is left. */
export interface ReadByLikeness {
  readonly reading: Reading;
  readonly kind: DocumentKind;
}

/** The learned reader for one document. */
export function likenessOf(model: StatementModel): Likeness {
  return { model, judge: sentenceJudge(model) };
}

/** Sets apart what the document tells of anything but its offer, and says what it is by what is left. */
export function readByLikeness(whole: Reading, { model, judge }: Likeness): ReadByLikeness {
  const { history, earlierNotes } = toldHistory(judge, whole);
  const ofOffer = history.length === 0 ? whole : createReading(withNotes(whole.document, history));
  const stated = readStatements(model, ofOffer, [], judge).statements.map(({ fact }) => fact);
  const byTerms = kindByLikeness({ whole, ofOffer, stated }, judge);
  if (byTerms.type === 'not-a-term-sheet') return { reading: ofOffer, kind: byTerms };
  const kind = { ...byTerms, type: typeByLikeness(byTerms.type, stated) };
  if (earlierNotes.length === 0 || kind.type === 'priced-equity') return { reading: ofOffer, kind };
  return { reading: createReading(withNotes(ofOffer.document, earlierNotes)), kind };
}

/** A document with what it tells of other deals and without, and the facts that the rest states by likeness. */
interface SiftedDocument {
  readonly whole: Reading;
  readonly ofOffer: Reading;
  readonly stated: readonly LearnedFact[];
}

/** What a text is, with what it tells of other deals and without. */
function kindByLikeness({ whole, ofOffer, stated }: SiftedDocument, judge: SentenceJudge): DocumentKind {
  const atFirstSight = documentKind(whole);
  if (atFirstSight.isCertain) return atFirstSight;
  const speech = speechOf(judge, whole);
  if (speech === 'tells') {
    const seemsToBe = 'a text that explains or reports terms and offers none';
    return { type: 'not-a-term-sheet', seemsToBe };
  }
  const byWording = ofOffer === whole ? atFirstSight : documentKind(ofOffer);
  const isRefused = byWording.type === 'not-a-term-sheet' || (byWording.isExtract && !atFirstSight.isExtract);
  if (!isRefused) return speech === 'unsure' ? { ...byWording, isUnsure: true } : byWording;
  // What lacks the words of an offer is one all the same where it states the terms of a round.
  return byWording.isCertain !== true && (speech === 'sets-out' || isOfferByLikeness(ofOffer, stated))
    ? { type: financingType(ofOffer), isUnsure: true }
    : atFirstSight;
}
