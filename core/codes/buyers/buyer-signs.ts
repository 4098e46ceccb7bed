import { speaksOfOwnWork } from '../confidence/text-signs.ts';

/** What the bare text says of who speaks: a buyer who asks for something, or a firm that says what it does. */
export interface BuyerSigns {
  /** "We", "our" or a verb of work in the first person. */
  readonly voice: number;
  /** "Provision of", "tender", "framework": words of buying. */
  readonly procurement: number;
  /** Ends with what is bought: "services", "works", "contract". */
  readonly ending: number;
  /** A number of a file, a lot or a year. */
  readonly reference: number;
  /** Begins nearly every word with a capital. */
  readonly capitals: number;
  /** Has commas, as lists of what a firm does have. */
  readonly list: number;
  /** Number of words, 1 for twelve or more. */
  readonly length: number;
}

const procurement =
  /\b(?:provision of|suppl(?:y|ies) (?:of|and)|purchase of|delivery of|appointment of|procure\w*|tenders?|framework|contract|invitation|lots? \w{1,3}\b|award(?:ed)?|dps|rfq|itt|quotation|call[- ]off|term service|soft market)\b/i;
const ending =
  /\b(?:services?|works|contracts?|programme|project|framework|maintenance|equipment|supplies)\W*$/i;
const reference = /\d{3,}|\b[A-Z]+[-/]?\d+\b|\b(?:19|20)\d\d\b|\b[A-Z]{3,}\b/;
const requests = [
  /^(?:we|i) (?:(?:now|urgently|also) )?(?:need|require|want|seek|wish to (?:buy|hire|appoint))/i,
  /^(?:we|i) (?:(?:now|urgently|also) )?(?:are|am) (?:looking for|seeking|in need of)/i,
  /^(?:we|i) (?:(?:now|urgently|also) )?would like (?:a|an|someone|somebody|quotes?)\b/i,
  /^(?:wanted|required|needed|looking for|seeking)\b/i,
  /\b(?:contractor|supplier|firm|company|somebody|someone) (?:is )?(?:needed|required|wanted)\b/i,
];

/** Reads the signs, each between 0 and 1. */
export function buyerSigns(text: string): BuyerSigns {
  const words = text.match(/[\p{L}\p{N}][\p{L}\p{N}'’&-]*/gu) ?? [];
  const capitals = words.filter((word) => /^[\p{Lu}\p{N}]/u.test(word)).length;
  return {
    voice: speaksOfOwnWork(text) ? 1 : 0,
    procurement: procurement.test(text) ? 1 : 0,
    ending: ending.test(text.trim()) ? 1 : 0,
    reference: reference.test(text) ? 1 : 0,
    capitals: words.length > 1 ? capitals / words.length : 0,
    list: /,[^,\n]*,/.test(text) ? 1 : 0,
    length: Math.min(1, words.length / 12),
  };
}

/** Whether a text asks for something in so many words: "We need a contractor to …". */
export function asksInWords(text: string): boolean {
  return requests.some((request) => request.test(text.trim()));
}
