import type { GraphicsState } from './graphics-state.ts';
import { initialState } from './graphics-state.ts';
import type { Matrix } from './matrix.ts';
import { multiply, readMatrix } from './matrix.ts';
import type { Rule } from './page-content.ts';
import type { PaintedArea } from './painted-areas.ts';
import { asRule, sidesOf } from './painted-areas.ts';
import { readPath } from './path-reader.ts';
import type { FontFacts, Glyph, Operation } from './pdf-operators.ts';
import { operators } from './pdf-operators.ts';
import type { DrawnText } from './text-pen.ts';
import { TextPen } from './text-pen.ts';

/** Words with the state they were drawn in. */
export interface Drawing extends DrawnText {
  readonly bold: boolean;
  readonly colour: string | undefined;
  readonly alpha: number;
  readonly renderingMode: number;
  readonly order: number;
  readonly isVisibleLayer: boolean;
}

/** Everything drawn on a page. */
export interface PageDrawing {
  readonly words: Drawing[];
  readonly rules: Rule[];
  readonly areas: PaintedArea[];
}

/** What the interpreter has to ask of the document. */
export interface PageResources {
  font(name: string): FontFacts;
  /** Whether an optional content group, such as a switched-off layer, is shown. */
  isShown(properties: unknown): boolean;
}

const deepestStack = 200;
const fills: ReadonlySet<number> = new Set([
  operators.fill,
  operators.eoFill,
  operators.fillStroke,
  operators.eoFillStroke,
  operators.closeFillStroke,
  operators.closeEOFillStroke,
]);
const strokes: ReadonlySet<number> = new Set([
  operators.stroke,
  operators.closeStroke,
  operators.fillStroke,
  operators.eoFillStroke,
  operators.closeFillStroke,
  operators.closeEOFillStroke,
]);

/** Runs the drawing operators of a page for its words, lines and filled boxes; nothing is drawn. */
export function interpretPage(
  operations: Iterable<Operation>,
  viewport: Matrix,
  resources: PageResources,
): PageDrawing {
  const page: PageDrawing = { words: [], rules: [], areas: [] };
  const pen = new TextPen();
  const stack: GraphicsState[] = [];
  const layers: boolean[] = [];
  let state = initialState(viewport);
  let order = 0;
  const save = (): void => {
    if (stack.length < deepestStack) stack.push({ ...state });
  };
  const restore = (): void => {
    state = stack.pop() ?? state;
  };
  for (const { code, operands } of operations) {
    order += 1;
    const first = operands[0];
    const second = operands[1];
    switch (code) {
      case operators.save:
        save();
        break;
      case operators.restore:
      case operators.paintFormXObjectEnd:
      case operators.endGroup:
        restore();
        break;
      case operators.transform:
        state.transform = multiply(state.transform, readMatrix(operands) ?? [1, 0, 0, 1, 0, 0]);
        break;
      case operators.paintFormXObjectBegin: {
        save();
        const matrix = readMatrix(first);
        if (matrix) state.transform = multiply(state.transform, matrix);
        break;
      }
      case operators.beginGroup:
        save();
        break;
      case operators.beginAnnotation: {
        save();
        state = initialState(viewport);
        for (const matrix of [readMatrix(operands[2]), readMatrix(operands[3])]) {
          if (matrix) state.transform = multiply(state.transform, matrix);
        }
        break;
      }
      case operators.endAnnotation:
        restore();
        break;
      case operators.beginMarkedContent:
        layers.push(true);
        break;
      case operators.beginMarkedContentProps:
        layers.push(first !== 'OC' || resources.isShown(second));
        break;
      case operators.endMarkedContent:
        layers.pop();
        break;
      case operators.beginText:
        pen.begin();
        break;
      case operators.setTextMatrix:
        pen.setMatrix(readMatrix(first) ?? readMatrix(operands) ?? [1, 0, 0, 1, 0, 0]);
        break;
      case operators.moveText:
        pen.move(Number(first), Number(second));
        break;
      case operators.setLeadingMoveText:
        state.leading = -Number(second);
        pen.move(Number(first), Number(second));
        break;
      case operators.nextLine:
        pen.move(0, -state.leading);
        break;
      case operators.showText: {
        const glyphs = first as readonly (Glyph | number | null)[];
        const ink = { ...inkOf(state), order, isVisibleLayer: layers.every(Boolean) };
        for (const drawn of pen.show(state, glyphs)) page.words.push({ ...drawn, ...ink });
        break;
      }
      case operators.constructPath:
        drawPath(page, state, order, operands);
        break;
      default:
        setState(state, code, operands, resources);
    }
  }
  return page;
}

function inkOf({ font, fillColour, fillAlpha, renderingMode }: GraphicsState) {
  const bold = font.isBold === true || renderingMode === 2;
  return { bold, colour: fillColour, alpha: fillAlpha, renderingMode };
}

function drawPath(
  page: PageDrawing,
  state: GraphicsState,
  order: number,
  operands: readonly unknown[],
): void {
  const [operator, data] = operands;
  const path = Array.isArray(data) ? (data[0] as ArrayLike<number> | null) : null;
  if (!path || typeof path.length !== 'number') return;
  const shape = readPath(path, state.transform);
  if (!shape) return;
  const { left, top, right, bottom } = shape.box;
  if (strokes.has(Number(operator))) page.rules.push(...shape.sides);
  if (!fills.has(Number(operator)) || !shape.isBox) return;
  const rule = asRule(left, top, right, bottom);
  if (rule) {
    page.rules.push(rule);
    return;
  }
  const { fillColour: colour, fillAlpha } = state;
  page.areas.push({ left, top, right, bottom, colour, isOpaque: fillAlpha > 0.9, order });
  if (colour !== '#ffffff') page.rules.push(...sidesOf(left, top, right, bottom));
}

function setState(
  state: GraphicsState,
  code: number,
  operands: readonly unknown[],
  resources: PageResources,
): void {
  const [first, second] = operands;
  switch (code) {
    case operators.setFont:
      state.font = resources.font(String(first));
      state.fontSize = Number(second) || 0;
      break;
    case operators.setCharSpacing:
      state.charSpacing = Number(first) || 0;
      break;
    case operators.setWordSpacing:
      state.wordSpacing = Number(first) || 0;
      break;
    case operators.setHScale:
      state.horizontalScale = (Number(first) || 100) / 100;
      break;
    case operators.setLeading:
      state.leading = Number(first) || 0;
      break;
    case operators.setTextRise:
      state.rise = Number(first) || 0;
      break;
    case operators.setTextRenderingMode:
      state.renderingMode = Number(first) || 0;
      break;
    case operators.setFillRGBColor:
      state.fillColour = typeof first === 'string' ? first : undefined;
      break;
    case operators.setFillTransparent:
      state.fillAlpha = 0;
      break;
    case operators.setFillColorN:
    case operators.shadingFill:
      state.fillColour = undefined;
      break;
    case operators.setGState:
      for (const [key, value] of (first ?? []) as readonly (readonly [string, unknown])[]) {
        if (key === 'ca') state.fillAlpha = Number(value);
        if (key === 'Font' && Array.isArray(value)) {
          state.font = resources.font(String(value[0]));
          state.fontSize = Number(value[1]) || 0;
        }
      }
      break;
    default:
  }
}
