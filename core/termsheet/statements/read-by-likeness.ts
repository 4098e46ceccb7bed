import { type DocumentKind, documentKind } from '../kinds/document-kind.ts';
import { financingType } from '../kinds/financing-type.ts';
import { isTitledTermSheet } from '../kinds/states-deal.ts';
import type { Reading } from '../reading/reading.ts';
import { hasMoreWordsThan } from '../reading/word-count.ts';
import { toldHistory } from './history.ts';
import { type SentenceMarker, sentenceMarker } from './marked-sentence.ts';
import { offerLikelihood } from './offer-likelihood.ts';
import { readStatements } from './read-statements.ts';
import { type SentenceJudge, sentenceJudge } from './sentence-judge.ts';
import type { StatementModel } from './statement-model.ts';
import { typeByLikeness } from './type-by-likeness.ts';

/** The learned reader with what it has judged of one document. */
export interface Likeness {
  readonly model: StatementModel;
  readonly judge: SentenceJudge;
  readonly mark?: SentenceMarker;
}

/** A document without what it tells of anything but its offer, and what it is by what is left. */
export interface ReadByLikeness {
  readonly reading: Reading;
  readonly kind: DocumentKind;
  /** Whether it is like the offers that the learned reader has seen: what it hears in others is not to be relied on. */
  readonly isFamiliar: boolean;
}

/** The learned reader for one document. */
export function likenessOf(model: StatementModel): Likeness {
  const mark = sentenceMarker();
  return { model, judge: sentenceJudge(model, mark), mark };
}

/** Sets apart what the document tells of anything but its offer, and says what it is by what is left. */
export function readByLikeness(whole: Reading, { model, judge, mark }: Likeness): ReadByLikeness {
  const likelihood = model.offers ? offerLikelihood(model.offers, whole, mark) : undefined;
  const isFamiliar = likelihood === undefined || likelihood >= leastFamiliar;
  // "1.5x participating preferred with a 3x cap." was once taken for the past: what is set apart must be known surely.
  const { history, earlierNotes } = isFamiliar ? toldHistory(judge, whole) : nothingTold;
  const ofOffer = history.length === 0 ? whole : whole.withNotes(history);
  const stated = readStatements(model, ofOffer, [], judge).statements.map(({ fact }) => fact);
  const byTerms = kindByLikeness({ whole, ofOffer, stated: new Set(stated).size }, likelihood);
  if (byTerms.type === 'not-a-term-sheet') return { reading: ofOffer, kind: byTerms, isFamiliar };
  const kind = { ...byTerms, type: typeByLikeness(byTerms.type, stated) };
  if (earlierNotes.length === 0 || kind.type === 'priced-equity')
    return { reading: ofOffer, kind, isFamiliar };
  return { reading: ofOffer.withNotes(earlierNotes), kind, isFamiliar };
}

const nothingTold = { history: [], earlierNotes: [] } as const;

/**
 * 98 in a hundred offers of hands that the learned reader has not seen are likelier than this, and nine of 42 that
 * others have published (README.md).
 */
const leastFamiliar = 0.75;

/**
 * From these likelihoods on a text is an offer: where the wordings take it for one, and it states the deal, or is short,
 * so that its words tell little, or neither; where they do not; and where it gives itself away as something else. Chosen
 * on texts of hands that a model was not trained with (README.md).
 */
const least = { stated: 0.2, short: 0.1, offered: 0.4, unnamed: 0.6, other: 0.8 };
/** A clause or two, or a sheet in a few lines. */
const mostWordsOfShort = 80;
/** Below these, an offer is said to be unsure: one that reads like an offer, and one that the wordings do not take for one. */
const sure = { offered: 0.7, unnamed: 0.9 };

const noOffer = 'a text that tells of investments and offers none';

/** An offer in words of its own states this many facts at least; a text of few words is like nothing that is known. */
const fewestStated = 2;

/** A document with what it tells of other deals and without, and how many facts the rest states by likeness. */
interface SiftedDocument {
  readonly whole: Reading;
  readonly ofOffer: Reading;
  readonly stated: number;
}

/**
 * What a text is, by its wordings and by its likeness to offers and to texts that are none.
 * @param likelihood of its being an offer; absent where nothing was learned of that
 */
export function kindByLikeness(
  { whole, ofOffer, stated }: SiftedDocument,
  likelihood: number | undefined,
): DocumentKind {
  const atFirstSight = documentKind(whole);
  const byWording = (): DocumentKind =>
    ofOffer === whole || atFirstSight.isCertain ? atFirstSight : documentKind(ofOffer);
  if (likelihood === undefined || atFirstSight.isAgreement) return byWording();
  if (atFirstSight.isFormal) return formalKind(atFirstSight, byWording());
  const isOffered = atFirstSight.type !== 'not-a-term-sheet';
  if (!isOffered && stated < fewestStated) return atFirstSight;
  const isShort = !hasMoreWordsThan(whole.text, mostWordsOfShort);
  if (likelihood < leastOf(atFirstSight, isShort)) {
    if (!isOffered) return atFirstSight;
    if (likelihood < least.stated && !isTitledTermSheet(whole.text)) {
      return { type: 'not-a-term-sheet', seemsToBe: noOffer };
    }
    return { ...atFirstSight, seemsToBe: noOffer, isUnlikely: true };
  }
  if (atFirstSight.isExtract && likelihood < sure.offered) return atFirstSight;
  const ofWhatIsLeft = isOffered ? byWording() : atFirstSight;
  const isPlain = ofWhatIsLeft.type !== 'not-a-term-sheet' && ofWhatIsLeft.isExtract !== true;
  if (isPlain)
    return isShort || likelihood >= sure.offered ? ofWhatIsLeft : { ...ofWhatIsLeft, isUnsure: true };
  const type = financingType(ofOffer);
  return likelihood < sure.unnamed || atFirstSight.isExtract ? { type, isUnsure: true } : { type };
}

/** Likeness does not refuse a term sheet in due form, of which the model has seen only those that people write to it. */
function formalKind(atFirstSight: DocumentKind, ofWhatIsLeft: DocumentKind): DocumentKind {
  const { type } = ofWhatIsLeft.type === 'not-a-term-sheet' ? atFirstSight : ofWhatIsLeft;
  const formal = { type, isFormal: true };
  return ofWhatIsLeft.type === type ? formal : { ...formal, isUnsure: true };
}

function leastOf({ type, isCertain }: DocumentKind, isShort: boolean): number {
  if (type !== 'not-a-term-sheet') return isShort ? least.short : least.offered;
  return isCertain ? least.other : least.unnamed;
}
