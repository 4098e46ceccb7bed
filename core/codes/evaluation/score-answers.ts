/** One answered question: the codes given, best first, the accepted ones, and the confidence. */
export interface ScoredAnswer {
  readonly accepted: readonly string[];
  readonly given: readonly string[];
  /** 0 to 1. */
  readonly confidence: number;
}

/** Shares between 0 and 1. */
export interface Score {
  readonly answers: number;
  readonly top1: number;
  readonly top5: number;
  readonly top10: number;
  /** The first answer agrees with an accepted one in its first two digits. */
  readonly twoDigit: number;
  /** Mean distance between confidence and share of right first answers over ten bands, weighted by their size. */
  readonly calibrationError: number;
}

/** One row of a reliability table. */
export interface ReliabilityBand {
  readonly from: number;
  readonly to: number;
  readonly answers: number;
  readonly meanConfidence: number;
  readonly shareRight: number;
}

/** Counts how often an accepted code came first, among the first five and ten. */
export function scoreAnswers(answers: readonly ScoredAnswer[]): Score {
  const share = (holds: (answer: ScoredAnswer) => boolean): number =>
    answers.length === 0 ? 0 : answers.filter(holds).length / answers.length;
  const among =
    (count: number) =>
    ({ accepted, given }: ScoredAnswer): boolean =>
      given.slice(0, count).some((code) => accepted.includes(code));
  return {
    answers: answers.length,
    top1: share(among(1)),
    top5: share(among(5)),
    top10: share(among(10)),
    twoDigit: share(({ accepted, given }) =>
      accepted.some((code) => given[0] !== undefined && code.slice(0, 2) === given[0].slice(0, 2)),
    ),
    calibrationError: reliability(answers).reduce(
      (sum, band) => sum + (band.answers / answers.length) * Math.abs(band.meanConfidence - band.shareRight),
      0,
    ),
  };
}

/** Ten bands of confidence with the share of answers in each whose first code is right; empty bands left out. */
export function reliability(answers: readonly ScoredAnswer[]): ReliabilityBand[] {
  const bands: ReliabilityBand[] = [];
  for (let band = 0; band < 10; band++) {
    const within = answers.filter(({ confidence }) => Math.min(9, Math.floor(confidence * 10)) === band);
    if (within.length === 0) continue;
    bands.push({
      from: band / 10,
      to: (band + 1) / 10,
      answers: within.length,
      meanConfidence: within.reduce((sum, { confidence }) => sum + confidence, 0) / within.length,
      shareRight:
        within.filter(({ accepted, given }) => accepted.includes(given[0] ?? '')).length / within.length,
    });
  }
  return bands;
}
