import type { TextSpan } from '../../../core/termsheet/document/term-sheet-document.ts';
import { mayBeWrapped, wrappedBlocks } from '../../../core/termsheet/document/wrapped-blocks.ts';
import type { WordBlock, WordParagraph, WordRun } from './word-document.ts';

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
    if (block.kind === 'paragraph' && isPlain(block)) {
      plain.push(block);
      continue;
    }
    close();
    joined.push(block);
  }
  close();
  return joined;
}

/** Nothing but its lines says what the paragraph is, no bold type either, and none of them is longer than a program breaks them. */
function isPlain(paragraph: WordParagraph): boolean {
  const { headingLevel, place, isCentred, pageBreak } = paragraph;
  if (headingLevel !== undefined || place || isCentred || pageBreak || isTitle(paragraph)) return false;
  return wordsOf(paragraph).split('\n').every(mayBeWrapped);
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

function onOneLine(run: WordRun): WordRun {
  return { ...run, text: run.text.replaceAll('\n', ' ') };
}

/** The runs of each of the spans, which stand one behind the other; what hangs between them stays before the next. */
function cutRuns(runs: readonly WordRun[], spans: readonly TextSpan[]): WordRun[][] {
  const cut: WordRun[][] = spans.map(() => []);
  let place = 0;
  let at = 0;
  for (const run of runs) {
    const { note: _note, box: _box, ...set } = run;
    const end = at + run.text.length;
    while (at < end && place < spans.length) {
      const span = spans[place] as TextSpan;
      const text = run.text.slice(
        run.text.length - (end - at),
        run.text.length - Math.max(0, end - span.end),
      );
      if (text !== '') cut[place]?.push({ ...set, text });
      at += text.length;
      if (at >= span.end && place < spans.length - 1) place += 1;
      else if (text === '') break;
    }
    if (run.note || run.box) cut[place]?.push({ ...run, text: '' });
  }
  return cut;
}

function wordsOf({ runs }: WordParagraph): string {
  return runs.map(({ text }) => text).join('');
}
