import type { DocumentPart, WordsPart } from '../../../core/termsheet/document/document-parts.ts';
import { readListMarker } from '../../../core/termsheet/document/list-marker.ts';
import { coverLength } from './frame.ts';
import { ListCounter } from './list-counter.ts';
import { type ParagraphWords, readWords } from './paragraph-words.ts';
import { TableParts } from './table-parts.ts';
import type { WordBlock, WordDocument, WordNote, WordParagraph, WordTable } from './word-document.ts';

const longestHeading = 200;
const longestRunInLabel = 80;
const longestNumberedTitle = 120;

/** The parts of a Word document in the order in which it is read; what stands apart follows what it belongs to. */
export function wordParts({ blocks, lists }: WordDocument): DocumentPart[] {
  const writer = new PartWriter(new ListCounter(lists));
  const cover = coverLength(blocks);
  return [...writer.apart(blocks.slice(0, cover), 'cover'), ...writer.parts(blocks.slice(cover))];
}

/** Writes blocks as parts and counts their numbers on the way. */
class PartWriter {
  readonly #counter: ListCounter;
  #hasTitle = false;

  constructor(counter: ListCounter) {
    this.#counter = counter;
  }

  parts(blocks: readonly WordBlock[]): DocumentPart[] {
    return blocks.flatMap((block) => (block.kind === 'table' ? this.#table(block) : this.#paragraph(block)));
  }

  /** The paragraphs of blocks that state no term, those of cells one by one. */
  apart(blocks: readonly WordBlock[], apart: 'cover' | 'note'): WordsPart[] {
    return blocks.flatMap((block): WordsPart[] => {
      if (block.kind === 'table') {
        return block.rows.flatMap(({ cells }) => cells.flatMap((cell) => this.apart(cell.blocks, apart)));
      }
      const { words, boxes } = readWords(block);
      const inBoxes = boxes.flatMap((box) => this.apart(box, apart));
      return words === '' ? inBoxes : [{ kind: 'words', words, apart }, ...inBoxes];
    });
  }

  #table(table: WordTable): DocumentPart[] {
    const rows = new TableParts({
      number: (paragraph) => this.#number(paragraph),
      body: (blocks) => this.parts(blocks),
      hanging: (content, number) => this.#hanging(content, number),
    });
    return rows.of(table);
  }

  #paragraph(paragraph: WordParagraph): DocumentPart[] {
    const content = readWords(paragraph);
    const number = this.#number(paragraph);
    const own = content.words === '' ? [] : [this.#words(paragraph, content, number)];
    return [...own, ...this.#hanging(content, own.length > 0 ? '' : number)];
  }

  #number({ place }: WordParagraph): string {
    return place ? this.#counter.next(place) : '';
  }

  #words(
    { headingLevel, isCentred, place }: WordParagraph,
    content: ParagraphWords,
    number: string,
  ): WordsPart {
    const { words, boldLength, noteMark } = content;
    if (noteMark !== undefined) return numbered({ kind: 'words', words, apart: 'note' }, noteMark);
    const isFirst = !this.#hasTitle;
    this.#hasTitle = true;
    if (headingLevel !== undefined && words.length <= longestHeading) {
      return numbered({ kind: 'heading', words, level: headingLevel }, number);
    }
    const isBold = boldLength >= words.length;
    const isTitle = isBold && words.length <= longestNumberedTitle && !/[;,]$/u.test(words);
    const isUnnumbered = number === '' && content.numberLength === 0;
    if (isTitle && isUnnumbered && (isFirst || isCentred)) {
      return { kind: 'heading', words, level: isFirst ? 1 : 2 };
    }
    const isHeading = isTitle && !/[.:]$/u.test(words);
    if (place && number !== '') {
      const level = place.level + 1;
      return numbered({ kind: isHeading ? 'heading' : 'list-item', words, level }, number);
    }
    if (content.numberLength > 0) return typed(content, isHeading);
    if (isBold) return { kind: 'words', words, prominent: true };
    const label = boldLength > 0 && boldLength <= longestRunInLabel ? { labelLength: boldLength } : {};
    return { kind: 'words', words, ...label };
  }

  /** What hangs on a paragraph: withdrawn words, remarks, notes, and the text boxes anchored in it. */
  #hanging({ apart, notes, boxes }: ParagraphWords, number: string): DocumentPart[] {
    return [
      ...boxes.flatMap((box) => this.parts(box)),
      ...apart.map((words, index) => numbered({ kind: 'words', ...words }, index === 0 ? number : '')),
      ...notes.flatMap((note) => this.#note(note)),
    ];
  }

  #note({ mark, blocks }: WordNote): WordsPart[] {
    return this.apart(blocks, 'note').map((part, index) => numbered(part, index === 0 ? (mark ?? '') : ''));
  }
}

/** The part with its number in front. */
function numbered(part: WordsPart, number: string): WordsPart {
  if (number === '') return part;
  return { ...part, words: `${number} ${part.words}`, numberLength: number.length };
}

/** A paragraph whose number was typed. Marks that only a tab tells from the words, such as "1", make an item of it. */
function typed({ words, numberLength, boldLength }: ParagraphWords, isHeading: boolean): WordsPart {
  const marker = readListMarker(words);
  if (isHeading) return { kind: 'heading', words, numberLength, level: marker?.depth ?? 1 };
  if (!marker || words.endsWith(':')) return { kind: 'list-item', words, numberLength };
  const label =
    boldLength > numberLength && boldLength <= longestRunInLabel ? { labelLength: boldLength } : {};
  return { kind: 'words', words, numberLength, ...label };
}
