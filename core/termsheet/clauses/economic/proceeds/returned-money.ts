import { anyOf } from '../../../reading/any-of.ts';
import type { Reading } from '../../../reading/reading.ts';
import type { Sentence } from '../../../reading/sections.ts';
import { partiesOf } from '../../parties.ts';
import { heldAgainstRound, type ReturnedMoney, returned } from './held-against-round.ts';
import { knownRound } from './known-round.ts';
import { type Marked, type MarkedProceeds, signs } from './marked-proceeds.ts';
import { andMore } from './more-than-own.ts';

const { own, sum, times, part } = signs;
const money = `[${own}${sum}]`;
const verb =
  '(?:receives?|repaid|recovers?|takes?|gets?|collects?|returns?|paid|served|given|handed|return of|first|would see|home)';
const toMoney = `(?:(?:${times} (?:of )?)?${money}|${times}(?=[,.;)]| or\\b|$))`;
const before = new RegExp(
  `\\b(?:${verb}(?: [\\w'-]+,?){0,5}|(?:have|has|had)(?: (?:again|back|first|out|only)){0,2}) ${toMoney}`,
  'i',
);
/** "$12m to the holders" in a row of a table. */
const paidTo = new RegExp(
  `^\\W{0,4}${sum} to (?:[\\w-]+ ){0,3}(?:holders|shares|preferred|investors?)\\b`,
  'i',
);
/** What they have instead of their money, where the shares are worth more. */
const onConversion = new RegExp(`${part},? (?:and|to) (?:takes?|receives?|gets?) ${money}`, 'i');
const after = new RegExp(
  `${money},?(?: [\\w'-]+){0,4} (?:back|returned|again|home|first|out before|off the top|off the table|ahead|once)\\b`,
  'i',
);
const weighed = new RegExp(`${money}[^.;${sum}]{0,50}\\bor\\b[^.;${sum}]{0,40}${part}`, 'i');
const between = new RegExp(
  `\\b(?:choose|chooses|choice|elects?|picks?) between ${money}[^.;]{0,60}\\band\\b`,
  'i',
);
const aheadFor = new RegExp(`\\b(?:ahead|in front|first)\\b[^.;]{0,40}\\bfor ${toMoney}`, 'i');
const factorOfOwn = new RegExp(
  `\\b(?:paid|repaid|served|receives?|gets?|takes?)\\b[^.;${sum}]{0,120} ${times}[^.;${sum}]{0,8}${own}`,
  'i',
);
const recovers = new RegExp(`\\b(?:recovers?|repaid)\\b[^.;${sum}]{0,60} ${own}`, 'i');
/** Under a label that names an exit: "the contribution once, in the same rank as …". */
const answersLabel = new RegExp(`^\\W{0,4}(?:${times} (?:of )?)?${money}`, 'i');
const weighedAfter = new RegExp(`${part}[^.;${sum}]{0,30}\\bor\\b[^.;${sum}]{0,20}${own}`, 'i');
const timesOfOwn = new RegExp(`${times}[^.;${sum}]{0,25}${own}|${own},?(?: [\\w']+){0,2} ${times}`, 'i');
/** A multiple that is not said as one sum for another. */
const inTimes = /(?:times|\dx|twice|thrice|double|triple|once|fold)$/i;
/** "Our stake and the same again". */
const sameAgain = new RegExp(`${own} and (?:the same|as much) again\\b`, 'i');
const forEach = /\b(?:for|on) (?:each|every)\b/i;
const denied =
  /\b(?:no|not|never|[a-z\u00c0-\u024f]{2,6}n't|nobody|none|without|nothing|cannot)\b[^.;,]{0,40}$/i;

/** Where the first payment ends and sharing begins. */
const then = anyOf(
  /[,;]? (?:(?:and|but) )?(?:then|thereafter|thereupon|afterwards|after (?:that|this|which)|until|till|up to|but once)\b/i,
  /\b(?:we|i) (?:only )?(?:stop|quit)\b|,? (?:stopping|ceasing)\b/i,
  /;(?= [^.;]{0,30}\b(?:remains|rest|remainder|balance)\b)/i,
  /^\W{0,3}(?:then|thereafter|thereupon|afterwards|after (?:that|this|which)|next|the (?:rest|balance|remainder))\b/i,
);

/** "Nobody sees a dime until I have had …": the first payment, told from the side of those who wait. */
const paidUntil =
  /\b(?:nobody|no one|none|nothing)\b[^.;]{0,60}\buntil\b[^.;]{0,30}\b(?:had|received|paid|got|back)\b/i;

/** Whether others wait until the investors have had their money. */
export function isWaitedFor(text: string): boolean {
  return paidUntil.test(text);
}

/** The part of a passage that tells what comes first. */
export function firstPayment({ text }: MarkedProceeds): number {
  const match = isWaitedFor(text) ? null : then.exec(text);
  return match ? match.index : text.length;
}

/** Reads what is returned first: the multiple of their own money, or of the price of a share. */
export function readReturned(
  reading: Reading,
  sentence: Sentence,
  marked: MarkedProceeds,
  isLabelled: boolean,
): ReturnedMoney | null {
  const { text } = sentence;
  const head = marked.text.slice(0, firstPayment(marked));
  if (onConversion.test(head)) return null;
  const ways = [before, after, weighed, weighedAfter, between, aheadFor, factorOfOwn, recovers, paidTo];
  const match = [...ways, ...(isLabelled ? [answersLabel] : [])]
    .map((way) => way.exec(head))
    .find((found) => found !== null);
  const perUnit = forEach.test(head)
    ? marked.marks.find(
        ({ sign, at, start, end }) =>
          sign === times && at < head.length && !inTimes.test(text.slice(start, end)),
      )
    : undefined;
  const isDenied = (at: number): boolean => !isWaitedFor(head) && denied.test(head.slice(0, at));
  if (perUnit) return isDenied(perUnit.at) ? null : returned(perUnit.value, null, perUnit);
  if (!match || isDenied(match.index)) return null;
  const inHead = marked.marks.filter(({ at }) => at < head.length);
  const paid =
    inHead.find(({ sign, at }) => at >= match.index && (sign === own || sign === sum)) ??
    inHead.find(({ sign, at }) => at >= match.index && sign === times);
  if (!paid || isOfOthers(reading, text, paid)) return null;
  const factor = timesOfOwn.test(head) ? inHead.find(({ sign }) => sign === times) : undefined;
  if (factor) return returned(factor.value, paid === factor ? null : paid.value, paid);
  if (paid.sign === times) return returned(paid.value, null, paid);
  if (sameAgain.test(head)) return returned(2, null, paid);
  if (andMore.test(text.slice(paid.end))) return null;
  if (paid.value === null) return returned(1, null, paid);
  return heldAgainstRound(
    reading,
    sentence,
    paid,
    inHead.filter((other) => other !== paid),
  );
}

/** Where the investors say "we", what somebody gets back whom they do not name as an investor is not theirs. */
function isOfOthers(reading: Reading, text: string, { start }: Marked): boolean {
  return (
    ofThirdPersons.test(text.slice(start)) &&
    knownRound(reading).speaker === 'investors' &&
    !partiesOf(reading).investor.test(text)
  );
}

const ofThirdPersons = /^(?:their|his|her|what (?:they|he|she))\b/i;
