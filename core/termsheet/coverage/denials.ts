import { containsAny, type Lexicon, lexicon, wordsOf } from './lexicon.ts';

/** Longer sentences say more than that something is not asked for. */
const mostWords = 30;
const openings = lexicon('no none nobody neither nothing without not never');
const refusals = lexicon("won't don't not no never isn't aren't");
const speakers = lexicon('i we they it this investor investors fund');

/** What founders are glad to be spared: rights of investors, duties of founders and costs of the company. */
const burdens = lexicon(`
  seat seats observer* veto* dividend* interest redemption redeem put ratchet* guarantee* warrant* non-compete compete
  no-shop exclusivity fee fees cost costs bills re-vesting preference participation pay-to-play owe owed owes covenant*
  key-person ahead approval consents promise lock-up discount ask buy-back penalt*
`);
/** What founders lack where it is denied, and words by which a denial is not one. */
const losses = lexicon(`
  unless except save until before but only limit limits limited cap capped ceiling credit accelerat* founder founders
  founders' notice reason compensat* salary pay tag tag-along right rights refuse refusal more less later earlier
  dilut* sell vest vests vested back floor minimum company discretion
`);

const starts = (known: Lexicon, words: readonly string[], count: number): boolean =>
  containsAny(known, words.slice(0, count));

/**
 * Whether a sentence only denies what would burden founders ("no board seat, no observer, no veto over anything"): it
 * gives nobody anything. A denial that takes something from founders, or that has an exception, is none.
 */
export function onlySpares(words: readonly string[]): boolean {
  if (words.length < 2 || words.length > mostWords || containsAny(losses, words)) return false;
  const isDenial = starts(openings, words, 1) || (starts(speakers, words, 1) && starts(refusals, words, 4));
  return isDenial && containsAny(burdens, words);
}

/** Marks and words behind which a sentence goes on to something else. */
const joins = /[,;:]|\b(?:and|but|or|while|though)\b/i;

/** Whether a sentence spares founders something in all its parts, and asks for nothing beside it. */
export function sparesThroughout(text: string): boolean {
  const denies = (part: string): boolean => {
    const words = wordsOf(part);
    return words.length === 0 || containsAny(openings, words) || containsAny(refusals, words);
  };
  return onlySpares(wordsOf(text)) && text.split(joins).every(denies);
}
