import type { RiskRating } from '../analysis.ts';
import { type ClauseHead, taxonomy } from '../clauses/taxonomy.ts';
import type { LegalTopic } from './legal-notes.ts';
import type { NormTopic } from './norms.ts';

/** What makes a clause Green, Amber and Red, as its file in `clauses/` rates it. */
export interface ColourRule {
  readonly clause: string;
  readonly name: string;
  readonly group: ClauseHead['group'];
  readonly when: Readonly<Record<RiskRating, string>>;
  /** The market figures that its findings show. */
  readonly norm?: NormTopic;
  /** The points of law that its findings show, those on terms that are missing included. */
  readonly law: readonly LegalTopic[];
}

/** What a rule shows beside its colours. */
type Background = Partial<Pick<ColourRule, 'norm' | 'law'>>;

const rule = (
  { id, name, group }: ClauseHead,
  [Green, Amber, Red]: readonly [green: string, amber: string, red: string],
  { law = [], ...norm }: Background = {},
): ColourRule => ({ clause: id, name, group, when: { Green, Amber, Red }, law, ...norm });

/** The rules in the order of the report. A limit that changes in a clause changes here too. */
export const colourRules: readonly ColourRule[] = [
  rule(
    taxonomy.valuation,
    [
      'stated, on a fully diluted basis',
      'blank; or silent on whether it counts the new money, options and convertibles',
      'not stated; or only the value after the money, with a pool of unknown size out of your share',
    ],
    { norm: 'valuation', law: ['small-business-stock', 'investment-relief'] },
  ),
  rule(taxonomy.investmentAmount, [
    'one closing, or several on the same terms',
    'not stated, blank, or paid in parts by date',
    'paid in parts that depend on milestones',
  ]),
  rule(
    taxonomy.liquidationMultiple,
    [
      'none, or up to 1x',
      'over 1x and up to 1.5x; or 1x with a dividend that builds up; or left open',
      'over 1.5x; or not stated',
    ],
    { norm: 'preference', law: ['preference', 'eis-preference'] },
  ),
  rule(
    taxonomy.participation,
    [
      'investors choose between preference and share',
      'both, up to a limit below three times their money; or left open',
      'both, without a limit or up to three times their money or more',
    ],
    { norm: 'participation' },
  ),
  rule(
    taxonomy.seniority,
    [
      'level with or behind earlier preferred shares, or the first preferred shares issued',
      'ahead of earlier preferred shares, or left open',
      'ahead of earlier preferred shares, with a preference over 1x',
    ],
    { norm: 'seniority' },
  ),
  rule(
    taxonomy.dividends,
    [
      'none, or only if the board declares one',
      'builds up at up to 6% a year; or fixed above 8% without building up; or left open',
      'builds up at more than 6%, with interest on interest, or is paid in shares',
    ],
    { norm: 'dividends', law: ['eis-dividend'] },
  ),
  rule(
    taxonomy.antiDilution,
    [
      'none, or a broad-based weighted average with the usual exemptions',
      'narrow-based, of a kind not stated, left open, or with no share issue exempt',
      'a full ratchet, under whatever name',
    ],
    { norm: 'anti-dilution', law: ['anti-dilution'] },
  ),
  rule(
    taxonomy.optionPool,
    [
      'shared by all holders, or up to 10% taken from founders',
      'over 10% and up to 15% taken from founders; or size or basis not stated',
      'over 15% taken from founders',
    ],
    { norm: 'option-pool', law: ['option-pool', 'german-option-plan', 'french-option-plan'] },
  ),
  rule(
    taxonomy.redemption,
    [
      'none',
      'from the fifth year, at cost, from the company alone; or left open',
      'earlier, above cost, from founders too, with a penalty, or at no stated time',
    ],
    { norm: 'redemption', law: ['redemption'] },
  ),
  rule(
    taxonomy.payToPlay,
    [
      'binds investors alone',
      'takes preferred rights from existing investors, or is left open',
      'reaches founders',
    ],
    { norm: 'pay-to-play' },
  ),
  rule(taxonomy.flotationConversion, [
    'by vote, or at up to three times the issue price',
    'at more than three times; at more than five if a vote can replace it; or left blank',
    'at more than five times, and no vote can replace it',
  ]),
  rule(
    taxonomy.fees,
    [
      'each side pays its own, or costs are capped and payable on closing',
      'no cap or a high one, costs payable even if the round fails, or an arrangement fee of up to 2%',
      'an arrangement fee over 2%, a monitoring or director fee, or uncapped costs payable even if the round fails',
    ],
    { norm: 'fees' },
  ),
  rule(
    taxonomy.convertible,
    [
      'a cap after the money; a discount of up to 20%; interest of up to 6%; due after 18 months or more',
      'a cap before the money; a discount over 20%; interest over 6%; due sooner; up to twice the money on a sale',
      'neither cap nor discount; a discount over 25%; interest over 8% or on interest; twice the money or more on a sale; security or a guarantee',
    ],
    { norm: 'safe-discount' },
  ),
  rule(taxonomy.warrants, [
    'none',
    'a right to extra shares, or a fee paid in shares',
    'extra shares for next to nothing',
  ]),
  rule(
    taxonomy.board,
    [
      'investors do not control it',
      'an even split with nobody to break a tie, seats left open, or an observer without limits',
      'investors have the majority or the last word, or gain it if something goes wrong; or not stated',
    ],
    { norm: 'board' },
  ),
  rule(
    taxonomy.protectiveProvisions,
    [
      'over changes to their shares and the capital, with an end',
      'no end, one holder alone, the budget, borrowing below 250,000, or over more than 15 matters',
      'over hiring and pay, small spending or the chief executive; held by any single investor, or lifted only by 75% of the class or more',
    ],
    { norm: 'consents', law: ['consents'] },
  ),
  rule(
    taxonomy.dragAlong,
    [
      'none; or founders and investors must both agree, or 75% of all shares',
      'founders have no vote of their own; no price floor; not mentioned, or left open',
      'investors alone decide, or half of the shares or fewer without founders',
    ],
    { norm: 'drag-along', law: ['drag-along'] },
  ),
  rule(
    taxonomy.proRata,
    [
      'up to their share, for larger investors or with an end',
      'for every investor with no end, or left open',
      'more than their share',
    ],
    { law: ['new-shares', 'founder-pre-emption'] },
  ),
  rule(
    taxonomy.transfer,
    [
      'first refusal and tag-along that bind everyone',
      'never for this alone',
      'only founders are bound, or may never sell',
    ],
    { norm: 'tag-along' },
  ),
  rule(taxonomy.information, [
    'yearly and quarterly accounts',
    'every month, or left open',
    'every week, or unlimited access',
  ]),
  rule(
    taxonomy.exclusivity,
    [
      'none, or up to 30 days in the US and 45 elsewhere',
      'up to 60 days, or of no settled length',
      'over 60 days, or the company pays if the round fails',
    ],
    { norm: 'exclusivity', law: ['exclusivity'] },
  ),
  rule(taxonomy.registration, ['in a US offer', 'in an offer from elsewhere', 'never for this alone']),
  rule(
    taxonomy.bindingTerms,
    [
      'only confidentiality, exclusivity, costs and governing law bind',
      'silent on which terms bind, or on which law governs',
      'the deal itself binds, or a foreign law governs',
    ],
    { law: ['notarisation'] },
  ),
  rule(taxonomy.conditions, [
    'customary ones',
    'an undefined adverse change',
    'founders’ personal undertakings',
  ]),
  rule(taxonomy.purchaseOptions, [
    'none',
    'never for this alone',
    'a right to buy your shares or the company, or to make you buy',
  ]),
  rule(taxonomy.firstRefusalOnSale, [
    'none',
    'never for this alone',
    'an investor may step into a sale of the company',
  ]),
  rule(taxonomy.commercialTies, [
    'none',
    'better commercial terms than others get',
    'exclusive dealing as part of the investment',
  ]),
  rule(taxonomy.security, [
    'none',
    'never for this alone',
    'a charge over the assets or inventions of the company',
  ]),
  rule(
    taxonomy.vesting,
    [
      'none, up to three years, or up to four with credit for time served',
      'over three years without credit, not mentioned, or left open',
      'over four years, starting again in full, or with a cliff over twelve months',
    ],
    { norm: 'vesting', law: ['vesting-tax'] },
  ),
  rule(taxonomy.acceleration, [
    'all shares vest on a sale followed by dismissal, or on a sale alone',
    'only part of them vests, or not stated',
    'expressly none',
  ]),
  rule(
    taxonomy.leaver,
    [
      'resigning does not make a bad leaver',
      'not stated or left open; resigning counts only at first; or vested shares are bought at their value',
      'resigning at any time makes a bad leaver, who loses shares below their value',
    ],
    { norm: 'leaver', law: ['leaver'] },
  ),
  rule(
    taxonomy.nonCompete,
    [
      'none; up to 12 months in the UK, and in the EU with pay',
      'up to 24 months, in the US up to 18; without pay in the EU; or not settled',
      'longer, or in a state that bans them',
    ],
    { law: ['non-compete'] },
  ),
  rule(
    taxonomy.founderWarranties,
    [
      'from the company alone, or limited to about a year’s salary',
      'limited to another sum, or left open',
      'unlimited, or each founder liable for all',
    ],
    { norm: 'founder-warranties', law: ['founder-warranties'] },
  ),
  rule(taxonomy.service, [
    'full time, other work with consent',
    'full time without any exception',
    'never for this alone',
  ]),
  rule(taxonomy.lockUp, [
    'up to 24 months',
    'up to 36 months, or left open',
    'longer, or until the company is sold',
  ]),
  rule(taxonomy.intellectualProperty, [
    'what you invent for the company',
    'never for this alone',
    'inventions unrelated to the company, or made before it',
  ]),
  rule(taxonomy.guarantee, [
    'none',
    'key-person cover, or a key-person clause',
    'you guarantee the company’s obligations with your own assets',
  ]),
  rule(taxonomy.recapitalisation, [
    'none',
    'never for this alone',
    'you give up shares that you own, or must earn them a second time',
  ]),
];
