/** A harsh offer: an invented company in Delaware, and most of what a founder should refuse. */
export const hostileSeriesA = `SUMMARY OF TERMS: SERIES A PREFERRED STOCK OF LANTERN QUARRY, INC.

Lantern Quarry, Inc., a Delaware corporation (the "Company"). Investors: Brackwater Capital Partners IV, L.P. and its affiliates (the "Investors").

Valuation. The pre-money valuation is $15,000,000 on a fully diluted basis, which includes an unallocated employee option pool equal to 18% of the post-closing fully diluted capitalization.

Amount. The Investors will purchase $5,000,000 of Series A Preferred Stock at a single closing.

Liquidation preference. Upon any liquidation, merger or sale, the holders of Series A Preferred first receive two times (2x) their original purchase price plus all accrued dividends, before any payment to holders of Common Stock. The Series A Preferred then participates with the Common Stock in all remaining proceeds on an as-converted basis, without any cap.

Ranking. The Series A Preferred ranks senior to all existing series of preferred stock.

Dividends. Cumulative dividends accrue at 10% per annum, compounded annually, whether or not declared.

Anti-dilution. If the Company issues any shares below the Series A price, the conversion price is reduced to that lower price on a full ratchet basis.

Redemption. At any time after the third anniversary of closing, the Investors may require the Company to redeem their shares at 150% of the original purchase price plus accrued dividends.

Board of directors. The board has five directors: one elected by the founders, three designated by the Investors, and the chief executive officer.

Protective provisions. The consent of the Investors is required to amend the charter, issue securities, incur debt above $25,000, approve the annual budget, hire or dismiss any officer, or change the compensation of any employee.

Drag-along. If the Investors elect to sell the Company, all stockholders must vote for and join the sale on the terms that the Investors accept.

Pro rata rights. The Investors may purchase up to 150% of their pro rata share of any future issue of securities.

Founder vesting. All shares held by the founders become subject to vesting over five years from closing, with an 18-month cliff and no credit for prior service. No vesting accelerates on a change of control.

Leaver. A founder who resigns for any reason or is dismissed for cause is a bad leaver and must sell all shares, vested and unvested, to the Company at par value.

Non-competition. For 24 months after leaving, no founder may work for or start a business that competes with the Company.

Founder warranties. The founders give representations and warranties personally, jointly and severally with the Company, without any limit on liability.

Expenses. The Company pays all legal fees and expenses of the Investors, without limit, whether or not the financing closes.

No-shop. For 90 days from signing the Company and the founders will not solicit or accept any other offer. If the Company does not close, it pays the Investors a break-up fee of $150,000.

Governing law. Delaware.
`;
