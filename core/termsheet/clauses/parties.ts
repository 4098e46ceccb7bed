import type { Reading } from '../reading/reading.ts';
import { partyNames } from './party-names.ts';

/** How a document speaks of each side, its own names for them included. */
export interface Parties {
  readonly investor: RegExp;
  readonly founder: RegExp;
  /** The founders as persons, common shareholders as a class left out. */
  readonly founderPerson: RegExp;
  readonly founderCount: number | null;
}

/** Source of a pattern for the founders as persons. */
export const founderNoun =
  "\\b(?:founders?'?|key holders?|founding (?:share|stock)holders?|promoters?|gr\\u00fcnder\\w*|management (?:share|stock)holders?|(?:the |each )managers?)\\b";

const investorWords =
  '\\binvestor(?:s|en)?\\b|\\blead\\b|\\bpreferred\\b|\\bpreference\\b|\\bpurchasers?\\b|\\bsubscribers?\\b|\\bfunds?\\b|\\bseries (?:seed|[a-f]\\d?)\\b|\\bseed (?:share|stock)?holders?\\b|\\b[A-F]\\d? (?:ordinary |preferred )?share(?:s|holders?)\\b|\\bnew (?:share|stock)holders?\\b|\\bangels?\\b';
const founderWords = `${founderNoun}|\\bfounding\\b|\\bcommon\\b|\\bordinary\\b|\\bmanagement\\b|\\bexisting (?:share|stock)holders?\\b|\\bexecutive (?:share|stock)holders?\\b`;

/** An offer by letter: the investor is "we" and the founders are "you". */
const letter =
  /^\W*(?:dear\b|(?:hi|hello|good (?:morning|afternoon)),? \p{Lu}|to the (?:founders?|shareholders?|board)\b)/imu;
const addressed = '\\byou\\b|\\byour\\b|\\byourselves\\b';

const cache = new WeakMap<Reading, Parties>();

/** The words for each side in a document: the usual ones and the names that it defines. */
export function partiesOf(reading: Reading): Parties {
  const known = cache.get(reading);
  if (known) return known;
  const names = partyNames(reading);
  const isLetter = letter.test(reading.text.slice(0, 800));
  const parties = {
    investor: pattern(
      isLetter
        ? `${investorWords}|\\bwe\\b|\\b(?:by|for|of|above) us\\b|\\bour (?:fund|nominee)`
        : investorWords,
      names.investors,
    ),
    founder: pattern(isLetter ? `${founderWords}|${addressed}` : founderWords, names.founders),
    founderPerson: pattern(isLetter ? `${founderNoun}|${addressed}` : founderNoun, names.founders),
    founderCount: names.founderCount,
  };
  cache.set(reading, parties);
  return parties;
}

function pattern(words: string, names: ReadonlySet<string>): RegExp {
  const escaped = [...names].map((name) => `\\b${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);
  return new RegExp([words, ...escaped].join('|'), 'iu');
}
