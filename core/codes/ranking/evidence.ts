/** The kinds of evidence for a code. */
const evidenceKinds = [
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

/** The evidence for a code as a row. */
export function evidenceRow(figures: EvidenceFigures): Float32Array {
  return Float32Array.from(evidenceKinds, (kind) => figures[kind]);
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
