import { anyOf } from '../../reading/any-of.ts';
import { findFractions } from '../../reading/numbers/fraction.ts';
import { findPercentages } from '../../reading/numbers/percentage.ts';
import type { Reading } from '../../reading/reading.ts';
import type { Sentence } from '../../reading/sections.ts';
import { type Candidate, larger, type Settled, settle } from '../../reading/settle.ts';
import { partiesOf } from '../parties.ts';

const stakeTitle = anyOf(
  /^(?:our (?:slice|share|stake|part)|(?:total |new |the )?investors?['\u2019]?s? (?:total )?(?:ownership|stake|share(?:holding)?|holding|percentage|interest|equity|part|portion|quota)(?: (?:after|following|on|at|post) .{3,30})?|(?:holding|stake|share|part|ownership) of (?:the |all )?(?:new )?investors?(?: (?:after|following|on|at|post) .{3,30})?|(?:equity )?(?:stake|ownership|shareholding)(?: (?:acquired|offered|percentage|of (?:the )?investors?))?|equity (?:offered|interest|share|percentage)|percentage (?:acquired|sold|offered)|(?:resulting |post-?money |post-?closing |percentage )(?:ownership|stake|shareholding)(?: percentage)?|holding|equity|dilution|what we(?:'ll| will)? (?:own|get|hold)|subscribers(?: as a group)?|new money|gesamte verw\u00e4sserung|(?:-\s?)?(?:new|neue|seed|series [\w-]+|all)? ?invest(?:ors|oren)(?: \(?(?:total|new money)\)?)?|beteiligung(?: der investoren)?|\u0434\u043e\u043b\u044f \u0438\u043d\u0432\u0435\u0441\u0442\u043e\u0440\u043e\u0432)$/i,
  /^beteiligung des investors.{0,30}$|^anteil(?: des)? investors?(?: \/)?$/i,
);
const stakeWords =
  /\b(?:investors?|purchasers?|subscribers?|(?:new|our|those|these|subscription) shares|series [\w-]+|fund|it|they|which|representing|A shares?)\b[^.;]{0,120}\b(?:holds?|owns?|represent\w*|acquir\w*|receiv\w*|equal|amount\w*|entitled|correspond\w*|exchange for|in return for|giv\w+|constitut\w+|mak(?:es?|ing) up|accounts? for|for)\b[^.;]{0,80}$/i;
/** "The purchasers will hold 20% on that basis": the share stands right behind the verb. */
const holdsBefore = anyOf(
  /\b(?:new money|(?:cash )?purchasers?|investors?|subscribers?|preferred|we|our|us|they)\b[^.;%]{0,70}\b(?:takes?|hold(?:s|ing)?|ends? up with|own(?:s|ing)?|(?:to )?represents?|(?:holding|stake|share) (?:will be|is|of))\s(?:the (?:other|remaining) |up to |approximately |about |together |between them )*$/i,
  /\bwe\b[^.;%]{0,40}\breceive\s$|\bshares making up\s$/i,
  /\b(?:a|an aggregate|resulting) (?:holding|stake|shareholding) of\s$/i,
);
const holdsAfter =
  /^\)?(?:\s*(?:$|[.,;)])|\s+(?:on (?:that|this|such|a)\b|between\b|after\b|(?:for|to) the\b|of the (?:company|fully|enlarged|share capital)|in (?:all|aggregate)))/i;
const wholeWords =
  /^[^.;]{0,30}\b(?:fully[- ]diluted|issued (?:share|and)|share capital|(?:corporate|company) capital|equity|post-?money|of the (?:company|shares|capital|enlarged|total)|ownership|shareholding|stake)\b/i;
/** "The Investors hold 30%.": the sentence says no more, and needs to say no more. */
const investorsHold = anyOf(
  /\b(?:investors?|purchasers?|subscribers?|fund)(?: group)?(?: \p{Ll}+){0,3} (?:holds?|owns?|obtains?|have|has|acquires?|receives?|gets?|ends? up with)(?: (?:together|then|thereafter|in total|thus|a|an))* $/iu,
  /\binvestor group $/iu,
);
const notAStake =
  /\b(?:option|pool|[ev]sop|bspce|incentive|(?:employee|virtual) (?:programme|program|plan|scheme)|at least|more than|not less|less than|in excess|exceed|majority|consent|holders? of|threshold|major|existing|founders? (?:will|shall)? ?(?:hold|own|retain)|dividend|interest|discount|target|lead investor:|vest|vesting|fees?|per annum|cap of)/i;

/** "The seed investors of 2022 (holding 9 %)". */
const alreadyHeld =
  /\((?:who |which )?(?:currently |already |together )?(?:hold(?:ing|s)?|own(?:ing|s)?)[^)]{0,20}$/i;

/** "A virtual programme (VSOP) is set up which amounts to 18%". */
const shareOfStaff = /\b(?:[ev]sop|bspce|pool|programme|plan)\)?(?: \w+){0,6} $/i;

/** "20% to the investor", "25% for the investor", "20% post-closing ownership": the share, and whose it is. */
const sharedOut =
  /^\s*(?:(?:to|for) (?:the |all )?(?:new |lead |series [\w-]+ )?(?:investors?|purchasers?|subscribers?|round)\b|(?:post-?closing|post-?money|post-?completion) (?:ownership|stake|shareholding|holding)\b)/i;
const givingInvestor =
  /\bgiv(?:es|ing) (?:the )?(?:investors?|purchasers?|subscribers?) (?:a total of |together )?$/i;

/** "The Series A will be 25% of the company", "the round buys 25%": what the new money comes to. */
const roundIs = anyOf(
  /\b(?:the|this|whole|entire|new|all) (?:[\w-]+ )?(?:round|money|investment|subscription|shares|owners|holders|(?:share|stock)holders)\b[^.;,%]{0,30}\b(?:is|be|are|buys?|gets?|comes? to|takes?|makes? up|corresponds? to|equals?|hold|holds|own|owns) (?:about |approximately |together )*$/i,
  /\bseries (?:seed|[a-f]\d?)\b[^.;,%]{0,20}\b(?:is|be|buys?|gets?|comes? to|makes? up|corresponds? to|holds?|owns?) (?:about |approximately )*$/i,
);
const isOfWhole = anyOf(
  /^\)?\s*(?:[.,;)]|$)/i,
  /^\)?\s*of (?:the |its |all )?(?:(?:company|corporation|issuer|business)(?:'s)? ?(?:[.,;)]|$|(?:on|at|after|fully|share|stock|equity|capital)\b)|(?:entire |whole |enlarged |issued )*(?:fully[- ]diluted )?(?:share capital|stock|capital|shares|equity)\b)/i,
);
const isOfWholeAfter =
  /^\)?\s*of (?:the |its )?(?:company|share capital|capital|equity)(?:'s (?:share )?capital)? (?:post-?money|post-?closing|after (?:the )?(?:round|investment|money|closing|completion))\b/i;

/** A row or section on price and value: a share of the whole named there is the investors'. */
function isUnderPrice({ section, text }: Sentence): boolean {
  return (
    /^(?:price|valuation|value|investment|the (?:round|investment|offering))(?: and (?:price|valuation|value))?$/i.test(
      section?.title ?? '',
    ) && !/pool|option|esop|bspce|incentive|reserve/i.test(text)
  );
}

/** The share of the company that the investors as a whole are to have. */
export function readStake(reading: Reading, sentences: readonly Sentence[]): Settled<number> {
  const found: Candidate<number>[] = [];
  const { investor } = partiesOf(reading);
  for (const sentence of [...sentences, ...labelled(reading, sentences)]) {
    const percentages = findPercentages(sentence.text);
    const isTitled = stakeTitle.test(sentence.section?.title ?? '') && !sentence.isLabel;
    for (const quantity of percentages) {
      const before = sentence.text.slice(Math.max(0, quantity.start - 170), quantity.start);
      const clause = before.split(/[;)]/).at(-1) ?? before;
      const after = sentence.text.slice(quantity.end, quantity.end + 50);
      const isStated =
        !notAStake.test(clause.slice(-80)) &&
        !alreadyHeld.test(before.slice(-40)) &&
        !shareOfStaff.test(before.slice(-70)) &&
        ((stakeWords.test(before) && wholeWords.test(after)) ||
          (investorsHold.test(before) &&
            /^\s*(?:[.,;]|$|of the\b|together\b|fully[- ]diluted|afterwards|thereafter)/i.test(after)) ||
          (holdsBefore.test(before) && holdsAfter.test(after)) ||
          sharedOut.test(after) ||
          givingInvestor.test(before) ||
          (roundIs.test(clause) && isOfWhole.test(after)) ||
          (isUnderPrice(sentence) && isOfWholeAfter.test(after)) ||
          ((isResult(before, investor) || isHolding(clause, investor)) && wholeWords.test(after)));
      const isAnswer = isTitled && percentages.length === 1 && !/^\s*(?:of target|committed)/i.test(after);
      if (!isStated && !isAnswer) continue;
      if (quantity.value === 100 || quantity.value === 0 || isAllotment(before)) continue;
      found.push({
        value: quantity.value,
        span: { start: sentence.start + quantity.start, end: sentence.start + quantity.end },
      });
    }
  }
  if (found.length === 0) {
    for (const sentence of sentences) found.push(...fractionsHeld(sentence));
  }
  return settle(reading, found, larger);
}

const holder = '(?:we|they|(?:the )?investors?|us|them)';
const heldBefore = new RegExp(
  `\\b${holder} (?:\\w+ ){0,2}(?:ends? up with|owns?|holds?|gets?|have|takes?)\\s(?:about |exactly )?$`,
  'i',
);
const heldAfter = /^ of (?:the company|it|its shares)\b[^.;,]{0,12}\b(?:is|will be|are) (?:ours|theirs)\b/i;
/** "A quarter of the company, in other words." */
const isAnswerOnly = /^ of the company\b,?(?: in (?:other words|all))?\W*$/i;

/** "A fifth of the company is ours", "we end up with one share in five". */
function fractionsHeld(sentence: Sentence): Candidate<number>[] {
  return findFractions(sentence.text)
    .filter(({ start, end }) => {
      const before = sentence.text.slice(0, start);
      const after = sentence.text.slice(end);
      return (
        heldBefore.test(before) || heldAfter.test(after) || (before.trim() === '' && isAnswerOnly.test(after))
      );
    })
    .map(({ value, start, end }) => ({
      value,
      span: { start: sentence.start + start, end: sentence.start + end },
    }));
}

const resultingIn =
  /\b(?:so|such) that ([^.;,%]{2,60}?) (?:will |shall |would )?(?:then )?(?:hold|own|have|acquire)s? (?:approximately |about )?$/i;

/** "… so that Alder will own 40%": what the price comes to for the investor, by its own name. */
function isResult(before: string, investor: RegExp): boolean {
  return investor.test(resultingIn.exec(before)?.[1] ?? '');
}

const willHold =
  /^\W*([^,%]{2,60}?) (?:will|shall|would) (?:then )?(?:hold|own|have|acquire|receive) (?:approximately |about )?$/i;

/** "Alder will hold 20% of the company": the investor by its own name, at the head of the sentence. */
function isHolding(clause: string, investor: RegExp): boolean {
  const sentence = clause.split(/\.\s/).at(-1) ?? clause;
  return investor.test(willHold.exec(sentence)?.[1] ?? '');
}

/** "Acme Fund: 4,687,500 shares (18.75%), $7.5m": what one investor takes of the round. */
function isAllotment(before: string): boolean {
  return /:[^:;]{0,20}\d[\d.,']* (?:[\w-]+ ){0,3}shares?,? \(\s?$/i.test(before);
}

/** Rows and lines under a label that names the stake, wherever they stand. */
function labelled(reading: Reading, known: readonly Sentence[]): Sentence[] {
  const have = new Set(known);
  return reading.sentences.filter(
    (sentence) =>
      !have.has(sentence) && stakeTitle.test(sentence.section?.title ?? '') && !isUseOfFunds(sentence),
  );
}

function isUseOfFunds(sentence: Sentence): boolean {
  for (let section = sentence.section; section; section = section.parent) {
    if (
      /use of (?:proceeds|funds)|mittelverwendung|liquidation|exit|option|consent|voting|drag/i.test(
        section.title,
      )
    )
      return true;
  }
  return false;
}
