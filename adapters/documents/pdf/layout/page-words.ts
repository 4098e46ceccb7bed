import type { ReadingMeter } from '../../reading-meter.ts';
import type { PageContent, Rule, Word } from '../page-content.ts';
import { byHeight, byPlace, sorted } from './line.ts';
import { firstAbove } from './sorted-places.ts';
import { settleNoteMarks, withoutShadows } from './stray-words.ts';

/** A gap of this part of the letter size parts two words. */
const spaceGap = 0.12;
const closingGap = 0.7;
const closing = /^[.,;)\]]/u;
/** How far an underline may reach beyond the words on its line. */
const overhang = 3;

/** A page whose letters are put together to words, and the rules on it that neither strike them out nor underline them. */
export interface WordedPage {
  readonly content: PageContent;
  /** From top to bottom, and at one height from left to right. */
  readonly words: readonly Word[];
}

/** The words of a page: letters that were drawn one by one put together, lines through or under them noted. */
export function pageWords(page: PageContent, meter: ReadingMeter): WordedPage {
  const drawn = withoutShadows(sorted(page.words, byPlace), meter);
  const rules = page.rules
    .filter(({ direction }) => direction === 'horizontal')
    .sort((one, other) => one.at - other.at);
  const decorating = new Set<Rule>();
  const words: Word[] = [];
  for (const group of byHeight(settleNoteMarks(drawn, meter))) {
    const own = rules.length > 0 ? rulesOf(group, rules) : rules;
    meter.spend('comparisons', own.length * group.length);
    for (const rule of own) decorating.add(rule);
    join(own.length > 0 ? group.map((word) => decorated(word, own)) : group, words);
  }
  return { content: { ...page, rules: page.rules.filter((rule) => !decorating.has(rule)) }, words };
}

/** The rules that strike through or underline words of a line: they are no longer than the line. */
function rulesOf(group: readonly Word[], rules: readonly Rule[]): Rule[] {
  // Words of two columns may stand at nearly one height.
  const top = group.reduce(
    (least, word) => Math.min(least, word.baseline - word.size * 0.6),
    Number.POSITIVE_INFINITY,
  );
  const bottom = group.reduce((most, word) => Math.max(most, word.baseline + word.size * 0.3), 0);
  const from = firstAbove(rules, top, ({ at }) => at);
  const to = firstAbove(rules, bottom, ({ at }) => at);
  if (from === to) return [];
  const left = group.reduce((least, word) => Math.min(least, word.left), Number.POSITIVE_INFINITY) - overhang;
  const right = group.reduce((most, word) => Math.max(most, word.right), 0) + overhang;
  return rules.slice(from, to).filter((rule) => rule.from >= left && rule.to <= right);
}

function decorated(word: Word, rules: readonly Rule[]): Word {
  const middle = (word.left + word.right) / 2;
  let isStruck = false;
  let isUnderlined = false;
  for (const { at, from, to } of rules) {
    if (from > middle || to < middle) continue;
    const height = (word.baseline - at) / word.size;
    isStruck ||= height > 0.14 && height < 0.45;
    isUnderlined ||= height <= 0 && height > -0.3;
  }
  return isStruck || isUnderlined ? { ...word, isStruck, isUnderlined } : word;
}

/** Adds the words of a line, of which those that touch are one. */
function join(group: readonly Word[], words: Word[]): void {
  let last: Word | undefined;
  for (const word of group) {
    const gap = last ? (word.left - last.right) / Math.max(word.size, last.size) : 1;
    // Where the mark of a note was left out, what followed it closes up.
    const isGlued = gap < spaceGap || (gap < closingGap && closing.test(word.text));
    if (last && isGlued && isAlike(last, word)) {
      last = { ...last, text: last.text + word.text, right: Math.max(last.right, word.right) };
      words[words.length - 1] = last;
    } else {
      last = isGlued ? { ...word, isGlued } : word;
      words.push(last);
    }
  }
}

function isAlike(one: Word, other: Word): boolean {
  return (
    !one.isRaised &&
    one.bold === other.bold &&
    one.italic === other.italic &&
    one.isStruck === other.isStruck &&
    one.isUnderlined === other.isUnderlined &&
    Math.abs(one.size - other.size) < 0.5
  );
}
