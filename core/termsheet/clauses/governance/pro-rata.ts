import { formatPercent } from '../../assessment/wording.ts';
import { unresolved } from '../../facts.ts';
import { findPercentages } from '../../reading/numbers/percentage.ts';
import type { Sentence } from '../../reading/sections.ts';
import { type Assessment, defineClause } from '../clause.ts';
import { quote, readRight, statusOfRight } from '../stated-right.ts';

interface Details {
  /** Share of their pro rata that investors may take, in percent, where it is more than 100. */
  readonly superPercent: number | null;
  readonly isSuper: boolean;
  readonly hasThreshold: boolean;
  readonly ends: boolean;
}

const topic = {
  titles:
    /pro-?\s?rata (?:rights?|participation)|^pro-?\s?rata$|pre-?\s?empti(?:on|ve)|participation rights?$|rights? to participate|right of first offer|new issues?|(?:future|subsequent|follow-on) (?:rounds?|financings?|issu\w+|investments?)|subscription rights?|bezugsrecht/i,
  words:
    /\bpro-?\s?rata\b[^.;]{0,100}\b(?:future|subsequent|next|new|further|later|follow-on|financ|issu|round|offering)|\b(?:future|subsequent|next|new|further|later)\b[^.;]{0,60}\b(?:financing|issu\w+|rounds?|offerings?|securities|shares)\b[^.;]{0,100}\b(?:pro-?\s?rata|proportion|maintain|participat)|\bparticipate in (?:any |all |the )?(?:future|subsequent|next|later|further)\b|\bsubscribe\b[^.;]{0,40}\b(?:capital increases?|issues?)\b[^.;]{0,40}\bmaintain\b|^\W*pro-?\s?rata for (?:all |each |any )?(?:holders|investors|major)|\bpro-?\s?rata rights?\b|\bpro-?\s?rata\b[^.;]{0,6}\bmajor investors?|\binformation\b[^.;]{0,25}\bpro-?\s?rata\b|\bpre-?emption on (?:any |all )?(?:new |future )?(?:issu|share issu)|\bpre-?empti(?:on|ve) rights?|\b(?:maintain|keep) (?:its|their|his) (?:percentage|ownership|proportion|stake|shareholding)|bezugsrecht/i,
  except:
    /liquidation|preference|waterfall|proceeds|dividend|registration|tag|co-?sale|drag|transfer|first refusal|anti-?dilution|pay-?to-?play|redemption|definitions?$|option pool|exit|vesting|conversion/i,
  grants:
    /\bpro-?\s?rata|proportion|pre-?empti|participat|subscribe|take up|purchase|maintain|first offer|bezugsrecht|prozentualen anteil|\byes\b|^included/i,
  denies:
    /\bno (?:contractual |investor )?(?:pro-?\s?rata|pre-?empti|participation) (?:rights?)?|(?:pro-?\s?rata|pre-?emption|participation) rights?\s?(?:[:-]\s?|are |is )?(?:none|nil|excluded|not (?:granted|included|applicable))|have no right to participate/i,
};
const moreThanShare =
  /\bsuper[- ]?pro-?\s?rata|(?:\bone and (?:a|one)[- ]half|(?<![\d.,$])(?:1\.25|1\.5|[2-5]))\s?(?:x\b|times\b)[^.;]{0,15}\b(?:its|their|his)\b[^.;]{0,15}\bpro-?\s?rata|\b(?:twice|double|two times|2x|1\.5x|three times|3x)\b[^.;]{0,40}\b(?:pro-?\s?rata|proportion)|more than (?:its|their) pro-?\s?rata/i;
const threshold =
  /\bmajor (?:investors?|purchasers?|holders?)|\b(?:at least|holding|hold|invested|mindestens|not less than|>=)[^.;]{0,40}(?:\d|\u25a1)/i;
const end =
  /\b(?:end|ends|expire|expires|terminat\w+|until|lapse\w*|cease\w*|prior to|falls? away|before)\b[^.;]{0,60}\b(?:ipo|flotation|public offering|admission|listing|sale|exit|financing|round|holds? less|period)/i;

/** G04: whether investors may buy into later rounds, and how much. */
export const proRata = defineClause<Details>({
  id: 'G04',
  name: 'Pro rata and pre-emption rights',
  group: 'governance',
  appliesTo: ['priced-equity', 'safe', 'convertible-note'],
  read(reading) {
    const { value, sentences, supporting } = readRight(reading, topic);
    return {
      status: statusOfRight(value),
      facts: { proRata: value },
      evidence: quote(reading, supporting),
      details: readDetails(sentences),
    };
  },
  assess({ facts, details }) {
    const value = facts.proRata ?? null;
    if (value === null) return [];
    if (value === unresolved) {
      return [
        {
          rating: 'Amber',
          risk: 'The investors’ right to take part in later rounds is left open.',
          recommendation: 'Have it limited to their pro rata share, for larger investors, until a flotation.',
        },
      ];
    }
    if (!value) {
      return [
        {
          rating: 'Green',
          risk: 'Investors have no contractual right to take part in later rounds.',
          recommendation: 'No change needed.',
        },
      ];
    }
    return [rate(details)];
  },
});

function readDetails(sentences: readonly Sentence[]): Details {
  const texts = sentences.map((sentence) => sentence.text);
  const above = texts
    .flatMap((text) =>
      findPercentages(text).filter(({ end: at }) =>
        /^[^.;]{0,50}(?:pro-?\s?rata|proportion|share|entitlement)/i.test(text.slice(at)),
      ),
    )
    .flatMap(({ value }) => (typeof value === 'number' && value > 100 ? [value] : []));
  return {
    superPercent: above.length > 0 ? Math.max(...above) : null,
    isSuper: above.length > 0 || texts.some((text) => moreThanShare.test(text)),
    hasThreshold: texts.some((text) => threshold.test(text)),
    ends: texts.some((text) => end.test(text)),
  };
}

function rate({ superPercent, isSuper, hasThreshold, ends }: Details): Assessment {
  if (isSuper) {
    return {
      rating: 'Red',
      risk: `Investors may take more than their share of later rounds${superPercent === null ? '' : ` (${formatPercent(superPercent)} of it)`}, which crowds out new investors.`,
      recommendation: 'Ask that the right is limited to their pro rata share and no more.',
    };
  }
  if (!hasThreshold && !ends) {
    return {
      rating: 'Amber',
      risk: 'Every investor may take part in later rounds, with no minimum holding and no end.',
      recommendation: 'Ask that the right is limited to larger investors and ends at a flotation.',
    };
  }
  return {
    rating: 'Green',
    risk: 'Investors may keep their share by taking part in later rounds.',
    recommendation: 'No change needed.',
  };
}
