import type { Matrix } from './matrix.ts';
import type { Box } from './path-reader.ts';
import type { FontFacts } from './pdf-operators.ts';

/** The part of the PDF graphics state that decides where words stand and whether they can be seen. */
export interface GraphicsState {
  transform: Matrix;
  font: FontFacts;
  fontSize: number;
  charSpacing: number;
  wordSpacing: number;
  horizontalScale: number;
  leading: number;
  rise: number;
  renderingMode: number;
  /** "#rrggbb", or undefined for patterns. */
  fillColour: string | undefined;
  fillAlpha: number;
  /** Nothing is seen outside of it. */
  clip: Box | undefined;
}

/** The state at the start of a page. */
export function initialState(transform: Matrix): GraphicsState {
  return {
    transform,
    font: {},
    fontSize: 0,
    charSpacing: 0,
    wordSpacing: 0,
    horizontalScale: 1,
    leading: 0,
    rise: 0,
    renderingMode: 0,
    fillColour: '#000000',
    fillAlpha: 1,
    clip: undefined,
  };
}
