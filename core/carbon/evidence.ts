import type { CarbonAnswers } from './answers.ts';
import { type EvidenceRange, energyWhPerUse, gridGramsPerKwh } from './evidence-table.ts';
import { monthlyEmissionsKg } from './footprint.ts';
import { type EvidenceKg, explainStanding, type HeadlineStanding } from './standing.ts';
import { weightOf } from './weights.ts';

const whPerKwh = 1000;
const gramsPerKilogram = 1000;

/** What published measurements give for the same answers, in monthly kg CO2e, and where our figure stands to it. */
export interface CarbonEvidence extends EvidenceKg, HeadlineStanding {
  /** What the range covers and leaves out. */
  readonly boundaries: readonly string[];
  /** The reason and the boundaries in one text. */
  readonly note: string;
}

/**
 * The range that published evidence supports: uses × people × energy of a use × intensity of the grid.
 * `access` has no evidence and is left out. Sources stand in evidence-table.ts.
 */
export function evidenceFor(answers: CarbonAnswers): CarbonEvidence {
  const usesPerMonth = weightOf('frequency', answers.frequency) * weightOf('teamSize', answers.teamSize);
  const monthlyKg = (end: keyof EvidenceRange): number =>
    (usesPerMonth *
      energyWhPerUse[answers.useCase][end].value *
      gridGramsPerKwh[answers.hosting][end].value) /
    whPerKwh /
    gramsPerKilogram;
  const range = { lowKg: monthlyKg('low'), centralKg: monthlyKg('central'), highKg: monthlyKg('high') };
  const standing = explainStanding(answers, monthlyEmissionsKg(answers), range, usesPerMonth);
  const boundaries = boundariesFor(answers);
  return { ...range, ...standing, boundaries, note: [standing.reason, ...boundaries].join(' ') };
}

function boundariesFor({ useCase, hosting }: CarbonAnswers): readonly string[] {
  const boundaries = [
    'The range covers the use of the models; networks, your own devices and how you access the model are left out.',
  ];
  if (useCase === 'training') {
    boundaries.push(
      'Training runs differ by four orders of magnitude: read the range as an order of magnitude.',
    );
  }
  if (hosting === 'green') {
    boundaries.push(
      'The low end counts green certificates (market-based); the high end counts the UK grid (location-based).',
    );
  }
  return boundaries;
}
