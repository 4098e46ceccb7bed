import type { ReadingMeter } from '../../reading-meter.ts';
import type { Rule } from '../page-content.ts';
import type { Block, Paragraph } from './blocks.ts';
import { sameEdge } from './gutter.ts';
import type { Line } from './line.ts';
import { withMeasure } from './line.ts';
import { markLength } from './marks.ts';
import type { Region } from './page-regions.ts';
import type { CountedWidth } from './paragraphs.ts';
import { readParagraphs } from './paragraphs.ts';
import { cutLines } from './pieces.ts';
import { pipedRows, pipedRuns } from './piped-rows.ts';
import { tableRows } from './table-rows.ts';
import type { Column, Zone } from './table-zones.ts';
import { cutUp, tableZones } from './table-zones.ts';

/** What a region is read with: the rules of its page, and the table that the region before ended in. */
export interface RegionSurroundings {
  readonly rules: readonly Rule[];
  readonly carried: readonly Column[];
  readonly counted: CountedWidth;
  readonly meter: ReadingMeter;
}

/** The blocks of one column of a page, and the columns of the table it ends in. */
export interface RegionLayout {
  readonly blocks: readonly Block[];
  readonly columns: readonly Column[];
}

/** Cuts a column of a page into tables and running text, and these into rows and paragraphs. */
export function layOutRegion(
  { lines, pieces, shift }: Region,
  surroundings: RegionSurroundings,
): RegionLayout {
  const blocks: Block[] = [];
  let columns = surroundings.carried;
  for (const { isPiped, from, to } of pipedRuns(lines)) {
    const own = lines.slice(from, to);
    if (isPiped) {
      for (const row of pipedRows(own)) blocks.push(row);
      columns = [];
      continue;
    }
    const layout = layOutLines(
      { lines: own, pieces: pieces?.slice(from, to), shift },
      { ...surroundings, carried: columns },
    );
    for (const block of layout.blocks) blocks.push(block);
    columns = layout.columns;
  }
  return { blocks, columns };
}

function layOutLines(
  { lines, pieces }: Region,
  { rules, carried, counted, meter }: RegionSurroundings,
): RegionLayout {
  const zones = tableZones(cutUp(lines, pieces ?? cutLines(lines, rules, meter)), rules, carried, meter);
  const blocks: Block[] = [];
  for (const [index, zone] of [...zones.entries()].reverse()) {
    if (zone.columns.length > 0) {
      const rows = tableRows(zone, rules, meter).flatMap((block): readonly Block[] =>
        block.kind === 'row' ? [block] : withBand(readParagraphs(block.lines, counted), block.isBand),
      );
      for (const block of rows.reverse()) blocks.push(block);
      continue;
    }
    const below = zones[index + 1];
    const text = zone.lines.map(({ line }) => line);
    const paragraphs = withNotesApart(text).flatMap((each) => readParagraphs(each, counted));
    const hasBands = below !== undefined && isInLine(zone, below) && namesRows(blocks);
    for (const block of (below ? withBand(paragraphs, hasBands) : paragraphs).reverse()) blocks.push(block);
  }
  return { blocks: blocks.reverse(), columns: zones.at(-1)?.columns ?? [] };
}

/** The last line above a table begins where its labels do. */
function isInLine({ lines }: Zone, { columns: [label] }: Zone): boolean {
  return label !== undefined && Math.abs((lines.at(-1)?.line.left ?? 0) - label.left) < sameEdge;
}

/** The table that was read last, from its last row up, has a name across it. */
function namesRows(read: readonly Block[]): boolean {
  const first = read.findLast(({ kind }) => kind === 'paragraph');
  return first?.kind === 'paragraph' && first.isBand === true;
}

/** The last of the paragraphs above a row names what follows, where it has a number or is known to. */
function withBand(paragraphs: readonly Paragraph[], isKnown = false): Paragraph[] {
  return paragraphs.map((paragraph, index) => {
    const isNumbered = markLength(paragraph.lines[0]?.text ?? '') > 0;
    const isBand = index === paragraphs.length - 1 && (isKnown || isNumbered);
    return isBand && paragraph.lines.length === 1 ? { ...paragraph, isBand } : paragraph;
  });
}

/** The notes below a text are set to a measure of their own. */
function withNotesApart(lines: readonly Line[]): readonly Line[][] {
  const start = lines.findIndex(({ words }) => words[0]?.isRaised);
  if (start < 0) return [[...lines]];
  return [lines.slice(0, start), withMeasure(lines.slice(start))];
}
