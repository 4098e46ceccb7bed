import { taxonomy } from '../clauses/taxonomy.ts';
import { anyOf } from '../reading/any-of.ts';
import { mayMatchIn } from '../reading/layout.ts';
import type { Reading } from '../reading/reading.ts';
import type { ExpectedTerm } from './expected-term.ts';

const offer =
  '\\b(?:offer|proposal|term ?sheet|heads of terms|letter|terms set out|these terms|this document)\\b';
const ending =
  '\\b(?:expir\\w+|laps\\w+|valid(?:ity)? (?:until|till|for|through|up to)|open (?:for (?:acceptance|signature|\\w+ (?:\\(\\d+\\) )?(?:business |calendar |working )?(?:days|weeks))|until|till)|withdrawn (?:if|unless|on)|(?:be|is|becomes?) (?:void|of no (?:further )?effect|null)|ceases? to (?:be (?:open|valid)|have effect)|terminates? automatically|automatically terminates?)';
const month = 'january|february|march|april|may|june|july|august|september|october|november|december';
const shortMonth = '(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\\b';
/** "12 May", "May 12", "12 Sept. 2026", "Sep 12th", "2026-05-12", "12/05/2026", "12.05.2026". */
const date = [
  `\\b(?:${month})\\b`,
  `\\b\\d{1,2}(?:st|nd|rd|th|\\.)?[ -]${shortMonth}`,
  `\\b${shortMonth}\\.? \\d`,
  '\\d{1,2}[/.:-]\\d',
].join('|');
const days = '(?:\\d{1,2}|five|seven|ten|fourteen|thirty|\u25a1) (?:business |working |calendar )?days\\b';
const day = `(?:${date}|\\b\\d{1,2} ?(?:am|pm)\\b|close of business|midnight|noon|\\b${days}|\u25a1)`;
const acceptance = new RegExp(
  `\\b(?:sign(?:ed|ing)?|countersign(?:ed|ing)?|accept(?:ed|ing|ance)?|return(?:ed|ing)?|confirm(?:ed|ing|ation)?)\\b[^.;]{0,80}\\b(?:by|before|until|till|no later than|not later than|within)\\b[^.;]{0,30}${day}`,
  'i',
);
const offerWords = new RegExp(offer, 'i');
const offerEnds = new RegExp(`${offer}[^.;]{0,120}${ending}|${ending}[^.;]{0,60}${offer}`, 'i');
/** "Open for acceptance until 14 February.", "Lapses on 23 May unless signed.": the offer is not even named. */
const unnamedOffer =
  /^\W*(?:(?:it )?(?:remains? )?open (?:for acceptance|until|for \w+ (?:business |working )?(?:days|weeks))|valid (?:until|for|through)|(?:it )?(?:lapses|expires) (?:on|at|if|unless|after)|to be (?:signed|accepted|returned) (?:by|before|until|no later than))\b/i;
const expiryTitle = anyOf(
  /^(?:date of )?(?:expiry|expiration|validity|lapse|offer period|acceptance(?: (?:period|date|deadline))?)(?: (?:date|of (?:the |this )?(?:offer|term ?sheet|proposal|letter)))?$/i,
  /^(?:offer|term ?sheet|proposal) (?:expiry|expiration|expires|validity|valid|open)\b/i,
);
/** What ends in these passages is a right or a period of the deal, not the offer. */
const otherEnd =
  /\b(?:exclusiv\w*|no-?\s?shop|confidential\w*|options?|warrants?|vesting|non-?\s?compete)\b/i;

/** A title and the line under it. */
const titleLength = 300;

const proposal = anyOf(
  /term ?sheet|heads of (?:terms|agreement)|summary of|proposal|\boffer\b/i,
  /\b(?:key|main|principal|indicative|proposed) terms\b/i,
);

function statesExpiry(reading: Reading): boolean {
  const mayEnd = mayMatchIn(reading, offerEnds);
  const mayBeAccepted = mayMatchIn(reading, acceptance);
  return reading.sentences.some(({ text, section }, number) => {
    const title = section?.title ?? '';
    if (expiryTitle.test(title)) return true;
    // A short sentence before it ("Confidential.") may have been taken for its label.
    if (unnamedOffer.test(text) && !/exclusiv|shop|option|warrant|vest/i.test(title)) return true;
    if (otherEnd.test(title)) return false;
    const isOfOffer =
      (mayEnd(number) && offerEnds.test(text)) ||
      (mayBeAccepted(number) && acceptance.test(text) && offerWords.test(text));
    return isOfOffer && !otherEnd.test(text);
  });
}

/** Until when the offer stands. A SAFE or a note that is ready to sign is no offer of terms. */
export const offerExpiry: ExpectedTerm = {
  clause: taxonomy.bindingTerms,
  title: 'Expiry of the offer',
  appliesTo: ['priced-equity', 'convertible-note'],
  isExpected: ({ documentType, reading }) =>
    documentType === 'priced-equity' || proposal.test(reading.text.slice(0, titleLength)),
  isDealtWith: ({ reading }) => statesExpiry(reading),
  risk: 'The document does not say when the offer expires, so the investor can withdraw it or press for an answer at any time.',
  recommendation:
    'Ask for an expiry date that leaves you time to see a lawyer, after which every binding term lapses too if nothing is signed.',
};
