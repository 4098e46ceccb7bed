import { unresolved } from '../../facts.ts';
import { anyOf } from '../../reading/any-of.ts';
import { findMoney } from '../../reading/numbers/money.ts';
import { findPercentages } from '../../reading/numbers/percentage.ts';
import type { Reading } from '../../reading/reading.ts';
import type { Sentence } from '../../reading/sections.ts';

/** What the investors' consent covers and who gives it. */
export interface ConsentMatters {
  /** Matters listed, as far as they can be counted. */
  readonly count: number;
  readonly coversHiring: boolean;
  readonly coversChiefExecutive: boolean;
  readonly coversBudget: boolean;
  /** Lowest amount above which an expense or contract needs consent, in units of the currency. */
  readonly spendingLimit: number | null;
  /** Lowest amount above which borrowing needs consent. */
  readonly debtLimit: number | null;
  readonly anySingleInvestor: boolean;
  /** The consent is one named investor's. */
  readonly oneHolder: boolean;
  /** Share of the class that must agree, in per cent. */
  readonly votePercent: number | null;
  /** The document says when the consent is no longer needed. */
  readonly hasSunset: boolean;
}

const staffing = [
  'hir(?:e|ing)|employ(?:ing)?\\b(?! stock)|engag(?:e|ing)|appoint(?:ing|ment)?|dismiss\\w*',
  'terminat\\w*|fir(?:e|ing)|recruit\\w*|remov\\w*',
].join('|');
const staff = anyOf(
  /\bhiring (?:at )?above\b|\bsenior hires?\b/i,
  /\b(?:hiring|letting go|taking on|paying)\b[^.;]{0,30}\b(?:anybody|anyone|people|staff)\b/i,
  /\bengagement of (?:an? |any )?(?:employee|staff)\b/i,
  /\b(?:any|each|every) (?:new )?(?:hire|dismissal|recruitment|appointment)\b/i,
  /\bhires? or dismiss(?:als?|es)?\b|\b(?:taking|take) on (?:anyone|any person|staff|people)\b/i,
  /\b(?:hire|hiring|engag\w+|employ\w*|dismiss\w*|recruit\w*|fir(?:e|ing)|sack\w*)\b[^.;]{0,40}\b(?:anyone|anybody|any person)\b/i,
  /\b(?:alter|chang)\w*\b[^.;]{0,30}\b(?:is|are) paid\b/i,
  new RegExp(
    `\\b(?:${staffing})\\b[^.;]{0,60}\\b(?:employees?|staff|personnel|officers?|executives?|managers?|consultants?|senior|c-level|key)\\b`,
    'i',
  ),
  /\b(?:salary|salaries|compensation|remuneration|pay)\b[^.;]{0,60}\b(?:employees?|officers?|executives?|directors?|staff|senior|management|founders?|any person)\b/i,
  /\b(?:employees?|officers?|executives?|founders?)'?\s(?:salar|compensation|remuneration)/i,
  /einstellung/i,
);
const chiefExecutive =
  /\b(?:appoint\w*|remov\w*|dismiss\w*|replac\w*|terminat\w*|hir\w+|chang\w+)\b[^.;]{0,40}\b(?:CEO|chief executive|managing director|gesch\u00e4ftsf\u00fchrer)/i;
const budget = /\b(?:annual |yearly )?(?:budget|business plan)\b|jahresbudget/i;
const spending = anyOf(
  /\b(?:expenditure|spend\w*|expens\w+|capex|capital expenditure|payments?|contracts?|commitments?|purchas\w+|liabilit\w+|transactions?|agreements?)\b/i,
  /vertr\u00e4ge/i,
);
const debt = /\b(?:debt|borrow\w*|indebtedness|loans?|credit|guarantees?|lend\w*)\b|fremdkapital/i;
const single = anyOf(
  /\b(?:any|each|every)\s(?:single\s|individual\s|one\s)?(?:of the\s)?(?:investors?|holders?)\b[^.;]{0,40}\b(?:consent|veto|approv)/i,
  /(?:consent|approval|veto)\b[^.;]{0,20}\b(?:of|by|from)\s(?:each|every|any|all)(?: of)?(?: the)?\s(?:investors?|holders?)/i,
);
const oneInvestor = anyOf(
  /\b(?:lead investor|the investor)(?:'s)?\b[^.;]{0,30}\b(?:consent|approval|veto)/i,
  /(?:consent|approval|veto)[^.;]{0,25}\b(?:of|by|from)\s(?:the\s)?(?:lead\s)?investor\b(?!s| majority| director| consent)/i,
);
const classVote = /\b(?:consent|approval|vote|holders|majority)\b/i;
const lasting = [
  '(?:for )?(?:so|as) long as|until|while|provided that|once|(?:falls?|fall) away|ceas\\w+|laps\\w+',
  'ends?|expir\\w+|terminat\\w+',
].join('|');
/** "So long as 25% of the shares remain outstanding", "falls away on a listing". */
const sunset = anyOf(
  new RegExp(
    `\\b(?:${lasting})\\b[^.;]{0,80}\\b(?:remain\\w*|outstanding|holds?|holding|own(?:s|ed)?|held|ipo|flotation|listing|public offering|admission|qualified|fewer|less|below)\\b`,
    'i',
  ),
  /\b(?:ipo|flotation|listing|public offering)\b[^.;]{0,40}\b(?:falls? away|ceas\w+|laps\w+|ends?|expir\w+|terminat\w+)\b/i,
);
const threeQuarters =
  /\b(?:holders? of|consent of|approval of|vote of) (?:at least )?(?:three[- ](?:quarters|fourths)|3\/4)\b/i;
const exemption = /within (?:the )?(?:approved )?budget|ordinary course|other than|except/i;

/** "Hiring and ordinary spending are left to management": named, and no matter of theirs. */
const leftToCompany =
  /\b(?:left|(?:remain|stay)(?:s|ing)?|is|are) (?:a matter )?(?:to|with|for) (?:the )?(?:management|founders?|company|chief executive|board|(?:two|three|both) of you|you)\b/i;
/** "Salaries are outside this list", "personnel decisions are none of these matters". */
const outsideList = anyOf(
  /\b(?:is|are|falls?|stands?|remains?|stays?) outside (?:of )?(?:this|that|the|our|these)\b/i,
  /^(?:[\d.]{1,5} )?not (?:required|needed|necessary)\b/i,
  /\b(?:none|not (?:one|any|part)) of (?:these|those|them|our)\b/i,
  /\bnot (?:among|on|in|part of) (?:them|these|those|this|that|the|our)\b/i,
);
/** "The Investors have no say in the spending of the budget". */
const noSay = /\bno say (?:in|on|over|about)\b(?![^.;]*\b(?:unless|except|until|below|but)\b)/i;

/** Whether words name matters that need nobody's consent. */
export function isNoMatter(part: string): boolean {
  return leftToCompany.test(part) || outsideList.test(part) || noSay.test(part);
}

/** Reads the list of consent matters. */
export function readConsentMatters(reading: Reading, sentences: readonly Sentence[]): ConsentMatters {
  const listed = sentences.filter(({ section }) => !isNoMatter(section?.title ?? ''));
  const texts = listed.map(({ text }) => text.replace(/[^.;]+/g, (part) => (isNoMatter(part) ? '' : part)));
  const parts = texts.flatMap((text) => text.split(/;|\((?:[ivx]{1,4}|[a-z])\)|,\s(?=(?:or|and)\s)|,/));
  const some = (pattern: RegExp) => parts.some((part) => pattern.test(part));
  const limits = (pattern: RegExp, other?: RegExp) =>
    parts
      .filter((part) => pattern.test(part) && !(other?.test(part) ?? false))
      .flatMap((part) => findMoney(part, reading.decimalMark))
      .flatMap(({ value }) => (typeof value === 'number' && value >= 1_000 ? [value] : []));
  const votes = texts
    .filter((text) => classVote.test(text))
    .flatMap((text) =>
      findPercentages(text).filter(({ start }) =>
        /(?:least|more than|holders? of|consent of|approval of|vote of|holding|>|over)[^.;]{0,30}$/i.test(
          text.slice(0, start),
        ),
      ),
    )
    .flatMap(({ value }) => (value === unresolved ? [] : [value]));
  if (texts.some((text) => threeQuarters.test(text))) votes.push(75);
  return {
    count: parts.filter((part) => part.trim().split(/\s+/).length > 1).length,
    coversHiring: some(staff),
    coversChiefExecutive: some(chiefExecutive),
    coversBudget: parts.some((part) => budget.test(part) && !exemption.test(part)),
    spendingLimit: lowest(limits(spending, debt)),
    debtLimit: lowest(limits(debt)),
    anySingleInvestor: texts.some((text) => single.test(text)),
    oneHolder: texts.some((text) => oneInvestor.test(text)),
    votePercent: votes.length > 0 ? Math.max(...votes) : null,
    hasSunset: texts.some((text) => sunset.test(text)),
  };
}

function lowest(amounts: readonly number[]): number | null {
  return amounts.length > 0 ? Math.min(...amounts) : null;
}
