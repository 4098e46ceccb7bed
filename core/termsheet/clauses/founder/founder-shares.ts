import { anyOf } from '../../reading/any-of.ts';
import { alsoDescribed } from '../../reading/described-topic.ts';
import type { Reading } from '../../reading/reading.ts';
import { scopeOf } from '../../reading/scope.ts';
import type { Section, Sentence } from '../../reading/sections.ts';
import { isStatement } from '../stated-right.ts';
import { describedFounderShares } from './described-founder-terms.ts';

const earnedShares = anyOf(
  /\b(?:founders?'?s?'?|promoters?'?s?'?|your)\b[^.;]{0,60}\b(?:shares|stock|holding)\b[^.;]{0,60}\b(?:un)?earned\b/i,
  /\bvest\w*\b[^.;]{0,120}\bpromoters?\b|\bpromoters?\b[^.;]{0,160}\bvest/i,
);
const topic = alsoDescribed(describedFounderShares, {
  titles: anyOf(
    /(?:single|double)[- ]trigger|(?<!in)vest(?:ing|ed)?\b/i,
    /founders?'? (?:shares?|stock|equity|matters|terms|restrictions?|lock|commitments?|obligations?)/i,
    /promoters?'? (?:shares?|stock|equity|holdings?)|founders?\b|key holders?|stock restriction/i,
    /leaver|acceleration|gr\u00fcnder|buy-?\s?back|unverfallbar/i,
  ),
  words: anyOf(
    earnedShares,
    // "Sold and dismissed": what happens then happens to shares that are not yet earned.
    /\b(?:sold|bought|taken over) and (?:then )?(?:fired|sacked|dismissed|let go|shown the door)\b/i,
    // "(17) Vesting: four years", where the number keeps the label from being taken for one.
    /^\W{0,4}\d{0,2}\W{0,4}(?:vesting|acceleration)\s?[:-]/i,
    /\byour (?:shares|stock|equity)\b[^.;]{0,60}\bvest/i,
    /\b(?:founders?|key holders?)\b[^.;]{0,160}\bvest/i,
    /\bvest\w*\b[^.;]{0,120}\b(?:founders?|key holders?)|\breverse vesting/i,
    /\b(?:good|bad|early) leavers?\b|\b(?:single|double)[- ]trigger|\baccelerat\w+\b[^.;]{0,80}\bvest/i,
    /\b(?:founders?|promoters?)\b[^.;]{0,160}\b(?:subject to release|released? (?:over|in|from)|earned over)\b/i,
    /\bvest\w*[^.;]{0,80}\baccelerat/i,
  ),
  except: anyOf(
    /option|esop|\bpool\b|emi\b|vsop|bspce|employee|mitarbeiter|registration|drag|tag|anti-?dilution/i,
    /liquidation|dividend|exclusiv|information|^definitions? of deemed/i,
  ),
});
const staffTitle = anyOf(
  /^(?:new )?(?:hires?|joiners?|staff|personnel)\b|option|esop|\bpool\b|\bemi\b|vsop|bspce|employee/i,
  /mitarbeiter|incentive/i,
);
const staffWords =
  /\b(?:employees?|options?|esop|consultants?|advisors?|advisers?|staff|option ?holders?|service providers|mitarbeiter)\b/i;
const founderWords =
  /\b(?:founders?'?|key holders?|founding|promoters?|gr\u00fcnder\w*|management shareholders?|managers?)\b/i;

/** What a document says about founders' own shares: vesting, acceleration, leavers. Options of staff are left out. */
export function founderShareSentences(reading: Reading): readonly Sentence[] {
  return scopeOf(reading, topic).sentences.filter(
    (sentence) => isStatement(sentence) && isAboutFounders(sentence),
  );
}

function isAboutFounders({ text, section }: Sentence): boolean {
  const title = nearest(section, founderWords);
  const staff = nearest(section, staffTitle);
  if (staff !== null && (title === null || staff < title) && !founderWords.test(text)) return false;
  return !staffWords.test(text) || founderWords.test(text) || title !== null;
}

/** How many sections up the first title that matches is; null where there is none. */
function nearest(section: Section | null, pattern: RegExp): number | null {
  let distance = 0;
  for (let current = section; current; current = current.parent) {
    if (pattern.test(current.title)) return distance;
    distance += 1;
  }
  return null;
}
