import type { CarbonAnswers } from './answers.ts';
import { type EvidenceRange, energyWhPerUse, gridGramsPerKwh } from './evidence-table.ts';
import { monthlyEmissionsKg } from './footprint.ts';
import { weightOf } from './weights.ts';

const whPerKwh = 1000;
const gramsPerKilogram = 1000;

/** What published measurements give for the same answers, in monthly kg CO2e. */
export interface CarbonEvidence {
  readonly lowKg: number;
  readonly centralKg: number;
  readonly highKg: number;
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
  return { ...range, note: noteFor(answers, range.highKg) };
}

function noteFor(answers: CarbonAnswers, highKg: number): string {
  const notes = [
    monthlyEmissionsKg(answers) > highKg
      ? 'Our figure is a cautious estimate and lies above the range of published measurements.'
      : 'Our figure is a cautious estimate and lies inside the range of published measurements.',
    'The range covers the use of the models; networks, your own devices and how you access the model are left out.',
  ];
  if (answers.useCase === 'training') {
    notes.push('Training runs differ by four orders of magnitude: read the range as an order of magnitude.');
  }
  if (answers.hosting === 'green') {
    notes.push(
      'The low end counts green certificates (market-based); the high end counts the UK grid (location-based).',
    );
  }
  return notes.join(' ');
}
