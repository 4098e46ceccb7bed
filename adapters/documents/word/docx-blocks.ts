import { type RunContext, readRuns } from './docx-runs.ts';
import { readParagraphLook } from './docx-styles.ts';
import { headingLevelOf, isContentsLine, type ParagraphLook, placeOf } from './look.ts';
import { RunningOn } from './running-on.ts';
import type { WordBlock, WordCell, WordParagraph, WordRow, WordTable } from './word-document.ts';
import { childOf, isOn, statedValue, type XmlElement } from './xml-tree.ts';

const changes = new Set(['ins', 'moveTo', 'del', 'moveFrom']);

/** The paragraphs and tables of a body, a cell, a note or a text box. */
export function readBlocks(container: XmlElement, context: RunContext): WordBlock[] {
  const blocks: WordBlock[] = [];
  const running = new RunningOn();
  for (const element of flattened(container)) {
    if (element.name === 'tbl') {
      blocks.push(readTable(element, context));
      continue;
    }
    const paragraph = readParagraph(element, context);
    if (!paragraph) continue;
    blocks.push(...running.add(paragraph, endsParagraph(element, context)));
  }
  return [...blocks, ...running.end()];
}

/** Paragraphs and tables, through content controls and whatever else is around them; tables of contents are left out. */
function flattened(container: XmlElement): XmlElement[] {
  return container.children.flatMap((child): XmlElement[] => {
    if (child.name === 'p' || child.name === 'tbl') return [child];
    if (child.name === 'moveFrom' || isTableOfContents(child)) return [];
    return flattened(child);
  });
}

function isTableOfContents(element: XmlElement): boolean {
  const gallery = childOf(childOf(element, 'sdtPr'), 'docPartObj');
  return /table of contents/iu.test(statedValue(gallery, 'docPartGallery') ?? '');
}

function readParagraph(element: XmlElement, context: RunContext): WordParagraph | undefined {
  const properties = childOf(element, 'pPr');
  const style = context.styles.ofParagraph(statedValue(properties, 'pStyle'));
  if (isContentsLine(style)) return undefined;
  const own = readParagraphLook(properties);
  const look = { ...style.paragraph, ...own };
  const place = placeOf({ place: { ...style.paragraph.place, ...own.place } });
  const headingLevel = headingLevelOf(style, look);
  const pageBreak = pageBreakOf(element, look);
  return {
    kind: 'paragraph',
    runs: readRuns(element, style, context),
    ...(headingLevel === undefined ? {} : { headingLevel }),
    ...(look.isCentred ? { isCentred: true } : {}),
    ...(place ? { place } : {}),
    ...(pageBreak ? { pageBreak } : {}),
  };
}

function pageBreakOf(element: XmlElement, { startsPage }: ParagraphLook): WordParagraph['pageBreak'] {
  const breaks = element.children.some((run) =>
    run.children.some(({ name, attributes }) => name === 'br' && attributes.type === 'page'),
  );
  const section = childOf(childOf(element, 'pPr'), 'sectPr');
  if (breaks || (section && statedValue(section, 'type') !== 'continuous')) return 'behind';
  return startsPage ? 'before' : undefined;
}

/** False where the end of a paragraph was deleted, or is hidden as that of a run-in heading is. */
function endsParagraph(element: XmlElement, context: RunContext): boolean {
  const mark = childOf(childOf(element, 'pPr'), 'rPr');
  if (mark?.children.some(({ name }) => changes.has(name))) context.noteTrackedChange();
  const isGone = childOf(mark, 'del') !== undefined || childOf(mark, 'moveFrom') !== undefined;
  return !isGone && !isOn(mark, 'vanish') && !isOn(mark, 'specVanish');
}

function readTable(table: XmlElement, context: RunContext): WordTable {
  return { kind: 'table', rows: childrenNamed(table, 'tr').map((row) => readRow(row, context)) };
}

function readRow(row: XmlElement, context: RunContext): WordRow {
  const properties = childOf(row, 'trPr');
  const isWithdrawn = childOf(properties, 'del') !== undefined;
  if (isWithdrawn || childOf(properties, 'ins')) context.noteTrackedChange();
  return {
    cells: childrenNamed(row, 'tc').map((cell) => readCell(cell, context)),
    ...(isOn(properties, 'tblHeader') ? { isHead: true } : {}),
    ...(isWithdrawn ? { isWithdrawn: true } : {}),
  };
}

function readCell(cell: XmlElement, context: RunContext): WordCell {
  const merged = childOf(childOf(cell, 'tcPr'), 'vMerge');
  const isContinued = merged !== undefined && merged.attributes.val !== 'restart';
  return { blocks: readBlocks(cell, context), ...(isContinued ? { isContinued: true } : {}) };
}

/** Rows or cells, through the content controls around them. */
function childrenNamed(element: XmlElement, name: string): XmlElement[] {
  return element.children.flatMap((child): XmlElement[] => {
    if (child.name === name) return [child];
    return child.name === 'sdt' || child.name === 'sdtContent' || child.name === 'customXml'
      ? childrenNamed(child, name)
      : [];
  });
}
