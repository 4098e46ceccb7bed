import type { ClauseId } from '../clauses/taxonomy.ts';
import { type Lexicon, lexicon } from './lexicon.ts';

/** The words that a clause may be spoken of with, in a form or in a plain letter. */
export interface ClauseWords {
  /** Terms of art that mean nothing else: whoever has read a passage with one of them, it speaks of the clause. */
  readonly terms: Lexicon;
  /** Names of the clause: a heading, or a passage that nobody has read, speaks of it with one of them. */
  readonly names: Lexicon;
  /** Words that hardly any wording of the clause does without: a passage with one of them may state it. */
  readonly words: Lexicon;
}

function spoken(terms: string, names: string, words: string): ClauseWords {
  return {
    terms: lexicon(terms),
    names: lexicon(`${terms} ${names}`),
    words: lexicon(`${terms} ${names} ${words}`),
  };
}

/** By clause. Too many words only make us careful; one too few would let us say that something is not there. */
export const clauseWords: Readonly<Partial<Record<ClauseId, ClauseWords>>> = {
  E01: spoken(
    'pre-money post-money premoney',
    'valuation* pre-money post-money premoney valued',
    'value worth price percent company',
  ),
  E02: spoken(
    'milestone* tranche*',
    'tranche* milestone* subscription aggregate',
    'invest* amount put money cheque check pay pays half round',
  ),
  E03: spoken(
    'liquidation',
    'liquidation preference*',
    'sale sold exit wound winding first back proceeds before ahead',
  ),
  E04: spoken(
    'participating',
    'participat* double-dip',
    'rest remainder balance both then also again share shares sale sold ceiling',
  ),
  E05: spoken('', 'senior* pari-passu', 'rank* ahead before first priority behind alongside'),
  E06: spoken('', 'dividend* coupon', 'interest yearly annual* accru* percent compound* year paid'),
  E07: spoken(
    'anti-dilution antidilution ratchet* weighted weighted-average',
    'anti-dilution antidilution ratchet* weighted-average narrow-based broad-based',
    'lower* cheap* below down less top* newcomer recalculat* adjust* later price dilut* compensat* protect*',
  ),
  E08: spoken(
    'esop vsop bspce pool',
    'esop option pool vsop bspce emi incentive',
    'options staff employee* team reserve set percent hires',
  ),
  E09: spoken(
    '',
    'redemption* redeem* put-option buy-back buyback repurchas*',
    'back buy buys bought put exit demand market year years cash require force buyer',
  ),
  E10: spoken(
    'pay-to-play',
    'pay-to-play',
    'not join follow part take convert* lose lower ordinary common downgrad*',
  ),
  E11: spoken('', 'ipo listing flotation', 'convert* automatic* public'),
  E12: spoken(
    '',
    'fee fees arrangement monitoring expenses',
    'cost* lawyer* legal counsel bill bills pay pays charge* charged company adviser*',
  ),
  E13: spoken(
    '',
    'cap discount maturity repayment note* safe* loan*',
    'interest lower reduct* cheaper convert* turn* round back repa* percent year years money price value',
  ),
  G01: spoken(
    '',
    'board director directors observer chair',
    'seat seats table appoint* majority vote votes remove* managing',
  ),
  G02: spoken(
    '',
    'veto* reserved consent consents protective approval',
    'without agree agreement permission ask asked leave must prior approv* say yes sign hire budget spend',
  ),
  G03: spoken(
    'drag drag-along bring-along dragged',
    'drag drag-along bring-along',
    'sale sell sold force* require* market everyone everybody together join exit',
  ),
  G04: spoken(
    'pre-emption preemption preemptive pre-emptive',
    'pro-rata pre-emption preemption preemptive pre-emptive rata',
    'later next further round rounds new issue issues share part maintain keep participat* right',
  ),
  G05: spoken(
    'tag tag-along co-sale',
    'tag tag-along co-sale refusal transfer* transferab*',
    'sell sells sale pledge* offer* first share shares moving leave',
  ),
  G06: spoken(
    '',
    'information accounts reporting',
    'monthly quarterly figures report* books numbers send inspect* audit*',
  ),
  G07: spoken(
    'exclusivity no-shop noshop lock-out',
    'exclusivity exclusive no-shop noshop lock-out standstill break',
    'talk others other negotiat* solicit* fee pay costs back withdraw* walk days weeks',
  ),
  G08: spoken('', 'registration', 'register* demand'),
  G09: spoken(
    '',
    'law governing binding expiry jurisdiction',
    'bind binds court courts open until valid lapse* expire* sign* notar* tax beurkund*',
  ),
  G10: spoken('', 'conditions condition diligence', 'subject satisf* until adverse'),
  F01: spoken(
    'vest* unvested',
    'vest* unvested vesting cliff',
    'earn* years months stay* start* back leave tied quarter monthly',
  ),
  F02: spoken(
    'accelerat* trigger double-trigger single-trigger',
    'accelerat*',
    'sale sold vest* dismiss* control',
  ),
  F03: spoken(
    'leaver leavers',
    'leaver* leaver',
    'leave leaves left leaving go goes quit* resign* dismiss* fired sacked back value badly',
  ),
  F04: spoken(
    'non-compete noncompete compete* non-competition',
    'non-compete noncompete competition compete* restraint non-solicit solicit*',
    'elsewhere rival* business work works working months years stay away alone exclusively customers',
  ),
  F05: spoken(
    '',
    'warrant warrants warranty warranties representations',
    'founder* liab* promise* vouch* answer* true claim* indemn*',
  ),
  F06: spoken('', '', 'time full work works alone other activities outside'),
  F07: spoken(
    'lock-up lockup lock-in',
    'lock-up lockup lock-in',
    'sell sells sold sale transfer pledge until hold years months',
  ),
  F08: spoken('', 'intellectual inventions invention', 'code patent* assign* belongs company ip'),
  F09: spoken('', 'guarantee* guarantor key-man keyman', 'personal* own pocket stand pledge* secur*'),
};
