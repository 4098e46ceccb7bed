import { glyphText } from './glyph-text.ts';
import type { GraphicsState } from './graphics-state.ts';
import type { Matrix } from './matrix.ts';
import { apply, identity, multiply } from './matrix.ts';
import type { Glyph } from './pdf-operators.ts';

/** A word before it is known whether it can be seen. */
export interface DrawnText {
  readonly text: string;
  /** Start and end on the baseline, in page coordinates. */
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
  readonly size: number;
  /** Follows the words before it in the same line of the drawing, a space away. */
  readonly isNext: boolean;
}

/** A gap of this part of the letter size parts two words; one of `chunkGap` may part two columns. */
const wordGap = 0.17;
const chunkGap = 0.7;

/** Follows the text position through a text object and cuts what is shown into words. */
export class TextPen {
  #matrix: Matrix = identity;
  #lineX = 0;
  #lineY = 0;
  #x = 0;
  #y = 0;

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
  show(state: GraphicsState, glyphs: readonly (Glyph | number | null)[]): DrawnText[] {
    const { font, charSpacing, wordSpacing } = state;
    const isVertical = font.vertical === true;
    const direction = state.fontSize < 0 ? -1 : 1;
    const fontSize = Math.abs(state.fontSize);
    const glyphScale = fontSize * (font.isType3Font ? Math.abs(font.fontMatrix?.[0] ?? 0.001) : 0.001);
    const place = multiply(state.transform, this.#matrix);
    const chunks: DrawnText[] = [];
    const em = font.isType3Font ? glyphScale * 1000 : fontSize;
    const height = em * Math.hypot(place[2], place[3]);
    let text = '';
    let isNext = false;
    let begin = 0;
    let end = 0;
    let x = 0;
    const flush = (): void => {
      if (text !== '') {
        const from = this.#at(place, state, direction * begin);
        chunks.push({ text, from, to: this.#at(place, state, direction * end), size: height, isNext });
      }
      isNext = false;
      text = '';
    };
    for (const glyph of glyphs) {
      if (glyph === null) continue;
      if (typeof glyph === 'number') {
        x += ((isVertical ? 1 : -1) * glyph * fontSize) / 1000;
        continue;
      }
      const advance = isVertical && glyph.vmetric ? -(glyph.vmetric[0] ?? 0) : glyph.width;
      const spacing = (glyph.isSpace ? wordSpacing : 0) + charSpacing;
      const words = glyphText(glyph.unicode);
      if (words !== ' ' && words !== '') {
        const gap = x - end;
        if (text !== '' && (gap > em * chunkGap || gap < -em * 0.5)) flush();
        else if (text !== '' && gap > em * wordGap) {
          flush();
          isNext = true;
        }
        if (text === '') begin = x;
        text += words;
        end = x + advance * glyphScale;
      }
      x += advance * glyphScale + spacing;
    }
    flush();
    if (isVertical) this.#y += x;
    else this.#x += x * state.horizontalScale * direction;
    return chunks;
  }

  #at(place: Matrix, state: GraphicsState, offset: number): readonly [number, number] {
    if (state.font.vertical) return apply(place, this.#x, this.#y + offset);
    return apply(place, this.#x + offset * state.horizontalScale, this.#y + state.rise);
  }
}
