import { describe, expect, it } from 'vitest';
import { examineText } from '../testing/examine-text.ts';
import { leaver } from './leaver.ts';

const fact = (text: string) => examineText(leaver, text).reading.facts.badLeaverIncludesResignation ?? null;

describe('F03 leaver', () => {
  it.each([
    ['Board: a director who resigns is replaced by whoever appointed them.', null],
    [
      'Leaver: A Founder who resigns within four years is a Bad Leaver and transfers all shares at nominal value.',
      true,
    ],
    [
      'Founder Vesting: Unvested shares, and vested shares on a Bad Leaver event (including voluntary resignation), may be repurchased at the lower of cost and fair market value.',
      true,
    ],
    [
      'Leavers: A founder is a bad leaver only on dismissal for fraud or gross misconduct. A founder who resigns keeps all vested shares.',
      false,
    ],
    [
      'Leaver: Good Leaver means death, disability or dismissal without cause. Bad Leaver means any other case.',
      true,
    ],
    [
      'Leaver: Good Leaver: death, disability, redundancy or resignation after two years; Bad Leaver: dismissal for cause.',
      false,
    ],
    ['Bad Leaver: resignation other than for good reason, or dismissal for cause.', true],
    ['Leaver provisions: customary good leaver and bad leaver provisions.', null],
    ['Leaver: a founder who leaves voluntarily forfeits all vested shares.', true],
    ['Leavers: A founder who leaves is a good leaver unless dismissed for fraud or gross misconduct.', false],
    [
      'Leavers: A founder is a good leaver unless dismissed for gross misconduct. A founder who resigns is a bad leaver.',
      true,
    ],
  ])('reads %j', (text, expected) => {
    expect(fact(text)).toBe(expected);
  });

  it.each([
    ['Leaver: A Founder who resigns is a Bad Leaver and transfers all shares at nominal value.', 'Red'],
    [
      'Leaver: resignation in the first 12 months is a bad leaver event; vested shares are bought at market value.',
      'Amber',
    ],
    ['Leaver: bad leaver means fraud or gross misconduct; vested shares are kept.', 'Green'],
    ['Leaver: customary.', 'Amber'],
  ])('rates %j %s', (text, rating) => {
    expect(examineText(leaver, text).rating).toBe(rating);
  });
});
