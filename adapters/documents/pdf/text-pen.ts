import { glyphText } from './glyph-text.ts';
import type { GraphicsState } from './graphics-state.ts';
import type { Matrix } from './matrix.ts';
import { apply, identity, multiply } from './matrix.ts';
import type { Word } from './page-content.ts';
import type { Paper } from './paper.ts';
import { turn } from './paper.ts';
import type { Glyph } from './pdf-operators.ts';

/** Words that were shown in one go: they run in one direction and have one look. */
export interface ShownWords {
  /** As they stand where the page is turned so that they run from left to right. */
  readonly words: readonly Word[];
  /** Quarters of a turn, clockwise; undefined for slanted words, such as watermarks. */
  readonly quarter: number | undefined;
  /** Words that were placed by themselves, not a space behind others. */
  readonly pieces: number;
}

/** Words while they are shown. */
interface MutableWords extends ShownWords {
  readonly words: Word[];
  quarter: number | undefined;
  pieces: number;
}

/** The line that letters are set on: where it begins on the page, and the way of one unit along it. */
interface Track {
  readonly x: number;
  readonly y: number;
  readonly stepX: number;
  readonly stepY: number;
}

/** What the words of one line of the drawing share. */
type Look = Pick<Word, 'size' | 'bold' | 'italic'>;

/** A gap of this part of the letter size parts two words; one of `chunkGap` may part two columns. */
const wordGap = 0.17;
/** A space that was drawn as a letter may be as narrow as this: letters such as "Y" move into it. */
const spaceGap = 0.08;
const chunkGap = 0.7;

/** Follows the text position through a text object and cuts what is shown into words. */
export class TextPen {
  readonly #paper: Paper;
  #matrix: Matrix = identity;
  #lineX = 0;
  #lineY = 0;
  #x = 0;
  #y = 0;

  constructor(paper: Paper) {
    this.#paper = paper;
  }

  begin(): void {
    this.setMatrix(identity);
  }

  setMatrix(matrix: Matrix): void {
    this.#matrix = matrix;
    this.#x = this.#lineX = 0;
    this.#y = this.#lineY = 0;
  }

  move(x: number, y: number): void {
    this.#x = this.#lineX += x;
    this.#y = this.#lineY += y;
  }

  /** Advances over the glyphs and gives the words they form. */
  show(state: GraphicsState, glyphs: readonly (Glyph | number | null)[]): ShownWords {
    const { font, charSpacing, wordSpacing } = state;
    const isVertical = font.vertical === true;
    const direction = state.fontSize < 0 ? -1 : 1;
    const fontSize = Math.abs(state.fontSize);
    const glyphScale = fontSize * (font.isType3Font ? Math.abs(font.fontMatrix?.[0] ?? 0.001) : 0.001);
    const place = multiply(state.transform, this.#matrix);
    const em = font.isType3Font ? glyphScale * 1000 : fontSize;
    const track = this.#trackOf(place, state, direction);
    const look = lookOf(state, em * Math.hypot(place[2], place[3]));
    const shown: MutableWords = { words: [], quarter: 0, pieces: 0 };
    let text = '';
    let isNext = false;
    let isSpaced = false;
    let begin = 0;
    let end = 0;
    let x = 0;
    for (const glyph of glyphs) {
      if (glyph === null) continue;
      if (typeof glyph === 'number') {
        x += ((isVertical ? 1 : -1) * glyph * fontSize) / 1000;
        continue;
      }
      const advance = isVertical && glyph.vmetric ? -(glyph.vmetric[0] ?? 0) : glyph.width;
      const spacing = (glyph.isSpace ? wordSpacing : 0) + charSpacing;
      const letters = glyphText(glyph.unicode);
      if (letters === ' ') isSpaced = true;
      else if (letters !== '') {
        const gap = x - end;
        const isApart = gap > em * chunkGap || gap < -em * 0.5;
        if (text !== '' && (isApart || gap > em * (isSpaced ? spaceGap : wordGap))) {
          this.#add(shown, isNext, text, track, begin, end, look);
          text = '';
          isNext = !isApart;
        }
        if (text === '') begin = x;
        text += letters;
        isSpaced = false;
        end = x + advance * glyphScale;
      }
      x += advance * glyphScale + spacing;
    }
    if (text !== '') this.#add(shown, isNext, text, track, begin, end, look);
    if (isVertical) this.#y += x;
    else this.#x += x * state.horizontalScale * direction;
    return shown;
  }

  /** The first word tells the direction of all; one that is next to another is no piece of its own. */
  #add(
    shown: MutableWords,
    isNext: boolean,
    text: string,
    track: Track,
    begin: number,
    end: number,
    look: Look,
  ): void {
    if (shown.words.length === 0) shown.quarter = quarterOf(track, end - begin);
    if (!isNext) shown.pieces += 1;
    shown.words.push(this.#wordOf(text, track, begin, end, shown.quarter ?? 0, look));
  }

  /** Where the letters stand on the page, and how they go on from there. */
  #trackOf(place: Matrix, { font, rise, horizontalScale }: GraphicsState, direction: number): Track {
    if (font.vertical) {
      const [x, y] = apply(place, this.#x, this.#y);
      return { x, y, stepX: place[2] * direction, stepY: place[3] * direction };
    }
    const [x, y] = apply(place, this.#x, this.#y + rise);
    const step = horizontalScale * direction;
    return { x, y, stepX: place[0] * step, stepY: place[1] * step };
  }

  /** Written out, because a document has tens of thousands of words. */
  #wordOf(text: string, track: Track, begin: number, end: number, quarter: number, look: Look): Word {
    const { width, height } = this.#paper;
    const x = track.x + track.stepX * begin;
    const y = track.y + track.stepY * begin;
    let left = x;
    let right = track.x + track.stepX * end;
    let baseline = y;
    if (quarter !== 0) {
      const toY = track.y + track.stepY * end;
      [left, baseline] = turn(x, y, quarter, width, height);
      [right] = turn(right, toY, quarter, width, height);
    }
    const { size, bold, italic } = look;
    right = Math.max(left, right);
    const isGlued = false;
    return { text, left, right, baseline, size, bold, italic, isGlued, isStruck: false, isUnderlined: false };
  }
}

function lookOf({ font, renderingMode }: GraphicsState, size: number): Look {
  return { size, bold: font.isBold === true || renderingMode === 2, italic: font.isItalic === true };
}

/** 0 for words from left to right, then clockwise by quarters; undefined for slanted ones. */
function quarterOf({ stepX, stepY }: Track, length: number): number | undefined {
  const [x, y] = length < 0 ? [-stepX, -stepY] : [stepX, stepY];
  if (length === 0 || (y === 0 && x >= 0)) return 0;
  const turns = (Math.atan2(y, x) / Math.PI) * 2;
  const quarter = Math.round(turns);
  return Math.abs(turns - quarter) < 0.1 ? (quarter + 4) % 4 : undefined;
}
