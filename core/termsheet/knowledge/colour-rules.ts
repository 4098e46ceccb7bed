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
      'blank; or silent on whether it counts the new money, options and convertibles',
      'not stated; or only the value after the money, with a pool of unknown size out of your share',
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
      'none, or up to 1x',
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
      'both, without a limit or up to three times their money or more',
    ],
    'participation',
  ),
  rule(
    'economic',
    'E05',
    'Seniority',
    [
      'level with or behind earlier preferred shares, or the first preferred shares issued',
      'ahead of earlier preferred shares, or left open',
      'ahead of earlier preferred shares, with a preference over 1x',
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
      'none, or a broad-based weighted average with the usual exemptions',
      'narrow-based, of a kind not stated, left open, or with no share issue exempt',
      'a full ratchet, under whatever name',
    ],
    'anti-dilution',
  ),
  rule(
    'economic',
    'E08',
    'Option pool',
    [
      'shared by all holders, or up to 10% taken from founders',
      'over 10% and up to 15% taken from founders; or size or basis not stated',
      'over 15% taken from founders',
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
    'at more than three times; at more than five if a vote can replace it; or left blank',
    'at more than five times, and no vote can replace it',
  ]),
  rule(
    'economic',
    'E12',
    'Fees and expenses',
    [
      'each side pays its own, or costs are capped and payable on closing',
      'no cap or a high one, costs payable even if the round fails, or an arrangement fee of up to 2%',
      'an arrangement fee over 2%, a monitoring or director fee, or uncapped costs payable even if the round fails',
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
    'a right to extra shares, or a fee paid in shares',
    'extra shares for next to nothing',
  ]),
  rule(
    'governance',
    'G01',
    'Board of directors',
    [
      'investors do not control it',
      'an even split with nobody to break a tie, seats left open, or an observer without limits',
      'investors have the majority or the last word, or gain it if something goes wrong; or not stated',
    ],
    'board',
  ),
  rule(
    'governance',
    'G02',
    'Investor consent and veto rights',
    [
      'over changes to their shares and the capital, with an end',
      'no end, one holder alone, the budget, borrowing below 250,000, or over more than 15 matters',
      'over hiring and pay, small spending or the chief executive; held by any single investor, or lifted only by 75% of the class or more',
    ],
    'consents',
  ),
  rule(
    'governance',
    'G03',
    'Drag-along',
    [
      'none; or founders and investors must both agree, or 75% of all shares',
      'founders have no vote of their own; no price floor; not mentioned, or left open',
      'investors alone decide, or half of the shares or fewer without founders',
    ],
    'drag-along',
  ),
  rule('governance', 'G04', 'Pro rata and pre-emption rights', [
    'up to their share, for larger investors or with an end',
    'for every investor with no end, or left open',
    'more than their share',
  ]),
  rule(
    'governance',
    'G05',
    'Transfer of shares: first refusal and tag-along',
    [
      'first refusal and tag-along that bind everyone',
      'never for this alone',
      'only founders are bound, or may never sell',
    ],
    'tag-along',
  ),
  rule('governance', 'G06', 'Information rights', [
    'yearly and quarterly accounts',
    'every month, or left open',
    'every week, or unlimited access',
  ]),
  rule(
    'governance',
    'G07',
    'Exclusivity (no-shop)',
    [
      'none, or up to 30 days in the US and 45 elsewhere',
      'up to 60 days, or of no settled length',
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
    'only confidentiality, exclusivity, costs and governing law bind',
    'silent on which terms bind, or on which law governs',
    'the deal itself binds, or a foreign law governs',
  ]),
  rule('governance', 'G10', 'Conditions for closing', [
    'customary ones',
    'an undefined adverse change',
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
    'exclusive dealing as part of the investment',
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
    'all shares vest on a sale followed by dismissal, or on a sale alone',
    'only part of them vests, or not stated',
    'expressly none',
  ]),
  rule(
    'founder',
    'F03',
    'Good and bad leaver',
    [
      'resigning does not make a bad leaver',
      'not stated or left open; resigning counts only at first; or vested shares are bought at their value',
      'resigning at any time makes a bad leaver, who loses shares below their value',
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
      'unlimited, or each founder liable for all',
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
    'inventions unrelated to the company, or made before it',
  ]),
  rule('founder', 'F09', 'Personal guarantee and key person', [
    'none',
    'key-person cover, or a key-person clause',
    'you guarantee the company’s obligations with your own assets',
  ]),
  rule('founder', 'F10', 'Recapitalisation of founders’ shares', [
    'none',
    'never for this alone',
    'you give up shares that you own, or must earn them a second time',
  ]),
];
