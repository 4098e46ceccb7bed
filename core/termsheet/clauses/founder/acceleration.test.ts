import { describe, expect, it } from 'vitest';
import { examineText } from '../testing/examine-text.ts';
import { acceleration } from './acceleration.ts';

const fact = (text: string) => examineText(acceleration, text).reading.facts.acceleration;

describe('F02 acceleration', () => {
  it.each([
    ['Founder vesting: four years.', null],
    ['Founders\n\nWhen founder is dismissed after sale: all remaining shares are earned', 'double'],
    ['Employee options vest over four years, with double trigger acceleration.', null],
    ['Founder vesting: five years. Neither a sale nor dismissal shortens the period.', 'none'],
    ['Founder Vesting: four years. There shall be no acceleration.', 'none'],
    ['Key Holder Matters: Full acceleration upon "Double Trigger."', 'double'],
    ['Founder vesting: [single trigger] [double trigger] acceleration.', 'unresolved'],
    [
      'Founder shares: Founder shares vest over 36 months. If the company is sold and the founder is then dismissed without cause within a year, the rest vests.',
      'double',
    ],
    ['Founder vesting: all unvested shares vest immediately on a sale of the company.', 'single'],
    ['Founder vesting: no single trigger; double trigger acceleration of 100%.', 'double'],
    ['Founder vesting: three years; unvested shares vest entirely upon a takeover.', 'single'],
    ['Founder vesting: three years; an acquisition vests the remainder.', 'single'],
    ['Founder vesting: three years, in full on an exit.', 'single'],
    ['Founder vesting: three years, in full on any sale followed by loss of office.', 'double'],
    ['Founder vesting: three years. Bought and shown the door, the founder is fully vested.', 'double'],
    [
      'Founder vesting: three years. A merger and a later removal vest all shares, and everything vests.',
      'double',
    ],
    [
      'Founders. You earn your shares over two years. If we are taken over, that makes them all yours.',
      'single',
    ],
    ['Founder vesting: three years. If we are sold, no part of what is unvested vests early.', 'none'],
    ['Founder vesting: three years. A sale leaves the vesting schedule as it was.', 'none'],
    [
      'Founder vesting: over three years all shares vest. The company pays its own costs in full at completion.',
      null,
    ],
    ['Taken over and dismissed means fully vested.', 'double'],
    ['Goods that are sold and let go of vest in the buyer.', null],
  ])('reads %j', (text, expected) => {
    expect(fact(text)).toBe(expected);
  });

  it.each([
    ['Founder vesting: four years, no acceleration.', 'Red'],
    ['Founder vesting: 50% of unvested shares accelerate on a change of control.', 'Amber'],
    ['Founder vesting: double trigger acceleration in full.', 'Green'],
  ])('rates %j %s', (text, rating) => {
    expect(examineText(acceleration, text).rating).toBe(rating);
  });

  it('misses it only where shares vest', () => {
    expect(examineText(acceleration, 'Board: three.').assessments).toEqual([]);
    const { assessments } = examineText(acceleration, 'Board: three.', { facts: { vestingMonths: 48 } });
    expect(assessments).toMatchObject([{ rating: 'Amber', isMissing: true }]);
  });
});
