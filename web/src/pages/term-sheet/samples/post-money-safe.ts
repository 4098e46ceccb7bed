/** A SAFE: an invented company in Delaware, a cap after the money and a discount. */
export const postMoneySafe = `SAFE (SIMPLE AGREEMENT FOR FUTURE EQUITY): SUMMARY OF TERMS

Company: Pebblewick Robotics, Inc., a Delaware corporation (the "Company").
Investor: Aldergate Angels LLC (the "Investor").

1. Purchase amount. The Investor pays the Company $400,000 on the date of this SAFE, in exchange for the right to certain shares of the Company's capital stock.

2. Post-money valuation cap. The post-money valuation cap is $8,000,000.

3. Discount. The discount is 20%: the discount rate is 80% of the price per share of the standard preferred stock sold in the equity financing.

4. Equity financing. On the first closing of an equity financing this SAFE converts automatically into shares of safe preferred stock, at the lower of the safe price and the discount price.

5. Liquidity event. If there is a liquidity event before this SAFE converts, the Investor receives the greater of the purchase amount and the amount payable on the number of shares of common stock equal to the purchase amount divided by the liquidity price.

6. Dissolution event. If there is a dissolution event, the Investor receives the purchase amount before any payment to holders of common stock.

7. Interest and maturity. This SAFE bears no interest and has no maturity date. It is not a debt instrument.

8. Pro rata. The Investor may take part in the equity financing in which this SAFE converts, up to its pro rata share.

9. Governing law. This SAFE is governed by the laws of the State of Delaware.
`;
