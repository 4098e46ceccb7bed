import { describe, expect, it } from 'vitest';
import { examineText } from '../testing/examine-text.ts';
import { founderWarranties } from './founder-warranties.ts';

const fact = (text: string) => examineText(founderWarranties, text).reading.facts.founderWarranties ?? null;

describe('F05 founder warranties', () => {
  it.each([
    ['Representations: the Company gives standard representations and warranties.', null],
    ['Warrants: investors receive warrants to purchase 1% of the stock.', null],
    ['Warranties: given by the Company only, not by the Founders.', 'none'],
    ['Founders will not give any warranties.', 'none'],
    [
      'Inventions: Each Founder and employee represents and warrants that all intellectual property has been assigned to the Company.',
      null,
    ],
    ["Founder warranties: six months' salary each.", 'capped'],
    ['Founder warranties: neither of you gives any.', 'none'],
    ['Founders warrant with the company, the exposure of each being cut off at €50,000.', 'capped'],
    ['Warranties: Company and Founders to warrant; Founder liability capped at GBP 500,000 each.', 'capped'],
    [
      "Warranties: The company and the founders give the usual warranties. A founder's liability is limited to one year's salary.",
      'capped',
    ],
    [
      'Founder Warranties: The Founders shall, jointly and severally with the Company, give full warranties without limitation of liability.',
      'uncapped',
    ],
    ['Warranties: the Founders give customary warranties.', 'uncapped'],
    [
      'Exclusivity: in case of breach by the Founders, a break-up fee (indemnité de rupture) of €40,000 is payable by the Company.',
      null,
    ],
  ])('reads %j', (text, expected) => {
    expect(fact(text)).toBe(expected);
  });

  it.each([
    ['Warranties: given by the Company only, not by the Founders.', 'Green'],
    ["Warranties: Founders warrant; liability limited to one year's salary.", 'Green'],
    ['Warranties: Founders warrant; liability capped at GBP 500,000 each.', 'Amber'],
    [
      'Warranties: the Founders guarantee title up to EUR 50,000 each; this is below their yearly salary.',
      'Green',
    ],
    [
      'Warranties: no Founder can be liable beyond £50,000, which is less than the £85,000 each earns in a year.',
      'Green',
    ],
    [
      'Warranties: given by the Founders up to £500,000 each, which is not less than the £85,000 each earns in a year.',
      'Amber',
    ],
    [
      'Warranties: given by the Founders up to £500,000 each, which is below six times their yearly salary.',
      'Amber',
    ],
    ['Warranties: Founders warrant jointly and severally; liability capped at GBP 500,000.', 'Red'],
    ['Warranties: the Founders give customary warranties.', 'Red'],
  ])('rates %j %s', (text, rating) => {
    expect(examineText(founderWarranties, text).rating).toBe(rating);
  });
});
