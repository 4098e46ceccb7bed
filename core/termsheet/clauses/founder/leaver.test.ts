import { describe, expect, it } from 'vitest';
import { examineText } from '../testing/examine-text.ts';
import { leaver } from './leaver.ts';

const fact = (text: string) => examineText(leaver, text).reading.facts.badLeaverIncludesResignation ?? null;

describe('F03 leaver', () => {
  it.each([
    [
      'Leaver: resigning in the first two years counts as bad leaving; later leavers keep what has vested.',
      true,
    ],
    ['Leavers: Bad means fraud. A founder who resigns is good', false],
    ['A founder who resigns is not treated as a wrongdoer.', false],
    ['Bad leaver: intentional damage to company, only this', false],
    ['Founders: a founder who resigns holds on to vested shares and sells the others at par.', false],
    ['Leaving: who leaves by own decision keeps all vested shares.', false],
    [
      'Vesting: what has come free is kept by a founder who goes. Resignation is not by itself a cause.',
      false,
    ],
    ['Leaving: a founder who resigns keeps nothing of the vested shares and is a bad leaver.', true],
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
    ['Leaver: "bad leaver" = theft, fraud.', false],
    ['Bad leaver: conviction of a crime.', false],
    ['Bad leaver: fraud, or leaving for a competitor.', null],
    ['Bad leaver: conviction, theft or any other departure.', null],
    ['Leavers: bad leaver status needs embezzlement.', false],
    ['Leavers: a bad leaver includes one dismissed for fraud.', null],
    ['Leaver terms: dismissal for gross negligence is the only bad-leaver event.', false],
    ['Leavers: Just a criminal conviction makes one bad.', false],
    ['Leavers: It takes theft to become a bad leaver.', false],
    ['Leavers: Misconduct is what is meant by a bad leaver.', false],
    ['Leavers: a bad leaver is at fault; vested shares are untouched on resignation.', false],
    ['Founders: a voluntary departure costs no vested shares; a bad leaver gets cost.', false],
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
    ['Founders: there are neither vesting nor leaver clauses, and no leaver rules in the articles.', 'Green'],
    ['Founders: no change to the leaver provisions.', 'Amber'],
    ['Founders: no leaver provisions other than those of the articles.', 'Amber'],
  ])('rates %j %s', (text, rating) => {
    expect(examineText(leaver, text).rating).toBe(rating);
  });
});
