import { defineBurden } from '../burden.ts';
import { taxonomy } from '../taxonomy.ts';

const founders = "(?:founders?['’]?s?|your|key holders?['’]?)";

/** F10: shares that founders own already and give up for the round. */
export const recapitalisation = defineBurden({
  ...taxonomy.recapitalisation,
  imposes: [
    new RegExp(
      `\\b${founders} (?:\\w+ ){0,3}(?:shares?|stock|holdings?|equity)\\b[^.;]{0,40}\\b(?:cancell?ed|surrendered|given up)\\b`,
      'i',
    ),
    new RegExp(
      `\\b${founders} (?:\\w+ ){0,3}(?:shares?|stock|equity)\\b[^.;]{0,40}\\b(?:exchanged for|converted into) [^.;]{0,40}\\b(?:deferred|earned again|subject to vesting|non-voting)`,
      'i',
    ),
    /\bordinary shares\b[^.;]{0,60}\bfounders?\b[^.;]{0,40}\bconverted into [^.;]{0,20}\bdeferred\b/i,
    new RegExp(
      `\\b${founders}\\b[^.;]{0,60}\\b(?:down to|reduced (?:from \\d\\S* )?to|come down to) \\d+\\s?%`,
      'i',
    ),
  ],
  except: /\b(?:leav\w+|resign\w*|breach|dismiss\w*|cause|diluted?|dilution|unvested|salar\w+)\b/i,
  red: {
    rating: 'Red',
    risk: 'You give up shares you already own, or have to earn them a second time, before the money arrives.',
    recommendation:
      'Ask for your shares to stay as they are; failing that, for credit for the time you have served.',
  },
});
