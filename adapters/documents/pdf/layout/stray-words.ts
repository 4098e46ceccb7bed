import type { ReadingMeter } from '../../reading-meter.ts';
import type { Word } from '../page-content.ts';

/** Letters drawn again this near, in points, are one letter to the eye. */
const shadowDistance = 1.5;

/** Letters drawn twice for weight or shadow count once. The words come sorted by their baselines. */
export function withoutShadows(sorted: readonly Word[], meter: ReadingMeter): Word[] {
  const kept = new Map<string, Word[]>();
  return sorted.filter((word) => {
    const twins = kept.get(word.text);
    if (!twins) kept.set(word.text, [word]);
    else if (isShadow(word, twins, meter)) return false;
    else twins.push(word);
    return true;
  });
}

function isShadow(word: Word, twins: readonly Word[], meter: ReadingMeter): boolean {
  let index = twins.length - 1;
  for (; index >= 0; index -= 1) {
    const twin = twins[index] as Word;
    if (word.baseline - twin.baseline >= shadowDistance) break;
    if (Math.abs(twin.left - word.left) < shadowDistance) return true;
  }
  meter.spend('comparisons', twins.length - 1 - index);
  return false;
}

/** Figures and signs as they mark notes. */
const noteMark = /^(?:\d{1,3}|[*†‡§¶#]{1,3})$/u;

/**
 * Marks of footnotes, small and set high. Behind a word they are left out: they are no part of it, and behind an
 * amount they would change it. At the start of a line they number a note, and come down to its line. The words
 * come sorted by their baselines.
 */
export function settleNoteMarks(sorted: readonly Word[], meter: ReadingMeter): readonly Word[] {
  if (!sorted.some(mayMark)) return sorted;
  let largest = 0;
  for (const { size } of sorted) if (size > largest) largest = size;
  const settled: Word[] = [];
  let dropped: Word | undefined;
  for (const [index, mark] of sorted.entries()) {
    if (!mayMark(mark)) {
      settled.push(mark);
      continue;
    }
    const isBeside = dropped?.baseline === mark.baseline && isBehind(mark, dropped);
    const word = isBeside ? undefined : markedWord(mark, sorted, index, largest, meter);
    if (isBeside || (word && isBehind(mark, word))) dropped = mark;
    else if (word) settled.push({ ...mark, baseline: word.baseline, size: word.size, isRaised: true });
    else settled.push(mark);
  }
  return settled;
}

function mayMark({ text }: Word): boolean {
  return text.length <= 3 && noteMark.test(text);
}

/** The word on the line below, just behind which the mark stands or, where there is none, the one just before which. */
function markedWord(
  mark: Word,
  sorted: readonly Word[],
  index: number,
  largest: number,
  meter: ReadingMeter,
): Word | undefined {
  let opened: Word | undefined;
  for (let next = index + 1; next < sorted.length; next += 1) {
    const word = sorted[next] as Word;
    if (word.baseline - mark.baseline >= largest * 0.8) break;
    meter.spend('comparisons');
    if (!isRaised(mark, word)) continue;
    if (isBehind(mark, word)) return word;
    const gap = word.left - mark.right;
    if (gap > -0.1 * word.size && gap < word.size && !opened) opened = word;
  }
  return opened;
}

function isRaised(mark: Word, word: Word): boolean {
  const raised = word.baseline - mark.baseline;
  return mark.size <= word.size * 0.8 && raised > word.size * 0.15 && raised < word.size * 0.8;
}

function isBehind(mark: Word, word: Word): boolean {
  return Math.abs(mark.left - word.right) < word.size * 0.35;
}
