import { describe, expect, it } from 'vitest';
import { examineText } from '../testing/examine-text.ts';
import { founderWarranties } from './founder-warranties.ts';

const read = (text: string) => examineText(founderWarranties, text).reading.facts.founderWarranties;

describe('what founders answer for', () => {
  it.each([
    ['Warranties. Given by the Company alone. The founders give none.', 'none'],
    [
      'Warranties. The company gives the usual warranties, limited to the subscription money. Founders are not asked for any.',
      'none',
    ],
    ['Warranties. The Company is the only warrantor; the Founders are not liable.', 'none'],
    ['Representations. They come from the Company only; none from the Founders.', 'none'],
    ['Warranties. The founders make no warranties.', 'none'],
    ['Warranties. The company gives them, up to the price. Founders are not party to them.', 'none'],
    [
      'Founders\n\nThe Company warrants its accounts up to half the price. The founders warrant nothing.',
      'none',
    ],
    ['Warranties. The company gives them; founders: none.', 'none'],
    [
      'Guarantees. The Company and the Founders give independent guarantees. The liability of each Founder is several only and shall in no case exceed 75.000,00 EUR.',
      'capped',
    ],
    [
      'Representations. The Company and the Founders give a guarantee. The Founders\u2019 liability is limited overall to 10% of the sums invested.',
      'capped',
    ],
    ['Warranties. The Founders warrant the state of the business up to EUR 50.000 each.', 'capped'],
    [
      'Representations and indemnity. The Company and the Promoters, jointly and severally, shall give full representations and shall indemnify the Investor; no monetary cap shall apply.',
      'uncapped',
    ],
    [
      'Warranties. The Company and the Founders, jointly and severally and without limit in amount or time, warrant the full state of the business.',
      'uncapped',
    ],
    ['Warranties. The Founders give the usual warranties without any financial limit.', 'uncapped'],
    [
      'Warranties. The founders will warrant the accounts. Their liability is joint and several and shall not be limited in amount.',
      'uncapped',
    ],
    [
      'Warranties. The founders give warranties, including but not limited to title. Liability is limited to £50,000 each.',
      'capped',
    ],
    ['Warranties. Usual ones by the Company, each founder giving nothing.', 'none'],
    ['Representations. They are the Company only; managers add none.', 'none'],
    [
      'Warranties. Warranties are the Company\u2019s own; the founders are liable up to a year\u2019s salary.',
      'capped',
    ],
    ['Warranties. Warranties are the Company\u2019s own and nobody else\u2019s.', 'none'],
    ['Warranties. By the Corporation on its own.', 'none'],
    ['Warranties. The directors shall not be required to warrant in a personal capacity.', 'none'],
    ['Founder warranties: Not sought.', 'none'],
    ['Founder warranties: Not limited in amount.', 'uncapped'],
    ['Liability cap, each founder\u2019s warranties: twelve months\u2019 salary.', 'capped'],
    ['Warrantor: the company by itself.', 'none'],
    ['Limit on founder warranties: none.', 'uncapped'],
    ['Warranties. The Company without exception; promoters up to half a year\u2019s salary.', 'capped'],
    ['Founders. They warrant the accounts. Their warranties end at six months\u2019 pay.', 'capped'],
    ['Founders. They warrant the accounts. Their warranties end at the second audit.', 'uncapped'],
    ['Comfort. The promoters shall stand behind the loans of the Company with their houses.', null],
    [
      'Warranties. The Company gives them, the founders none. Your two-year warranty on pumps is for customers.',
      'none',
    ],
    ['Comfort. The promoters stand behind the warranties of the Company.', 'uncapped'],
  ])('%s', (text, expected) => {
    expect(read(text)).toBe(expected);
  });
});
