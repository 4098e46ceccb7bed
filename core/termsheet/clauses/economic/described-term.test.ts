import { describe, expect, it } from 'vitest';
import { examineText } from '../testing/examine-text.ts';
import { convertible } from './convertible.ts';

const monthsOf = (text: string) =>
  examineText(convertible, text, { documentType: 'convertible-note' }).reading.facts.noteMaturityMonths;

describe('how long money is lent, in plain words', () => {
  it.each([
    ['We lend you €90,000. Hold the money for four years.', 48],
    ['The cash is yours for twenty-two months.', 22],
    ['You would have it for two and a half years.', 30],
    ['How long: two years and three months.', 27],
    ['Ada: and when would you want the cash back?\n\nBen: let’s say six months on top of a year.', 18],
    ['Ada: how long can we have it?\n\nBen: Five years.', 60],
    ['There are 14 months until the loan has to be paid back.', 14],
    ['After twenty months the debt becomes ordinary shares at the price of the fund.', 20],
    ['If those ten months pass and no investor has come, the debt becomes shares.', 10],
    ['Forty months to run, and not a day longer.', 40],
  ])('%s', (text, months) => {
    expect(monthsOf(text)).toBe(months);
  });

  it.each([
    ['Keep the terms of this letter to yourselves for two years.'],
    ['For a year after going you do not work for another bakery.'],
    ['After eighteen months each founder has earned a third of the shares.'],
    ['Ada: how long have you known Cy?\n\nBen: We met at a fair, three years ago.'],
    ['When the six months of the course end, we hire two people.'],
  ])('is not: %s', (text) => {
    expect(monthsOf(text)).toBeNull();
  });
});
