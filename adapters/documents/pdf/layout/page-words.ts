import type { ReadingMeter } from '../../reading-meter.ts';
import type { PageContent, Rule, TextChunk } from '../page-content.ts';
import type { Word } from './line.ts';
import { byHeight } from './line.ts';
import { firstAbove } from './sorted-places.ts';
import { settleNoteMarks, withoutShadows } from './stray-chunks.ts';

/** A gap of this part of the letter size parts two words. */
const spaceGap = 0.12;
const closingGap = 0.7;
/** How far an underline may reach beyond the words on its line. */
const overhang = 3;

/** A page whose letters are put together to words, and the rules on it that neither strike them out nor underline them. */
export interface WordedPage {
  readonly content: PageContent;
  readonly words: readonly Word[];
}

/** The words of a page: letters that were drawn one by one put together, lines through or under them noted. */
export function pageWords(page: PageContent, meter: ReadingMeter): WordedPage {
  const sorted = withoutShadows(page.chunks).sort((a, b) => a.baseline - b.baseline || a.left - b.left);
  const rules = page.rules
    .filter(({ direction }) => direction === 'horizontal')
    .sort((one, other) => one.at - other.at);
  const decorating = new Set<Rule>();
  const words = byHeight(settleNoteMarks(sorted, meter)).flatMap((group) => {
    const own = rulesOf(group, rules);
    meter.spend('comparisons', own.length * group.length);
    for (const rule of own) decorating.add(rule);
    return join(group.map((chunk) => asWord(chunk, own)));
  });
  return { content: { ...page, rules: page.rules.filter((rule) => !decorating.has(rule)) }, words };
}

/** The rules that strike through or underline words of a line: they are no longer than the line. */
function rulesOf(group: readonly TextChunk[], rules: readonly Rule[]): Rule[] {
  const left = Math.min(...group.map((chunk) => chunk.left)) - overhang;
  const right = Math.max(...group.map((chunk) => chunk.right)) + overhang;
  const { baseline, size } = group.reduce((one, other) => (other.size > one.size ? other : one));
  const from = firstAbove(rules, baseline - size * 0.6, ({ at }) => at);
  const to = firstAbove(rules, baseline + size * 0.3, ({ at }) => at);
  return rules.slice(from, to).filter((rule) => rule.from >= left && rule.to <= right);
}

function asWord(chunk: TextChunk, rules: readonly Rule[]): Word {
  const { text, left, right, baseline, size, bold, italic, isRaised } = chunk;
  let isStruck = false;
  let isUnderlined = false;
  for (const { at, from, to } of rules) {
    if (from > (left + right) / 2 || to < (left + right) / 2) continue;
    const height = (baseline - at) / size;
    isStruck ||= height > 0.14 && height < 0.45;
    isUnderlined ||= height <= 0 && height > -0.3;
  }
  // Written out, because a document has tens of thousands of words.
  const word = { text, left, right, baseline, size, bold, italic, isGlued: false, isStruck, isUnderlined };
  return isRaised ? { ...word, isRaised } : word;
}

function join(words: readonly Word[]): Word[] {
  const joined: Word[] = [];
  for (const word of words) {
    const last = joined.at(-1);
    const gap = last ? (word.left - last.right) / Math.max(word.size, last.size) : 1;
    // Where the mark of a note was left out, what followed it closes up.
    const isGlued = gap < spaceGap || (gap < closingGap && /^[.,;)\]]/u.test(word.text));
    if (last && isGlued && isAlike(last, word)) {
      joined[joined.length - 1] = {
        ...last,
        text: last.text + word.text,
        right: Math.max(last.right, word.right),
      };
    } else joined.push(isGlued ? { ...word, isGlued } : word);
  }
  return joined;
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
