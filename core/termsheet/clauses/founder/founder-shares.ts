import type { Reading } from '../../reading/reading.ts';
import { scopeOf } from '../../reading/scope.ts';
import type { Section, Sentence } from '../../reading/sections.ts';
import { isStatement } from '../stated-right.ts';

const topic = {
  titles:
    /vest(?:ing|ed)?\b|founders?'? (?:shares?|stock|equity|matters|terms|restrictions?|lock|commitments?|obligations?)|founders?\b|key holders?|stock restriction|leaver|acceleration|gr\u00fcnder|buy-?\s?back|unverfallbar/i,
  words:
    /\b(?:founders?|key holders?)\b[^.;]{0,160}\bvest|\bvest\w*\b[^.;]{0,120}\b(?:founders?|key holders?)|\breverse vesting|\b(?:good|bad|early) leavers?\b|\b(?:single|double)[- ]trigger|\baccelerat\w+\b[^.;]{0,80}\bvest|\bvest\w*[^.;]{0,80}\baccelerat/i,
  except:
    /option|esop|\bpool\b|emi\b|vsop|bspce|employee|mitarbeiter|registration|drag|tag|anti-?dilution|liquidation|dividend|exclusiv|information|^definitions? of deemed/i,
};
const staffTitle = /option|esop|\bpool\b|\bemi\b|vsop|bspce|employee|mitarbeiter|incentive/i;
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
