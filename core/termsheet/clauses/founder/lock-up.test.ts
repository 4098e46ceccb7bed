import { describe, expect, it } from 'vitest';
import { examineText } from '../testing/examine-text.ts';
import { lockUp } from './lock-up.ts';

const fact = (text: string) => examineText(lockUp, text).reading.facts.lockUpMonths ?? null;

describe('F07 lock-up', () => {
  it.each([
    [
      'Lock-Up: The investors will not sell their shares for 180 days following the initial public offering.',
      null,
    ],
    ['Exclusivity: 30 days.', null],
    ['Lock-up: None.', 0],
    ['Lock-up: [__]', 'unresolved'],
    ['Transfers: Founders will not transfer shares for eighteen months, family trusts excepted.', 18],
    ['Lock-up: founders 24 months from closing.', 24],
    ['Lock-up: Founder не может продавать акции в течение 2 лет после Closing.', 24],
    ['Founders: nine months\u2019 non-compete and an embargo on transfers for three years.', 36],
    ['Founders: neither promoter sells or charges shares for two years; non-compete of three years.', 24],
    ['Founders: no transfer of founder shares in the first 30 months.', 30],
    ['Founders: the promoters hold their shares for twenty months.', 20],
    ['Founders: the founders hold their shares and earn them over 36 months.', null],
    ['Transfers: Family trusts are exempt. No-sale otherwise for 24 months after closing.', 24],
    ['Lock-up in a public offering: 180 days, founders and officers alike.', null],
    ['Founders: for nine months a founder will not join anything that sells pumps.', null],
    ['Founders: there is no bar on disposals after 12 months.', null],
  ])('reads %j', (text, expected) => {
    expect(fact(text)).toBe(expected);
  });

  it('reads an offer whose heading names its investors', () => {
    const heading = 'Meadowbank Bakery Limited: summary of an offer by Northway Seed Investors';
    expect(fact(`# ${heading}\n\nNo founder may sell shares for five years.`)).toBe(60);
    expect(fact('## Lock-up of the investors\n\nNobody may sell shares for five years.')).toBe(null);
  });

  it('takes the row of the founders in a table under the heading', () => {
    expect(fact('## Lock-up\n\n| Founders | 24 months |\n| Investors | 36 months |')).toBe(24);
  });

  it.each([
    ['Lock-up: founders 24 months.', 'Green'],
    ['Lock-up: founders 30 months.', 'Amber'],
    ['Lock-up: founders 5 years.', 'Red'],
    ['Lock-up: Founders may not sell any shares until an exit.', 'Red'],
  ])('rates %j %s', (text, rating) => {
    expect(examineText(lockUp, text).rating).toBe(rating);
  });
});

it('takes what somebody else wanted for no lock-up where none is asked for', () => {
  const { reading } = examineText(
    lockUp,
    'Lock-up: a fund wanted you tied in for six years without being able to sell; we ask for no lock-up.',
  );
  expect(reading.facts.lockUpMonths).toBe(0);
});
