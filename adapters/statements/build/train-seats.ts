import { fingerprint } from '../../../core/codes/text-model/compiled-model.ts';
import { partiesOf } from '../../../core/termsheet/clauses/parties.ts';
import { flattenFacts } from '../../../core/termsheet/evaluation/golden-truth.ts';
import { createReading } from '../../../core/termsheet/reading/reading.ts';
import { featureCount } from '../../../core/termsheet/statements/feature-hash.ts';
import type { LinearModel } from '../../../core/termsheet/statements/linear-model.ts';
import {
  assignSeats,
  featuresOf,
  type SeatAssignment,
  type SeatCounts,
  seatLabels,
} from '../../../core/termsheet/statements/seats/assign-seats.ts';
import { type SeatSequence, seatSequence } from '../../../core/termsheet/statements/seats/seat-sequence.ts';
import type { SetDocument } from '../evaluation/document-sets.ts';
import { quantiseLinear } from './quantise-linear.ts';

/** What the model is trained from, in few letters. */
export function seatFingerprint(documents: readonly SetDocument[]): string {
  return fingerprint(documents.map(({ set, name }) => `${set}/${name}`));
}

/** Chosen by hands held out: more features or rounds learn the hands by heart. */
const options = { rounds: 7, rate: 0.2, decay: 0.2, fewest: 6 };
/** Ways of reading that a document is learned from, and that reach what is known of its board. */
const width = { read: 40, known: 100, reaching: 20 };

/** The mentions of a document, and what is known of its board. */
interface SeatExample {
  readonly sequence: SeatSequence;
  readonly counts: SeatCounts;
}

/** Documents of which every seat is known, as the model looks at them. */
function seatExamples(documents: readonly SetDocument[]): readonly SeatExample[] {
  const examples = documents.flatMap(({ document, entry }): SeatExample[] => {
    const facts = flattenFacts(entry.facts);
    const seats = ['total', 'founders', 'investors', 'independent'].map(
      (side) => facts.get(`board.${side}`) ?? null,
    );
    if (seats.some((count) => count !== null && typeof count !== 'number')) return [];
    const [total = null, founders, investors, independent] = seats as (number | null)[];
    const counts = {
      total,
      founders: founders ?? 0,
      investors: investors ?? 0,
      independent: independent ?? 0,
    };
    const reading = createReading(document);
    const sequence = seatSequence(reading, partiesOf(reading));
    return sequence.steps.length > 0 ? [{ sequence, counts }] : [];
  });
  return withoutRare(examples);
}

function withoutRare(examples: readonly SeatExample[]): readonly SeatExample[] {
  const counts = new Uint16Array(featureCount);
  for (const { sequence } of examples) {
    for (const feature of new Set([
      ...sequence.whole,
      ...sequence.steps.flatMap(({ features }) => features),
    ])) {
      counts[feature] = (counts[feature] ?? 0) + 1;
    }
  }
  const isKept = (feature: number): boolean => (counts[feature] ?? 0) >= options.fewest;
  return examples.map(({ sequence: { steps, whole }, counts: known }) => ({
    counts: known,
    sequence: {
      steps: steps.map((step) => ({ ...step, features: step.features.filter(isKept) })),
      whole: whole.filter(isKept),
    },
  }));
}

/** Whether a way of reading comes to the board that is known; a size that nobody wrote down may be the sum. */
function reaches(read: SeatCounts, known: SeatCounts): boolean {
  const sum = read.founders + read.investors + read.independent;
  return (
    read.founders === known.founders &&
    read.investors === known.investors &&
    read.independent === known.independent &&
    (read.total === known.total || (known.total === null && read.total === sum))
  );
}

/**
 * Trains the model that tells whose seats are meant: the ways of reading that come to the board that is known are to
 * be likelier than all others. Nobody says which mention is which; what they add up to tells.
 */
export function trainSeats(documents: readonly SetDocument[]): LinearModel {
  const examples = seatExamples(documents);
  const weights = new Float64Array(featureCount * seatLabels.length);
  const squares = new Float64Array(weights.length);
  const weigh = (label: number, feature: number): number => weights[label * featureCount + feature] ?? 0;
  for (let round = 0; round < options.rounds; round += 1) {
    for (const { sequence, counts } of inTurn(examples, round)) {
      const known = waysTo(sequence, counts, weigh);
      if (known.length === 0) continue;
      const read = assignSeats(sequence, weigh, { width: width.read }).slice(0, width.read);
      const steps = expectation(sequence, known, 1);
      for (const [at, step] of expectation(sequence, union(read, known), -1)) {
        steps.set(at, (steps.get(at) ?? 0) + step);
      }
      for (const [at, step] of steps) {
        squares[at] = (squares[at] ?? 0) + step * step;
        weights[at] = (weights[at] ?? 0) + (options.rate * step) / Math.sqrt((squares[at] ?? 0) + 1e-8);
      }
    }
    for (let at = 0; at < weights.length; at += 1) weights[at] = (weights[at] ?? 0) * (1 - options.decay);
  }
  return compact(weights);
}

/** Another order each round, the same every time. */
function inTurn(examples: readonly SeatExample[], round: number): readonly SeatExample[] {
  return examples
    .map((example, index) => ({ example, turn: (index * 7919 + round * 104_729) % 1_000_003 }))
    .sort((left, right) => left.turn - right.turn)
    .map(({ example }) => example);
}

function waysTo(
  sequence: SeatSequence,
  counts: SeatCounts,
  weigh: (label: number, feature: number) => number,
): readonly SeatAssignment[] {
  const { founders, investors, independent, total } = counts;
  return assignSeats(sequence, weigh, {
    width: width.known,
    isAllowed: (seats, size) =>
      seats[0] <= founders &&
      seats[1] <= investors &&
      seats[2] <= independent &&
      (size === null || size === total),
  })
    .filter((read) => reaches(read, counts))
    .slice(0, width.reaching);
}

/** What is known counts even where it was not among the likeliest. */
function union(read: readonly SeatAssignment[], known: readonly SeatAssignment[]): readonly SeatAssignment[] {
  const keyOf = ({ labels, values, total }: SeatAssignment): string => `${labels} ${values} ${total}`;
  const keys = new Set(read.map(keyOf));
  return [...read, ...known.filter((one) => !keys.has(keyOf(one)))].sort(
    (left, right) => right.score - left.score,
  );
}

/** How often each feature is used with each label, on average over ways of reading by their likelihood. */
function expectation(
  sequence: SeatSequence,
  ways: readonly SeatAssignment[],
  sign: number,
): Map<number, number> {
  const [best] = ways;
  const raw = ways.map(({ score }) => Math.exp(score - (best?.score ?? 0)));
  const sum = raw.reduce((all, one) => all + one, 0);
  const found = new Map<number, number>();
  ways.forEach((way, index) => {
    const share = (sign * (raw[index] ?? 0)) / sum;
    if (Math.abs(share) < 1e-4) return;
    for (const [label, feature] of featuresOf(sequence, way)) {
      const at = label * featureCount + feature;
      found.set(at, (found.get(at) ?? 0) + share);
    }
  });
  return found;
}

/** Below this part of a label's largest weight, a weight changes nothing. */
const leastPart = 0.02;

function compact(weights: Float64Array): LinearModel {
  const labels = seatLabels;
  const largest = labels.map((_, label) => {
    let most = 0;
    for (let at = 0; at < featureCount; at += 1)
      most = Math.max(most, Math.abs(weights[label * featureCount + at] ?? 0));
    return most;
  });
  const features: number[] = [];
  const rows: number[] = [];
  for (let feature = 0; feature < featureCount; feature += 1) {
    const row = labels.map((_, label) => weights[label * featureCount + feature] ?? 0);
    if (!row.some((weight, label) => Math.abs(weight) >= leastPart * (largest[label] ?? 0) && weight !== 0))
      continue;
    features.push(feature);
    rows.push(...row);
  }
  const trained = {
    labels,
    features: Uint32Array.from(features),
    weights: Float32Array.from(rows),
    offset: new Float32Array(labels.length),
  };
  return quantiseLinear(trained, { least: 2, coarseness: 2 });
}
