import { type ClauseHead, taxonomy } from '../clauses/taxonomy.ts';

/** How one clause is usually written, in words of our own: a start for a lawyer, not a form to sign. */
export interface UsualWording {
  /** Name of the clause, as its findings carry it. */
  readonly name: string;
  /** Completes "We would like …" in a letter to the investor. */
  readonly wish: string;
  readonly wording: string;
}

const usual = ({ name }: ClauseHead, wish: string, wording: string): UsualWording => ({
  name,
  wish,
  wording,
});

/** The one reviewed place for what is asked for and how it could be worded, by clause code. */
export const usualWordings: Readonly<Record<string, UsualWording>> = {
  E01: usual(
    taxonomy.valuation,
    'the pre-money valuation to be stated on a fully diluted basis, with what it includes.',
    'The pre-money valuation of the Company is [amount] on a fully diluted basis, which includes [the option pool and all convertible instruments].',
  ),
  E02: usual(
    taxonomy.investmentAmount,
    'the whole amount to be paid at one closing.',
    'The Investors will subscribe [amount] in cash at a single closing.',
  ),
  E03: usual(
    taxonomy.liquidationMultiple,
    'a preference of one times the amount invested.',
    'On a sale or liquidation each holder of Preferred Shares first receives the amount paid for those shares, together with any declared but unpaid dividend.',
  ),
  E04: usual(
    taxonomy.participation,
    'a preference that does not participate.',
    'Each holder of Preferred Shares receives either its preference or, if that is more, what it would receive had its shares been converted into ordinary shares, but not both.',
  ),
  E05: usual(
    taxonomy.seniority,
    'all preferred shares to rank equally.',
    'All Preferred Shares rank equally and are paid in proportion to the amounts due on them.',
  ),
  E06: usual(
    taxonomy.dividends,
    'dividends only when the board declares them, without building up.',
    'Dividends are non-cumulative and payable only if and when the board declares them, on all shares alike.',
  ),
  E07: usual(
    taxonomy.antiDilution,
    'a broad-based weighted average, with the customary issues exempt.',
    'If shares are issued below the Preferred Share price, the conversion price is adjusted on a broad-based weighted average basis. Options for employees, conversions, shares issued in acquisitions and issues that the Investors approve are exempt.',
  ),
  E08: usual(
    taxonomy.optionPool,
    'a pool that fits our hiring plan and that all shareholders bear.',
    'An option pool of [number]% of the fully diluted share capital is created after the investment and dilutes all shareholders in proportion.',
  ),
  E09: usual(
    taxonomy.redemption,
    'no right to have shares bought back.',
    'The Preferred Shares are not redeemable at the option of their holders.',
  ),
  E10: usual(
    taxonomy.payToPlay,
    'a rule that binds investors only.',
    'An Investor that does not take up its pro rata share of a qualifying later round has its Preferred Shares converted into ordinary shares. No founder is bound by this.',
  ),
  E11: usual(
    taxonomy.flotationConversion,
    'conversion by a vote of the class, or at no more than three times the issue price.',
    'The Preferred Shares convert on a flotation at a price of at least [three] times the issue price, or if the holders of a majority of them so decide.',
  ),
  E12: usual(
    taxonomy.fees,
    'one cap for legal costs, payable on closing only, and no other fees.',
    'On closing the Company pays the reasonable legal costs of the Investors up to [amount]. No other fee is payable. If the round does not close, each side bears its own costs.',
  ),
  E13: usual(
    taxonomy.convertible,
    'a cap after the money and a discount of up to 20%, without security.',
    'The instrument converts at the lower of the post-money valuation cap of [amount] and a discount of [up to 20]% to the price of the round. It is unsecured, and nobody guarantees it.',
  ),
  G01: usual(
    taxonomy.board,
    'a board that neither side controls alone.',
    'The board has five directors: two appointed by the founders, two appointed by the Investors and one independent whom both sides choose. The chair has no casting vote.',
  ),
  G02: usual(
    taxonomy.protectiveProvisions,
    'consent rights over the capital structure only, given by a majority of the class.',
    'The consent of the holders of a majority of the Preferred Shares is needed to change the rights of that class, to create shares ranking ahead of it, and to wind up the Company. The right ends on a flotation.',
  ),
  G03: usual(
    taxonomy.dragAlong,
    'a drag-along that board, ordinary and preferred shareholders decide together, with a floor on the price.',
    'A sale may be required if the board, the holders of a majority of the ordinary shares and the holders of a majority of the Preferred Shares agree, at no less than [price] a share and on the same terms for all. Each seller’s liability is several and capped at what it receives.',
  ),
  G04: usual(
    taxonomy.proRata,
    'pre-emption up to the pro rata share, for larger investors, until a flotation.',
    'Each holder of at least [number]% may take up its pro rata share of new issues, and no more. The right ends on a flotation.',
  ),
  G05: usual(
    taxonomy.transfer,
    'the same transfer rules for all shareholders.',
    'Every shareholder offers its shares to the others first and may tag along in a sale. Transfers to family members and family trusts are free.',
  ),
  G06: usual(
    taxonomy.information,
    'annual and quarterly accounts and a budget, in confidence.',
    'Investors holding at least [number]% receive annual accounts, quarterly management accounts and the annual budget, and keep them confidential.',
  ),
  G07: usual(
    taxonomy.exclusivity,
    'a short exclusivity, and no payment if the round does not close.',
    'For 30 days from signing the Company will not solicit other equity investment. Nothing is payable if the round does not close.',
  ),
  G08: usual(
    taxonomy.registration,
    'registration rights only for a flotation in the United States.',
    'Registration rights apply only if the Company is floated in the United States.',
  ),
  G09: usual(
    taxonomy.bindingTerms,
    'a sentence that says which terms bind, under the law of the company’s own country.',
    'Nothing in this term sheet is legally binding except confidentiality, exclusivity, costs and governing law. It is governed by the law of [the Company’s country].',
  ),
  G10: usual(
    taxonomy.conditions,
    'conditions that are within the company’s power.',
    'Closing is subject to the signing of the definitive documents and to customary approvals of the Company.',
  ),
  F01: usual(
    taxonomy.vesting,
    'vesting over at most four years, with credit for the time served.',
    'The founders’ shares vest monthly over 36 months from closing. [25]% count as vested at closing for the time already served.',
  ),
  F02: usual(
    taxonomy.acceleration,
    'full acceleration if a founder is dismissed after a sale.',
    'If a founder is dismissed without cause, or leaves for good reason, within 12 months of a sale of the Company, all unvested shares of that founder vest.',
  ),
  F03: usual(
    taxonomy.leaver,
    'a definition of bad leaver that covers only dismissal for fraud or gross misconduct.',
    'A founder is a bad leaver only on dismissal for fraud or gross misconduct. Every other leaver keeps all vested shares.',
  ),
  F04: usual(
    taxonomy.nonCompete,
    'a restriction no longer and no wider than the business needs.',
    'For [6 to 12] months after leaving, a founder will not solicit the Company’s customers or staff. [Where the law allows it: nor compete with the business that the Company then carries on.]',
  ),
  F05: usual(
    taxonomy.founderWarranties,
    'warranties from the company alone, or with a cap of one year’s salary.',
    'Warranties are given by the Company alone. [If founders give any: each severally, capped at one year’s salary, for 12 months.]',
  ),
  F06: usual(
    taxonomy.service,
    'room for outside activities that do not conflict.',
    'The founders work full time for the Company. Outside activities that do not compete with it are allowed with the board’s consent, which is not withheld without reason.',
  ),
  F07: usual(
    taxonomy.lockUp,
    'a lock-up of at most 24 months, with a small part free.',
    'The founders will not sell shares for 24 months from closing, except up to 15% of their holding and transfers to family members and family trusts.',
  ),
  F08: usual(
    taxonomy.intellectualProperty,
    'an assignment of what is made for the company, and nothing older.',
    'Each founder assigns to the Company the intellectual property made in working for it and related to its business. Earlier and unrelated work, as listed, stays with the founder.',
  ),
  F09: usual(
    taxonomy.guarantee,
    'no personal guarantee.',
    'No founder guarantees any obligation of the Company. Any key-person insurance is taken out and paid for by the Company.',
  ),
  E14: usual(
    taxonomy.warrants,
    'no warrants, and any fees to be paid in cash.',
    'No warrant, option or share is issued to any Investor or adviser other than the shares subscribed for in this round.',
  ),
  G11: usual(
    taxonomy.purchaseOptions,
    'no option to buy the founders’ shares or to sell shares to them or the Company.',
    'No party has an option to buy the shares of another, or to require another party or the Company to buy its own.',
  ),
  G12: usual(
    taxonomy.firstRefusalOnSale,
    'any buyer to be able to bid on equal terms, without a right to match.',
    'The pre-emption rights on a transfer of shares do not apply to a sale of the whole Company to a third party on arm’s length terms.',
  ),
  G13: usual(
    taxonomy.commercialTies,
    'commercial terms to stand in a contract of their own, at arm’s length and without exclusivity.',
    'Any commercial agreement between the Company and an Investor is made separately, on arm’s length terms, is not exclusive and is no condition of this investment.',
  ),
  G14: usual(
    taxonomy.security,
    'the investment to be unsecured.',
    'The Investors have no charge, licence or other security over the assets or intellectual property of the Company.',
  ),
  F10: usual(
    taxonomy.recapitalisation,
    'the founders’ existing shares to stay as they are.',
    'The shares that the Founders hold at Closing are not cancelled, converted or reissued, and keep the vesting credit earned before Closing.',
  ),
};
