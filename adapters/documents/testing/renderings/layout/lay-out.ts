import { parseInline } from '../content/inline.ts';
import { type MarkStyle, printMark } from '../content/mark-style.ts';
import type { Block, Flow, List, Offer, Section, TermTable, Words } from '../content/offer.ts';
import type { LaidBlock, LaidFlow, LaidNote, LaidOffer, LaidRow, LaidRun } from './laid.ts';

/** The marks of footnotes: figures, or the printer's signs. */
export type NoteMarks = 'figures' | 'signs';

const signs = ['*', '†', '‡', '§', '¶', '**', '††', '‡‡'];

/** Counts numbers, resolves references and orders footnotes by their marks. Throws where a note is missing or idle. */
export function layOut(offer: Offer, noteMarks: NoteMarks = 'figures'): LaidOffer {
  const numbers = new Map<string, string>();
  numberSections(offer.body, offer, 2, undefined, numbers);
  const layout = new Layout(offer, noteMarks, numbers);
  const title = { kind: 'heading' as const, level: 1, runs: layout.runs(offer.title) };
  const blocks = layout.blocks(offer.body, 2, undefined);
  const footnotes = layout.footnotes;
  const idle = Object.keys(offer.footnotes ?? {}).length - footnotes.length;
  if (idle > 0) throw new Error(`${offer.id}: ${idle} footnotes have no mark.`);
  return { offer, title, blocks, footnotes };
}

/** What `{ref:id}` prints: the section's number, or its heading in quotation marks where it has none. */
function numberSections(
  blocks: readonly Block[],
  offer: Offer,
  level: number,
  parent: string | undefined,
  into: Map<string, string>,
): void {
  let index = 0;
  for (const block of blocks) {
    if (block.kind !== 'section') continue;
    const number = numberOf(block, offer, level, index, parent);
    if (number !== undefined) index += 1;
    if (block.id) into.set(block.id, number === undefined ? `“${block.title}”` : bare(number));
    numberSections(block.blocks, offer, level + 1, number, into);
  }
}

function stylesOf(offer: Offer, level: number): MarkStyle | undefined {
  return level === 2 ? offer.numbering?.sections : offer.numbering?.subsections;
}

function numberOf(
  section: Section,
  offer: Offer,
  level: number,
  index: number,
  parent: string | undefined,
): string | undefined {
  const marks = stylesOf(offer, level);
  return section.unnumbered || marks === undefined ? undefined : printMark(marks, index, parent);
}

function bare(number: string): string {
  return number.endsWith('.') ? number.slice(0, -1) : number;
}

class Layout {
  readonly footnotes: LaidNote[] = [];
  private lists = 0;
  private readonly offer: Offer;
  private readonly noteMarks: NoteMarks;
  private readonly numbers: ReadonlyMap<string, string>;

  constructor(offer: Offer, noteMarks: NoteMarks, numbers: ReadonlyMap<string, string>) {
    this.offer = offer;
    this.noteMarks = noteMarks;
    this.numbers = numbers;
  }

  blocks(blocks: readonly Block[], level: number, parent: string | undefined): LaidBlock[] {
    let index = 0;
    return blocks.flatMap((block): LaidBlock[] => {
      switch (block.kind) {
        case 'section': {
          const number = numberOf(block, this.offer, level, index, parent);
          if (number !== undefined) index += 1;
          return this.section(block, level, number);
        }
        case 'terms':
          return [{ kind: 'table', shape: 'terms', rows: this.termRows(block) }];
        case 'grid': {
          const head: LaidRow = {
            role: 'head',
            cells: block.head.map((words) => [this.paragraph(words, 0)]),
          };
          const rows = block.rows.map((row) => ({ cells: row.map((words) => [this.paragraph(words, 0)]) }));
          return [{ kind: 'table', shape: 'grid', rows: [head, ...rows] }];
        }
        case 'box':
          return [
            {
              kind: 'box',
              ...(block.isRemark ? { isRemark: true } : {}),
              blocks: block.blocks.map((each) => ({ ...this.paragraph(each.words, 0), ...changes(each) })),
            },
          ];
        default:
          return this.flow(block, 0, parent);
      }
    });
  }

  private section(section: Section, level: number, number: string | undefined): LaidBlock[] {
    const marks = stylesOf(this.offer, level);
    const heading = {
      kind: 'heading' as const,
      level,
      ...(number !== undefined && marks ? { number, marks } : {}),
      runs: this.runs(section.title),
    };
    return [heading, ...this.blocks(section.blocks, level + 1, number)];
  }

  private termRows(table: TermTable): LaidRow[] {
    return table.rows.map((row) =>
      row.kind === 'band'
        ? { role: 'band', cells: [[this.paragraph(row.title, 0)]] }
        : {
            cells: [
              [this.paragraph(row.label, 0)],
              row.value.flatMap((each) => this.flow(each, 0, undefined)),
            ],
            ...changes(row),
          },
    );
  }

  private flow(block: Flow, depth: number, parent: string | undefined): LaidFlow[] {
    switch (block.kind) {
      case 'paragraph':
        return [{ ...this.paragraph(block.words, depth), ...changes(block) }];
      case 'drafting':
        return [{ kind: 'drafting', text: block.words, depth }];
      case 'list':
        return this.list(block, depth, parent);
    }
  }

  private list({ marks, items }: List, depth: number, parent: string | undefined): LaidFlow[] {
    const list = this.lists;
    this.lists += 1;
    return items.flatMap((item, index) => {
      const number = printMark(marks, index, parent);
      const laid = {
        kind: 'list-item' as const,
        number,
        marks,
        depth,
        list,
        runs: this.runs(item.words),
        ...changes(item),
      };
      return [laid, ...item.blocks.flatMap((block) => this.flow(block, depth + 1, number))];
    });
  }

  private paragraph(words: Words, depth: number) {
    return { kind: 'paragraph' as const, depth, runs: this.runs(words) };
  }

  runs(words: Words): LaidRun[] {
    return parseInline(words).map((run): LaidRun => {
      if (run.kind === 'mark') return this.mark(run.note);
      if (run.kind !== 'reference') return run;
      const text = this.numbers.get(run.section);
      if (text === undefined) throw new Error(`${this.offer.id}: no section is named ${run.section}.`);
      return { kind: 'words', text };
    });
  }

  private mark(id: string): LaidRun {
    const text = this.offer.footnotes?.[id];
    if (text === undefined) throw new Error(`${this.offer.id}: no footnote ${id}.`);
    const note = this.footnotes.length;
    const mark = this.noteMarks === 'figures' ? String(note + 1) : signs[note];
    if (mark === undefined) throw new Error(`${this.offer.id}: more footnotes than signs.`);
    this.footnotes.push({ mark, text });
    return { kind: 'mark', mark, note };
  }
}

/** The tracked change and the comment of a block, as far as it has them. */
function changes({ change, comment }: Pick<LaidRow, 'change' | 'comment'>) {
  return { ...(change ? { change } : {}), ...(comment ? { comment } : {}) };
}
