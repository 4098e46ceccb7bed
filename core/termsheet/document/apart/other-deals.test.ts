import { describe, expect, it } from 'vitest';
import { isAboutOtherDeal } from './other-deals.ts';

describe('a sentence about another deal', () => {
  it.each([
    'For comparison, the others would go to 1.5 million before, with their money back twice.',
    'Some readers will compare this with the sheet of Norden Capital for Peil B.V. (full participation, 10% dividend).',
    'Clean up the note of those people (the $60,000 at 8% with the 30% discount); not a condition, only advice.',
    'Our previous investment in this space was done at $30M post with a 2x participating preferred.',
    'My last syndicate wanted a ratchet and twice their money back.',
    'For the record, our 2021 investment in another start-up contained a worldwide supply lock.',
    'Cohorts 1 to 4 were asked for twice their money.',
    'Last year we invested £2m in Penstock AI at £8m pre.',
    'The Series A investors bought at US$1.10 per share in 2023.',
    'I lost sleep over a company in Bristol in 2017 where the lead investor had twice his money first.',
    'Three angels invested EUR 300.000 in June 2024 at a pre-money valuation of EUR 2,7 million.',
    'In the pre-Series A of 2024 the Company raised INR 4 crore at INR 30 crore post.',
  ])('is told from the terms: %s', (sentence) => {
    expect(isAboutOtherDeal(sentence)).toBe(true);
  });

  it.each([
    'The holders of the earlier Series A will rank behind us for the $2m that they invested in 2023.',
    'An investment in another company must be approved by us.',
    'Cohort 9 gets €80,000 for 7%.',
    'We invest £2m at £8m pre.',
    'Our first investment of £500,000 will be paid at completion.',
    'The loan of €200,000 that the founders paid in 2024 is converted at the same price.',
    'Compare this with the terms below: the money of the investors is paid back twice.',
    'It is a condition, not advice, that the note of $60,000 with the 30% discount is repaid.',
    'Our money was never meant to stay longer than five years.',
  ])('is not a term of this offer: %s', (sentence) => {
    expect(isAboutOtherDeal(sentence)).toBe(false);
  });
});
