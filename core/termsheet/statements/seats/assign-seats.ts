import { featureNumber } from '../feature-hash.ts';
import type { SeatSequence, SeatStep } from './seat-sequence.ts';

/** What a mention may mean, and whether those who are named are the whole board. */
export const seatLabels = ['founders', 'investors', 'independent', 'total', 'none', 'whole'];
const total = 3;
const none = 4;
export const wholeLabel = 5;

/** A board as it is told; a total of null was not told. */
export interface SeatCounts {
  readonly founders: number;
  readonly investors: number;
  readonly independent: number;
  readonly total: number | null;
}

/** One way of reading all mentions. */
export interface SeatAssignment extends SeatCounts {
  readonly score: number;
  /** The label of each mention and how many seats it means. */
  readonly labels: readonly number[];
  readonly values: readonly number[];
  /** The features that it rests on, each with its label. */
  readonly used: readonly (readonly [label: number, feature: number])[];
}

/** How a board is looked for. */
export interface SearchOptions {
  /** So many ways of reading what came before are followed. */
  readonly width?: number;
  /** What a board may grow to on the way; training looks for ways to reach the one that is known. */
  readonly isAllowed?: (seats: readonly [number, number, number], total: number | null) => boolean;
}

/** Weighs features for a label. */
export type SeatWeights = (label: number, feature: number) => number;

interface State {
  readonly score: number;
  readonly before: State | null;
  readonly label: number;
  readonly value: number;
  readonly seats: readonly [number, number, number];
  readonly total: number | null;
}

const mostStates = 40;
const mostSeats = 15;
const start: State = { score: 0, before: null, label: none, value: 0, seats: [0, 0, 0], total: null };

/**
 * The best ways of reading the mentions of a document as a board whose sides are no more than its size, best first.
 * A beam over the mentions: linear in their number.
 */
export function assignSeats(
  { steps, whole }: SeatSequence,
  weigh: SeatWeights,
  { width = mostStates, isAllowed = () => true }: SearchOptions = {},
): readonly SeatAssignment[] {
  let states: readonly State[] = [start];
  for (const step of steps) {
    const own = seatLabels.slice(0, wholeLabel).map((_, label) => sum(weigh, label, step.features));
    states = states
      .flatMap((state) => nextStates(state, step, own, weigh))
      .filter(({ seats, total }) => isAllowed(seats, total))
      .sort((left, right) => right.score - left.score)
      .slice(0, width);
  }
  const isWhole = sum(weigh, wholeLabel, whole);
  return states
    .flatMap((state) => ended(state, whole, isWhole, weigh))
    .sort((left, right) => right.score - left.score);
}

function nextStates(state: State, step: SeatStep, own: readonly number[], weigh: SeatWeights): State[] {
  const found: State[] = [];
  const follow = (label: number, value: number, features: readonly number[]): void => {
    const seats = taken(state, label, value);
    if (!seats) return;
    const score = state.score + (own[label] ?? 0) + sum(weigh, label, features);
    found.push({ score, before: state, label, value, seats, total: label === total ? value : state.total });
  };
  for (const value of step.mention.values) {
    const features = dynamicFeatures(state, step, value, true);
    for (let label = 0; label < total; label += 1) follow(label, value, features);
    if (mayBeTotal(state, step, value)) follow(total, value, dynamicFeatures(state, step, value, false));
  }
  follow(none, 0, dynamicFeatures(state, step, 0, false));
  return found;
}

function mayBeTotal({ total: known, seats }: State, { mention }: SeatStep, value: number): boolean {
  return known === null && mention.kind === 'number' && value >= seats[0] + seats[1] + seats[2];
}

/** The seats of each side with so many more; null where there are not so many. */
function taken({ seats, total: size }: State, label: number, value: number): State['seats'] | null {
  if (label > 2) return seats;
  const next: [number, number, number] = [...seats];
  next[label] = (next[label] ?? 0) + value;
  return next[0] + next[1] + next[2] > (size ?? mostSeats) ? null : next;
}

/** What a label follows on, and what its number agrees with. */
function dynamicFeatures(state: State, step: SeatStep, value: number, isSeat: boolean): readonly number[] {
  const { mention, bridge, namesBefore } = step;
  const [one, two, three] = state.seats;
  const sofar = one + two + three;
  const left = state.total === null ? '?' : String(Math.max(-1, Math.min(4, state.total - sofar - value)));
  const names = [
    ['p', String(state.label)],
    ['pk', `${state.label} ${mention.kind}`],
    ['pb', `${state.label} ${mention.kind} ${bridge}`],
    ['l', isSeat ? left : ''],
    ['u', `${mention.kind} ${value === sofar} ${value === state.value} ${state.label}`],
    ['g', `${mention.kind} ${namesBefore > 0 && value === namesBefore}`],
    ['r', mention.rank === undefined ? '' : `${mention.rank === sofar + 1} ${mention.rank === state.total}`],
    ['i', `${mention.kind} ${mention.values.length > 1 ? mention.values.indexOf(value) : ''}`],
  ] as const;
  return names.map(([sort, word]) => featureNumber(`D${sort}`, word));
}

function sum(weigh: SeatWeights, label: number, features: readonly number[]): number {
  let all = 0;
  for (const feature of features) all += weigh(label, feature);
  return all;
}

/** A board whose size was told is whole where its sides fill it; another may be, and then its size is their sum. */
function ended(
  state: State,
  whole: readonly number[],
  isWhole: number,
  weigh: SeatWeights,
): SeatAssignment[] {
  const [founders, investors, independent] = state.seats;
  const sofar = founders + investors + independent;
  const told = path(state);
  const used = (features: readonly number[]) => features.map((feature) => [wholeLabel, feature] as const);
  if (state.total !== null || sofar === 0) {
    const shape = featureNumber(
      'De',
      state.total === null ? 'nothing' : String(Math.min(3, state.total - sofar)),
    );
    const score = state.score + weigh(wholeLabel, shape);
    return [{ founders, investors, independent, total: state.total, ...told, score, used: used([shape]) }];
  }
  const shape = featureNumber('Dw', `${founders > 0} ${investors > 0} ${independent > 0}`);
  return [
    { founders, investors, independent, total: null, ...told, score: state.score, used: [] },
    {
      founders,
      investors,
      independent,
      total: sofar,
      ...told,
      score: state.score + isWhole + weigh(wholeLabel, shape),
      used: used([...whole, shape]),
    },
  ];
}

function path(end: State): Pick<SeatAssignment, 'labels' | 'values'> {
  const labels: number[] = [];
  const values: number[] = [];
  for (let state: State | null = end; state?.before; state = state.before) {
    labels.unshift(state.label);
    values.unshift(state.value);
  }
  return { labels, values };
}

/** Every feature that an assignment rests on, with its label. */
export function featuresOf({ steps }: SeatSequence, assignment: SeatAssignment): [number, number][] {
  const all: [number, number][] = assignment.used.map(([label, feature]) => [label, feature]);
  let state = start;
  steps.forEach((step, at) => {
    const label = assignment.labels[at] ?? none;
    const value = assignment.values[at] ?? 0;
    for (const feature of step.features) all.push([label, feature]);
    for (const feature of dynamicFeatures(state, step, value, label < total)) all.push([label, feature]);
    const seats = taken(state, label, value) ?? state.seats;
    state = { ...state, label, value, seats, total: label === total ? value : state.total };
  });
  return all;
}
