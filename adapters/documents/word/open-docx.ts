import type { ReadingMeter } from '../reading-meter.ts';
import { readBlocks } from './docx-blocks.ts';
import { readLists } from './docx-lists.ts';
import { DocxPackage } from './docx-package.ts';
import type { RunContext } from './docx-runs.ts';
import { DocxStyles } from './docx-styles.ts';
import type { WordDocument, WordNote } from './word-document.ts';
import { childOf, type XmlElement } from './xml-tree.ts';

/**
 * Reads the parts of a Word document (.docx) that hold words, styles and numbers.
 * @throws whatever the archive and the parts are broken by; BudgetSpent where they ask for too much
 */
export async function openDocx(bytes: Uint8Array, meter: ReadingMeter): Promise<WordDocument> {
  const archive = new DocxPackage(bytes, meter);
  const mainPart = await archive.mainPart();
  const related = await archive.relatedTo(mainPart);
  const body = childOf(await archive.read(mainPart), 'body');
  if (!body) throw new Error('the document has no body');
  const read = (what: string) => archive.read(related.get(what));
  const styles = new DocxStyles(await read('styles'));
  const lists = readLists(await read('numbering'), styles);
  const notes: Notes = {
    footnoteReference: byIdentifier(await read('footnotes')),
    endnoteReference: byIdentifier(await read('endnotes')),
    commentReference: byIdentifier(await read('comments')),
  };
  const found = { hasTrackedChanges: false, hasHiddenText: false };
  const blocks = readBlocks(body, contextOf(styles, notes, found));
  return { blocks, lists, ...found };
}

type Notes = Readonly<Record<string, Map<string, XmlElement>>>;

function contextOf(
  styles: DocxStyles,
  notes: Notes,
  found: { hasTrackedChanges: boolean; hasHiddenText: boolean },
): RunContext {
  let marks = 0;
  const context: RunContext = {
    styles,
    blocksOf: (container) => readBlocks(container, context),
    noteTrackedChange: () => {
      found.hasTrackedChanges = true;
    },
    noteHiddenText: () => {
      found.hasHiddenText = true;
    },
    noteOf: ({ name, attributes }): WordNote | undefined => {
      const all = notes[name];
      const id = attributes.id ?? '';
      const note = all?.get(id);
      if (!note) return undefined;
      // Each note has one place: one that refers to itself, or is referred to again, is not read again.
      all?.delete(id);
      if (name !== 'commentReference') marks += 1;
      const mark = name === 'commentReference' ? {} : { mark: String(marks) };
      return { ...mark, blocks: readBlocks(note, context) };
    },
  };
  return context;
}

function byIdentifier(part: XmlElement | undefined): Map<string, XmlElement> {
  return new Map((part?.children ?? []).map((note) => [note.attributes.id ?? '', note]));
}
