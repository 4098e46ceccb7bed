import { type Fact, unresolved } from '../../facts.ts';
import { anyOf } from '../../reading/any-of.ts';
import { alsoDescribed } from '../../reading/described-topic.ts';
import { isEmptyAnswer } from '../../reading/empty-answer.ts';
import { isNegated } from '../../reading/negation.ts';
import { blank } from '../../reading/normalise-characters.ts';
import { inDays } from '../../reading/numbers/duration.ts';
import type { Reading } from '../../reading/reading.ts';
import { matchesIn, scopeOf } from '../../reading/scope.ts';
import type { Sentence } from '../../reading/sections.ts';
import { background } from '../background.ts';
import { type Assessment, type AssessmentContext, type ClauseReading, defineClause } from '../clause.ts';
import { durationsIn, settleDuration } from '../stated-duration.ts';
import { hasTitle, isOpenAnswer, isStatement, quote } from '../stated-right.ts';
import { taxonomy } from '../taxonomy.ts';
import { abortCostSentences } from './abort-costs.ts';
import { readBreakFee } from './break-fee.ts';
import { describedExclusivity } from './described-governance-terms.ts';

interface Details {
  readonly isBinding: boolean;
  readonly hasException: boolean;
  /** It ends on a date; how many days that gives depends on when the document is signed. */
  readonly endsOnDate: boolean;
  readonly hasCostPenalty: boolean;
  /** Somewhere the document says that exclusivity is among its binding terms. */
  readonly isNamedBinding: boolean;
}

const seeking = 'solicit|seek|discuss|entertain|initiate|negotiat|encourage|talk|speak|approach|engage';
const outsiders = [
  'other (?:investors?|part|fund|person)|others\\b|anyone else|anybody else|third part',
  'another investor',
].join('|');
const topic = alsoDescribed(describedExclusivity, {
  titles: anyOf(
    /no other (?:talks|discussions|negotiations|dealings)/i,
    /exclusiv(?!\w* (?:of (?:service|the founders|employment|work)|commitment|services?\b|employment|dedication))/i,
    /\bsole (?:negotiat|deal|talk)|no-?\s?shop|standstill|lock-?out|exklusivit/i,
    /\u044d\u043a\u0441\u043a\u043b\u044e\u0437\u0438\u0432/i,
  ),
  words: anyOf(
    /\b(?:speak|talk|negotiate|treat|deal) (?:to|with) (?:no|another|any) (?:other|source|investor|buyer|funder|party)\b/i,
    /\b(?:neither|nor|not)\b[^.;]{0,60}\btreat with\b|\bexclusive dealing/i,
    /\bnot (?:seek|raise|look for) (?:money|funds|funding|finance|investment) (?:elsewhere|from)\b/i,
    /\b(?:days|weeks|months)(?:'? of)? exclusiv/i,
    /(?:\bnot|n't) (?:ask(?:ing)?|want|need)(?: for)? (?:any )?exclusiv/i,
    /\b(?:deal|negotiate|talk|speak)\w*\b[^.;]{0,30}\b(?:alone|only with|solely)\b/i,
    /\b(?:break off|cease|stop|suspend)\b[^.;]{0,30}\b(?:talks|discussions|negotiations|fundraising)\b/i,
    /\b(?:not|nor|neither|refrain)\b[^.;]{0,60}\b(?:talk|speak|negotiat\w*|discuss\w*|deal)\b[^.;]{0,20}\bother (?:sources?|funders?|backers?|financiers?)\b/i,
    /\bno-?\s?shop|\bexclusively\b[^.;]{0,40}\bwith\b/i,
    /\bexclusiv(?:e|ity)\b[^.;]{0,60}\b(?:period|negotiat|days|weeks|months|basis)/i,
    new RegExp(
      `\\b(?:not|nor|refrain)\\b[^.;]{0,100}\\b(?:${seeking})\\w*[^.;]{0,120}\\b(?:offers?|proposals?|financing|funding|invest\\w*|acquisition|equity|fundrais\\w*)`,
      'i',
    ),
    new RegExp(
      "(?:\\b(?:not|nor|neither|refrain)|n't)\\b[^.;]{0,100}" +
        `\\b(?:talk|speak|negotiat\\w*|discuss\\w*|deal|engage)\\b[^.;]{0,40}\\b(?:${outsiders})`,
      'i',
    ),
    /\bexklusivit|keine verhandlungen/i,
  ),
  except: anyOf(
    /of the founders?|permanence|service|non-?\s?compet|restrictive covenants|^definitions?$/i,
    /registration|licen[cs]e/i,
  ),
});
const otherPeriods = [
  'notify|notice|notif\\w+|respond|inform|extend\\w*|extension|renew\\w*|within',
  'after (?:the )?(?:offer|receipt)|business plan|disclos\\w+|prior to',
  // "No-Shop; Confidentiality: For thirty days": one heading over both.
  '(?<!(?:exclusivity|shop)(?:[;,]| and| &) )confidential\\w*',
  'twelve months preceding',
].join('|');
const period = new RegExp(`\\b(?:${otherPeriods})\\b[^.;,]{0,30}$`, 'i');
/** "You have 14 days to accept": how long the offer is open. */
const toAnswer = /^ (?:in which )?to (?:accept|answer|decide|reply|respond|sign|countersign|think)\b/i;
const extended = /\b(?:extend\w*|extension|further|additional|renew\w*)\b[^.;]{0,40}$/i;
const breakingOff = [
  'breach\\w*|withdraw\\w*|terminat\\w*|does not (?:close|complete|proceed)',
  'fails? to (?:close|complete|proceed)|abort\\w*',
].join('|');
const costPenalty = new RegExp(
  `\\b(?:${breakingOff})\\b[^.;]{0,140}\\b(?:pay|reimburse|indemnif\\w+|bear|cover)\\b[^.;]{0,60}\\b(?:costs?|fees|expenses|losses)\\b`,
  'i',
);
const exception = /fiduciary|directors'? duties|superior (?:offer|proposal)|unsolicited|wesentlich besseres/i;
const monthNames = 'january|february|march|april|may|june|july|august|september|october|november|december';
const endDate = new RegExp(
  `\\b(?:until|till|through|up to|ends? on|expires? on|lapses? on)\\b[^.;]{0,20}(?:\\d{1,2}[./-]\\d{1,2}[./-]\\d{2,4}|\\b(?:${monthNames})\\b)`,
  'i',
);
const bindingExclusivity = anyOf(
  /\b(?:binding|binds?|bound)\b[^.]{0,160}\b(?:exclusiv|no-?\s?shop)/i,
  /\b(?:exclusiv|no-?\s?shop)\w*[^.]{0,160}\b(?:binding|binds?|bound)\b|bindend[^.]{0,120}exklusiv/i,
);

/** G07: how long founders may not talk to anybody else, and what a failed round costs. */
export const exclusivity = defineClause<Details>({
  ...taxonomy.exclusivity,
  appliesTo: ['priced-equity', 'safe', 'convertible-note'],
  read: readClause,
  assess({ status, facts, details }, context) {
    const about = background(context, { norm: 'exclusivity', law: 'exclusivity' });
    const days = facts.noShopDays ?? null;
    const fee = facts.breakFee === true || details.hasCostPenalty;
    const missing =
      days === null && !details.endsOnDate && (details.isNamedBinding || details.isBinding)
        ? [{ ...lengthMissing(context), ...about }]
        : [];
    if (status === 'absent' && !fee) return missing;
    return [{ ...rate(days, fee, status, details, context), ...about }, ...missing];
  },
});

function readClause(reading: Reading): ClauseReading<Details> {
  const scope = scopeOf(reading, topic);
  // Founders may owe the company exclusive service; that is another matter.
  const sentences = scope.sentences.filter(
    (sentence) =>
      isStatement(sentence) &&
      !/permanence|of the founders?$/i.test(sentence.section?.title ?? '') &&
      !/\bexclusive dedication\b|\bnot competing\b/i.test(sentence.text) &&
      !isRestraint(sentence.text) &&
      // Under "Exclusivity & Confidentiality", how long things stay secret is another matter.
      !/^confidentiality$/i.test(sentence.section?.title ?? ''),
  );
  const days = readDays(reading, sentences);
  const breakFee = readBreakFee(reading);
  const some = (pattern: RegExp) => sentences.some((sentence) => pattern.test(sentence.text));
  const abortCosts = abortCostSentences(reading);
  const own = sentences.length > 0 ? sentences : [...breakFee.sentences, ...abortCosts];
  // That nothing is owed for a failed round says nothing of whom founders may talk to.
  const isThere = sentences.length > 0 || breakFee.value !== false || abortCosts.length > 0;
  return {
    status:
      days.value === unresolved
        ? 'unresolved'
        : days.value === 0
          ? 'present-and-none'
          : days.isContradictory
            ? 'contradictory'
            : isThere && own.length > 0
              ? 'present'
              : 'absent',
    facts: { noShopDays: days.value, breakFee: breakFee.value },
    evidence: quote(reading, [...abortCosts, ...own, ...breakFee.sentences]),
    details: {
      isBinding: some(/\b(?:binding|binds?)\b|bindend/i),
      hasException: some(exception),
      endsOnDate: some(endDate),
      hasCostPenalty: abortCosts.length > 0 || some(costPenalty),
      isNamedBinding: bindingExclusivity.test(reading.text),
    },
    ...(days.isContradictory
      ? {
          contradictions: [
            {
              text: `The document states more than one length of exclusivity; here we use the longest, ${days.value} days.`,
              evidence: quote(reading, own),
            },
          ],
        }
      : {}),
  };
}

const endOfService = [
  'leaving|ceasing|ceases|departure|departing|employment|service',
  '(?:end|termination) of (?:employment|service)',
].join('|');
/** "For 36 months after ceasing to be employed a Founder shall not be engaged in any business offering tuition". */
const afterService = new RegExp(
  `\\b(?:after|from|following|of|upon) (?:(?:the|his|her|their|your) )?(?:${endOfService})\\b`,
  'i',
);
const ofTheRound =
  /\b(?:exclusiv|no-?\s?shop|financ|fund(?!s\b)|fundrais|negotiat|proposal|term sheet|investment)/i;

/** Whether a sentence tells what founders may not do once they have left. */
function isRestraint(text: string): boolean {
  return afterService.test(text) && !ofTheRound.test(text);
}

function readDays(
  reading: Reading,
  sentences: readonly Sentence[],
): { readonly value: Fact<number>; readonly isContradictory: boolean } {
  if (sentences.length === 0) return { value: null, isContradictory: false };
  const titled = sentences.filter((sentence) => hasTitle(sentence.section, topic.titles));
  const none = matchesIn(
    sentences,
    /\bno-?\s?(?:exclusivity|no-?\s?shop)\b|\bexclusiv\w*|\bno-?\s?shop/i,
  ).some((found) => isNegated(found) && deniesIt.test(found.sentence.text));
  const found = durationsIn(sentences, reading).filter(
    ({ before, after, duration }) =>
      !toAnswer.test(after) &&
      !period.test(before.slice(-60)) &&
      !extended.test(before.slice(-60)) &&
      duration.unit !== 'quarter' &&
      duration.unit !== 'year',
  );
  const settled = settleDuration(reading, found, inDays);
  if (found.length > 0) return settled;
  if (titled.some(isEmptyAnswer) || none) return { value: 0, isContradictory: false };
  const isOpen =
    titled.some((sentence) => isOpenAnswer(sentence)) ||
    sentences.some((sentence) => openPeriod.test(sentence.text));
  return { value: isOpen ? unresolved : null, isContradictory: false };
}

const deniesIt = anyOf(
  /(?:\bnot|n't) (?:ask(?:ing)?|want|need)(?: for)? (?:any )?exclusiv/i,
  /\bno (?:exclusiv|no-?shop)|(?:exclusiv\w*|no-?shop)\s?[:-]?\s(?:none|nil|not)/i,
);

const openPeriod = new RegExp(
  `(?:period|for|until|of)[^.;]{0,20}${blank}|${blank}[^.;]{0,12}(?:days|weeks)`,
  'i',
);

/** Longest exclusivity that is rated Green. */
function usualDays(jurisdiction: AssessmentContext['jurisdiction']): number {
  return jurisdiction === 'US' ? 30 : 45;
}

function rate(
  days: Fact<number>,
  fee: boolean,
  status: string,
  details: Details,
  { jurisdiction }: AssessmentContext,
): Assessment {
  const green = usualDays(jurisdiction);
  if (fee) {
    const length = typeof days === 'number' && days > 0 ? ` on top of ${days} days of exclusivity` : '';
    return {
      rating: 'Red',
      risk: `The company has to pay if the round fails${length}, which makes it costly to say no.`,
      recommendation: `Ask for no payment if the round fails${typeof days === 'number' && days > green ? `, and for ${green} days at most` : ''}.`,
    };
  }
  if (status === 'present-and-none') {
    return { rating: 'Green', risk: 'You may talk to other investors.', recommendation: 'No change needed.' };
  }
  if (days === null && details.endsOnDate) {
    return {
      rating: 'Amber',
      isMinor: true,
      risk: 'You may not talk to other investors until the date named; the document does not say how many days that is.',
      recommendation: `Count the days from your signature, and ask for ${green} at most.`,
    };
  }
  if (days === unresolved || days === null) {
    return {
      rating: 'Amber',
      isMinor: true,
      risk: 'You may not talk to other investors, and the document does not say for how long.',
      recommendation: `Get the length filled in: at most ${green} days.`,
    };
  }
  const rating = days <= green ? 'Green' : days <= 60 ? 'Amber' : 'Red';
  return {
    rating,
    risk: `You may not talk to other investors for ${days} days${rating === 'Green' ? '' : `, longer than the ${green} days that founders can expect`}.`,
    recommendation:
      rating === 'Green'
        ? details.hasException
          ? 'No change needed.'
          : 'Usual. Ask for directors to remain free to do what their duties require.'
        : `Ask for ${green} days, ending at once if the investor changes the terms.`,
  };
}

function lengthMissing({ jurisdiction }: AssessmentContext): Assessment {
  return {
    title: 'Length of exclusivity',
    rating: 'Amber',
    isMinor: true,
    risk: 'Exclusivity is binding, but its length is not stated.',
    recommendation: `Ask for a stated length: at most ${usualDays(jurisdiction)} days.`,
    isMissing: true,
  };
}
