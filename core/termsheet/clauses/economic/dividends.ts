import { formatPercent } from '../../assessment/wording.ts';
import { type Fact, unresolved } from '../../facts.ts';
import { anyOf } from '../../reading/any-of.ts';
import { alsoDescribed } from '../../reading/described-topic.ts';
import { isEmptyUnder } from '../../reading/empty-answer.ts';
import { isNegated } from '../../reading/negation.ts';
import { findPercentages } from '../../reading/numbers/percentage.ts';
import { quoteSentences } from '../../reading/quote-sentences.ts';
import type { Reading } from '../../reading/reading.ts';
import { matchesIn, scopeOf } from '../../reading/scope.ts';
import type { Sentence } from '../../reading/sections.ts';
import { type Candidate, larger, settle } from '../../reading/settle.ts';
import { background } from '../background.ts';
import { type Assessment, defineClause } from '../clause.ts';
import { taxonomy } from '../taxonomy.ts';
import { describedDividends } from './described-economic-terms.ts';

interface Details {
  readonly isCompounding: boolean;
  readonly isPaidInKind: boolean;
}

const topic = alsoDescribed(describedDividends, {
  titles: anyOf(
    /dividend|^(?:coupon|yield)$|preferred return|preferential return|preferred yield/i,
    /preferred interest|\u0434\u0438\u0432\u0438\u0434\u0435\u043d\u0434|gewinnanteil/i,
  ),
  words: anyOf(
    /\b(?:stock|shares?) (?:earns?|yields?|accrues?)\b[^.;]{0,20}(?:%|per cent) (?:a|per) (?:year|annum)/i,
    /\d ?% (?:a|per) (?:year|annum) accrues\b|\bdividends?\b|\bpreferred yield/i,
    /\b(?:preferred|preference|series [a-z]) shares?\b[^.;]{0,12}\b(?:earns?|bears?|carr(?:y|ies))\b[^.;]{0,15}\d+ ?%/i,
    /\baccrues? (?:at )?\d[\d.,]* ?(?:%|per cent) (?:a|per) (?:year|annum)|preferred return/i,
    /accru\w+ return|cumulative preference|cumulative preferred|\bnothing accrues\b/i,
  ),
  except: anyOf(
    /liquidation|preference$|return of capital|conversion|anti-?dilution|protective|consent|reserved/i,
    /veto|redemption|information|option|voting|board|price|qualified|change of control/i,
  ),
  // "Preference. Our money once, or conversion. No dividend and nothing which accrues."
  names: /\bno (?:\w+ )?dividends?\b[^.;]{0,30}\b(?:nothing|none) (?:which |that )?(?:accru|cumulat)es\b/i,
});
const cumulative = anyOf(
  /\b(?:left|leaves?|leave it|stays?|remains?) (?:standing|owing|owed)\b/i,
  /\baccru(?:e|es|ing)\b[^.;]{0,12}\bcompound/i,
  /(?:%|\bper\s?cent) (?:a|each|every|per) (?:year|annum)\b[^.;]{0,40}\b(?:it|which|that) (?:accrues|compounds|adds up|builds up|rolls up)\b/i,
  /(?:%|\bper\s?cent) (?:a|per) (?:year|annum) accrues\b/i,
  /\b(?:owed|due) to (?:us|them|the investors?) whether or not\b|\bruns? whether or not\b/i,
  /\bcompounded (?:each|every|annually|quarterly|monthly|yearly)\b/i,
  /\bwhether or not\b[^.;]{0,30}\bdeclares?\b|\d ?% (?:a|per) (?:year|annum) accrues\b/i,
  /(?<!non-?\s?)(?<!not )\bcumulative\b|(?<!non-?\s?)\bcum\b/i,
  /\baccru(?:e|es|ing)\b[^.;]{0,60}(?:%|per\s?cent|per annum|annual|daily|whether)/i,
  /whether or not (?:they are |it is )?declared|(?<!\bnothing )\b(?:ac)?cumulat(?:e|es|ing)\b/i,
  /\b(?:builds?|rolls?|rolled|adds?|piles?|mounts?) up\b/i,
  /\baccru(?:e|es|ing)\b[^.;]{0,40}\b(?:from day to day|day to day|regardless|irrespective)/i,
  /\b(?:added to|increases?) the (?:stated value|preference|liquidation)/i,
  /(?:whether or not|regardless of whether|irrespective)[^.;]{0,40}\b(?:declares?|declared|declaration|profits?)/i,
);
const notCumulative = anyOf(
  /\bnot (?:ask(?:ing)? for|want(?:ing)?) (?:a|any) dividends? that (?:builds|adds|piles|rolls) up\b/i,
  /\bno regular dividend\b|non-?\s?cumulative|not (?:be )?cumulative|\bnon-?\s?cum\b/i,
  /no (?:(?:fixed|preferential|preferred|mandatory|cumulative|special|guaranteed|accruing)(?:,| or| and|\/)? ?)+dividends?/i,
  /no (?:coupon|dividends?)\b(?! (?:or|and) (?:repurchase|redempt))/i,
  /\b(?:nothing|none) (?:(?:which|that) )?(?:accru|(?:ac)?cumulat)(?:es|ing)\b/i,
  /\b(?:nothing|none) (?:carries forward|(?:is )?fixed)\b|\bno\b[^.;]{0,20}\baccruing coupon/i,
  /\bnever (?:be )?cumulative\b|\b(?:never|not) (?:be )?(?:accru|accumulat|pil|build|roll)(?:e|es|ing)(?: up)?\b/i,
  /\b(?:do|does|shall|will) not (?:accumulate|cumulate|accrue|build up|carry (?:forward|over)|roll (?:up|over))/i,
  /\blapse\b[^.;]{0,40}/i,
  /\u043d\u0435 \u0438\u043c\u0435\u0435\u0442 \u043e\u0431\u044f\u0437\u0430\u0442\u0435\u043b\u044c\u043d\u044b\u0445 \u0434\u0438\u0432\u0438\u0434\u0435\u043d\u0434/i,
);
const discretionary = anyOf(
  /when,?(?: as)?,? and if (?:paid |declared)|if,? and when|as and when declared|if declared|^\W*as declared\b/i,
  /when declared|(?:when|as|if)[^.;]{0,25}\bif the (?:board|directors)/i,
  /\b(?:only )?if the (?:board|directors) (?:declares?|determines?|decides?)/i,
  /\b(?:if|when) (?:any|the directors) (?:is |are )?declare/i,
  /\b(?:only|solely|just)\b[^.;]{0,12}\b(?:if|when|as|upon|on|by)\b[^.;]{0,35}\b(?:declar\w+|resol\w+)/i,
  /\b(?:as|such as|whenever|when) the (?:board|directors)\b[^.;]{0,30}\b(?:declares?|decides?|resolves?|likes?)/i,
  /\bdiscretion(?:ary)?\b|\b(?:matter|decision) (?:for|of) the (?:board|directors|general meeting)/i,
);

const compounding = anyOf(
  /\b(?:on|over) (?:the )?(?:unpaid |accrued )?dividends? (?:left|not paid|unpaid|outstanding|in arrears|that (?:are|were|stay))\b/i,
  /(?<!not )(?<!non-)compound|\bgrows on itself\b/i,
  /\badded to the (?:sum|amount|capital|principal)\b[^.;]{0,25}\b(?:carries|bears|earns)\b/i,
  /\bitself (?:bears?|carr(?:y|ies)|earns?)\b/i,
  /\b(?:return|dividend|interest) (?:is )?earned on (?:it|them|unpaid)/i,
);

const paidInKind = anyOf(
  /paid[- ]in[- ]kind|\bPIK\b|payable in (?:additional )?shares/i,
  /\b(?:settled?|paid|pay|satisf\w+) in (?:further|additional|more) shares\b/i,
  /\badded to the (?:stated value|preference|liquidation)|\brolled up\b/i,
);

/** E06: yearly returns on the investment. */
export const dividends = defineClause<Details>({
  ...taxonomy.dividends,
  appliesTo: ['priced-equity'],
  read(reading) {
    const sentences = scopeOf(reading, topic).sentences.filter((sentence) => !isAddition(sentence));
    const isCumulative = readCumulative(reading, sentences);
    const rate = readRate(reading, sentences);
    const text = sentences.map((sentence) => sentence.text).join(' ');
    const isEmpty = sentences.some((sentence) => isEmptyUnder(sentence, /dividend/i));
    const isNone = isEmpty || (isCumulative.value === false && rate.value === null);
    return {
      status: isCumulative.isContradictory
        ? 'contradictory'
        : isCumulative.value === unresolved || rate.value === unresolved
          ? 'unresolved'
          : sentences.length === 0
            ? 'absent'
            : isNone
              ? 'present-and-none'
              : 'present',
      facts: { dividendCumulative: isEmpty ? false : isCumulative.value, dividendPercent: rate.value },
      evidence: quoteSentences(
        reading,
        [...isCumulative.spans, ...rate.spans, ...sentences.slice(0, 1)],
        sentences,
      ),
      details: {
        isCompounding: compounding.test(text) && !/\b(?:no|not|without) compound|\bnot itself\b/i.test(text),
        isPaidInKind: paidInKind.test(text),
      },
      ...(isCumulative.isContradictory
        ? {
            contradictions: [
              {
                text: 'The document calls the dividend both cumulative and non-cumulative; here we take it as cumulative.',
                evidence: quoteSentences(reading, isCumulative.spans, sentences),
              },
            ],
          }
        : {}),
    };
  },
  assess({ status, facts, details }, context) {
    if (status === 'absent') return [];
    const { dividendCumulative = null, dividendPercent = null } = facts;
    const law = context.facts.dividendCumulative === true ? ('eis-dividend' as const) : undefined;
    const notes = background(context, { norm: 'dividends', ...(law ? { law } : {}) });
    return [{ ...rate(dividendCumulative, dividendPercent, details), ...notes }];
  },
  exitTerms: ({ details }) => ({ dividendsCompound: details.isCompounding }),
});

/** "2x plus accrued dividends": says what is added to a preference, not which dividend there is. */
function isAddition({ text, section }: Sentence): boolean {
  if (topic.titles.test(section?.title ?? '')) return false;
  const rest = text.replace(
    /(?:\bplus|\btogether with|\band|\bincluding) (?:all |any |the )*(?:(?:accrued|accumulated|declared|unpaid|arrears of|but|and|or)[ ,]+)+dividends?(?: thereon)?/gi,
    '',
  );
  return rest !== text && !topic.words.test(rest);
}

/** "8% cumulative / non-cumulative": a form that leaves the choice. */
const cumulativeOrNot = /\b(?:non-?\s?)?cumulative (?:\/|or) (?:non-?\s?)?cumulative\b/i;

const cumulativeByName = /cumulati/i;

function readCumulative(reading: Reading, sentences: Parameters<typeof matchesIn>[0]) {
  const [open] = matchesIn(sentences, cumulativeOrNot);
  if (open) return settle<boolean>(reading, [{ value: unresolved, span: open }], (left) => left);
  const candidates: Candidate<boolean>[] = [];
  for (const found of matchesIn(sentences, cumulative)) {
    // "Accrues at 8% on a non-cumulative basis": the word that is meant for it decides.
    const isNamedOther = notCumulative.test(found.sentence.text) && !cumulativeByName.test(found.match[0]);
    if (!isNegated(found) && !isNamedOther) candidates.push({ value: true, span: found });
  }
  for (const found of matchesIn(sentences, notCumulative)) candidates.push({ value: false, span: found });
  if (candidates.length === 0) {
    for (const found of matchesIn(sentences, discretionary)) candidates.push({ value: false, span: found });
  }
  return settle(reading, candidates, (left, right) => left || right);
}

/** "Holders of 60%", "20% of the profits": shares of votes and of profits are no rate of return. */
const otherShareBefore = /\bholders? of(?: (?:at least|more than|over|not less than))?\s*$/i;
const otherShareAfter = /^\s?of (?:the )?(?:\w+ )?(?:profits?|net income|capital)\b/i;
const otherMeasure = /majority|consent|approv\w+|share capital|at least \d|EBITDA|\btax|outstanding/i;

function readRate(reading: Reading, sentences: Parameters<typeof matchesIn>[0]) {
  const candidates: Candidate<number>[] = [];
  for (const sentence of sentences) {
    if (
      !/dividend|coupon|return|yield|accrues?|\bearns?\b|\u0434\u0438\u0432\u0438\u0434/i.test(
        `${sentence.text} ${sentence.section?.title ?? ''}`,
      )
    )
      continue;
    for (const { value, start, end } of findPercentages(sentence.text)) {
      const before = sentence.text.slice(Math.max(0, start - 60), start);
      const after = sentence.text.slice(end, end + 60);
      if (otherShareBefore.test(before) || otherShareAfter.test(after) || otherMeasure.test(before + after))
        continue;
      if (typeof value === 'number' && (value <= 0 || value > 60)) continue;
      candidates.push({ value, span: { start: sentence.start + start, end: sentence.start + end } });
    }
  }
  return settle(reading, candidates, larger);
}

function rate(isCumulative: Fact<boolean>, percent: Fact<number>, details: Details): Assessment {
  if (isCumulative === unresolved || percent === unresolved) {
    return {
      rating: 'Amber',
      risk: 'The dividend is left blank or open.',
      recommendation:
        'Get it settled before you sign: none, or non-cumulative and only if the board declares it.',
    };
  }
  const figure = percent === null ? '' : ` of ${formatPercent(percent)} a year`;
  if (isCumulative === true) {
    const isHeavy = (percent ?? 0) > 6 || details.isCompounding || details.isPaidInKind;
    const growth = growthInFiveYears(percent, details.isCompounding);
    return {
      rating: isHeavy ? 'Red' : 'Amber',
      risk: `A dividend${figure} builds up every year${details.isCompounding ? ' with interest on interest' : ''}, whether or not the company can pay it, and makes the investors’ claim grow${growth}.`,
      recommendation: 'Ask for a non-cumulative dividend, payable only if the board declares one.',
    };
  }
  if (percent !== null && isCumulative === null) {
    return {
      rating: 'Amber',
      risk: `The document fixes a dividend${figure} and does not say whether it builds up when the company cannot pay it.`,
      recommendation: 'Ask for the words “non-cumulative, payable only if the board declares it”.',
    };
  }
  if (percent !== null && percent > 8) {
    return {
      rating: 'Amber',
      risk: `The document fixes a dividend${figure}, which does not build up if it is not declared.`,
      recommendation: 'Ask for no fixed rate: dividends only as and when declared, shared by all holders.',
    };
  }
  return {
    rating: 'Green',
    risk: `No dividend builds up: ${percent === null ? 'holders share in dividends only if the board declares them' : `the rate${figure} counts only if the board declares a dividend`}.`,
    recommendation: 'No change needed.',
  };
}

/** Factor on the sum invested after five years: simple 1 + 5r, compound (1 + r)^5. */
function growthInFiveYears(percent: number | null, isCompounding: boolean): string {
  if (percent === null) return '';
  const share = percent / 100;
  const factor = isCompounding ? (1 + share) ** 5 : 1 + 5 * share;
  return ` (to ${factor.toFixed(2)} times the investment after five years)`;
}
