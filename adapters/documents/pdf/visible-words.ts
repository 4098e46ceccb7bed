import type { ReadingMeter } from '../reading-meter.ts';
import type { Drawing, PageDrawing } from './interpret-page.ts';
import type { TextChunk } from './page-content.ts';
import { colourDistance } from './painted-areas.ts';
import { PaintedGround } from './painted-ground.ts';

const paper = '#ffffff';
/** Letters lower than this cannot be read on paper. */
const smallestSize = 1.2;
/** Colours closer than this are one to the eye. */
const nearColour = 12;
/** Rendering modes without ink: invisible, and clipping only. */
const inkless: ReadonlySet<number> = new Set([3, 7]);

/** The words of a page that can be seen, and how many characters cannot. */
export interface VisibleWords {
  readonly words: readonly Drawing[];
  readonly hiddenCharacters: number;
  readonly isRecognised: boolean;
}

/**
 * Leaves out what is in the file and not on the page: invisible ink, the colour of the ground, letters without
 * size, words off the page, under a box painted over them or on a layer that is switched off. A page whose words
 * are nearly all invisible is a scan with a recognised text layer: there that layer is the text.
 */
export function visibleWords(
  drawing: PageDrawing,
  width: number,
  height: number,
  meter: ReadingMeter,
): VisibleWords {
  const ground = new PaintedGround(drawing.areas, meter);
  const characters = (words: readonly Drawing[]) => words.reduce((sum, word) => sum + word.text.length, 0);
  const inked = drawing.words.filter((word) => !inkless.has(word.renderingMode & 7));
  const isRecognised = characters(inked) < characters(drawing.words) * 0.2;
  const words = drawing.words.filter(
    (word) =>
      isOnPage(word, width, height) &&
      word.size >= smallestSize &&
      word.isVisibleLayer &&
      (inkless.has(word.renderingMode & 7) ? isRecognised : isInked(word, ground)),
  );
  return { words, hiddenCharacters: characters(drawing.words) - characters(words), isRecognised };
}

function isOnPage({ from, to, size }: Drawing, width: number, height: number): boolean {
  const x = (from[0] + to[0]) / 2;
  const y = (from[1] + to[1]) / 2 - size * 0.3;
  return x >= 0 && x <= width && y >= 0 && y <= height;
}

function isInked(word: Drawing, ground: PaintedGround): boolean {
  if (word.alpha < 0.05) return false;
  const x = (word.from[0] + word.to[0]) / 2;
  const y = (word.from[1] + word.to[1]) / 2 - word.size * 0.3;
  const { isCovered, area } = ground.at(x, y, word.order);
  if (isCovered) return false;
  const colour = area ? area.colour : paper;
  if (colour === undefined || word.colour === undefined) return true;
  return colourDistance(colour, word.colour) >= nearColour;
}

/** The words as chunks; words that do not run from left to right are turned first, a few stray ones left out. */
export function toChunks(
  words: readonly Drawing[],
  width: number,
  height: number,
): { readonly chunks: TextChunk[]; readonly isTurned: boolean } {
  const directions = [0, 0, 0, 0];
  const quarters = words.map(quarterOf);
  for (const [index, word] of words.entries()) {
    const quarter = quarters[index];
    if (quarter !== undefined) directions[quarter] = (directions[quarter] ?? 0) + word.text.length;
  }
  const main = directions.indexOf(Math.max(...directions));
  const chunks = words
    .filter((_, index) => quarters[index] === main)
    .map((word): TextChunk => {
      const [left, baseline] = turn(word.from, main, width, height);
      const [right] = turn(word.to, main, width, height);
      return {
        text: word.text,
        left,
        right: Math.max(left, right),
        baseline,
        size: word.size,
        bold: word.bold,
        italic: word.italic,
      };
    });
  return { chunks, isTurned: main !== 0 };
}

/** 0 for words from left to right, then clockwise by quarters; undefined for slanted ones, such as watermarks. */
function quarterOf({ from, to }: Drawing): number | undefined {
  if (from[1] === to[1] && from[0] <= to[0]) return 0;
  const turns = (Math.atan2(to[1] - from[1], to[0] - from[0]) / Math.PI) * 2;
  const quarter = Math.round(turns);
  return Math.abs(turns - quarter) < 0.1 ? (quarter + 4) % 4 : undefined;
}

function turn([x, y]: readonly [number, number], quarters: number, width: number, height: number) {
  if (quarters === 1) return [y, width - x] as const;
  if (quarters === 2) return [width - x, height - y] as const;
  if (quarters === 3) return [height - y, x] as const;
  return [x, y] as const;
}
