import type { Apart } from '../../../../core/termsheet/document/term-sheet-document.ts';
import type { Block, Paragraph, TableRow } from './blocks.ts';
import type { StandingBlock } from './describe-blocks.ts';
import type { Line } from './line.ts';
import { isBold } from './line.ts';
import { markLength } from './marks.ts';
import type { CountedWidth } from './paragraphs.ts';
import { endsSentence, goesOn, readParagraphs } from './paragraphs.ts';

/** A line drawn with characters over the notes of a page. */
const drawnRule = /^[_\-–—]{5,}$/u;
const bracketedMark = /^(?:\[(?:\d{1,3}|[*†‡§]{1,3})\]|\d{1,3}|[*†‡§]{1,3}) /u;

/** The blocks of a document in reading order, joined where a column or page ends in the middle of them. */
export class DocumentFlow {
  readonly blocks: StandingBlock[] = [];
  readonly #counted: CountedWidth;
  #lastTerm: StandingBlock | undefined;
  #lastNote: StandingBlock | undefined;
  #head: TableRow | undefined;
  #isUnderRule = false;

  constructor(counted: CountedWidth) {
    this.#counted = counted;
  }

  /** True where the last block of terms is a row of a table, which the next region may go on with. */
  get endsInTable(): boolean {
    return this.#lastTerm?.block.kind === 'row';
  }

  /** Adds lines that state no term, such as a running head. */
  addApart(apart: Apart, lines: readonly Line[]): void {
    for (const block of readParagraphs(lines, this.#counted)) this.blocks.push({ block, apart });
  }

  /** The lines of a region without the head of the table before, which comes again at the top of each page. */
  withoutRepeatedHead(lines: readonly Line[]): readonly Line[] {
    const head = this.endsInTable ? this.#head?.cells.flat() : undefined;
    if (!head) return lines;
    const words = sortedWords(head);
    const height = new Set(head.map(({ baseline }) => Math.round(baseline))).size;
    return sortedWords(lines.slice(0, height)) === words ? lines.slice(height) : lines;
  }

  /** Adds the blocks of the next region. */
  addRegion(blocks: readonly Block[]): void {
    let mayJoin = true;
    for (const block of blocks) {
      const isNote = this.#isNote(block);
      if (isNote) {
        // The rule over the notes is theirs; one to sign on has names below it.
        if (isDrawnRule(this.blocks.at(-1)?.block)) this.blocks.pop();
        this.#lastNote = this.#add({ block, apart: 'note' });
      } else if (isDrawnRule(block)) this.#add({ block });
      else {
        const joined = mayJoin && this.#join(block);
        if (!joined) this.#lastTerm = this.#add({ block });
        mayJoin = false;
      }
      if (block.kind === 'row') this.#head = block.isColumnHead ? block : this.#head;
      else if (!isNote) this.#head = undefined;
    }
  }

  #isNote(block: Block): boolean {
    const first = block.kind === 'paragraph' ? block.lines[0] : undefined;
    if (!first) return false;
    const isRule = isDrawnRule(block);
    this.#isUnderRule = isRule || (this.#isUnderRule && bracketedMark.test(first.text));
    return first.words[0]?.isRaised === true || (this.#isUnderRule && !isRule);
  }

  #add(standing: StandingBlock): StandingBlock {
    this.blocks.push(standing);
    return standing;
  }

  /** Joins a block with the one that the region before left unfinished: a note, where that ended in a sentence. */
  #join(block: Block): boolean {
    const note = this.#lastNote?.block;
    const isNoteOpen = note?.kind === 'paragraph' && !endsSentence(note.lines.at(-1)?.text ?? '');
    const open = [this.#lastTerm, this.#lastNote];
    for (const last of isNoteOpen ? open.reverse() : open) {
      const joined = last && join(last.block, block, this.#counted);
      if (!last || !joined) continue;
      // What stands between, at the foot of the page, comes before what goes on on the next.
      this.blocks.splice(this.blocks.lastIndexOf(last), 1);
      const moved = this.#add({ ...last, block: joined });
      if (last === this.#lastTerm) this.#lastTerm = moved;
      else this.#lastNote = moved;
      return true;
    }
    return false;
  }
}

function isDrawnRule(block: Block | undefined): boolean {
  return block?.kind === 'paragraph' && drawnRule.test(block.lines[0]?.text ?? '');
}

function join(last: Block, block: Block, counted: CountedWidth): Block | undefined {
  if (last.kind === 'row') {
    const rest = block.kind === 'row' ? block : { ...last, cells: [block.lines] };
    return isRestOf(last, rest) ? joinRows(last, rest) : undefined;
  }
  return block.kind === 'paragraph' ? joinParagraphs(last, block, counted) : undefined;
}

/**
 * The rest of a row has no label, or goes on with one that was broken before a small letter, at the top of the next
 * column or page.
 */
function isRestOf({ cells: [label, ...values] }: TableRow, { cells: [rest] }: TableRow): boolean {
  const [below] = rest ?? [];
  if (!below) return true;
  const [above] = label ?? [];
  const isOpen = values.every((cell) => !/[.:;]$/u.test(cell.at(-1)?.text ?? ''));
  if (!above || isBold(below) !== isBold(above)) return false;
  const isAtTop = below.page !== above.page || below.baseline < above.baseline;
  return isOpen && isAtTop && /^\p{Ll}/u.test(below.text) && !/^\p{Ll}/u.test(above.text);
}

function joinRows(last: TableRow, block: TableRow): TableRow {
  return { ...last, cells: last.cells.map((cell, column) => [...cell, ...(block.cells[column] ?? [])]) };
}

function joinParagraphs(last: Paragraph, block: Paragraph, counted: CountedWidth): Paragraph | undefined {
  const first = block.lines[0] as Line;
  if (
    markLength(first.text) > 0 &&
    first.page === last.lines.at(-1)?.page &&
    first.baseline > (last.lines.at(-1)?.baseline ?? 0)
  )
    return undefined;
  return goesOn(last.lines, first, counted) ? { ...last, lines: [...last.lines, ...block.lines] } : undefined;
}

function sortedWords(lines: readonly Line[]): string {
  return lines
    .flatMap(({ words }) => words.map(({ text }) => text))
    .sort()
    .join(' ');
}
