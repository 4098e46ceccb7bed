/** What kind of statement a part of a sentence makes, and how much its words say about the main activity. */
interface SentencePartCue {
  readonly kind: 'main' | 'side' | 'history' | 'outsourced' | 'customers' | 'staff' | 'numbers';
  readonly pattern: RegExp;
  readonly factor: number;
}

/** Tested in order; every cue that fits multiplies. The factors were set on development descriptions. */
const cues: readonly SentencePartCue[] = [
  {
    kind: 'main',
    pattern:
      / (mainly|mostly|primarily|principally|chiefly|predominantly|main (business|work|activity|trade|thing|line|income|focus)|core (business|work|service)|bread and butter|bulk of|majority of|most of (our|the|my|what) (work|income|sales|turnover|trade|business|jobs|revenue|money|we do)|pays? the bills|keeps? us going|lives? off|9\d|8\d|7\d) /,
    factor: 1.5,
  },
  {
    kind: 'side',
    pattern:
      / (also|as well|occasionally|occasional|sometimes|sideline|side line|on the side|the odd|now and (then|again)|from time to time|a bit of|a few|twice a year|once a year|at christmas|in the summer|plus|some) /,
    factor: 0.5,
  },
  {
    kind: 'history',
    pattern:
      / (used to|previously|formerly|before that|gave up|trained (as|at|in)|worked (as|for|at|in)|ex|retired (from|as)|background in|career in|started (out )?(as|in|with)|began as|grew out of|left (my|our|a) |redundant|inherited|grandfather|father|dad|husband|wife|since (19|20)\d\d|founded|est) /,
    factor: 0.4,
  },
  {
    kind: 'outsourced',
    pattern:
      / (outsourced?|contracted out|sub(contract)?(ed)? out|someone else|third part(y|ies)|done by others|farmed out|bought in) /,
    factor: 0.2,
  },
  {
    kind: 'customers',
    pattern:
      / (customers?|clients?|buyers|users|members|tenants|patients|audience|client list|customer base|order book|most of the client) (are|include|range|come|tend|is|being|from) |(our|my|the) (customers?|clients?|buyers) /,
    factor: 0.35,
  },
  {
    kind: 'staff',
    pattern:
      / (employs?|employing|staff|employees|part timers|full time|headcount|team of|of us|apprentices?|turnover of|sales of|annual turnover|office in|offices in|registered in|vat|postcode) /,
    factor: 0.6,
  },
];

/** How much the words of a part of a sentence count, for all its cues together. */
export function sentencePartFactor(phrase: string): number {
  let factor = 1;
  for (const cue of cues) if (cue.pattern.test(phrase)) factor *= cue.factor;
  return Math.max(factor, 0.05);
}
