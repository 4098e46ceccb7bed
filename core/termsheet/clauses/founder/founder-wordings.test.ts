import { describe, expect, it } from 'vitest';
import type { Clause } from '../clause.ts';
import { examineText } from '../testing/examine-text.ts';
import { acceleration } from './acceleration.ts';
import { leaver } from './leaver.ts';
import { nonCompete } from './non-compete.ts';
import { vesting } from './vesting.ts';

const facts = (clause: Clause, text: string) => examineText(clause, text).reading.facts;

describe('shares that founders earn, without the word vesting', () => {
  it.each([
    [
      'Founders\u2019 shares. They are earned over 48 months from completion, in equal monthly parts, the first quarter after a full year only.',
      48,
      12,
    ],
    [
      'Commitment of the Founders. The undertaking to sell bears on a fraction of the shares that falls by one thirty-sixth at the end of each month following completion.',
      36,
      null,
    ],
    ['Founders. The fraction that must be sold falls by 1/12 at the end of each quarter.', 36, null],
    [
      'Founders. Half of each founder\u2019s shares are free at closing. The other half is earned in equal parts each month for 36 months.',
      36,
      null,
    ],
    [
      'Permanence of the Founders. All of the Founders\u2019 shares, including those held since incorporation, become subject to release over five years from closing; nothing is released in the first 18 months.',
      60,
      18,
    ],
    [
      'Promoter shares: 25% released on closing; the balance shall vest in 48 equal monthly instalments.',
      48,
      null,
    ],
  ])('%s', (text, months, cliff) => {
    expect(facts(vesting, text)).toEqual({ vestingMonths: months, cliffMonths: cliff });
  });
  it('counts a half that is free at closing as credit, and shares held before as a restart', () => {
    const rating = (text: string) => examineText(vesting, text).rating;
    expect(
      rating(
        'Founders. Half of each founder\u2019s shares are free at closing. The rest is earned over 48 months.',
      ),
    ).toBe('Green');
    expect(
      rating('Founders. All shares, including those held since incorporation, are released over four years.'),
    ).toBe('Red');
  });
});

describe('what a sale does to shares not yet earned', () => {
  it.each([
    [
      'Founders. If the Company is sold and within a year thereafter the founder is dismissed without cause, all remaining shares are earned at once.',
      'double',
    ],
    ['Founders. If control of the Company changes, all shares not yet vested vest at that moment.', 'single'],
    ['Founders\u2019 shares. A sale of the Company does not speed up the release.', 'none'],
    ['Founders\u2019 shares. A sale does not shorten the vesting period.', 'none'],
  ])('%s', (text, expected) => {
    expect(facts(acceleration, text).acceleration).toBe(expected);
  });
});

describe('a founder who gives notice', () => {
  it.each([
    [
      'Founders. In case of gross misconduct (faute grave) the undertaking bears on all shares, at a 30% discount to market value. A Founder who resigns is not treated as having committed misconduct and sells only the fraction not yet released, at par.',
      false,
    ],
    [
      'Founders. A founder who leaves keeps what has been earned. Only someone convicted of a crime loses earned shares. Giving notice is never such a case.',
      false,
    ],
    [
      'Founders\u2019 equity. On departure the founder keeps vested shares. Only fraud exposes vested shares to buy-back. Resigning does not.',
      false,
    ],
    [
      'Promoter shares: A Promoter who resigns before the third anniversary or is terminated for cause forfeits the unvested shares at face value and must sell the vested shares at 50% of fair market value.',
      true,
    ],
    [
      'Founders\u2019 shares. A Founder is a Bad Leaver if the Company ends the service agreement for good cause, or if the Founder gives notice without such cause.',
      true,
    ],
  ])('%s', (text, expected) => {
    expect(facts(leaver, text).badLeaverIncludesResignation).toBe(expected);
  });
});

describe('a ban on competing, in other words', () => {
  it.each([
    [
      'Founders. After leaving, no competing work for 9 months in the Nordic countries, with 60 % of the salary paid for that time.',
      9,
    ],
    ['After leaving. For 6 months a founder will not work for a direct competitor in Australia.', 6],
    ['Within 24 months of leaving a Founder shall not compete in Switzerland.', 24],
    [
      'Exclusivity of service and competition. For twelve months after departure they shall not, in France, take part in a competing activity, against a monthly payment of 50% of salary.',
      12,
    ],
    ['Founders shall not hold shares in competitors for 18 months after departure.', 18],
  ])('%s', (text, months) => {
    expect(facts(nonCompete, text).nonCompeteMonths).toBe(months);
  });
});
