import { unresolved } from '../../facts.ts';
import { background } from '../background.ts';
import { type Assessment, defineClause } from '../clause.ts';
import { taxonomy } from '../taxonomy.ts';
import { antiDilutionCost } from './anti-dilution-cost.ts';
import {
  type AntiDilutionDetails,
  type AntiDilutionKind,
  readAntiDilution,
} from './anti-dilution-reading.ts';

/** E07: what happens to investors' price when a later round is cheaper. */
export const antiDilution = defineClause<AntiDilutionDetails>({
  ...taxonomy.antiDilution,
  appliesTo: ['priced-equity'],
  read(reading) {
    const { value, evidence, details, contradiction } = readAntiDilution(reading);
    return {
      status:
        value === null
          ? 'absent'
          : value === unresolved
            ? 'unresolved'
            : contradiction
              ? 'contradictory'
              : value === 'none'
                ? 'present-and-none'
                : 'present',
      facts: { antiDilution: value },
      evidence,
      details,
      ...(contradiction ? { contradictions: [contradiction] } : {}),
    };
  },
  assess({ status, facts, details }, context) {
    const value = facts.antiDilution ?? null;
    if (status === 'absent' || value === null) return [notPresent];
    const described = describe(value, details);
    const cost = value === unresolved ? '' : antiDilutionCost(value, context.facts);
    const norm = value === 'full-ratchet' ? 'full-ratchet' : 'anti-dilution';
    const lacksCarveOuts = value !== unresolved && value !== 'none' && !details.hasCarveOuts;
    return [
      {
        ...described,
        risk: `${described.risk}${cost}`,
        ...background(context, { norm, law: 'anti-dilution' }),
      },
      ...(lacksCarveOuts ? [carveOutsMissing] : []),
    ];
  },
});

const notPresent: Assessment = {
  rating: 'Green',
  risk: 'The document gives investors no price protection if a later round is cheaper, which is in your favour.',
  recommendation: 'No change needed; check that it stays out of the final agreements.',
};

const carveOutsMissing: Assessment = {
  title: 'Carve-outs from anti-dilution',
  rating: 'Amber',
  isMinor: true,
  risk: 'The document does not say which share issues are exempt, so even options for staff could trigger the price protection.',
  recommendation:
    'Ask for carve-outs: employee options, conversions, shares issued in acquisitions and issues that the investors approve.',
  isMissing: true,
};

function describe(value: AntiDilutionKind | typeof unresolved, details: AntiDilutionDetails): Assessment {
  const carveOutRequest = details.hasCarveOuts
    ? ''
    : ' Ask for carve-outs as well: employee options, conversions and shares issued in acquisitions.';
  switch (value) {
    case 'none':
      return {
        rating: 'Green',
        risk: 'Investors have no price protection if a later round is cheaper.',
        recommendation: 'No change needed.',
      };
    case 'full-ratchet':
      return {
        rating: 'Red',
        risk: 'If even one new share is sold more cheaply, the investors’ price drops all the way to that price (a full ratchet), and founders bear the whole cost.',
        recommendation: `Ask for a broad-based weighted average instead of the full ratchet.${carveOutRequest}`,
      };
    case 'narrow-based':
      return {
        rating: 'Amber',
        risk: 'The price protection is a narrow-based weighted average: it leaves options and convertibles out of the count, so a cheaper round lowers the investors’ price further.',
        recommendation: `Ask for broad-based: all shares, options and convertibles in the count.${carveOutRequest}`,
      };
    case 'weighted-average':
      return {
        rating: 'Amber',
        isMinor: true,
        risk: 'The price protection is a weighted average, but the document does not say which shares are counted.',
        recommendation: `Ask for "broad-based" to be added: all shares, options and convertibles in the count.${carveOutRequest}`,
      };
    case 'broad-based':
      return {
        rating: details.hasCarveOuts ? 'Green' : 'Amber',
        isMinor: true,
        risk: `A cheaper later round lowers the investors’ price only in proportion to its size (broad-based weighted average)${details.hasCarveOuts ? '' : '; no issue of shares is exempt'}.`,
        recommendation: details.hasCarveOuts
          ? 'No change needed.'
          : 'Usual protection. Ask for the carve-outs to be listed: employee options, conversions and shares issued in acquisitions.',
      };
    default:
      return {
        rating: 'Amber',
        isMinor: true,
        risk: 'The kind of price protection is left open.',
        recommendation:
          'Ask for the choice to be made before you sign: broad-based weighted average, or none.',
      };
  }
}
