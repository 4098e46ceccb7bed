/** A term sheet of our own for the browser tests: a priced round with terms of every colour. */
export const termSheetText = `TERM SHEET FOR A SERIES A INVESTMENT IN HARROW LANE BAKERIES LIMITED

This term sheet summarises the principal terms of the proposed investment. Except for the paragraphs headed Exclusivity and Costs, it is not legally binding.

1. Valuation. The fully diluted pre-money valuation of the Company is £8,000,000, including an unallocated option pool of 10% of the post-money share capital.

2. Investment. The Investor will subscribe £2,000,000 for Series A Preferred Shares at a price of £1.60 per share.

3. Liquidation preference. On a sale or liquidation the holders of Series A Preferred Shares receive two times the amount they invested, and then share in the remaining proceeds with the ordinary shareholders as if converted.

4. Anti-dilution. If shares are issued at a lower price, the Series A conversion price will be adjusted on a full ratchet basis.

5. Board. The board will have three directors: one appointed by the founders, one appointed by the Investor and one independent director.

6. Investor consent. The consent of the Investor is needed to change the articles, issue shares, borrow more than £50,000 or sell the business.

7. Founder vesting. The founders' shares vest monthly over 48 months with a cliff of 12 months.

8. Drag along. Holders of 60% of the shares, including the Investor, may require all shareholders to sell.

9. Exclusivity. The Company will not seek other investment for 45 days.

10. Governing law. England and Wales.
`;
