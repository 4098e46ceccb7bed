import type { PageBreak, PartAside } from '../../../../core/termsheet/document/document-parts.ts';
import type { Word } from '../page-content.ts';
import { draftingNotes } from './drafting-notes.ts';
import type { Line } from './line.ts';
import type { Vocabulary } from './line-joining.ts';
import { seamOf, tailLength, withoutSoftHyphens } from './line-joining.ts';

/** Lines as one string, and what is known of passages in it. */
export interface Written {
  readonly words: string;
  readonly breaks: readonly PageBreak[];
  readonly asides: readonly PartAside[];
}

/** A word with its place in the string. */
interface PlacedWord {
  readonly word: Word;
  readonly start: number;
  readonly end: number;
}

/** Writes the lines of a paragraph as one string, each kind of end of line taken into account. */
export function writeLines(lines: readonly Line[], vocabulary: Vocabulary): Written {
  const pieces: string[] = [];
  const placed: PlacedWord[] = [];
  const breaks: PageBreak[] = [];
  let length = 0;
  let tail = '';
  let page = lines[0]?.page;
  const mayHaveAsides = lines.some(({ text, words }) => text.includes('[') || words.some(isStruck));
  for (const line of lines) {
    const text = withoutSoftHyphens(line.text);
    const { dropped, glue } = tail === '' ? { dropped: 0, glue: '' } : seamOf(tail, text, vocabulary);
    if (dropped > 0) pieces.push((pieces.pop() ?? '').slice(0, -dropped));
    length += glue.length - dropped;
    if (line.page !== page) breaks.push({ offset: length, page: line.page });
    page = line.page;
    pieces.push(glue + text);
    if (mayHaveAsides) placed.push(...placeWords(line, length));
    length += text.length;
    tail = `${tail.slice(0, tail.length - dropped)}${glue}${text}`.slice(-tailLength);
  }
  const words = pieces.join('');
  return { words, breaks, asides: asidesOf(words, placed) };
}

function isStruck(word: Word): boolean {
  return word.isStruck;
}

function placeWords({ words }: Line, lineStart: number): PlacedWord[] {
  let end = lineStart;
  return words.map((word, index) => {
    const start = end + (index > 0 && !word.isGlued ? 1 : 0);
    end = start + withoutSoftHyphens(word.text).length;
    return { word, start, end };
  });
}

/** Struck words and drafting notes, in order; none overlaps another. */
function asidesOf(words: string, placed: readonly PlacedWord[]): PartAside[] {
  const struck: PartAside[] = [];
  for (const [index, { word, start, end }] of placed.entries()) {
    if (!word.isStruck) continue;
    const last = struck.at(-1);
    const goesOn = last && placed[index - 1]?.word.isStruck;
    if (goesOn) struck[struck.length - 1] = { ...last, length: end - last.offset };
    else struck.push({ offset: start, length: end - start, apart: 'withdrawn' });
  }
  const isSlanted = (from: number, to: number) => {
    const inside = placed.filter(({ start, end }) => start >= from && end <= to);
    return inside.length > 2 && inside.every(({ word }) => word.italic);
  };
  const notes = words.includes('[') ? draftingNotes(words, isSlanted) : [];
  const apart = notes.filter(
    (note) =>
      !struck.some(
        ({ offset, length }) => offset < note.offset + note.length && note.offset < offset + length,
      ),
  );
  return [...struck, ...apart].sort((one, other) => one.offset - other.offset);
}
