import { messageTime } from '../../../core/termsheet/document/apart/chat-stamps.ts';
import { mayBeWrapped, wrappedBlocks } from '../../../core/termsheet/document/wrapped-blocks.ts';
import { anyOf } from '../../../core/termsheet/reading/any-of.ts';
import { cutRuns, onOneLine } from './cut-runs.ts';
import { pastedBlocks } from './pasted-blocks.ts';
import type { WordBlock, WordParagraph } from './word-document.ts';

/** So many lines must end inside a sentence where each is a paragraph; of line breaks in a paragraph one says it. */
const fewestOfParagraphs = 2;
const fewestOfBreaks = 1;

/**
 * Puts the lines of a wrapped text together, such as a mail that was pasted into Word: line breaks inside a
 * paragraph, or a paragraph each line. Lines that stand for themselves, as those of an address do, stay.
 */
export function joinWrapped(blocks: readonly WordBlock[]): WordBlock[] {
  const joined: WordBlock[] = [];
  let plain: WordParagraph[] = [];
  const close = () => {
    for (const paragraph of unwrapped(plain)) joined.push(paragraph);
    plain = [];
  };
  for (const block of blocks) {
    const isPastedText = block.kind === 'paragraph' && isPasted(block);
    if (block.kind === 'paragraph' && !isPastedText && isPlain(block)) {
      plain.push(block);
      continue;
    }
    close();
    if (isPastedText) joined.push(...pastedBlocks(block));
    else joined.push(block);
  }
  close();
  return joined;
}

/** Nothing but its lines says what the paragraph is, no bold type either, and none of them is longer than a program breaks them. */
function isPlain(paragraph: WordParagraph): boolean {
  return isUnset(paragraph) && wordsOf(paragraph).split('\n').every(mayBeWrapped);
}

/**
 * A text that was put into one paragraph whole, with line breaks for its own: paragraphs of it end at empty lines, or
 * each of its lines has a label, the mark of an item or the time of a message.
 */
function isPasted(paragraph: WordParagraph): boolean {
  if (!isUnset(paragraph)) return false;
  const lines = wordsOf(paragraph).trim().split('\n');
  if (lines.length < fewestLabels) return false;
  if (lines.some((line) => line.trim() === '')) return true;
  return lines.filter((line) => ownLine.test(line)).length >= lines.length - mostUnlabelled;
}

/** "Board: five directors", "- weekly reports", "[9:02 AM] Ann: two seats": a term in a line. */
const ownLine = anyOf(
  /^\s*\p{Lu}[^:\n]{1,40}:\s+\S/u,
  /^\s*(?:[-–•*·▪]|\(?(?:\d{1,2}|[a-z])[.)])\s+\S/u,
  new RegExp(`^\\s*\\[?${messageTime}\\]?\\s+\\S`, 'u'),
);
const fewestLabels = 3;
/** A title or an introduction above the terms. */
const mostUnlabelled = 1;

/** No style, list or type says what it is. */
function isUnset(paragraph: WordParagraph): boolean {
  const { headingLevel, place, isCentred, pageBreak } = paragraph;
  return headingLevel === undefined && !place && !isCentred && !pageBreak && !isTitle(paragraph);
}

function isTitle({ runs }: WordParagraph): boolean {
  const shown = runs.filter(({ text }) => text.trim() !== '');
  return shown.length > 0 && shown.every(({ isBold }) => isBold);
}

function unwrapped(paragraphs: readonly WordParagraph[]): readonly WordParagraph[] {
  const fewest = paragraphs.length > 1 ? fewestOfParagraphs : fewestOfBreaks;
  const text = paragraphs.map(wordsOf).join('\n');
  const blocks = text.includes('\n') ? wrappedBlocks(text, fewest) : undefined;
  if (!blocks) return paragraphs;
  const runs = paragraphs.flatMap((each, index) => [...(index > 0 ? [{ text: '\n' }] : []), ...each.runs]);
  const spans = blocks.map(({ start }, index) => {
    return { start: index > 0 ? start : 0, end: blocks[index + 1]?.start ?? text.length };
  });
  return cutRuns(runs, spans).map((own, index) => ({
    kind: 'paragraph',
    runs: blocks[index]?.kind === 'table-row' ? own : own.map(onOneLine),
  }));
}

function wordsOf({ runs }: WordParagraph): string {
  return runs.map(({ text }) => text).join('');
}
