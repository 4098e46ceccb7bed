import type { Rule } from './page-content.ts';

/** A filled rectangle; later ones lie on top of earlier ones and of the words drawn before them. */
export interface PaintedArea {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  /** "#rrggbb", or undefined for patterns and shadings. */
  readonly colour: string | undefined;
  readonly isOpaque: boolean;
  /** Place in the order of drawing. */
  readonly order: number;
}

/** Thickest bar that still counts as a line. */
const thickestRule = 2.5;
const shortestRule = 8;

/** A filled box as a rule, when it is thin enough to be one. */
export function asRule(left: number, top: number, right: number, bottom: number): Rule | undefined {
  const width = right - left;
  const height = bottom - top;
  if (height <= thickestRule && width >= shortestRule) {
    return { direction: 'horizontal', at: (top + bottom) / 2, from: left, to: right };
  }
  if (width <= thickestRule && height >= shortestRule) {
    return { direction: 'vertical', at: (left + right) / 2, from: top, to: bottom };
  }
  return undefined;
}

/** The four sides of a box as rules. */
export function sidesOf(left: number, top: number, right: number, bottom: number): Rule[] {
  return [
    asRule(left, top, right, top),
    asRule(left, bottom, right, bottom),
    asRule(left, top, left, bottom),
    asRule(right, top, right, bottom),
  ].filter((rule): rule is Rule => rule !== undefined);
}

/** Difference of two colours, 0 to 255 on the channel where it is largest. */
export function colourDistance(one: string, other: string): number {
  if (one === other) return 0;
  const left = Number.parseInt(one.slice(1), 16);
  const right = Number.parseInt(other.slice(1), 16);
  const difference = (shift: number) => Math.abs(((left >> shift) & 0xff) - ((right >> shift) & 0xff));
  return Math.max(difference(0), difference(8), difference(16));
}
