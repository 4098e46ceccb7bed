import type { DocumentType } from '../analysis.ts';
import { anyOf } from '../reading/any-of.ts';

interface Instrument {
  readonly type: Exclude<DocumentType, 'not-a-term-sheet'>;
  /** What the instrument does, in the words that make it one; all of them. */
  readonly operative: readonly RegExp[];
}

/**
 * Forms by which money is given for shares to come. They have no title of a proposal, or one below a legend of
 * securities law, and no words of an offer: they are the offer, and their operative words are the same in all of them.
 */
const instruments: readonly Instrument[] = [
  {
    type: 'safe',
    operative: [
      /\bcertif(?:y|ies) that,? in (?:exchange|consideration) (?:for|of) the (?:payment|purchase)\b/i,
      anyOf(/\bright to (?:certain |receive )?shares\b/i, /\bfuture equity\b/i),
    ],
  },
  {
    type: 'safe',
    operative: [/\bsubscri(?:bes?|ption)\b[^.;]{0,30}\bBSA[- ]?AIR\b/i, /\binvest(?:s|ing|ment)\b/i],
  },
  {
    type: 'safe',
    operative: [
      /\bsubscription (?:amount|monies|money|funds?|payment|sum)\b/i,
      /\bconvert\w*\b[^.;]{0,80}\bshares\b/i,
      /\b(?:not be|non-?)\s?(?:repayable|repaid|refundable)|\b(?:not|no) (?:bear |carry |accrue )?interest\b/i,
      /\blong-?\s?stop date\b/i,
    ],
  },
  {
    type: 'convertible-note',
    operative: [
      /\blender\b[^.;]{0,40}\bagrees? to (?:make available|lend|advance|grant|provide)\b/i,
      /\bconver(?:ts?|ted|sion)\b[^.;]{0,200}\b(?:shares|stock|equity)\b/i,
    ],
  },
  {
    type: 'convertible-note',
    operative: [
      /\bfor value received\b[^;]{0,240}\bpromises? to pay\b/i,
      /\bconver(?:ts?|ted|sion)\b[^.;]{0,200}\b(?:shares|stock|equity)\b/i,
    ],
  },
];

/** Some ten pages: an instrument says what it does before, however long its general terms are. */
const reach = 30_000;

/** The instrument that a text is by its operative words, or null where it is none. */
export function instrumentOf(text: string): Instrument['type'] | null {
  const opening = text.slice(0, reach);
  return instruments.find(({ operative }) => operative.every((words) => words.test(opening)))?.type ?? null;
}
