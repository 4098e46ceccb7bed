import { noDoubt } from '../doubtful-sentences.ts';
import type { LinearModel } from '../linear-model.ts';
import type { SettlingWeights } from '../settling/settling-weights.ts';
import { choiceFacts, type LearnedFact, quantityFacts } from '../stated-facts.ts';
import type { StatementModel } from '../statement-model.ts';

const silent: LinearModel = {
  labels: [],
  features: new Uint32Array(),
  starts: Uint32Array.of(0),
  columns: new Uint8Array(),
  weights: new Int8Array(),
  scale: new Float32Array(),
  offset: new Float32Array(),
};

const allFacts = Object.keys({ ...quantityFacts, ...choiceFacts }) as LearnedFact[];

/** A fact is believed from this probability on. */
export const believedFrom = 0.3;

/** A statement is as likely to be right as it was heard to be, whatever else is known of it. */
const asHeard: SettlingWeights = { offset: 0, weights: [1], facts: {} };

/** A model that has learned nothing: it believes every fact alike, and what is said of a clause's harm as it is. */
export const stubModel: StatementModel = {
  sentences: silent,
  quantities: silent,
  thresholds: Object.fromEntries(allFacts.map((fact) => [fact, believedFrom])),
  harm: { offset: 0, weights: [1] },
  doubt: noDoubt,
  settling: { gaps: asHeard, disputes: asHeard, redFlags: null },
};
