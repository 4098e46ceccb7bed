import { formatNumber } from '../../assessment/wording.ts';
import { unresolved } from '../../facts.ts';
import { anyOf } from '../../reading/any-of.ts';
import { alsoDescribed } from '../../reading/described-topic.ts';
import { isEmptyAnswer, isEmptyUnder } from '../../reading/empty-answer.ts';
import { sentencesWith } from '../../reading/layout.ts';
import { isNegated } from '../../reading/negation.ts';
import { quoteSentences } from '../../reading/quote-sentences.ts';
import { matchesIn, scopeOf } from '../../reading/scope.ts';
import { background } from '../background.ts';
import { type Assessment, type AssessmentContext, defineClause } from '../clause.ts';
import { taxonomy } from '../taxonomy.ts';
import { describedRedemption } from './described-economic-terms.ts';
import { readRedemptionDate } from './redemption-date.ts';

interface Details {
  readonly isAboveCost: boolean;
  readonly bindsFounders: boolean;
  readonly hasPenalty: boolean;
}

/** What is put in, up or forward is no option to sell. */
const put = '\\bput\\b(?! (?:in|into|up|forward|together|aside|simply)\\b)';
const topic = alsoDescribed(describedRedemption, {
  titles: anyOf(
    new RegExp(`redemption|redeem|${put}|exit rights?|liquidity rights?|investor exit`, 'i'),
    /buy-?back right(?!.{0,20}vesting)|demand sale|(?:mandatory )?(?:retirement|retraction)/i,
    /return of (?:the )?investment|liquidity\b(?! (?:preference|event))/i,
  ),
  words: anyOf(
    /\b(?:call for|demand|request|require) (?:the )?(?:repayment|redemption|repurchase|buy-?back) of (?:their|its|the|our) (?:shares|stock)/i,
    /\boblige the (?:company|issuer) to buy\b|\bredeem(?:able|ed|s)?\b|\bredemption\b|\bput option/i,
    /require the company[^.;]{0,140}\b(?:buy|purchase|repurchase|redeem)/i,
    /\bask\b[^.;]{0,30}\b(?:to take back|(?:shares|stock) to be (?:bought|taken|repurchased))\b/i,
    /(?:investors?|holders?) (?:may|can|shall be entitled to|have the right to) (?:require|sell|put)[^.;]{0,80}\b(?:buy|purchase|repurchase)/i,
    /\bretire\b[^.;]{0,60}\b(?:preferred|stock|shares)/i,
    /\bsell\b[^.;]{0,40}\b(?:shares|stock|holding)\b[^.;]{0,30}\bback\b/i,
    /\b(?:investors?|holders?|we|it|they)\b[^.;]{0,30}\b(?:ask|call (?:up)?on|oblige)\b[^.;]{0,20}\bthe (?:company|issuer|corporation)\b[^.;]{0,120}\b(?:purchase|buy|acquire|redeem)/i,
  ),
  except: anyOf(
    /protective|consent|reserved|veto|matters|voting|vesting|leaver|founder|option pool|esop|drag|tag/i,
    /co-?sale|first refusal|conversion|dividend|liquidation|preference$|anti-?dilution|price/i,
    /registration|negative covenant|super-?majority|board|note|maturity|change of control/i,
  ),
});
const right = anyOf(
  /\b(?:ask for|demand|call for) (?:our|their|its) (?:money|investment|cash) back\b/i,
  /\bhand (?:our|their|its) (?:shares|stock) back\b|\bto take back\b[^.;]{0,20}\b(?:shares|stock)/i,
  /\b(?:shares|stock) to be bought\b|\bbuy (?:us|them) out\b|\b(?:shares|stock) bought back\b/i,
  /\b(?:call for|demand|request|require) (?:the )?(?:repayment|redemption|repurchase|buy-?back) of (?:their|its|the|our) (?:shares|stock)/i,
  /\boblige the (?:company|issuer) to buy\b|redeem(?:able|ed)?\b|redemption/i,
  new RegExp(put, 'i'),
  /require the company|(?:buy|purchase|repurchase) (?:their|its|our|the|his|all|back)\b/i,
  /\bretire\b[^.;]{0,60}\b(?:preferred|stock|shares)|\bsell\b[^.;]{0,60}\bback\b/i,
  /\bto (?:buy|purchase|acquire) (?:our|their|its) (?:shares|stock|holding)/i,
  // The answer to a label: "from year 4: cost plus 12%, payable by the company".
  /\b(?:payable|bought|paid) by (?:the )?company\b|\b(?:the )?company (?:buys|to buy)\b/i,
);
const nobodyMay = [
  "cannot|can not|can['\u2019]t|can never|may never|may not|shall not",
  'nobody|no one|no-one|no (?:share|stock)?holder|none of (?:the|them)',
].join('|');
const takenBack = 'put(?: back)?|redeem\\w*|redemption|bought back|buy back|repurchas\\w+';
const fromThen = 'before|until|prior to|unless|except|earlier than';
const denied = anyOf(
  /^\W*not (?:redeemable )?at (?:the )?(?:holders?|investors?|shareholders?)'?s? (?:option|request|election|call)\b/i,
  new RegExp(
    `\\b(?:${nobodyMay})\\b[^.;]{0,50}\\b(?:${takenBack})\\b(?![^.;]{0,60}\\b(?:${fromThen})\\b)`,
    'i',
  ),
  /(?:not|n't) (?:be )?redeemable|no (?:mandatory |optional )?(?:redemption|put)|non-?redeemable|\birredeemable/i,
  /without (?:any )?redemption|\bno rights? (?:of|to) (?:redemption|retraction|redeem)/i,
  /\b(?:no|neither|none of the) (?:series|class|holders?|shares?|preferred)\b[^.;]{0,50}\b(?:may|can|shall|has|have|will)\b[^.;]{0,40}\b(?:put|redeem\w*|retract\w*)\b/i,
  /\b(?:no|neither|none of the) (?:series|class|(?:share|stock)?holders?|investors?|shares?|preferred)\b[^.;]{0,30}\b(?:may|can|shall) (?:ask|call|demand|require|oblige)\b/i,
  /keine r\u00fccknahme/i,
);
/** "Not in year five and not ever": the year is no date from which the right begins. */
const atNoTime = /\bat no time\b|\bnever\b|(?:\bnot|n['\u2019]t)\b[^.;]{0,80}\bever\b/i;
const aboveCost = anyOf(
  /(?:greater|higher) of|fair (?:market )?value|market value|plus[^.;]{0,40}(?:%|per\s?cent|\u25a1)/i,
  /\b(?:[2-9]|1\.\d)\s?x\b|(?:two|three) times|\bcost plus\b/i,
  /(?:together with|plus|and)[^.;]{0,20}\b\d{1,2}\s?(?:%|per cent)|\b1\.\d+ times/i,
  /\b\d{3}\s?% of (?:cost|the)|IRR|internal rate/i,
);
const penalty =
  /(?:\bfail\w*\b|\bdefault\w*\b|unable|does not|if not)[^.;]{0,160}\b(?:redeem|pay|board|interest|conversion price|penalt|majority)/i;
const noPenalty = /\b(?:is|are|shall be|will be|counts? as)(?: not| no)(?: an?)? (?:default|breach|penalt)/i;

const foundersBuy = anyOf(
  /\bfounders?\b[^.;]{0,40}\bto (?:buy|purchase)|company (?:or|and) (?:the )?founders?/i,
  /\b(?:failing (?:that|which)|to the extent|otherwise)\b[^.;]{0,60}\b(?:founders?|two of you|you personally|promoters?)\b/i,
);

const notRedeemable = /(?:\bnot|n['\u2019]t) (?:be )?redeemable|\b(?:non-?|ir)redeemable\b/i;
const titled = new RegExp(`redemption|${put}`, 'i');
/** "The investor may look for a buyer for the whole of the company, and the others transfer their shares". */
const saleOfAll =
  /\b(?:buyer|purchaser|acquirer|sale|sell)\b[^.;]{0,30}\b(?:whole|all|entire)\b[^.;]{0,15}\b(?:company|business|shares)\b/i;

/** E09: whether investors can make the company buy them out. */
export const redemption = defineClause<Details>({
  ...taxonomy.redemption,
  appliesTo: ['priced-equity'],
  read(reading) {
    const all = scopeOf(reading, topic).sentences.filter((sentence) => !reading.isRefused(sentence));
    const denying = all.filter(
      (sentence) => denied.test(sentence.text) || isEmptyUnder(sentence, topic.titles),
    );
    const isDenied = denying.length > 0;
    // Where no share is redeemed, an investor's way to sell the whole company is a drag-along.
    const refused = sentencesWith(reading, notRedeemable);
    const isNowhere = isDenied || refused.length > 0;
    const sentences = all.filter(
      ({ text }) => !(isNowhere && saleOfAll.test(text) && !topic.words.test(text)),
    );
    const rights = matchesIn(sentences, right).filter(
      (found) => !isNegated(found) && !denied.test(found.sentence.text),
    );
    const years = readRedemptionDate(
      reading,
      sentences,
      ({ text, section }) =>
        (topic.titles.test(section?.title ?? '') || right.test(text)) &&
        !(denied.test(text) && atNoTime.test(text)),
    );
    // A heading with terms under it grants the right, even where its verb is left out.
    const isTitled = sentences.some(
      (sentence) =>
        !sentence.isLabel && titled.test(sentence.section?.title ?? '') && !isEmptyAnswer(sentence),
    );
    const isPresent =
      (isTitled && !isDenied) || rights.some(({ sentence }) => !sentence.isLabel) || years.value !== null;
    // Where only the heading names the right, everything under it states it.
    const isWorded = rights.some(({ sentence }) => !sentence.isLabel);
    const passages = isWorded ? rights : sentences;
    const text = sentences.map((sentence) => sentence.text).join(' ');
    const isOpen =
      years.value === unresolved ||
      (isPresent && isDenied && sentences.some((sentence) => reading.isAlternative(sentence)));
    const none = isNowhere ? [...new Set([...denying, ...refused])].slice(0, 2) : sentences.slice(0, 2);
    return {
      status: isOpen ? 'unresolved' : isPresent ? 'present' : isNowhere ? 'present-and-none' : 'absent',
      facts: { redemptionAfterYears: isOpen ? unresolved : isPresent ? years.value : null },
      evidence: quoteSentences(reading, isPresent ? passages : none, [...sentences, ...refused]),
      details: {
        isAboveCost: aboveCost.test(text),
        bindsFounders: rights.some(({ sentence }) => foundersBuy.test(sentence.text)),
        hasPenalty: penalty.test(text) && !noPenalty.test(text),
      },
    };
  },
  assess({ status, facts, details }, context) {
    if (status === 'absent') return [notPresent];
    if (status === 'present-and-none') {
      return [
        {
          rating: 'Green',
          risk: 'Investors cannot make the company buy back their shares.',
          recommendation: 'No change needed.',
        },
      ];
    }
    const notes = background(context, { norm: 'redemption', law: 'redemption' });
    if (status === 'unresolved') {
      return [
        {
          rating: 'Amber',
          risk: 'Whether, or when, investors can make the company buy back their shares is left open.',
          recommendation: 'Ask for no redemption right.',
          ...notes,
        },
      ];
    }
    return [{ ...assessRight(facts.redemptionAfterYears ?? null, details, context), ...notes }];
  },
});

const notPresent: Assessment = {
  rating: 'Green',
  risk: 'The document gives investors no right to make the company buy back their shares, which is in your favour.',
  recommendation: 'No change needed; check that it stays out of the final agreements.',
};

function assessRight(
  years: number | typeof unresolved | null,
  details: Details,
  context: AssessmentContext,
): Assessment {
  const isEarly = typeof years === 'number' && years < 5;
  const isHarsh = isEarly || details.isAboveCost || details.bindsFounders || details.hasPenalty;
  return {
    rating: isHarsh || typeof years !== 'number' ? 'Red' : 'Amber',
    risk: riskOfRight(years, details),
    recommendation: `Ask for this right to be removed; failing that, not before year five, at cost, by the company only and from funds it may lawfully use${context.signals.eisPromise ? '. It is not compatible with EIS relief' : ''}.`,
  };
}

function riskOfRight(years: number | typeof unresolved | null, details: Details): string {
  const when =
    typeof years === 'number'
      ? `after ${years === 1 ? '1 year' : `${formatNumber(years)} years`}`
      : 'at a time that is not stated';
  return [
    `Investors can make the company buy back their shares ${when}${details.isAboveCost ? ', for more than they paid' : ''}.`,
    ...(typeof years === 'number' && years < 5 ? ['Year five or later is usual.'] : []),
    ...(details.bindsFounders ? ['You may have to pay personally.'] : []),
    ...(details.hasPenalty ? ['There is a penalty if the company cannot pay.'] : []),
  ].join(' ');
}
