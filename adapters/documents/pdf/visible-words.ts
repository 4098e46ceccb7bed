import type { ReadingMeter } from '../reading-meter.ts';
import type { PageDrawing, Run } from './interpret-page.ts';
import type { Word } from './page-content.ts';
import { colourDistance } from './painted-areas.ts';
import { PaintedGround } from './painted-ground.ts';
import type { Paper } from './paper.ts';
import { turnBack } from './paper.ts';

const paperColour = '#ffffff';
/** Letters lower than this cannot be read on paper. */
const smallestSize = 1.2;
/** Colours closer than this are one to the eye. */
const nearColour = 12;
/** Rendering modes without ink: invisible, and clipping only. */
const inkless: ReadonlySet<number> = new Set([3, 7]);

/** The words of a page that can be seen, and how many characters cannot. */
export interface VisibleWords {
  readonly words: readonly Word[];
  /** Most words do not run from left to right as the page is shown, and the page was turned for them. */
  readonly isTurned: boolean;
  readonly hiddenCharacters: number;
  readonly isRecognised: boolean;
}

/**
 * Leaves out what is in the file and not on the page: invisible ink, the colour of the ground, letters without
 * size, words off the page, under a box painted over them or on a layer that is switched off. A page whose words
 * are nearly all invisible is a scan with a recognised text layer: there that layer is the text. Of what can be
 * seen, the words that run as most do are kept, and a few stray others are not.
 */
export function visibleWords({ runs, areas }: PageDrawing, paper: Paper, meter: ReadingMeter): VisibleWords {
  const ground = new PaintedGround(areas, meter);
  let all = 0;
  let inked = 0;
  for (const { words, renderingMode } of runs) {
    const length = lettersOf(words);
    all += length;
    if (!inkless.has(renderingMode & 7)) inked += length;
  }
  const isRecognised = inked < all * 0.2;
  const seen = runs.map((run) => seenOf(run, ground, paper, isRecognised));
  const directions = [0, 0, 0, 0];
  let shown = 0;
  for (const [index, { quarter }] of runs.entries()) {
    const length = lettersOf(seen[index] ?? []);
    shown += length;
    if (quarter !== undefined) directions[quarter] = (directions[quarter] ?? 0) + length;
  }
  const main = directions.indexOf(Math.max(...directions));
  const words: Word[] = [];
  for (const [index, ofRun] of seen.entries()) {
    if (runs[index]?.quarter === main) for (const word of ofRun) words.push(word);
  }
  return { words, isTurned: main !== 0, hiddenCharacters: all - shown, isRecognised };
}

function lettersOf(words: readonly Word[]): number {
  let letters = 0;
  for (const { text } of words) letters += text.length;
  return letters;
}

function seenOf(run: Run, ground: PaintedGround, paper: Paper, isRecognised: boolean): readonly Word[] {
  const { words, renderingMode, isVisibleLayer } = run;
  if (!isVisibleLayer || !((words[0]?.size ?? 0) >= smallestSize)) return [];
  const isInkless = inkless.has(renderingMode & 7);
  if (isInkless ? !isRecognised : run.alpha < 0.05) return [];
  const isSeenOnPaper = isInkless || differs(paperColour, run.colour);
  const isSeen = (word: Word) => {
    const middle = (word.left + word.right) / 2;
    const [x, baseline] = turnBack(middle, word.baseline, run.quarter ?? 0, paper);
    const y = baseline - word.size * 0.3;
    if (!(x >= 0 && x <= paper.width && y >= 0 && y <= paper.height)) return false;
    if (isInkless) return true;
    const { isCovered, area } = ground.at(x, y, run.order);
    return !isCovered && (area ? differs(area.colour, run.colour) : isSeenOnPaper);
  };
  return words.every(isSeen) ? words : words.filter(isSeen);
}

/** Of two colours of which one is not known, the letters are taken to be seen. */
function differs(ground: string | undefined, ink: string | undefined): boolean {
  return ground === undefined || ink === undefined || colourDistance(ground, ink) >= nearColour;
}
