/** A fair offer: an invented British company, usual terms, everything stated. */
export const fairSeed = `TERM SHEET: SEED INVESTMENT IN MARLOW WEIR INSTRUMENTS LIMITED

This term sheet sets out the main terms on which the Investors would subscribe for shares in Marlow Weir Instruments Limited (the "Company"). Only the paragraphs headed Confidentiality, Exclusivity, Costs and Governing law are legally binding; nothing else is. The offer lapses if it is not signed within 21 days of its date, and every binding term ends with it.

1. Valuation. The pre-money valuation of the Company is £6,000,000 on a fully diluted basis.

2. Investment. The Investors will subscribe £1,500,000 for Series Seed Preferred Shares in cash at a single closing. The post-money valuation is £7,500,000.

3. Liquidation preference. On a sale, liquidation or other exit the holders of Series Seed Preferred Shares receive one times (1x) the amount they invested, or, if it pays them more, convert into ordinary shares. The preference is non-participating: the holders do not share in the remaining proceeds.

4. Ranking. There are no earlier classes of preferred shares, and all preferred shares rank equally.

5. Dividends. Dividends are non-cumulative and payable only if and when the board declares them, on all shares alike.

6. Anti-dilution. Broad-based weighted average. Options granted to employees, conversions, shares issued in acquisitions and issues approved by the Investors are exempt.

7. Option pool. A pool of unallocated options of 10% of the fully diluted share capital will be created after the investment and dilutes all shareholders alike.

8. Redemption. The shares are not redeemable.

9. Board. The board has three directors: two appointed by the founders and one appointed by the Investors.

10. Investor consent. The consent of the holders of a majority of the Series Seed Preferred Shares is needed to change the rights of that class, to create shares that rank equally with or ahead of it, to wind the Company up, and to sell the Company below the Investors' issue price. The consent right ends on a flotation or when the Investors hold less than 10% of the shares.

11. Drag-along. A sale can be required if the board, the holders of a majority of the ordinary shares and the holders of a majority of the Series Seed Preferred Shares all agree, at no less than the Investors' issue price per share for every share, on the same terms for all. The liability of each seller is several and capped at the proceeds received.

12. Pre-emption. Every shareholder, the founders included, may take up its pro rata share of new issues. The Investors' right ends on a flotation.

13. Transfers. All shareholders, the Investors included, offer their shares to the others first, and all have a tag-along right. Transfers to family members and family trusts are free.

14. Information. The Investors receive annual accounts and quarterly management accounts, in confidence.

15. Founder vesting. The founders' shares vest monthly over 36 months without a cliff, with credit for the time served since the Company was founded. On a sale of the Company followed by dismissal without cause within 12 months all unvested shares vest in full (double trigger).

16. Leavers. A founder is a bad leaver only on dismissal for fraud or gross misconduct. A founder who resigns is a good leaver and keeps all vested shares.

17. Restrictions. For 6 months after leaving, a founder will not compete with the Company's business in the United Kingdom.

18. Warranties. Warranties are given by the Company. The founders give the customary warranties severally, and the liability of each founder is capped at one year's salary and ends after 12 months.

19. Tax. The Company will apply for EIS advance assurance and joins in section 431 elections with all founders. The shares issued to EIS investors will be ordinary shares that meet the EIS conditions.

20. Costs. The Company contributes to the Investors' legal costs up to a cap of £12,000, payable on closing only. If the round does not close, each side bears its own costs.

21. Confidentiality. The parties keep these terms confidential.

22. Exclusivity. For 30 days after signing the founders and the Company will not seek other investors.

23. Governing law. England and Wales.
`;
