import type { DocumentType } from '../analysis.ts';
import { anyOf } from '../reading/any-of.ts';
import type { Reading } from '../reading/reading.ts';
import { type Searcher, searcherOf } from '../reading/searcher.ts';
import { isAccountOfOffer } from './account-of-offer.ts';
import { isInAlphabeticalOrder } from './alphabetical-entries.ts';
import { companionDocuments } from './companion-documents.ts';
import { explainingIn } from './explaining-share.ts';
import { isExtractOfTerms } from './extract.ts';
import { financingType } from './financing-type.ts';
import { instrumentOf } from './instruments.ts';
import { longFormAgreements } from './long-form-agreements.ts';
import {
  describedFamilies,
  financingFamilies,
  firstPersonOffer,
  namedParty,
  offerWords,
  proposalTitle,
} from './offer-signs.ts';
import { type OtherDocument, otherDocuments } from './other-documents.ts';
import { isSummaryOfAgreement } from './summary-of-agreement.ts';
import { textsAboutTerms } from './texts-about-terms.ts';
import { titleLength, titleOf } from './title-of.ts';

/** What has the words of investing and no more. */
export const withoutTerms = 'a text without the terms of an investment';

const accountOfOffer = 'somebody\u2019s account of an offer, not the offer itself';

/** What a document is. `seemsToBe` says in a few words what it looks like where it is no term sheet. */
export interface DocumentKind {
  readonly type: DocumentType;
  readonly seemsToBe?: string;
  /** True where the document gives itself away; false where it merely lacks an offer. */
  readonly isCertain?: boolean;
  /** True for an agreement by its title, which carries out what was offered. */
  readonly isAgreement?: boolean;
  /** True where the wording does not tell that it is an offer, and only the likeness of its terms does. */
  readonly isUnsure?: boolean;
  /** True where the wording offers and the whole is unlike an offer: only what it states can tell. */
  readonly isUnlikely?: boolean;
  /** True for a clause or a few terms out of an offer: what they do not say is not missing. */
  readonly isExtract?: boolean;
  /** True for an instrument by its operative words, and for a term sheet by its title, a party and a dozen terms set out. */
  readonly isFormal?: boolean;
}

/** Some ten pages: a document of another kind gives itself away before, however long it is. */
const openingLength = 30_000;
/** A mail in which so many clauses are set out, of so many kinds of financing words, encloses the offer. */
const fewestFamilies = 3;
const fewestSetOut = 5;
/** A title of what proposes a deal, or of an instrument that is one, whatever else it is called. */
const notCarriedOut = /term ?sheet|heads of terms|summary of|\bBSA[- ]?AIR\b|\bSAFE\b|future equity/i;
/** Labels of a deal, as "Pre-money valuation:": so many of them put terms to somebody. */
const fewestLabels = 3;
/** Fewest terms that are set out in a term sheet by its form, by how many families of words it has. */
const fewestOfForm = { ofThreeFamilies: 12, ofFourFamilies: 10, withoutParty: 20 };

/** Tells a financing offer from everything that uses the same words (R0.8). */
export function documentKind(reading: Reading): DocumentKind {
  const { text } = reading;
  const title = titleOf(text);
  const opening = text.slice(0, openingLength);
  const isInText = searcherOf(text);
  const isInOpening = text.length === opening.length ? isInText : searcherOf(opening);
  const isProposal = hasProposalTitle(text);
  const families = financingFamilies.filter(isInText).length;
  const offers = offerWords.filter(isInText).length;
  const about = textsAboutTerms.find((candidate) => isOne(candidate, title, isInOpening));
  if (about) return refusal(about.name, true);
  if (!isProposal && offers < 2 && !namedParty.test(text) && isInAlphabeticalOrder(opening)) {
    return refusal('a glossary of terms, not an offer to invest', true);
  }
  const isSetOut = families >= fewestFamilies && setOutTerms(reading) >= fewestSetOut;
  const other = [...otherDocuments, ...companionDocuments].find(
    (candidate) =>
      !(candidate.isMessage && isSetOut) &&
      matches(candidate, { title, opening, isInOpening, isProposal, families }),
  );
  if (other) return refusal(other.name, other.isDoubtful !== true);
  const instrument = instrumentOf(text);
  if (instrument) return { type: instrument, isFormal: true };
  if (!isProposal || /agreement/i.test(firstLine(text))) {
    const agreement = longFormAgreements.find((candidate) =>
      candidate.title.test(text.slice(0, titleLength)),
    );
    const isSummary = isSummaryOfAgreement(text) && dealLabels(reading) >= fewestLabels;
    if (agreement && !isSummary && !notCarriedOut.test(title))
      return { ...refusal(agreement.name, true), isAgreement: true };
  }
  const described = financingFamilies.filter(
    (family, index) => isInText(family) || describedFamilies[index]?.test(text),
  ).length;
  const whole = wholeOffer(reading, { isProposal, families: described, offers });
  if (whole.type === 'not-a-term-sheet') {
    if (isExtractOfTerms(text)) return { type: financingType(reading), isExtract: true };
    // Whoever tells of an offer is to be told that the offer itself is what we read.
    if (isAccountOfOffer(opening)) return { ...whole, seemsToBe: accountOfOffer };
  }
  return whole;
}

/** Whether the beginning of a document calls it a proposal of terms. */
export function hasProposalTitle(text: string): boolean {
  return proposalTitle.test(titleOf(text));
}

/** Headings, labels and rows of the terms: what a message that merely talks of an offer has none of. */
function setOutTerms({ document }: Reading): number {
  return document.blocks.filter(
    ({ kind, label, apart }) =>
      apart === undefined && (kind === 'heading' || kind === 'table-row' || label !== undefined),
  ).length;
}

interface OfferSigns {
  readonly isProposal: boolean;
  readonly families: number;
  readonly offers: number;
}

/** Whether a document, taken as the whole of what there is, offers to invest. */
function wholeOffer(reading: Reading, { isProposal, families, offers }: OfferSigns): DocumentKind {
  if (isExplanation(reading.text.slice(0, openingLength), isProposal, offers)) {
    return refusal('a guide or article about term sheets, with no parties and no offer');
  }
  if (families < 2) return refusal(families === 0 ? 'a text about something else' : withoutTerms);
  const hasDeal =
    isProposal || offers >= 2 || dealLabels(reading) >= fewestLabels || firstPersonOffer.test(reading.text);
  if (!hasDeal) return refusal('a text without an offer to invest');
  const isFormal = isInDueForm(reading, { isProposal, families, offers });
  return { type: financingType(reading), ...(isFormal && { isFormal }) };
}

/**
 * Whether a document has the form of a term sheet: a title, and a party and a dozen terms set out, or twice as many terms.
 * Of the texts of all hands 400 offers do, and nothing else does (README.md).
 */
function isInDueForm(reading: Reading, { isProposal, families, offers }: OfferSigns): boolean {
  if (!isProposal || offers === 0) return false;
  const setOut = setOutTerms(reading);
  if (families >= 4 && setOut >= fewestOfForm.withoutParty) return true;
  const fewest = families >= 4 ? fewestOfForm.ofFourFamilies : fewestOfForm.ofThreeFamilies;
  return families >= 3 && setOut >= fewest && namedParty.test(reading.text);
}

function refusal(seemsToBe: string, isCertain = false): DocumentKind {
  return { type: 'not-a-term-sheet', seemsToBe, isCertain };
}

function firstLine(text: string): string {
  const end = text.indexOf('\n');
  return end < 0 ? titleOf(text) : text.slice(0, end);
}

/** Whether a document is of a kind, whatever terms it speaks of. */
function isOne(
  { title: named, signs, enough, withTitle = enough }: OtherDocument,
  title: string,
  isInOpening: Searcher,
) {
  const found = signs.filter(isInOpening).length;
  return found >= (named?.test(title) ? withTitle : enough);
}

/** A bank that says it takes no shares does not convert its loan. */
const deniedConversion = /\b(?:no|nor|not|without)\b[^.;]{0,120}\bconver(?:t|sion)\w*/gi;

function isConverted(text: string): boolean {
  return /\bconver(?:t|sion)/i.test(text.replace(deniedConversion, ' '));
}

/** What a document begins with, and what it has of an offer. */
interface Beginning {
  readonly title: string;
  readonly opening: string;
  readonly isInOpening: Searcher;
  readonly isProposal: boolean;
  readonly families: number;
}

function matches(
  candidate: OtherDocument,
  { title, opening, isInOpening, isProposal, families }: Beginning,
): boolean {
  // A loan that turns into shares is a convertible, whatever secures it.
  if (candidate.isDebt && families >= 2 && isConverted(opening)) return false;
  if (candidate.unless?.test(opening)) return false;
  const signs = candidate.signs.filter(isInOpening).length;
  if (candidate.title?.test(title) && signs >= (candidate.withTitle ?? candidate.enough)) {
    // A proposal that speaks of shares and valuation may mention a loan or a fund in its title.
    return !isProposal || families < 4 || signs >= candidate.enough;
  }
  // Without a title the signs must outweigh the words of an equity deal.
  return signs >= candidate.enough && families <= (isProposal ? 2 : 3);
}

/** A sum of money, or a blank that waits for one. */
const dealFigure = anyOf(
  /[$\u00a3\u20ac\u20b9]\s?[\d\u25a1]|\b(?:USD|EUR|GBP|INR|CHF|SEK|AUD)\s?[\d\u25a1]/i,
  /\d\s?(?:million|m\b|k\b)|\u25a1/i,
);

/** "How large should the option pool be?": a catalogue of questions and answers. */
const question = /^(?:is|are|what|who|how|when|why|which|should|do|does|can|must)\b[^.]{5,90}\?[ \t]*$/i;
/** Marks and a number before the words of a heading, whatever the script of the words. */
const beforeWords = /^[^\p{L}\p{N}]*(?:\d{1,2}[^\p{L}\p{N}]*)?/u;
const fewestQuestions = 4;

/** Explains more than it offers: no party to sign for, and explaining words in every other sentence. */
function isExplanation(text: string, isProposal: boolean, offers: number): boolean {
  const { count: explaining, share } = explainingIn(text);
  const perHundred = share * 100;
  const hasParty = namedParty.test(text);
  if (!hasParty && perHundred >= 1.2 && explaining >= 4) return true;
  const questions = text.split('\n').filter((line) => question.test(line.replace(beforeWords, '')));
  if (!hasParty && questions.length >= fewestQuestions) return true;
  // A glossary names the terms and puts no figure on the deal, not even a blank.
  if (!hasParty && !isProposal && !dealFigure.test(text)) return true;
  return perHundred >= 2.2 && explaining >= 10 && !(isProposal && offers >= 4 && hasParty);
}

const dealLabel =
  /^(?:pre-?money|post-?money|valuation|amount|investment|round|securit(?:y|ies)|price|liquidation|anti-?dilution|board|option pool|esop|drag|tag|no-?shop|exclusivity|vesting|founder|investors?|company|issuer|discount|cap\b|maturity|interest|governing law|dividends?|redemption|protective|information)/i;

function dealLabels(reading: Reading): number {
  return new Set(
    reading.sections.map(({ title }) => dealLabel.exec(title)?.[0].toLowerCase()).filter(Boolean),
  ).size;
}
