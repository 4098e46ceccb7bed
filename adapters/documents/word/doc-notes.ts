import type { ReadingMeter } from '../reading-meter.ts';
import { type DocStreams, type DocTable, readPlaces, tableOf } from './doc-streams.ts';

/** A stretch of the text of a .doc file, in characters. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

/** A note or text box: where it hangs in the body, and where its words stand. */
export interface Hanging extends TextRange {
  readonly kind: 'footnote' | 'endnote' | 'comment' | 'box';
}

/** Where the header says how long each part of the text is, in the order in which they stand ([MS-DOC] FibRgLw97). */
const lengthOffsets = [0x4c, 0x50, 0x54, 0x5c, 0x60, 0x64] as const;
/** What is said of each mark: of a comment who made it, of a shape its number and place. */
const commentMarkBytes = 30;
const noteMarkBytes = 2;
const shapeBytes = 26;
const boxBytes = 22;
const shapeInBox = 14;

/** The body of the text, and the notes and boxes behind it by the place at which they hang. */
export function readStories(
  streams: DocStreams,
  meter: ReadingMeter,
): { body: TextRange; hanging: Map<number, Hanging> } {
  const lengths = lengthOffsets.map((offset) => streams.main.readUInt32LE(offset));
  const starts = lengths.map((_, index) => lengths.slice(0, index).reduce((sum, length) => sum + length, 0));
  const [, footnotes = 0, , comments = 0, endnotes = 0, boxes = 0] = starts;
  const hanging = new Map<number, Hanging>();
  const hang = (
    kind: Hanging['kind'],
    marks: DocTable,
    markBytes: number,
    texts: DocTable,
    story: number,
  ) => {
    const places = readPlaces(tableOf(streams, texts), 0, meter);
    for (const [index, { start }] of readPlaces(tableOf(streams, marks), markBytes, meter).entries()) {
      const text = places[index];
      if (text) hanging.set(start, { kind, start: story + text.start, end: story + text.end });
    }
  };
  hang('footnote', 'footnoteMarks', noteMarkBytes, 'footnotes', footnotes);
  hang('comment', 'commentMarks', commentMarkBytes, 'comments', comments);
  hang('endnote', 'endnoteMarks', noteMarkBytes, 'endnotes', endnotes);
  for (const [place, box] of boxesByPlace(streams, meter)) {
    hanging.set(place, { kind: 'box', start: boxes + box.start, end: boxes + box.end });
  }
  return { body: { start: 0, end: lengths[0] ?? 0 }, hanging };
}

/** A text box and the shape that is anchored in the body have the same number. */
function boxesByPlace(streams: DocStreams, meter: ReadingMeter): Map<number, TextRange> {
  const byShape = new Map(
    readPlaces(tableOf(streams, 'textBoxes'), boxBytes, meter).map((box) => [
      box.data.readUInt32LE(shapeInBox),
      box,
    ]),
  );
  const byPlace = new Map<number, TextRange>();
  for (const { start, data } of readPlaces(tableOf(streams, 'shapes'), shapeBytes, meter)) {
    const box = byShape.get(data.readUInt32LE(0));
    if (box) byPlace.set(start, box);
  }
  return byPlace;
}
