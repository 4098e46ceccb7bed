/** A place whose law governs an offer, with the company and the money of that place. */
export interface OfferPlace {
  readonly law: string;
  readonly company: string;
  readonly money: string;
}

/** An offer with every clause that a point of law is kept for, and without the terms whose lack has one. */
export function offerUnderLaw({ law, company, money }: OfferPlace): string {
  return [
    `TERM SHEET for preferred shares in ${company} (the "Company"). This term sheet is not binding, except for exclusivity, confidentiality and governing law.`,
    `Investment: Fellmonger Ventures (the "Investor") will invest ${money}2,000,000 in newly issued preferred shares.`,
    `Valuation: ${money}8,000,000 fully diluted pre-money valuation.`,
    'Liquidation preference: 2x the original purchase price, non-participating.',
    'Dividends: cumulative dividends of 8% per annum.',
    'Anti-dilution: broad-based weighted average.',
    'Option pool: 10% of the fully diluted capital, created before the investment.',
    'Redemption: the Investor may require redemption of its shares after five years at cost.',
    'Protective provisions: the consent of the Investor is needed to change the articles or issue shares.',
    'Pro rata: the Investor may subscribe for its proportion of new shares.',
    'Drag-along: holders of a majority of the preferred shares may require all others to sell.',
    'Exclusivity: the Company will not negotiate with others for 45 days.',
    'Vesting: founders vest over four years with a one-year cliff; their shares become subject to vesting at closing.',
    'Leaver: a founder who resigns is a bad leaver and sells all shares at nominal value.',
    'Non-compete: founders will not compete for twelve months after leaving.',
    'Warranties: the founders give warranties to the Investor without a limit.',
    `Governing law: this term sheet is governed by the laws of ${law}.`,
  ].join('\n\n');
}
