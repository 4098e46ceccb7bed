import { describe, expect, it } from 'vitest';
import { examineText } from '../testing/examine-text.ts';
import { acceleration } from './acceleration.ts';

const fact = (text: string) => examineText(acceleration, text).reading.facts.acceleration;

describe('F02 acceleration', () => {
  it.each([
    ['Founder vesting: four years.', null],
    ['Employee options vest over four years, with double trigger acceleration.', null],
    ['Founder Vesting: four years. There shall be no acceleration.', 'none'],
    ['Key Holder Matters: Full acceleration upon "Double Trigger."', 'double'],
    ['Founder vesting: [single trigger] [double trigger] acceleration.', 'unresolved'],
    [
      'Founder shares: Founder shares vest over 36 months. If the company is sold and the founder is then dismissed without cause within a year, the rest vests.',
      'double',
    ],
    ['Founder vesting: all unvested shares vest immediately on a sale of the company.', 'single'],
    ['Founder vesting: no single trigger; double trigger acceleration of 100%.', 'double'],
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
