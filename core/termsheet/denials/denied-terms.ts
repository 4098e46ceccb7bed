import type { FactName, FactValue } from '../facts.ts';
import type { Reading } from '../reading/reading.ts';
import { deniedItems } from './denied-items.ts';
import type { DeniedTerm } from './denied-term.ts';
import { statedDenials } from './stated-denials.ts';

const few = "(?:[\\p{L}'\u2019-]+ ){0,2}";
const named = (nouns: string): RegExp => new RegExp(`^${few}(?:${nouns})\\b`, 'iu');
const sale = '(?:way|power|right|say)s?(?: for [\\p{L}]+)? to (?:make|force|compel|oblige|require|drag)\\b';
const follow =
  'follow (?:my|our|its|their) money|(?:keep|maintain) (?:my|our|its|their)\\b|(?:join|take part in|buy into) (?:\\w+ )?(?:later|next|future)';
const ofFounders = '(?:from|by|of) (?:you|either|any of you|(?:the |any )?(?:founders?|promoters?))';
const warranties = 'warrant(?:y|ies)|representations?|reps|promises|indemnit(?:y|ies)';

/**
 * Terms by the nouns that name them. Lengths and multiples are not among them: whether a term that is not there is
 * nought months long or has no length is a matter of taste, and their clauses decide it.
 */
const terms: readonly (readonly [FactName, FactValue, RegExp])[] = [
  [
    'antiDilution',
    'none',
    named(
      'anti-?\\s?dilution|(?:down[- ]round |dilution |price )protection|price adjustments?|protection (?:of any sort )?against (?:a |any )?(?:cheaper|lower|down)',
    ),
  ],
  [
    'participation',
    'none',
    named('participation (?:in what|beyond|in the (?:rest|remainder|surplus))|double[- ]dip\\w*'),
  ],
  [
    'dividendCumulative',
    false,
    named(
      '(?:cumulative|fixed|accruing|preferred|preference) dividends?|dividends?(?= building|$)|fixed profit',
    ),
  ],
  ['payToPlay', false, named('pay-?\\s?to-?\\s?play')],
  [
    'breakFee',
    false,
    named('break(?:-?up)? fees?|penalt(?:y|ies)(?= (?:if|when|where|for breaking)|$)|fines?(?=$| if)'),
  ],
  [
    'protectiveProvisions',
    false,
    named(
      'vetoe?s?|veto rights?|rights? of veto|consent rights?|reserved matters?|protective provisions?|approval rights?',
    ),
  ],
  ['dragAlong', false, named(`drag(?:-?\\s?along)?s?(?: rights?)?|${sale}`)],
  [
    'tagAlong',
    false,
    named(
      'tag(?:-?\\s?along)?s?(?: rights?)?|rights? to (?:join(?: in)?|tag along|sell (?:alongside|beside|with))',
    ),
  ],
  ['proRata', false, named(`pro-?\\s?rata(?: rights?)?|pre-?emption(?: rights?)?|rights? to (?:${follow})`)],
  ['informationRights', false, named('information rights?')],
  ['acceleration', 'none', named('acceleration')],
  [
    'badLeaverIncludesResignation',
    false,
    named('(?:good or bad |bad |good )?leavers?(?: (?:clauses?|terms|provisions?|stuff|rules))?'),
  ],
  [
    'founderWarranties',
    'none',
    named(
      `(?:personal|founders?'?|founders'|promoters?'?) (?:${warranties})|(?:${warranties}) (?:${ofFounders}|personally)`,
    ),
  ],
];

/** What the document denies, each term once. */
export function deniedTerms(reading: Reading): readonly DeniedTerm[] {
  const found = new Map<FactName, DeniedTerm>();
  for (const { words, sentence } of deniedItems(reading)) {
    for (const [fact, value, noun] of terms) {
      if (!found.has(fact) && noun.test(words)) found.set(fact, { fact, value, sentence });
    }
  }
  for (const denied of statedDenials(reading.sentences)) {
    if (!found.has(denied.fact)) found.set(denied.fact, denied);
  }
  return [...found.values()];
}
