import type { RiskRating } from '../analysis.ts';
import type { LegalTopic } from './legal-notes.ts';
import type { NormTopic } from './norms.ts';

/** What makes a clause Green, Amber and Red, as its file in `clauses/` rates it. */
export interface ColourRule {
  readonly clause: string;
  readonly name: string;
  readonly group: 'economic' | 'governance' | 'founder';
  readonly when: Readonly<Record<RiskRating, string>>;
  /** The market figures that its findings show. */
  readonly norm?: NormTopic;
  /** The points of law that its findings show, those on terms that are missing included. */
  readonly law: readonly LegalTopic[];
}

const lawOfClause: Readonly<Record<string, readonly LegalTopic[]>> = {
  E01: ['small-business-stock', 'investment-relief'],
  E03: ['preference', 'eis-preference'],
  E06: ['eis-dividend'],
  E07: ['anti-dilution'],
  E08: ['option-pool', 'german-option-plan', 'french-option-plan'],
  E09: ['redemption'],
  G02: ['consents'],
  G03: ['drag-along'],
  G04: ['new-shares', 'founder-pre-emption'],
  G07: ['exclusivity'],
  G09: ['notarisation'],
  F01: ['vesting-tax'],
  F03: ['leaver'],
  F04: ['non-compete'],
  F05: ['founder-warranties'],
};

const rule = (
  group: ColourRule['group'],
  clause: string,
  name: string,
  [Green, Amber, Red]: readonly [green: string, amber: string, red: string],
  norm?: NormTopic,
): ColourRule => {
  const law = lawOfClause[clause] ?? [];
  return { clause, name, group, when: { Green, Amber, Red }, law, ...(norm ? { norm } : {}) };
};

/** The rules in the order of the report. A limit that changes in a clause changes here too. */
export const colourRules: readonly ColourRule[] = [
  rule(
    'economic',
    'E01',
    'Valuation',
    [
      'stated, on a fully diluted basis',
      'blank, or its basis is not said: options and convertibles, before or after the money',
      'not stated; or only the value after the money, with a pool of unknown size in your part of it',
    ],
    'valuation',
  ),
  rule('economic', 'E02', 'Amount and tranches', [
    'one closing, or several on the same terms',
    'not stated, blank, or paid in parts by date',
    'paid in parts that depend on milestones',
  ]),
  rule(
    'economic',
    'E03',
    'Liquidation preference',
    [
      'none, or up to once the money',
      'over 1x and up to 1.5x; or 1x with a dividend that builds up; or left open',
      'over 1.5x; or not stated',
    ],
    'preference',
  ),
  rule(
    'economic',
    'E04',
    'Participation',
    [
      'investors choose between preference and share',
      'both, up to a limit below three times their money; or left open',
      'both without a limit, or up to three times and more',
    ],
    'participation',
  ),
  rule(
    'economic',
    'E05',
    'Seniority',
    [
      'equal with earlier preferred shares, behind them, or the first preferred shares there are',
      'ahead of earlier preferred shares, or left open',
      'ahead of them with a preference over 1x',
    ],
    'seniority',
  ),
  rule(
    'economic',
    'E06',
    'Dividends',
    [
      'none, or only if the board declares one',
      'builds up at up to 6% a year; or fixed above 8% without building up; or left open',
      'builds up at more than 6%, with interest on interest, or is paid in shares',
    ],
    'dividends',
  ),
  rule(
    'economic',
    'E07',
    'Anti-dilution',
    [
      'none, or a broad-based weighted average with issues exempt',
      'narrow-based, not said which, left open, or with no issue of shares exempt',
      'a full ratchet, under whatever name',
    ],
    'anti-dilution',
  ),
  rule(
    'economic',
    'E08',
    'Option pool',
    [
      'shared by all holders, or up to 10% out of the founders’ part',
      'over 10% and up to 15% out of the founders’ part; or size or basis not said',
      'over 15% out of the founders’ part',
    ],
    'option-pool',
  ),
  rule(
    'economic',
    'E09',
    'Redemption and put rights',
    [
      'none',
      'from the fifth year, at cost, from the company alone; or left open',
      'earlier, above cost, from founders too, with a penalty, or at no stated time',
    ],
    'redemption',
  ),
  rule(
    'economic',
    'E10',
    'Pay-to-play',
    [
      'binds investors alone',
      'takes preferred rights from existing investors, or is left open',
      'reaches founders',
    ],
    'pay-to-play',
  ),
  rule('economic', 'E11', 'Conversion on flotation', [
    'by vote, or at up to three times the issue price',
    'at over three times, or at over five with a vote instead; or left blank',
    'at over five times and no vote can replace it',
  ]),
  rule(
    'economic',
    'E12',
    'Fees and expenses',
    [
      'each side its own, or capped and payable on closing',
      'no cap, a high one, payable although the round fails, or an arrangement fee of up to 2%',
      'an arrangement fee over 2%, a monitoring or director fee, or uncapped and payable although the round fails',
    ],
    'fees',
  ),
  rule(
    'economic',
    'E13',
    'Conversion terms',
    [
      'a cap after the money; a discount of up to 20%; interest of up to 6%; due after 18 months or more',
      'a cap before the money; a discount over 20%; interest over 6%; due sooner; up to twice the money on a sale',
      'neither cap nor discount; a discount over 25%; interest over 8% or on interest; twice the money or more on a sale; security or a guarantee',
    ],
    'safe-discount',
  ),
  rule('economic', 'E14', 'Warrants and fees paid in shares', [
    'none',
    'a right to further shares, or a fee in shares',
    'further shares for next to nothing',
  ]),
  rule(
    'governance',
    'G01',
    'Board of directors',
    [
      'investors do not control it',
      'even with nobody to break a tie, seats left open, or an observer without limits',
      'investors have the majority or the last word, or gain it if something goes wrong; or not stated',
    ],
    'board',
  ),
  rule(
    'governance',
    'G02',
    'Investor consent and veto rights',
    [
      'changes of their shares and of the capital, with an end',
      'no end, one holder alone, the budget, borrowing below 250,000, or more than 15 matters',
      'hiring and pay, small spending, the chief executive; any single investor; or 75% of the class and more',
    ],
    'consents',
  ),
  rule(
    'governance',
    'G03',
    'Drag-along',
    [
      'none, or founders’ shares and investors must agree, or 75% of all',
      'founders have no vote of their own; no lowest price; not there yet, or left open',
      'investors alone, or half of the shares and less without founders',
    ],
    'drag-along',
  ),
  rule('governance', 'G04', 'Pro rata and pre-emption rights', [
    'up to their share, for larger investors or with an end',
    'for every investor without an end, or left open',
    'more than their share',
  ]),
  rule(
    'governance',
    'G05',
    'Transfer of shares: first refusal and tag-along',
    [
      'first refusal and tag-along that bind all',
      'never for this alone',
      'only founders are bound, or may never sell',
    ],
    'tag-along',
  ),
  rule('governance', 'G06', 'Information rights', [
    'yearly and quarterly accounts',
    'every month, or left open',
    'every week, or access without a limit',
  ]),
  rule(
    'governance',
    'G07',
    'Exclusivity (no-shop)',
    [
      'none, or up to 30 days in the US and 45 elsewhere',
      'up to 60 days, or its length is not settled',
      'over 60 days, or the company pays if the round fails',
    ],
    'exclusivity',
  ),
  rule('governance', 'G08', 'Registration rights', [
    'in a US offer',
    'in an offer from elsewhere',
    'never for this alone',
  ]),
  rule('governance', 'G09', 'Binding terms and governing law', [
    'only confidentiality, exclusivity, costs and law bind',
    'not said which bind, or which law governs',
    'the deal itself binds, or a foreign law governs',
  ]),
  rule('governance', 'G10', 'Conditions for closing', [
    'customary ones',
    'a change for the worse that is not defined',
    'founders’ personal undertakings',
  ]),
  rule('governance', 'G11', 'Puts and calls on founders or the company', [
    'none',
    'never for this alone',
    'a right to buy your shares or the company, or to make you buy',
  ]),
  rule('governance', 'G12', 'First refusal on a sale of the company', [
    'none',
    'never for this alone',
    'an investor may step into a sale of the company',
  ]),
  rule('governance', 'G13', 'Commercial ties to an investor', [
    'none',
    'better commercial terms than others get',
    'exclusive business as a part of the investment',
  ]),
  rule('governance', 'G14', 'Security over assets or intellectual property', [
    'none',
    'never for this alone',
    'a charge over the assets or inventions of the company',
  ]),
  rule(
    'founder',
    'F01',
    'Founder vesting',
    [
      'none, up to three years, or up to four with credit for time served',
      'over three years without credit, not mentioned, or left open',
      'over four years, starting again in full, or with a cliff over twelve months',
    ],
    'vesting',
  ),
  rule('founder', 'F02', 'Acceleration of vesting', [
    'all shares on a sale with dismissal, or on a sale alone',
    'part of them, or not said',
    'expressly none',
  ]),
  rule(
    'founder',
    'F03',
    'Good and bad leaver',
    [
      'resigning does not make a bad leaver',
      'not said or left open; only in a first period; or vested shares are paid at their value',
      'resigning makes a bad leaver, at any time, who loses shares below their value',
    ],
    'leaver',
  ),
  rule('founder', 'F04', 'Non-compete', [
    'none; up to 12 months in the UK, and in the EU with pay',
    'up to 24 months, in the US up to 18; without pay in the EU; or not settled',
    'longer, or in a state that bans them',
  ]),
  rule(
    'founder',
    'F05',
    'Founder warranties',
    [
      'from the company alone, or limited to about a year’s salary',
      'limited to another sum, or left open',
      'without a limit, or each founder for all',
    ],
    'founder-warranties',
  ),
  rule('founder', 'F06', 'Service and outside activities', [
    'full time, other work with consent',
    'full time without any exception',
    'never for this alone',
  ]),
  rule('founder', 'F07', 'Lock-up of founder shares', [
    'up to 24 months',
    'up to 36 months, or left open',
    'longer, or until the company is sold',
  ]),
  rule('founder', 'F08', 'Intellectual property of founders', [
    'what you invent for the company',
    'never for this alone',
    'inventions that have nothing to do with the company, or are older',
  ]),
  rule('founder', 'F09', 'Personal guarantee and key person', [
    'none',
    'key-person cover or clause',
    'you stand in for the company with your own assets',
  ]),
  rule('founder', 'F10', 'Recapitalisation of founders’ shares', [
    'none',
    'never for this alone',
    'you give up shares that you own, or earn them a second time',
  ]),
];
