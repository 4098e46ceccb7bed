/** The kinds of evidence for a code, in the order of a row. */
export const evidenceKinds = [
  'whole',
  'single',
  'coverage',
  'fit',
  'exact',
  'model',
  'modelLog',
  'trade',
  'tradeModel',
  'tradeShort',
  'activity',
  'catchAll',
  'popularity',
  'depth',
  'concordance',
  'concordanceLog',
] as const;
export type EvidenceKind = (typeof evidenceKinds)[number];

/** A figure for each kind: the evidence itself, or what it weighs. */
export type EvidenceFigures = Readonly<Record<EvidenceKind, number>>;

/** The figures in one order, which this file alone knows, so that scoring stays a product of two rows. */
export type EvidenceRow = Float32Array | Float64Array;

interface WithEvidence {
  readonly evidence: Float32Array;
}

const places = Object.fromEntries(evidenceKinds.map((kind, place) => [kind, place])) as EvidenceFigures;

/**
 * The evidence for a code as a row. Written out, because an answer makes some five hundred of them: gone through by
 * name each takes three times as long and leaves its figures behind.
 */
export function evidenceRow(figures: EvidenceFigures): Float32Array {
  const row = new Float32Array(evidenceKinds.length);
  row[places.whole] = figures.whole;
  row[places.single] = figures.single;
  row[places.coverage] = figures.coverage;
  row[places.fit] = figures.fit;
  row[places.exact] = figures.exact;
  row[places.model] = figures.model;
  row[places.modelLog] = figures.modelLog;
  row[places.trade] = figures.trade;
  row[places.tradeModel] = figures.tradeModel;
  row[places.tradeShort] = figures.tradeShort;
  row[places.activity] = figures.activity;
  row[places.catchAll] = figures.catchAll;
  row[places.popularity] = figures.popularity;
  row[places.depth] = figures.depth;
  row[places.concordance] = figures.concordance;
  row[places.concordanceLog] = figures.concordanceLog;
  return row;
}

/** Weights as a row, at full precision. */
export function weightRow(weights: EvidenceFigures): Float64Array {
  return Float64Array.from(evidenceKinds, (kind) => weights[kind]);
}

/** One figure of the evidence for a code. */
export function evidenceOf({ evidence }: WithEvidence, kind: EvidenceKind): number {
  return evidence[places[kind]] ?? 0;
}

/** Puts one figure into the evidence for a code. */
export function setEvidence({ evidence }: WithEvidence, kind: EvidenceKind, figure: number): void {
  evidence[places[kind]] = figure;
}

/** What the evidence weighs: the sum of each figure times its weight. */
export function weighEvidence(evidence: EvidenceRow, weights: EvidenceRow): number {
  let sum = 0;
  for (let place = 0; place < evidence.length; place++) sum += (evidence[place] ?? 0) * (weights[place] ?? 0);
  return sum;
}
