import type { ReadingMeter } from '../reading-meter.ts';
import { type DocSources, readDocBlocks } from './doc-blocks.ts';
import { readDocLists } from './doc-lists.ts';
import { readStories } from './doc-notes.ts';
import { readCharacterRanges, readParagraphRanges } from './doc-properties.ts';
import { DocRuns, type HangingRun } from './doc-runs.ts';
import { openDocStreams } from './doc-streams.ts';
import { DocStyles } from './doc-styles.ts';
import { DocText } from './doc-text.ts';
import type { WordDocument } from './word-document.ts';

/**
 * Reads a binary Word document (.doc).
 * @throws RangeError or Error where a table points out of the file; BudgetSpent where it asks for too much
 */
export function openDoc(bytes: Uint8Array, meter: ReadingMeter): WordDocument {
  const streams = openDocStreams(bytes);
  const text = new DocText(streams, meter);
  const styles = new DocStyles(streams, meter);
  const { body, hanging } = readStories(streams, meter);
  let marks = 0;
  const hangingAt = (place: number): HangingRun | undefined => {
    const found = hanging.get(place);
    if (!found) return undefined;
    // Each note has one place: one that is referred to again, or by itself, is not read again.
    hanging.delete(place);
    const { kind, start, end } = found;
    meter.spend('characters', Math.max(0, end - start));
    const isNumbered = kind === 'footnote' || kind === 'endnote';
    if (isNumbered) marks += 1;
    const mark = isNumbered ? { mark: String(marks) } : {};
    const blocks = readDocBlocks(sources, start, end);
    return kind === 'box' ? { box: blocks } : { note: { ...mark, blocks } };
  };
  const runs = new DocRuns(text, readCharacterRanges(streams, meter), styles, hangingAt);
  const sources: DocSources = { text, paragraphs: readParagraphRanges(streams, meter), styles, runs, meter };
  const blocks = readDocBlocks(sources, body.start, body.end);
  const { hasTrackedChanges, hasHiddenText } = runs;
  return { blocks, lists: readDocLists(streams, meter), hasTrackedChanges, hasHiddenText };
}
