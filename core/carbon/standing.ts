import type { CarbonAnswers } from './answers.ts';
import { significant } from './mass-text.ts';

/** Where the headline lies against the range of published evidence. */
export type Standing = 'below' | 'inside' | 'above';

/** Monthly kg CO2e of the evidence. */
export interface EvidenceKg {
  readonly lowKg: number;
  readonly centralKg: number;
  readonly highKg: number;
}

/** Where the headline stands, and one sentence that says why. */
export interface HeadlineStanding {
  readonly standing: Standing;
  /** Headline over the central figure. */
  readonly timesCentral: number;
  readonly reason: string;
}

/** What the studies of each use measured, as the sentence names it. */
const studied: Readonly<Record<CarbonAnswers['useCase'], string>> = {
  text: 'studies of text use',
  image: 'studies of image generation',
  code: 'studies of coding use',
  training: 'studies of training runs',
};

/** The ends belong to the range. */
export function standingOf(headlineKg: number, { lowKg, highKg }: EvidenceKg): Standing {
  if (headlineKg > highKg) return 'above';
  return headlineKg < lowKg ? 'below' : 'inside';
}

/**
 * Compares headline and evidence a use: both count the same uses and people, so all of the difference lies there.
 * @param usesPerMonth uses of all people together
 */
export function explainStanding(
  { useCase }: CarbonAnswers,
  headlineKg: number,
  evidence: EvidenceKg,
  usesPerMonth: number,
): HeadlineStanding {
  const gramsPerUse = (kg: number) => (kg * 1000) / usesPerMonth;
  const grams = (kg: number) => significant(gramsPerUse(kg));
  const standing = standingOf(headlineKg, evidence);
  const timesCentral = headlineKg / evidence.centralKg;
  const opening = `Our figure is ${standing} what ${studied[useCase]} measure`;
  const compared = `counts ${grams(headlineKg)} g of CO₂e for each use, where they find ${grams(evidence.lowKg)} to ${grams(evidence.highKg)} g`;
  const times = `about ${significant(timesCentral)} times their central figure`;
  const reason =
    standing === 'inside'
      ? `${opening}: it ${compared}; it is ${times}.`
      : `${opening}, because it ${compared}; it is ${times}${picturesInUse(useCase, headlineKg, evidence)}.`;
  return { standing, timesCentral, reason };
}

/** How many pictures the studies would make for what our weight counts for one use. */
function picturesInUse(
  useCase: CarbonAnswers['useCase'],
  headlineKg: number,
  { centralKg, highKg }: EvidenceKg,
): string {
  if (useCase !== 'image') return '';
  const fewest = significant(headlineKg / highKg);
  return `, and would fit only where one use makes ${fewest} to ${significant(headlineKg / centralKg)} pictures`;
}
