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

/**
 * The figures in one order, which this file alone knows, so that scoring stays a product of two rows. A list, because
 * to make a typed array of sixteen numbers takes longer than to fill it; each figure has 32 bits.
 */
export type EvidenceRow = number[];

interface WithEvidence {
  readonly evidence: EvidenceRow;
}

const places = Object.fromEntries(evidenceKinds.map((kind, place) => [kind, place])) as EvidenceFigures;

/**
 * The evidence for a code as a row. Written out, because an answer makes some five hundred of them: gone through by
 * name each takes three times as long and leaves its figures behind.
 */
export function evidenceRow(figures: EvidenceFigures): EvidenceRow {
  return [
    Math.fround(figures.whole),
    Math.fround(figures.single),
    Math.fround(figures.coverage),
    Math.fround(figures.fit),
    Math.fround(figures.exact),
    Math.fround(figures.model),
    Math.fround(figures.modelLog),
    Math.fround(figures.trade),
    Math.fround(figures.tradeModel),
    Math.fround(figures.tradeShort),
    Math.fround(figures.activity),
    Math.fround(figures.catchAll),
    Math.fround(figures.popularity),
    Math.fround(figures.depth),
    Math.fround(figures.concordance),
    Math.fround(figures.concordanceLog),
  ];
}

const weightRows = new WeakMap<EvidenceFigures, readonly number[]>();

/** Weights as a row, at full precision. */
export function weightRow(weights: EvidenceFigures): readonly number[] {
  const known = weightRows.get(weights);
  if (known) return known;
  const row = evidenceKinds.map((kind) => weights[kind]);
  weightRows.set(weights, row);
  return row;
}

/** One figure of the evidence for a code. */
export function evidenceOf({ evidence }: WithEvidence, kind: EvidenceKind): number {
  return evidence[places[kind]] ?? 0;
}

/** Puts one figure into the evidence for a code. */
export function setEvidence({ evidence }: WithEvidence, kind: EvidenceKind, figure: number): void {
  evidence[places[kind]] = Math.fround(figure);
}

/** What the evidence weighs: the sum of each figure times its weight. */
export function weighEvidence(evidence: readonly number[], weights: readonly number[]): number {
  let sum = 0;
  for (let place = 0; place < evidence.length; place++) sum += (evidence[place] ?? 0) * (weights[place] ?? 0);
  return sum;
}
