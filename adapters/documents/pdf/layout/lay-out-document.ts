import type { DocumentPart } from '../../../../core/termsheet/document/document-parts.ts';
import type { ReadingMeter } from '../../reading-meter.ts';
import type { PageContent } from '../page-content.ts';
import { hasCover } from './cover.ts';
import { describeBlock } from './describe-blocks.ts';
import { DocumentFlow } from './document-flow.ts';
import { layOutRegion } from './lay-out-region.ts';
import type { Line } from './line.ts';
import { linesOf, withMeasure } from './line.ts';
import { framePages } from './page-frame.ts';
import type { Region } from './page-regions.ts';
import { readingRegions } from './page-regions.ts';
import { pageWords } from './page-words.ts';
import type { Column } from './table-zones.ts';
import { countedWidth, usualSize, vocabularyOf } from './typography.ts';

/** A region of so few lines that stand this much further apart than those of the document may have one-line rows. */
const fewLines = 20;
const otherLeading = 1.2;

/** The parts of a PDF in reading order, joined across columns and pages. */
export function layOutDocument(pages: readonly PageContent[], meter: ReadingMeter): DocumentPart[] {
  const bodySize = usualSize(pages);
  const worded = pages.map((page) => pageWords(page, meter));
  const framed = framePages(worded, bodySize);
  const uncut = framed.map(({ content: { width, rules }, lines }) => ({ width, rules, lines }));
  const regions = withCommonMeasure(readingRegions(uncut, meter));
  const counted = countedWidth(regions.flat().map(({ lines }) => lines));
  const flow = new DocumentFlow(counted);
  const isCovered = hasCover(framed);
  let carried: readonly Column[] = [];
  let shiftAbove = 0;
  for (const [index, { content, heads, feet, comments }] of framed.entries()) {
    flow.addApart('running-head', heads);
    for (const region of regions[index] ?? []) {
      if (isCovered && index === 0) flow.addApart('cover', region.lines);
      else {
        const lines = flow.withoutRepeatedHead(region.lines);
        const surroundings = {
          rules: content.rules,
          carried: flow.endsInTable ? moved(carried, region.shift - shiftAbove) : [],
          counted,
          meter,
        };
        const layout = layOutRegion(
          lines === region.lines ? region : { ...region, lines, pieces: undefined },
          surroundings,
        );
        flow.addRegion(layout.blocks);
        carried = layout.columns;
        shiftAbove = region.shift;
      }
    }
    flow.addApart('note', withMeasure(linesOf(comments, content.number)));
    flow.addApart('running-foot', feet);
  }
  const typography = { bodySize, vocabulary: vocabularyOf(worded.map(({ words }) => words)), counted };
  return flow.blocks.map((standing) => describeBlock(standing, typography));
}

/** The columns of a table go on at the same place, or in the next column of text that far further on. */
function moved(columns: readonly Column[], distance: number): Column[] {
  return columns.map(({ left, right }) => ({ left: left + distance, right: right + distance }));
}

/** Few lines, such as single rows of a table, do not show how text is set: those of the document do. */
function withCommonMeasure(pages: readonly Region[][]): Region[][] {
  const longest = pages
    .flat()
    .reduce<readonly Line[]>((most, { lines }) => (lines.length > most.length ? lines : most), []);
  const common = longest[0]?.measure.leading ?? 0;
  const indentsFirst = pages.flat().some(({ lines }) => lines[0]?.measure.indentsFirst);
  return pages.map((regions) =>
    regions.map((region) => {
      const { lines } = region;
      const measure = lines[0]?.measure;
      if (measure === undefined || lines.length >= fewLines) return region;
      const leading = measure.leading > common * otherLeading ? common : measure.leading;
      return { ...region, lines: withMeasure(lines, { ...measure, leading, indentsFirst }) };
    }),
  );
}
