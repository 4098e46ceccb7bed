import { unresolved } from '../../facts.ts';
import { anyOf } from '../../reading/any-of.ts';
import { alsoDescribed } from '../../reading/described-topic.ts';
import { scopeOf } from '../../reading/scope.ts';
import type { Sentence } from '../../reading/sections.ts';
import { background } from '../background.ts';
import { type Assessment, defineClause } from '../clause.ts';
import { isStatement, quote, readRight } from '../stated-right.ts';
import { taxonomy } from '../taxonomy.ts';
import { describedTag } from './described-governance-terms.ts';
import { bindsFoundersOnly } from './founders-alone.ts';

interface Details {
  readonly isBanned: boolean;
  /** Founders are bound, and the document says that investors are not. */
  readonly bindsFoundersOnly: boolean;
  readonly hasCarveOuts: boolean;
  readonly hasFirstRefusal: boolean;
}

const whoBuys = 'buyer|purchaser|acquirer|offeror|that person|such person';
const ownPart = [
  'our|its|their|his|her',
  '(?:a )?(?:matching|corresponding|proportion\\w*|equal) (?:part|share|number)',
].join('|');
const tagTopic = alsoDescribed(describedTag, {
  titles:
    /\btag\b|tag-?along|co-?sale|take-?me-?along|drag and tag|mitverkaufsrecht|mitver\u00e4u\u00dferungsrecht/i,
  words: anyOf(
    /\bsell beside\b|\btag (?:along|on to)\b|\bsell\b[^.;]{0,30}\bto the same (?:buyer|purchaser|acquirer)/i,
    /\b(?:demand|ask|require|entitled) to be bought out\b/i,
    /\b(?:require|oblige)\b[^.;]{0,30}\b(?:that|such|any) person\b[^.;]{0,20}\bto (?:buy|purchase|acquire)\b[^.;]{0,20}\btheir\b/i,
    /\b(?:everybody|everyone|anyone|all others|the others|others)\b[^.;]{0,10}\b(?:can|may) (?:come|join|follow|sell) (?:in |too|as well|along)/i,
    /\b(?:every|each|any) (?:holder|share ?holder|stockholder) (?:can|may) (?:follow|join(?: in)?|come along) (?:if|where|when)\b/i,
    /\(tag\)|\bpiggy-?back\b[^.;]{0,40}\bsales? by|\btag-?\s?along|\bco-?sale|\bsell along\b/i,
    /\btake-?me-?along/i,
    /\b(?:sell|selling|join in|participate)\b[^.;]{0,60}\b(?:alongside|along with|in (?:such|the|that|any) (?:sale|transfer)|on the same terms)/i,
    new RegExp(
      `\\b(?:require|oblige|ask|demand|insist)\\b[^.;]{0,30}\\b(?:${whoBuys})\\b[^.;]{0,30}\\b(?:takes?|buys?|purchases?|acquires?)\\b[^.;]{0,20}\\b(?:${ownPart})\\b`,
      'i',
    ),
    /\b(?:may|can|entitled to|right to) (?:join|take part|participate|sell)\b(?! (?:in )?(?:the |any )?(?:board|meeting|round|issue))[^.;]{0,40}\bsale\b/i,
    /\bmitverkauf/i,
  ),
  except: anyOf(
    /drag-?along(?!.*tag)|^drag\b(?!.*tag)|liquidation|registration|anti-?dilution|^definitions?$/i,
    /pro-?\s?rata|new issues(?!.*transfer)|participation rights?$|exclusiv/i,
  ),
  names: /\btag[- ]?along\b|\bco-sale\b|^\W*tag,/i,
  grants: anyOf(
    /\b(?:holder|share ?holder|stockholder) (?:can|may) (?:follow|join|come along)\b/i,
    /\bto tag along\b|\bsell beside\b|\bto the same (?:buyer|purchaser|acquirer)|\bbe bought out\b/i,
    /\b(?:can|may) (?:come|join|follow|sell) (?:in |too|as well|along)|\(tag\)|\bpiggy-?back|\btag/i,
    /co-?sale|\bsell along\b|take-?me-?along|alongside/i,
    /participate in (?:such|the|that|any) (?:sale|transfer)|opportunity to (?:participate|join)/i,
    /right to (?:participate|join|sell)|same terms/i,
    /\b(?:require|oblige|ask|demand|insist)\b[^.;]{0,30}\b(?:buyer|purchaser|acquirer|offeror|that person|such person)\b/i,
    /\b(?:may|can|entitled to|right to) (?:join|take part|participate|sell)\b[^.;]{0,40}\bsale\b/i,
    /mitverkauf/i,
  ),
  denies: anyOf(
    /\bno (?:tag-?\s?along|co-?sale)|\bno right to (?:join(?: in)?|sell (?:alongside|with|beside)|tag|follow)\b/i,
    /(?:tag-?\s?along|co-?sale)(?: rights?)?\s?(?:[:-]\s?)?(?:none|nil|not applicable|n\/a)\b/i,
  ),
});
const transferTopic = {
  titles: anyOf(
    /transfers?\b|right of first refusal|first refusal|\brofr\b|vorkaufsrecht/i,
    /restrictions on (?:share )?transfer|co-?sale|tag|verf\u00fcgung|\u00fcbertragung/i,
  ),
  words: anyOf(
    /right of first refusal|\brofr\b|vorkaufsrecht|\bpre-?emption rights? on (?:the )?transfers?/i,
    /\bno (?:founder )?transfers?\b/i,
    /\b(?:founders?|promoters?)\b[^.;]{0,40}\boffer (?:their|its|his|her) shares to\b/i,
  ),
  except: /drag|registration|confidential|information|conversion|anti-?dilution|ip\b|intellectual/i,
};
const mustNot = 'may not|shall not|cannot|will not|are not permitted to|must not|prohibited from';
const limits = [
  'months?|years?|without|unless',
  'until (?!an? (?:exit|sale|ipo|listing|flotation|liquidity|change)|(?:the )?(?:investors?|funds?|we|they)\\b[^.;]{0,20}\\b(?:exit|sold))',
  'except\\w*|other than|before|prior|for a period|if|during|more than|to (?:a )?competitor',
].join('|');
const forbidden = 'prohibited|barred|banned|forbidden';
const exceptions = 'months?|years?|until|without|unless|except\\w*|save|while|other than|before|prior|for';
const ban = anyOf(
  new RegExp(
    `\\b(?:founders?|promoters?|key holders?)\\b[^.;]{0,60}\\b(?:${mustNot})\\b[^.;]{0,40}\\b(?:transfer|sell|dispos\\w+|pledg\\w+)(?![^.;]{0,160}\\b(?:${limits})\\b)`,
    'i',
  ),
  new RegExp(
    `\\bno (?:founder|promoter|key holder)\\b[^.;]{0,20}\\b(?:may|shall|can)\\b[^.;]{0,30}\\b(?:transfer|sell|dispos\\w+)(?![^.;]{0,160}\\b(?:${exceptions})\\b)`,
    'i',
  ),
  /\btotal (?:ban|prohibition)/i,
  new RegExp(
    `\\btransfers?\\b[^.;]{0,30}\\b(?:${forbidden}|not (?:permitted|allowed))\\b(?![^.;]{0,120}\\b(?:${limits})\\b)`,
    'i',
  ),
  /\bno (?:founder )?transfers?\b(?![^.;]{0,80}\b(?:without|unless|except|save|while|as long as|until|before|for|within|other than)\b)/i,
);
/** "For 36 months after completion …": a ban with an end is a lock-up. */
const limitedInTime =
  /\b(?:for|during|within|until) (?:a period of |the |an? )?(?:first |next |initial )?(?:\d+|[a-z-]+) (?:\(\d+\) )?(?:months?|years?)\b/i;
const carveOuts = anyOf(
  /estate|famil(?:y|ies)|trusts?\b|permitted transfer|affiliates?|customary except|small|\d\s?%/i,
  /customary carve|verbundene/i,
);
const firstRefusal = /first refusal|\brofr\b|vorkaufsrecht|pre-?emption/i;

/** "No exceptions" allows nothing. */
const withoutExceptions = /\b(?:no|without(?: any)?) exceptions?\b/gi;

function isBan(text: string): boolean {
  return ban.test(text.replace(withoutExceptions, ' ')) && !limitedInTime.test(text);
}

const answerOfBan = new RegExp(`^\\W*(?:${forbidden}|(?:not|none) (?:permitted|allowed))\\b`, 'i');

/** "Founder transfers: prohibited, no exceptions". */
function isAnswerOfBan({ text, section, isLabel }: Sentence): boolean {
  if (isLabel || !/\b(?:founders?|promoters?)'?\b[^.;]{0,12}\btransfers?\b/i.test(section?.title ?? ''))
    return false;
  return answerOfBan.test(text) && isBan(text.replace(answerOfBan, 'transfers prohibited'));
}

/** G05: what binds a holder who wants to sell, and who may sell alongside. */
export const transfer = defineClause<Details>({
  ...taxonomy.transfer,
  appliesTo: ['priced-equity'],
  read(reading) {
    const tag = readRight(reading, tagTopic);
    const sentences = scopeOf(reading, transferTopic).sentences.filter(isStatement);
    const texts = [...sentences, ...tag.sentences].map((sentence) => sentence.text);
    const isSilent = tag.value === null && sentences.length === 0;
    return {
      status: isSilent
        ? 'absent'
        : tag.value === unresolved
          ? 'unresolved'
          : tag.value === false && sentences.length === 0
            ? 'present-and-none'
            : 'present',
      facts: { tagAlong: tag.value },
      evidence: quote(reading, [...sentences, ...tag.supporting]),
      details: {
        isBanned: sentences.some(isAnswerOfBan) || texts.some(isBan),
        bindsFoundersOnly: bindsFoundersOnly(texts),
        hasCarveOuts: texts.some((text) => carveOuts.test(text)),
        hasFirstRefusal: texts.some((text) => firstRefusal.test(text)),
      },
    };
  },
  assess({ status, facts, details }, context) {
    if (status === 'absent') return [];
    return [{ ...rate(details, facts.tagAlong === true), ...background(context, { norm: 'tag-along' }) }];
  },
});

function rate(
  { isBanned, bindsFoundersOnly, hasCarveOuts, hasFirstRefusal }: Details,
  hasTag: boolean,
): Assessment {
  if (isBanned) {
    return {
      rating: 'Red',
      risk: 'Founders may not sell or transfer any of their shares, with no end to the ban.',
      recommendation: 'Ask for an end date, and for transfers to family, trusts and small sales to be free.',
    };
  }
  if (bindsFoundersOnly) {
    return {
      rating: 'Red',
      risk: 'The rules bind only founders who want to sell; investors may sell to anyone they like.',
      recommendation:
        'Ask for the same transfer rules to bind investors, or at least for them not to sell to a competitor and for founders to be able to sell alongside them.',
    };
  }
  const rights = [
    ...(hasFirstRefusal ? ['others may buy first'] : []),
    ...(hasTag ? ['investors may sell alongside'] : []),
  ];
  return {
    rating: 'Green',
    risk:
      rights.length > 0
        ? `If a founder sells shares, ${rights.join(' and ')}.`
        : 'The rules on share transfers are usual.',
    recommendation: hasCarveOuts
      ? 'No change needed.'
      : 'Usual. Ask for transfers to family and trusts, and small sales, to be exempt.',
  };
}
