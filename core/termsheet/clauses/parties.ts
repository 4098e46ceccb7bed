import type { Reading } from '../reading/reading.ts';
import { partyNames } from './party-names.ts';
import { speakerOf } from './speaker.ts';

/** How a document speaks of each side, its own names for them included. */
export interface Parties {
  readonly investor: RegExp;
  readonly founder: RegExp;
  /** The founders as persons, common shareholders as a class left out. */
  readonly founderPerson: RegExp;
  readonly founderCount: number | null;
  /** The name that the document gives to its founders; null where it uses a usual one. */
  readonly founderRole: RegExp | null;
}

/** Source of a pattern for the founders as persons. */
export const founderNoun =
  "\\b(?:founders?'?|key holders?|founding (?:share|stock)holders?|promoters?|gr\\u00fcnder\\w*|management (?:share|stock)holders?|(?:the |each )managers?)\\b";

const investorWords =
  '\\binvestor(?:s|en)?\\b|\\blead\\b|\\bpreferred\\b|\\bpreference\\b|\\bpurchasers?\\b|\\bsubscribers?\\b|\\bfunds?\\b|\\bseries (?:seed|[a-f]\\d?)\\b|\\bseed (?:share|stock)?holders?\\b|\\b[A-F]\\d? (?:ordinary |preferred )?share(?:s|holders?)\\b|\\bnew (?:share|stock)holders?\\b|\\bangels?\\b';
const founderWords = `${founderNoun}|\\bfounding\\b|\\bcommon\\b|\\bordinary\\b|\\bmanagement\\b|\\bexisting (?:share|stock)holders?\\b|\\bexecutive (?:share|stock)holders?\\b`;

/** The words of an offer by letter, in which one side says "we" and calls the other "you" or "they". */
const oneself =
  '\\bwe\\b|\\b(?:by|for|of|above|from|to) us\\b|\\bours\\b|\\bour (?:fund|nominees?|choice|side|people|appointees?)';
const others = '\\bthey\\b|\\bthem\\b|\\btheir (?:nominees?|side|choice|people)';
const ourselves = '\\bwe\\b|\\bus\\b|\\bour\\b|\\bours\\b';
const addressed = '\\byou\\b|\\byour\\b|\\byourselves\\b';

const cache = new WeakMap<Reading, Parties>();

/** The words for each side in a document: the usual ones and the names that it defines. */
export function partiesOf(reading: Reading): Parties {
  const known = cache.get(reading);
  if (known) return known;
  const names = partyNames(reading);
  const speaker = speakerOf(reading.text);
  const investor = speaker === null ? '' : speaker === 'investors' ? `|${oneself}` : `|${others}`;
  const founder = speaker === null ? '' : speaker === 'investors' ? `|${addressed}` : `|${ourselves}`;
  const parties = {
    investor: pattern(`${investorWords}${investor}`, names.investors),
    founder: pattern(`${founderWords}${founder}`, names.founders),
    founderPerson: pattern(`${founderNoun}${founder}`, names.founders),
    founderCount: names.founderCount,
    founderRole: names.founderRole === null ? null : new RegExp(`\\b${names.founderRole}s?\\b`, 'i'),
  };
  cache.set(reading, parties);
  return parties;
}

function pattern(words: string, names: ReadonlySet<string>): RegExp {
  const escaped = [...names].map((name) => `\\b${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);
  return new RegExp([words, ...escaped].join('|'), 'i');
}
