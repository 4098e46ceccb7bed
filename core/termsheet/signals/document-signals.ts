import type { Evidence, Jurisdiction } from '../analysis.ts';
import { anyOf } from '../reading/any-of.ts';
import type { Reading } from '../reading/reading.ts';

/** Things about the whole document that several clauses and checks turn on. */
export interface DocumentSignals {
  /** The law or market that the document itself points to, null where it points nowhere. */
  readonly statedJurisdiction: Jurisdiction | null;
  /** Where the document promises or presumes EIS or SEIS relief. */
  readonly eisPromise: Evidence | null;
  /** Whether earlier preferred shares exist, so that rank matters. */
  readonly hasEarlierSeries: boolean;
  /** Whether a term speaks of preferred shares, so that somebody is paid first. */
  readonly namesPreferredShares: boolean;
}

/** Relief that holders of before have is none of this round's. */
const eis = anyOf(
  /(?<!\b(?:existing|earlier|previous|current) )\bS?EIS\b(?![^.;]{0,60}\b(?:not|neither|nor)\b[^.;]{0,30}(?:sought|available|required|apply))/i,
  /enterprise investment scheme/i,
);
const eisDenied = anyOf(
  /(?:\b(?:no|not|never|without|neither|cannot)\b|n['\u2019]t\b)[^.;]{0,50}\bS?EIS\b/i,
  /\bS?EIS\b[^.;]{0,40}\b(?:won't|will not|doesn't|does not|cannot) (?:fit|apply|work|suit)\b/i,
);
const preferredShares = /\b(?:preferred|preference|pref) (?:shares?|stock)\b/i;
const earlierSeries = anyOf(
  /\bexisting (?:preferred|preference|series|seed preferred)/i,
  /\b(?:Series Seed|Seed Preferred|Series [A-F]) (?:shares|preferred|stock)[^.;]{0,80}\b(?:existing|previously|already)/i,
  /\bother series\b|pari passu with (?:the )?(?:series|existing|seed)/i,
);

const places: readonly { readonly jurisdiction: Jurisdiction; readonly pattern: RegExp }[] = [
  {
    jurisdiction: 'US',
    pattern:
      /\b(?:Delaware|State of (?:New York|California|Texas|Washington|Massachusetts)|laws of (?:New York|California)|, Inc\.|C-?corporation|Common Stock|NVCA|83\(b\)|Regulation D)/gi,
  },
  {
    jurisdiction: 'UK',
    pattern:
      /\b(?:England(?: and Wales)?|English law|Scotland|Northern Ireland|Companies House|Companies Act 2006|BVCA|S?EIS\b|EMI\b|Ordinary Shares|HMRC|heads of terms)/g,
  },
  {
    jurisdiction: 'EU',
    pattern:
      /\b(?:Germany|German law|GmbH|UG\b|France|French law|SAS\b|BSPCE|Netherlands|Dutch law|B\.V\.|Ireland|Irish law|Spain|S\.L\.|Italy|S\.r\.l|Sweden|Swedish law|Aktiebolag|Denmark|ApS|Finland|Oy\b|Austria|Belgium|Luxembourg|Portugal|Estonia|O\u00dc|Poland|deutsche[ms]? Recht)/g,
  },
];
const law = /govern(?:ing|ed)[^.;]{0,30}\b(?:law|by)|jurisdiction|geltendes recht|applicable law|\blaw\b/i;

/** Reads the signals of a document. */
export function readSignals(reading: Reading): DocumentSignals {
  const promise = reading.sentences.find(
    (sentence) => eis.test(sentence.text) && !eisDenied.test(sentence.text),
  );
  return {
    statedJurisdiction: statedJurisdiction(reading),
    eisPromise: promise ? reading.evidence(promise) : null,
    hasEarlierSeries: earlierSeries.test(reading.text),
    namesPreferredShares: reading.sentences.some(({ text }) => preferredShares.test(text)),
  };
}

/** The governing law decides; without one, the place whose company forms and words occur most, if clearly so. */
function statedJurisdiction(reading: Reading): Jurisdiction | null {
  for (const sentence of reading.sentences) {
    const isAboutLaw = law.test(sentence.text) || law.test(sentence.section?.title ?? '');
    if (!isAboutLaw) continue;
    for (const { jurisdiction, pattern } of places) {
      const found = sentence.text.match(pattern);
      if (found && (jurisdiction !== 'UK' || /England|English|Scot|Northern Ireland/.test(found.join(' ')))) {
        return jurisdiction;
      }
    }
  }
  const votes = places
    .map(({ jurisdiction, pattern }) => ({ jurisdiction, count: (reading.text.match(pattern) ?? []).length }))
    .sort((left, right) => right.count - left.count);
  const [first, second] = votes;
  return first && first.count > 0 && first.count >= 2 * (second?.count ?? 0) ? first.jurisdiction : null;
}
