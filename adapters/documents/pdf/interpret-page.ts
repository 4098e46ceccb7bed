import type { GraphicsState } from './graphics-state.ts';
import { initialState } from './graphics-state.ts';
import type { Matrix } from './matrix.ts';
import { identity, multiply, readMatrix } from './matrix.ts';
import type { Rule, Word } from './page-content.ts';
import type { PaintedArea } from './painted-areas.ts';
import { asRule, sidesOf } from './painted-areas.ts';
import type { Paper } from './paper.ts';
import { turnBack } from './paper.ts';
import type { Box } from './path-reader.ts';
import { readPath } from './path-reader.ts';
import type { FontFacts, Glyph } from './pdf-operators.ts';
import { operators } from './pdf-operators.ts';
import type { ShownWords } from './text-pen.ts';
import { TextPen } from './text-pen.ts';

/** Words that were shown in one go, with the state they were drawn in. */
export interface Run extends ShownWords {
  readonly colour: string | undefined;
  readonly alpha: number;
  readonly renderingMode: number;
  readonly order: number;
  readonly isVisibleLayer: boolean;
}

/** Everything drawn on a page. */
export interface PageDrawing {
  readonly runs: Run[];
  /** Words that were placed by themselves, not after others on their line. */
  pieces: number;
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
export class PageInterpreter {
  readonly drawing: PageDrawing = { runs: [], pieces: 0, rules: [], areas: [] };
  readonly #viewport: Matrix;
  readonly #resources: PageResources;
  readonly #pen: TextPen;
  readonly #stack: GraphicsState[] = [];
  readonly #layers: boolean[] = [];
  readonly #paper: Paper;
  #isClipping = false;
  #hiddenLayers = 0;
  #state: GraphicsState;
  #order = 0;

  constructor(viewport: Matrix, paper: Paper, resources: PageResources) {
    this.#pen = new TextPen(paper);
    this.#paper = paper;
    this.#viewport = viewport;
    this.#resources = resources;
    this.#state = initialState(viewport);
  }

  /** Takes the next operator of the page with its operands. */
  step(code: number, operands: readonly unknown[]): void {
    this.#order += 1;
    const pen = this.#pen;
    const state = this.#state;
    const first = operands[0];
    const second = operands[1];
    switch (code) {
      case operators.save:
      case operators.beginGroup:
        this.#save();
        break;
      case operators.restore:
      case operators.paintFormXObjectEnd:
      case operators.endGroup:
      case operators.endAnnotation:
        this.#restore();
        break;
      case operators.transform:
        this.#transform(operands);
        break;
      case operators.paintFormXObjectBegin:
        this.#save();
        this.#transform(first);
        break;
      case operators.beginAnnotation:
        this.#save();
        this.#state = initialState(this.#viewport);
        this.#transform(operands[2]);
        this.#transform(operands[3]);
        break;
      case operators.beginMarkedContent:
        this.#openLayer(true);
        break;
      case operators.beginMarkedContentProps:
        this.#openLayer(first !== 'OC' || this.#resources.isShown(second));
        break;
      case operators.endMarkedContent:
        if (this.#layers.pop() === false) this.#hiddenLayers -= 1;
        break;
      case operators.beginText:
        pen.begin();
        break;
      case operators.setTextMatrix:
        pen.setMatrix(readMatrix(first) ?? readMatrix(operands) ?? identity);
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
      case operators.showText:
        this.#show(first as readonly (Glyph | number | null)[]);
        break;
      case operators.clip:
      case operators.eoClip:
        this.#isClipping = true;
        break;
      case operators.constructPath:
        drawPath(this.drawing, this.#paper, state, this.#order, operands, this.#isClipping);
        this.#isClipping = false;
        break;
      default:
        setState(state, code, operands, this.#resources);
    }
  }

  #save(): void {
    if (this.#stack.length < deepestStack) this.#stack.push({ ...this.#state });
  }

  #restore(): void {
    this.#state = this.#stack.pop() ?? this.#state;
  }

  #transform(operands: unknown): void {
    const matrix = readMatrix(operands);
    if (matrix) this.#state.transform = multiply(this.#state.transform, matrix);
  }

  #openLayer(isShown: boolean): void {
    this.#layers.push(isShown);
    if (!isShown) this.#hiddenLayers += 1;
  }

  #show(glyphs: readonly (Glyph | number | null)[]): void {
    const state = this.#state;
    const { words: drawn, quarter, pieces } = this.#pen.show(state, glyphs);
    const words = state.clip ? wordsInside(drawn, state.clip, quarter ?? 0, this.#paper) : drawn;
    if (words.length === 0) return;
    const { fillColour: colour, fillAlpha: alpha, renderingMode } = state;
    const order = this.#order;
    const isVisibleLayer = this.#hiddenLayers === 0;
    this.drawing.pieces += pieces;
    this.drawing.runs.push({ words, quarter, pieces, colour, alpha, renderingMode, order, isVisibleLayer });
  }
}

/** A box that takes more of the page than this, in width and in height, is what the page is printed on, not a cell. */
const groundPart = 0.8;

function drawPath(
  page: PageDrawing,
  paper: Paper,
  state: GraphicsState,
  order: number,
  operands: readonly unknown[],
  isClipping: boolean,
): void {
  const [operator, data] = operands;
  const path = Array.isArray(data) ? (data[0] as ArrayLike<number> | null) : null;
  if (!path || typeof path.length !== 'number') return;
  const shape = readPath(path, state.transform);
  if (!shape) return;
  const { left, top, right, bottom } = shape.box;
  if (isClipping) state.clip = overlap(shape.box, state.clip ?? shape.box);
  if (strokes.has(Number(operator))) page.rules.push(...shape.sides);
  if (!fills.has(Number(operator)) || !shape.isBox) return;
  const rule = asRule(left, top, right, bottom);
  if (rule) {
    page.rules.push(rule);
    return;
  }
  const { fillColour: colour, fillAlpha } = state;
  page.areas.push({ left, top, right, bottom, colour, isOpaque: fillAlpha > 0.9, order });
  const isGround = right - left > paper.width * groundPart && bottom - top > paper.height * groundPart;
  if (colour !== '#ffffff' && !isGround) page.rules.push(...sidesOf(left, top, right, bottom));
}

function overlap(one: Box, other: Box): Box {
  return {
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  };
}

/** Browsers draw on each page the edge of a line that stands on the next one, and cut it off. */
function wordsInside(words: readonly Word[], clip: Box, quarter: number, paper: Paper): readonly Word[] {
  return words.filter(({ left, right, baseline, size }) => {
    const [x, y] = turnBack((left + right) / 2, baseline, quarter, paper);
    const middle = y - size * 0.3;
    return x >= clip.left && x <= clip.right && middle >= clip.top && middle <= clip.bottom;
  });
}

/** What takes a number as it is. */
const numbers: ReadonlyMap<number, 'charSpacing' | 'wordSpacing' | 'leading' | 'rise' | 'renderingMode'> =
  new Map([
    [operators.setCharSpacing, 'charSpacing'],
    [operators.setWordSpacing, 'wordSpacing'],
    [operators.setLeading, 'leading'],
    [operators.setTextRise, 'rise'],
    [operators.setTextRenderingMode, 'renderingMode'],
  ] as const);

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
    case operators.setHScale:
      state.horizontalScale = (Number(first) || 100) / 100;
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
    default: {
      const numeric = numbers.get(code);
      if (numeric) state[numeric] = Number(first) || 0;
    }
  }
}
