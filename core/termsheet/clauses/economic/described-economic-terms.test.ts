import { describe } from 'vitest';
import { letter, readsDescribed } from '../testing/described-case.ts';
import { antiDilution } from './anti-dilution.ts';
import { convertible } from './convertible.ts';
import { dividends } from './dividends.ts';
import { fees } from './fees.ts';
import { flotationConversion } from './flotation-conversion.ts';
import { liquidationMultiple } from './liquidation-multiple.ts';
import { optionPool } from './option-pool.ts';
import { participation } from './participation.ts';
import { redemption } from './redemption.ts';
import { seniority } from './seniority.ts';
import { valuation } from './valuation.ts';

describe('economic terms that are described and not named', () => {
  readsDescribed([
    {
      text: letter(
        'We put in £3 million. The company is worth £9 million before our cheque, so a quarter of the company is ours.',
      ),
      clause: valuation,
      facts: { preMoney: 9_000_000, investorStakePercent: 25 },
    },
    {
      text: letter(
        'If the company is sold. We receive four dollars for each dollar we have put in, before anybody else receives anything.',
      ),
      clause: liquidationMultiple,
      facts: { liquidationMultiple: 4 },
      rating: 'Red',
    },
    {
      text: letter(
        'When the company is sold. Our £1 million comes back to us first. Whatever remains is divided among all shareholders, ourselves included.',
      ),
      clause: participation,
      facts: { participation: 'full' },
    },
    {
      text: letter(
        'If it is sold. We get our money back, or our percentage if that is more. Not the two together.',
      ),
      clause: participation,
      facts: { participation: 'none' },
    },
    {
      text: letter(
        'When the company is sold. We are repaid what we put in; the B shareholders come after us.',
      ),
      clause: seniority,
      facts: { seniority: 'senior' },
    },
    {
      text: letter(
        'If a later round is cheaper. Our price is restated to the lowest price at which any share was issued.',
      ),
      clause: antiDilution,
      facts: { antiDilution: 'full-ratchet' },
      rating: 'Red',
    },
    {
      text: letter('Later issues below our price. Nothing is adjusted.'),
      clause: antiDilution,
      facts: { antiDilution: 'none' },
    },
    {
      text: letter(
        'Each pound we have put in earns nine percent a year, owed to us whether or not the company has profits.',
      ),
      clause: dividends,
      facts: { dividendPercent: 9, dividendCumulative: true },
      rating: 'Red',
    },
    {
      text: letter(
        'Shares set aside for future hires make up a tenth of the company after the deal and come out of your slice.',
      ),
      clause: optionPool,
      facts: { optionPoolPercent: 10, optionPoolBasis: 'pre-money' },
    },
    {
      text: letter(
        'From the fourth anniversary we may ask the company to buy us out at the higher of market value and cost.',
      ),
      clause: redemption,
      facts: { redemptionAfterYears: 4 },
      rating: 'Red',
    },
    {
      text: letter('We are not asking for the right to make you buy us out.'),
      clause: redemption,
      facts: { redemptionAfterYears: null },
      rating: 'Green',
    },
    {
      text: 'Going public: The stock turns into common by itself only in a flotation at seven times the price. No vote replaces it.',
      clause: flotationConversion,
      rating: 'Red',
    },
    {
      text: letter('Our lawyers. You pay their bill, closing or no closing.'),
      clause: fees,
      rating: 'Red',
    },
    {
      text: 'All costs of the Investor are borne by the Company, whether or not the round closes.',
      clause: fees,
      rating: 'Red',
    },
    {
      text: letter(
        'The money turns into shares in your next round, when we pay a fifth less for each share than they do, and never more than if the company had been worth £3,000,000. If there has been no such round within two years, it converts at cost.',
      ),
      clause: convertible,
      documentType: 'safe',
      facts: { safeDiscountPercent: 20, safeCap: 3_000_000, noteMaturityMonths: 24 },
    },
    {
      text: letter(
        'On any sale we take our money out once, then what’s left is shared with everybody as if we had converted.',
      ),
      clause: participation,
      facts: { participation: 'full' },
      rating: 'Red',
    },
    {
      text: 'Preference. In an exit the B shares first receive 1.5 times the amount paid for them. The remainder is distributed among all other shares.',
      clause: participation,
      facts: { participation: 'none' },
    },
    {
      text: 'Preference. The A shares receive the subscription price in priority to all other shares, and the balance is distributed among all shareholders pro rata.',
      clause: participation,
      facts: { participation: 'full' },
      rating: 'Red',
    },
    {
      text: letter('Our money earns 7% a year, which accrues and compounds until you sell.'),
      clause: dividends,
      facts: { dividendPercent: 7, dividendCumulative: true },
      rating: 'Red',
    },
    {
      text: letter(
        'Should you raise at a lower valuation, our price is cut to this lower price however small the raise.',
      ),
      clause: antiDilution,
      facts: { antiDilution: 'full-ratchet' },
      rating: 'Red',
    },
    {
      text: letter('We may ask for our money back after year three, with 8% a year on top.'),
      clause: redemption,
      facts: { redemptionAfterYears: 3 },
      rating: 'Red',
    },
  ]);
});
