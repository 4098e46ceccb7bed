import { formatMonths } from '../../assessment/wording.ts';
import { type Fact, unresolved } from '../../facts.ts';
import { anyOf } from '../../reading/any-of.ts';
import { alsoDescribed } from '../../reading/described-topic.ts';
import { isEmptyAnswer } from '../../reading/empty-answer.ts';
import { sentencesWith } from '../../reading/layout.ts';
import { inMonths } from '../../reading/numbers/duration.ts';
import { scopeOf } from '../../reading/scope.ts';
import type { Section, Sentence } from '../../reading/sections.ts';
import { type Assessment, defineClause } from '../clause.ts';
import { durationsIn, settleDuration } from '../stated-duration.ts';
import { hasTitle, isOpenAnswer, isStatement, quote } from '../stated-right.ts';
import { taxonomy } from '../taxonomy.ts';
import { describedLockUp } from './described-founder-terms.ts';
import { lengthsOf } from './nearest-restraint.ts';

interface Details {
  readonly untilExit: boolean;
  /** A part of the shares is free from the start. */
  readonly hasFreePart: boolean;
}

/** "Neither founder may charge any share", "a bar on disposals", "no disposal of founder shares". */
const plainBan = anyOf(
  /\bno (?:share|stock)holder\b[^.;]{0,40}\b(?:sells?|transfers?|dispos\w+)\b[^.;]{0,12}\bfor (?:\d|\w+ (?:months|years))/i,
  /\b(?:neither|no) (?:founder|promoter|key holder)\b[^.;]{0,20}\b(?:sells?|transfers?|dispos\w+)\b/i,
  /(?<!\bno )\b(?:bar|ban|embargo) on (?:any )?(?:disposals?|transfers?|sales?|selling)\b/i,
  /\bno (?:disposals?|sale|transfer) of\b[^.;]{0,12}\b(?:founder|promoter|their)'?s?'? (?:shares|stock)\b/i,
  /\b(?:founders?|promoters?)\b[^.;]{0,12}\b(?:keep|hold) (?:their shares )?(?:for )?[\w-]+ (?:months|years)\b/i,
);
/** "Join anything that sells networking": what a business sells is no share. */
const notOfGoods = '(?<!\\b(?:that|which|who) )';
const topic = alsoDescribed(describedLockUp, {
  titles: anyOf(
    /lock-?\s?(?:up|in)|\btransfers?\b|transfer restrictions|restrictions on transfer|inalienab/i,
    /ver\u00e4u\u00dferungssperre|standstill on shares/i,
  ),
  words: anyOf(
    plainBan,
    /\bkeep (?:all |all of )?their (?:shares|stock|holdings?) for\b/i,
    /\bno[- ](?:sale|transfer|pledge)\b[^.;]{0,30}\bfor (?:\d|\w+ (?:months|years))/i,
    /\bshares\b[^.;]{0,30}\bremain with (?:you|the founders?)\b/i,
    /\bno (?:founder|promoter|key holder)\b[^.;]{0,20}\b(?:may|shall|can)\b[^.;]{0,30}\b(?:transfer|sell|dispos\w+)/i,
    /\block-?\s?(?:up|in)\b|\binalienable\b|\blocked (?:from|until|till|for)\b/i,
    new RegExp(
      '\\b(?:founders?|promoters?|key holders?)\\b[^.;]{0,60}\\b(?:cannot|(?:\\w+ )?not)\\b' +
        `[^.;]{0,40}\\b${notOfGoods}(?:transfer|sell|dispos\\w+)`,
      'i',
    ),
  ),
  except:
    /registration|exclusiv|drag|tag|co-?sale|option|esop|market stand-?off|ip\b|intellectual|confidential/i,
});
const lockWords = anyOf(
  plainBan,
  /\u043d\u0435 \u043c\u043e(?:\u0436\u0435\u0442|\u0433\u0443\u0442) (?:\u043f\u0440\u043e\u0434\u0430\u0432\u0430\u0442\u044c|\u043e\u0442\u0447\u0443\u0436\u0434\u0430\u0442\u044c) \u0430\u043a\u0446\u0438\u0438/i,
  /\bkeeps? (?:all (?:of )?)?(?:their|his|her|your) shares for\b/i,
  /\bnobody may (?:dispose|sell|transfer)\b/i,
  /\bkeep (?:all |all of )?their (?:shares|stock|holdings?) for\b|\bno[- ](?:sale|transfer|pledge)\b/i,
  /\bremain with (?:you|the founders?)\b|\block(?:ed)?[\s-]?(?:up|in)\b|\binalienable\b/i,
  new RegExp(`\\b(?:cannot|not|no)\\b[^.;]{0,60}\\b${notOfGoods}(?:transfer\\w*|sell|sold|dispos\\w+)`, 'i'),
);
const lockTitle = /lock-?\s?(?:up|in)|inalienab|sperre/i;
const flotation =
  /\b(?:ipo|initial public offering|public offering|flotation|underwriter\w*|listing|effective date|registration statement|market stand-?off|admission)\b/i;
const investorsOnly = /^\W*(?:the )?investors?\b(?![^.;]{0,40}\band\b[^.;]{0,20}\bfounders?)/i;
const untilExit = anyOf(
  /\b(?:until|prior to|before)\b[^.;]{0,30}\b(?:an? )?(?:reali[sz]ation|trade sale)\b/i,
  /\bremain with (?:you|the founders?)\b[^.;]{0,20}\buntil\b/i,
  /\b(?:until|prior to|before)\b[^.;]{0,30}\b(?:an? )?(?:exit|sale of the company|change of control|liquidity event|ipo)\b/i,
  /\buntil the (?:company|business) (?:has been|is) sold\b|\bno end date\b|\bindefinite(?:ly)?\b/i,
  /\block(?:ed)?[ -]?(?:up|in)?\b[^.;]{0,30}\b(?:to|till) (?:an? |the )?(?:exit|sale|IPO)\b/i,
  /\b(?:so|as) long as (?:the )?(?:investors?|fund|we|it)\b[^.;]{0,20}\b(?:holds?|remains?|owns?)\b/i,
);
const bansFounders =
  /\b(?:founders?|promoters?|key holders?)\b[^.;]{0,40}\b(?:may|shall|will|can|must) ?not\b[^.;]{0,40}\b(?:transfer|sell|dispose|encumber)/i;
const otherPurpose = anyOf(
  /(?<!\b(?:transfers?|sells?|dispos(?:es?|als?))\b[^.;]{0,25})\bwithin\b[^.;]{0,25}$/i,
  /\b(?:notice|notify|offer period|respond|option period|exercise\w*)\b[^.;]{0,25}$/i,
);
const freePart = /(?:except|save|other than|up to|excluding|without)[^.;]{0,40}\b(?:1[5-9]|[2-9]\d)\s?%/i;
const none = anyOf(
  /\b(?:no|without an?) (?:founder )?lock-?\s?(?:up|in)/i,
  /lock-?\s?(?:up|in)\s?[:-]?\s(?:none|nil|not applicable|n\/a)\b/i,
);

/** F07: how long founders may not sell any shares. */
export const lockUp = defineClause<Details>({
  ...taxonomy.lockUp,
  appliesTo: ['priced-equity'],
  read(reading) {
    const sentences = scopeOf(reading, topic).sentences.filter(
      (sentence) => isStatement(sentence) && isFounderLock(sentence),
    );
    const stated = durationsIn(
      sentences.filter(({ text }) => !none.test(text)),
      reading,
    ).filter(({ before }) => !otherPurpose.test(before.slice(-40)));
    const found = lengthsOf('disposing', stated);
    const settled = settleDuration(reading, found, inMonths);
    let value: Fact<number> = settled.value;
    const isNone = sentences.some(
      (sentence) =>
        none.test(sentence.text) || (isEmptyAnswer(sentence) && hasTitle(sentence.section, lockTitle)),
    );
    if (value === null && isNone) value = 0;
    if (
      value === null &&
      sentences.some((sentence) => hasTitle(sentence.section, lockTitle) && isOpenAnswer(sentence))
    ) {
      value = unresolved;
    }
    // A ban until an exit may stand among the rules on transfers and co-sale.
    const isInScope = new Set(sentences);
    const lasting = sentencesWith(reading, untilExit).filter(
      (sentence) => isInScope.has(sentence) || bansFounders.test(sentence.text),
    );
    return {
      status:
        value === unresolved
          ? 'unresolved'
          : value === 0
            ? 'present-and-none'
            : value !== null || lasting.length > 0
              ? 'present'
              : 'absent',
      facts: { lockUpMonths: value },
      evidence: quote(reading, found.length > 0 ? found.map(({ sentence }) => sentence) : lasting),
      details: {
        untilExit: lasting.length > 0 && value === null,
        hasFreePart: sentences.some(({ text }) => freePart.test(text)),
      },
    };
  },
  assess({ status, facts, details }) {
    if (status === 'absent' || status === 'present-and-none') return [];
    return [rate(facts.lockUpMonths ?? null, details)];
  },
});

function isFounderLock({ text, section }: Sentence): boolean {
  if (flotation.test(text) && !/\buntil\b/i.test(text)) return false;
  // "Lock-up in a public offering: 180 days": what underwriters ask of every holder.
  if (flotation.test(section?.title ?? '')) return false;
  if (isInvestorRow(section) || investorsOnly.test(text)) return false;
  return lockWords.test(text) || hasTitle(section, lockTitle);
}

/** The label of a row is short; the heading of a whole offer may name its investors too. */
const longestLabel = 40;

/** A table may give founders and investors a row each. */
function isInvestorRow(section: Section | null): boolean {
  const title = section?.title ?? '';
  if (title.length > longestLabel) return false;
  return /\binvestor(?:s|en)?\b|employees?|mitarbeiter/i.test(title) && !/founder|gr\u00fcnder/i.test(title);
}

function rate(months: Fact<number>, { untilExit: lasts, hasFreePart }: Details): Assessment {
  if (lasts) {
    return {
      rating: 'Red',
      risk: 'You may not sell any shares until the whole company is sold.',
      recommendation:
        'Ask for a lock-up of at most 24 months, with a small part (15%) free to sell from the start.',
    };
  }
  if (months === null || months === unresolved) {
    return {
      rating: 'Amber',
      risk: 'The document provides for a lock-up of your shares, but its length is left open.',
      recommendation: 'Get the length filled in: at most 24 months.',
    };
  }
  if (months > 36) {
    return {
      rating: 'Red',
      risk: `You may not sell any shares for ${formatMonths(months)}.`,
      recommendation: 'Ask for at most 24 months, with a small part (15%) free from the start.',
    };
  }
  const isLong = months > 24 && !hasFreePart;
  return {
    rating: isLong ? 'Amber' : 'Green',
    risk: `You may not sell ${hasFreePart ? 'most of your' : ''} shares for ${formatMonths(months)}.`.replace(
      '  ',
      ' ',
    ),
    recommendation: isLong
      ? 'Ask for at most 24 months.'
      : 'Usual. Ask for transfers to family and trusts to be exempt.',
  };
}
