import { anyOf } from '../../reading/any-of.ts';
import { defineBurden } from '../burden.ts';
import { taxonomy } from '../taxonomy.ts';

/** G13: business that the investor wants beside its shares. */
export const commercialTies = defineBurden({
  ...taxonomy.commercialTies,
  imposes: [
    /(?<!non-)\bexclusive(?:ly)?\b[^.;]{0,60}\b(?:licen[cs]e|licensee|suppl(?:y|ier)|distribut\w+|reseller|customer|field|territory|sales rights)\b/i,
    /\b(?:licen[cs]e|suppl(?:y|ier)|distribut\w+|reseller|customer)\b[^.;]{0,40}(?<!non-)\bexclusiv/i,
    /\b(?:sole|only)\b[^.;]{0,30}\b(?:customer|supplier|distributor|reseller|licensee)\b/i,
    /\bmost[- ]favou?red (?:customer|pric\w+)/i,
    /\b(?:buy|purchase|source|sold|sell)\b[^.;]{0,60}\b(?:from|to|through) \S+(?: \S+)? (?:alone|only|exclusively)\b/i,
  ],
  // "Sale, exclusive license, or transfer of material IP" stands in a list of what needs consent.
  except: anyOf(
    /^\W*(?:sale|disposal|transfer|assignment), /i,
    /\b(?:non-?exclusive(?:ly)?|arm['’]?s[- ]length|not a condition|no-?shop|exclusivity)\b/i,
    /\b(?:merger|consolidation|liquidation|deemed|substantially all)\b/i,
  ),
  harsh: /\b(?:exclusiv\w+|sole|only|alone|royalty-free)\b/i,
  red: {
    rating: 'Red',
    risk: 'The investment ties your business to the investor and closes off other customers, suppliers or buyers.',
    recommendation: 'Ask for a separate contract on market terms, not exclusive and with an end date.',
  },
  amber: {
    rating: 'Amber',
    risk: 'The investor wants better commercial terms than others get, on top of its shares.',
    recommendation: 'Ask to settle prices in a separate contract, for a limited time and volume.',
  },
});
