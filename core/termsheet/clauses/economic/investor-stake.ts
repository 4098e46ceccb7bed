import { findPercentages } from '../../reading/numbers/percentage.ts';
import type { Reading } from '../../reading/reading.ts';
import type { Sentence } from '../../reading/sections.ts';
import { type Candidate, larger, type Settled, settle } from '../../reading/settle.ts';

const stakeTitle =
  /^(?:(?:total |new |the )?investors?['\u2019]?s? (?:total )?(?:ownership|stake|share(?:holding)?|holding|percentage|interest|equity)|(?:equity )?(?:stake|ownership|shareholding)(?: (?:acquired|offered|percentage|of (?:the )?investors?))?|equity (?:offered|interest|share|percentage)|(?:resulting |post-?money |percentage )(?:ownership|stake|shareholding)(?: percentage)?|dilution|gesamte verw\u00e4sserung|(?:-\s?)?(?:new|neue|seed|series [\w-]+|all)? ?invest(?:ors|oren)(?: \(?(?:total|new money)\)?)?|beteiligung(?: der investoren)?|\u0434\u043e\u043b\u044f \u0438\u043d\u0432\u0435\u0441\u0442\u043e\u0440\u043e\u0432)$/iu;
const stakeWords =
  /\b(?:investors?|purchasers?|subscribers?|new shares|series [\w-]+|fund|it|they|which|representing|A shares?)\b[^.;]{0,120}\b(?:holds?|owns?|represent\w*|acquir\w*|receiv\w*|equal|amount\w*|entitled|correspond\w*|exchange for|in return for|giv\w+|constitut\w+|for)\b[^.;]{0,80}$/i;
const wholeWords =
  /^[^.;]{0,30}\b(?:fully[- ]diluted|issued (?:share|and)|share capital|equity|post-?money|of the (?:company|shares|capital|enlarged|total)|ownership|shareholding|stake)\b/i;
const notAStake =
  /\b(?:option|pool|esop|incentive|at least|more than|not less|less than|in excess|exceed|majority|consent|holders? of|threshold|major|existing|founders? (?:will|shall)? ?(?:hold|own|retain)|dividend|interest|discount|target|lead investor:|vest|vesting|fees?|per annum|cap of)/i;

/** The share of the company that the investors as a whole are to have. */
export function readStake(reading: Reading, sentences: readonly Sentence[]): Settled<number> {
  const found: Candidate<number>[] = [];
  for (const sentence of [...sentences, ...labelled(reading, sentences)]) {
    const percentages = findPercentages(sentence.text);
    const isTitled = stakeTitle.test(sentence.section?.title ?? '') && !sentence.isLabel;
    for (const quantity of percentages) {
      const before = sentence.text.slice(Math.max(0, quantity.start - 170), quantity.start);
      const after = sentence.text.slice(quantity.end, quantity.end + 50);
      const isStated =
        stakeWords.test(before) && wholeWords.test(after) && !notAStake.test(before.slice(-80));
      const isAnswer = isTitled && percentages.length === 1 && !/^\s*(?:of target|committed)/i.test(after);
      if (!isStated && !isAnswer) continue;
      if (quantity.value === 100 || quantity.value === 0 || isAllotment(before)) continue;
      found.push({
        value: quantity.value,
        span: { start: sentence.start + quantity.start, end: sentence.start + quantity.end },
      });
    }
  }
  return settle(reading, found, larger);
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
