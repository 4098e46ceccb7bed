import { expect, it } from 'vitest';
import { readPlainText } from '../document/plain-text-document.ts';
import { createReading } from '../reading/reading.ts';
import { documentKind } from './document-kind.ts';

/** What a founder may send in place of an offer, with the terms of one in it. */
it.each([
  [
    'an offer to buy a whole company',
    'Indicative offer for all shares of Fennmark Ltd\n\nTo the sellers. Price: £40,000,000 on a cash-free and debt-free basis. We buy the whole of the 500,000 issued shares. The Series A carries a 1x liquidation preference and a drag-along, as we have noted. Exclusivity: 30 days. The investor adviser is Oak Fund LLP.',
  ],
  [
    'a loan',
    'Harbour Commercial Lending\n\nWe can offer Fennmark Ltd a term loan of £200,000. You draw it down at once and pay it back in equal monthly parts over five years, at 3% over base rate. We take a fixed charge on the machines. No dividends without our consent. The bank takes no shares in the company.',
  ],
  [
    'an employment contract',
    'From: Tom <tom@example.com>\nTo: Mia\nSubject: Offer\n\nHere is what we offer. Salary of £70,000, five weeks of holiday, pension according to the plan. Your trial period is three months. You get options for 1% of the company, vesting over four years with a one year cliff; holders of 70% can drag along.',
  ],
  [
    'a refusal to invest',
    'Dear Lev,\n\nWe are not going to invest, and this mail should not be taken as an offer. You asked what we would have proposed: £1m for preferred shares at £4m pre-money, 1x non-participating, a board seat, exclusivity for 30 days. I regret it. Please write again in autumn.',
  ],
  [
    'an exercise',
    'Workshop handout\n\nTonight we role-play. Work in pairs: one plays the founder. Fund X invests £1m at a pre-money valuation of £4m in Acme Ltd. It gets a 2x liquidation preference and a full ratchet. Homework: what would a 1x preference change? Report back next week.',
  ],
  [
    'advice on an offer',
    'Hi Zoe, I read the term sheet from the fund twice. You want my honest view. They say £1m for 20%, that is fine. Clause 5 I do not like: they want two seats. Ask for one. Liquidation preference is 1x non-participating, no problem. The no-shop is standard. I am not a lawyer.',
  ],
])('knows %s', (_, text) => {
  const kind = documentKind(createReading(readPlainText(text)));
  expect(kind).toMatchObject({ type: 'not-a-term-sheet', isCertain: true });
});
