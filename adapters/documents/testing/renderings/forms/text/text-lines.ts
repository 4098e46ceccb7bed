import type { LaidBlock, LaidHeading, LaidItem, LaidOffer } from '../../layout/laid.ts';
import type { TextLook } from './text-look.ts';
import { tableLines } from './text-tables.ts';
import { wrap } from './wrap.ts';
import { plainSigns, writeRuns } from './write-runs.ts';

/** A line of an offer in characters. */
export interface TextLine {
  readonly text: string;
  /** Belongs to a heading: bold where there is bold. */
  readonly heading?: true;
}

const emptyLine: TextLine = { text: '' };

/** The lines of an offer as plain text; an empty line between blocks. */
export function textLines(laid: LaidOffer, look: TextLook): TextLine[] {
  const { offer } = laid;
  const lines: TextLine[] = [];
  const add = (texts: readonly string[]) => lines.push(...texts.map((text) => ({ text })), emptyLine);
  for (const line of offer.cover ?? []) add(wrap(line, look.width));
  lines.push(...heading(laid.title, look), emptyLine);
  if (offer.front && offer.front.length > 0) add(offer.front.flatMap((line) => wrap(line, look.width)));
  laid.blocks.forEach((block, index) => {
    const written = blockLines(block, look);
    if (written.length === 0) return;
    lines.push(...written);
    if (!staysClose(block, laid.blocks[index + 1], look)) lines.push(emptyLine);
  });
  for (const signature of offer.signatures ?? []) add([signature.for, ...signature.lines]);
  if (laid.footnotes.length > 0) {
    add(['_'.repeat(20)]);
    for (const { mark, text } of laid.footnotes) add(wrap(`${plainSigns.mark(mark)} ${text}`, look.width));
  }
  return withoutDoubleGaps(lines).map((line) =>
    line.text === '' ? line : { ...line, text: ' '.repeat(look.margin) + line.text },
  );
}

/** The lines of a block as they stand in a text; none where it is withdrawn. */
function blockLines(block: LaidBlock, look: TextLook): TextLine[] {
  if ('change' in block && block.change === 'withdrawn') return [];
  switch (block.kind) {
    case 'heading':
      return heading(block, look);
    case 'table':
      return plain(tableLines(block, look));
    case 'box':
      return block.blocks.flatMap((each) => [...blockLines(each, look), emptyLine]).slice(0, -1);
    case 'drafting':
      return plain(wrap(`[${block.text}]`, look.width));
    case 'list-item':
      return plain(item(block, look));
    case 'paragraph': {
      const words = writeRuns(block.runs, plainSigns);
      const indent = ' '.repeat(block.depth * Math.max(2, look.itemIndent));
      return words === '' ? [] : plain(wrap(words, look.width, indent));
    }
  }
}

function plain(texts: readonly string[]): TextLine[] {
  return texts.map((text) => ({ text }));
}

function heading({ level, number, runs }: LaidHeading, look: TextLook): TextLine[] {
  const words = writeRuns(runs, plainSigns);
  const capitals = look.heading === 'capitals' && level < 3;
  const text = [number, capitals ? words.toUpperCase() : words]
    .filter((part) => part !== undefined)
    .join(' ');
  const lines = wrap(text, look.width).map((line) => ({ text: line, heading: true as const }));
  const longest = Math.max(...lines.map((line) => line.text.length));
  const rule = { text: (level === 1 ? '=' : '-').repeat(longest) };
  return look.heading === 'underlined' && level < 3 ? [...lines, rule] : lines;
}

function item({ number, runs, depth }: LaidItem, look: TextLook): string[] {
  const left = ' '.repeat(look.itemIndent + depth * Math.max(2, look.itemIndent));
  const rest = look.hanging ? `${left}${' '.repeat(number.length + 1)}` : left;
  return wrap(`${number} ${writeRuns(runs, plainSigns)}`, look.width, left, rest);
}

/** Items of a list stand close where lists are tight. */
function staysClose(block: LaidBlock, next: LaidBlock | undefined, look: TextLook): boolean {
  return !look.looseLists && block.kind === 'list-item' && next?.kind === 'list-item';
}

function withoutDoubleGaps(lines: readonly TextLine[]): TextLine[] {
  return lines.filter(({ text }, index) => text !== '' || (index > 0 && lines[index - 1]?.text !== ''));
}
