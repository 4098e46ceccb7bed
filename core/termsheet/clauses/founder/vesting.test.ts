import { describe, expect, it } from 'vitest';
import { examineText } from '../testing/examine-text.ts';
import { vesting } from './vesting.ts';

const schedule = (text: string) => {
  const { facts } = examineText(vesting, text).reading;
  return [facts.vestingMonths ?? null, facts.cliffMonths ?? null];
};

describe('F01 vesting', () => {
  it.each<[string, (number | string | null)[]]>([
    ['Employee options: options vest over four years with a one-year cliff.', [null, null]],
    ['ESOP\n\nVesting: 4 years with a one-year cliff.', [null, null]],
    ['Leaver: A Founder who resigns within four years transfers all shares at nominal value.', [null, null]],
    ['Founder vesting: Not applicable (100% vested).', [0, null]],
    [
      "Founders' shares: One quarter counts as earned at once. The other three quarters are earned month by month through the three years that follow. There is no cliff.",
      [36, 0],
    ],
    [
      'Founder terms\n\nEverything you own begins vesting afresh at closing\nFive years. First shares release at month 18',
      [60, 18],
    ],
    ['Founder vesting: You have been at it for five years and your shares are earned.', [null, null]],
    ['Founders: shares are not subject to vesting.', [0, null]],
    ['Founder Vesting: [___] years.', ['unresolved', null]],
    ['Key Holder Matters: Each Key Holder shall have four years vesting beginning [____].', [48, null]],
    [
      'Founder Vesting: All shares held by the Founders shall re-start vesting on Closing over five years with an eighteen-month cliff.',
      [60, 18],
    ],
    [
      'Founder shares: Founder shares vest in equal monthly parts over 36 months from completion, the first six months vesting together at the end of month six.',
      [36, 6],
    ],
    [
      'Founder vesting: 25% after one year, the remaining 75% monthly over the following 36 months.',
      [48, 12],
    ],
    [
      'Founder vesting: four years, 25% on the first anniversary of Closing and the balance monthly over the next three years.',
      [48, 12],
    ],
    ['Founder vesting: monthly over 36 months without a cliff.', [36, 0]],
    ['Founder vesting: 48 months with 12 months of cliff.', [48, 12]],
    ['Founder shares vest in forty-eight equal monthly instalments with a 12-month cliff.', [48, 12]],
    ['Reverse vesting of founder shares over a period of 3 years.', [36, null]],
    [
      'Founder vesting: 4 years, 1 year cliff. Double trigger: full acceleration if dismissed within 12 months of a change of control.',
      [48, 12],
    ],
    ['Founder vesting: three years by quarters, the first instalment after six months.', [36, 6]],
    ['Founder vesting: 48 months, first quarter at month 12, the balance monthly.', [48, 12]],
    ['Founder vesting: 36 months, none before the end of month nine, then monthly.', [36, 9]],
    ['Founder vesting: quarterly over two years, commencing with the third month.', [24, 3]],
    ['Founder vesting: 36 months from closing, in monthly steps starting in month 1.', [36, 0]],
    [
      'Founder vesting: monthly over 36 months, starting in the first month after the budget is agreed.',
      [36, null],
    ],
    ['Founder vesting: four years; no vesting at all before a cliff of 15 months.', [48, 15]],
    [
      'Founder vesting: three years, and the first year must be completed before any shares are yours.',
      [36, 12],
    ],
    ['Founder vesting: three years, with nothing released in the opening six months.', [36, 6]],
    ['Founder vesting: three years; the first report is due in month 6.', [36, null]],
    [
      'Founder vesting: Founders\u2019 shares are fully vested and stay outside any reverse vesting.',
      [0, null],
    ],
    [
      'Founder vesting: the shares are not to vest, and each founder is not to compete for 18 months.',
      [0, null],
    ],
    ['\u00a74 Vesting: three years, none before the end of a nine-month cliff.', [36, 9]],
    ['\u00a74 Vesting: staff options over three years.', [null, null]],
    [
      'Terms: three years for both of you to earn in your shares, nothing till you are six months in.',
      [36, 6],
    ],
    [
      'Founder vesting: You have each worked on it for six years, so two years for you to earn your shares.',
      [24, null],
    ],
    ['Vesting and drag: None of them is asked for.', [0, null]],
    ['Vesting and drag: None of the founders leaves before three years of vesting.', [null, null]],
  ])('reads %j', (text, expected) => {
    expect(schedule(text)).toEqual(expected);
  });

  it.each([
    ['Founder vesting: five years.', 'Red'],
    ['Founder vesting: four years with an 18-month cliff.', 'Red'],
    ['Founder vesting restarts at Closing over three years.', 'Red'],
    ['Founder vesting: all shares are treated as unvested at closing and vest over three years.', 'Red'],
    ['Founder vesting: four years.', 'Amber'],
    ['Founder vesting: four years, with 25% vested at closing.', 'Green'],
    ['Founder vesting: three years.', 'Green'],
    ['Founder vesting: [__] years.', 'Amber'],
  ])('rates %j %s', (text, rating) => {
    expect(examineText(vesting, text).rating).toBe(rating);
  });
});
