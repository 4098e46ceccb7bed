import type { RiskRating } from '../../analysis.ts';
import { formatNumber } from '../../assessment/wording.ts';
import { unresolved } from '../../facts.ts';
import { quoteSentences } from '../../reading/quote-sentences.ts';
import { background } from '../background.ts';
import { type Assessment, type AssessmentContext, defineClause } from '../clause.ts';
import { taxonomy } from '../taxonomy.ts';
import { readLiquidationPreference } from './liquidation-preference.ts';
import type { Participation } from './participation-kind.ts';

const labelNames: Readonly<Record<Participation, string>> = {
  none: 'non-participating',
  capped: 'participating with a cap',
  full: 'participating',
};

/** E04: whether investors take their preference and then share in the rest as well. */
export const participation = defineClause<null>({
  ...taxonomy.participation,
  appliesTo: ['priced-equity'],
  read(reading) {
    const preference = readLiquidationPreference(reading);
    const { value, cap, spans, conflict } = preference.participation;
    const quote = (chosen: typeof spans) => quoteSentences(reading, chosen, preference.sentences);
    return {
      status:
        value === null
          ? 'absent'
          : value === unresolved
            ? 'unresolved'
            : conflict
              ? 'contradictory'
              : 'present',
      facts: { participation: value, participationCap: cap },
      evidence: quote(spans),
      details: null,
      ...(conflict && value !== null && value !== unresolved
        ? {
            contradictions: [
              {
                text: `The preference is called ${labelNames[conflict.labelled]}, but the distribution described makes it ${labelNames[value]}. A court would look at what is described.`,
                evidence: quote([conflict.label, conflict.mechanics]),
              },
            ],
          }
        : {}),
    };
  },
  assess({ status, facts }, context) {
    const value = facts.participation ?? null;
    if (status === 'absent') return [];
    if (value === null || value === unresolved) {
      return [
        {
          rating: 'Amber',
          risk: 'The document leaves open whether investors share in the rest of the proceeds after their preference.',
          recommendation: 'Ask for the choice to be made before you sign: non-participating.',
          ...background(context, { norm: 'participation' }),
        },
      ];
    }
    return [assessParticipation(value, facts.participationCap ?? null, context)];
  },
});

function assessParticipation(
  value: Participation,
  cap: number | typeof unresolved | null,
  context: AssessmentContext,
): Assessment {
  const about = background(context, { norm: 'participation' });
  if (value === 'none') {
    return {
      rating: 'Green',
      risk: 'Investors choose between their preference and their share of the proceeds; they do not get both.',
      recommendation: 'No change needed.',
      ...about,
    };
  }
  if (value === 'full') {
    return {
      rating: 'Red',
      risk: 'Investors are paid twice: first their preference, then a share of everything that is left, without a limit.',
      recommendation: 'Ask for a non-participating preference; failing that, for a cap of 2x in total.',
      ...about,
    };
  }
  const rating: RiskRating = typeof cap === 'number' && cap < 3 ? 'Amber' : 'Red';
  const limit =
    typeof cap === 'number'
      ? `${formatNumber(cap)} times their money in total`
      : 'a limit that is not stated';
  return {
    rating,
    risk: `Investors take their preference and then share in the rest until they have received ${limit}.`,
    recommendation:
      'Ask for a non-participating preference, or lower the cap to 2x including the preference.',
    ...about,
  };
}
