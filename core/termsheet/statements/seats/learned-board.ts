import { partiesOf } from '../../clauses/parties.ts';
import { blank } from '../../reading/normalise-characters.ts';
import type { Reading } from '../../reading/reading.ts';
import type { Sentence } from '../../reading/sections.ts';
import type { LinearModel } from '../linear-model.ts';
import { assignSeats, type SeatAssignment, type SeatCounts, seatLabels } from './assign-seats.ts';
import { seatWeights } from './seat-model.ts';
import { seatSequence } from './seat-sequence.ts';

/** The board as it is most likely meant. */
export interface LearnedBoard extends SeatCounts {
  /** How likely it is, by all ways of reading that were followed. */
  readonly probability: number;
  /** Its size was said in so many words, and the sides add up to it. */
  readonly isBorneOut: boolean;
  readonly sentences: readonly Sentence[];
}

const none = seatLabels.indexOf('none');
const total = seatLabels.indexOf('total');

/** Reads the board of a document by likeness; null where it seats nobody. */
export function learnedBoard(model: LinearModel, reading: Reading): LearnedBoard | null {
  const sequence = seatSequence(reading, partiesOf(reading));
  const all = assignSeats(sequence, seatWeights(model));
  const [best] = all;
  if (!best) return null;
  const said = sequence.steps.filter((_, at) => best.labels[at] !== none).map(({ sentence }) => sentence);
  // What is still to be filled in is no number.
  if (said.some(({ text }) => text.includes(blank))) return null;
  const { founders, investors, independent } = best;
  const sum = founders + investors + independent;
  if (sum === 0 && best.total === null) return null;
  return {
    founders,
    investors,
    independent,
    total: best.total,
    probability: likelihood(best, all),
    isBorneOut: best.labels.includes(total) && best.total === sum,
    sentences: [...new Set(said)],
  };
}

/** The share of all ways of reading that come to the same board. */
function likelihood(best: SeatAssignment, all: readonly SeatAssignment[]): number {
  let same = 0;
  let sum = 0;
  for (const one of all) {
    const weight = Math.exp(one.score - best.score);
    sum += weight;
    if (isSame(one, best)) same += weight;
  }
  return same / sum;
}

function isSame(one: SeatCounts, other: SeatCounts): boolean {
  return (
    one.founders === other.founders &&
    one.investors === other.investors &&
    one.independent === other.independent &&
    one.total === other.total
  );
}
