/** Something that is measured, and which way is better. */
export interface Figure {
  readonly name: string;
  readonly unit: string;
  readonly better: 'more' | 'less';
}

/** Figures that are measured together. Groups are measured by turns, so that other work slows all of them alike. */
export interface FigureGroup {
  readonly name: string;
  readonly figures: readonly Figure[];
  open(): Promise<OpenGroup>;
}

/** A group that has been made ready and warm. */
export interface OpenGroup {
  /** Measures once: a number for each figure, in their order. */
  turn(): Promise<readonly number[]>;
  close(): Promise<void>;
}

/** A figure with what was measured, one number a turn. */
export interface MeasuredFigure extends Figure {
  readonly samples: readonly number[];
}
