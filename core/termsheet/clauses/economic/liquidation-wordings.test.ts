import { describe, expect, it } from 'vitest';
import { examineText } from '../testing/examine-text.ts';
import { liquidationMultiple } from './liquidation-multiple.ts';
import { participation } from './participation.ts';
import { seniority } from './seniority.ts';

const round = 'Round. A$3.0m for 2,000,000 Seed Preference Shares at A$1.50 each.\n';
const read = (text: string) => ({
  ...examineText(liquidationMultiple, text).reading.facts,
  ...examineText(participation, text).reading.facts,
});

describe('who is paid first, in the words of other countries', () => {
  it.each([
    ['Should Orrin be acquired or dissolved, the Series A is returned its purchase price.', 1, null],
    ['At a sale, the Fund is satisfied first, up to its payment of EUR 4,000,000 and not beyond.', 1, null],
    [
      `${round}Proceeds preference: in an exit the Investor first receives 1.0 times the amount paid in; the Investor next takes part pro rata in the balance until it has received in total 2.0 times the amount paid in; further proceeds go to the other shareholders.`,
      1,
      'capped',
    ],
    [
      `${round}Return of capital. If control of the company is sold, each Seed Preference Share is paid A$1.50 and any declared dividend ahead of the ordinary shares, or, if that is more, what it would be paid after turning into an ordinary share. It does not get both.`,
      1,
      'none',
    ],
    [
      `${round}Return of capital. On a sale each Seed Preference Share is first paid A$3.00. The rest is shared among all shareholders.`,
      2,
      'full',
    ],
    [
      `${round}Sale, merger or dissolution. The Series S shall be paid the price at which they were issued (1x). The remainder belongs to the Common and the Series S, who divide it share for share as if converted, until a Series S share has been paid A$4.50 in all, and after that to the Common alone.`,
      1,
      'capped',
    ],
    [
      `${round}If the company is sold or wound up, the Trust shall be entitled to double the sum it has invested or to its ordinary share of the proceeds, whichever is the greater.`,
      2,
      'none',
    ],
    [
      'New shares: 50 000 class P shares at SEK 480 each\n\nExit and winding-up. Holders of class P receive per share whichever is greater: the SEK 480 they paid together with any dividend declared, or the amount that falls on one share if every share is treated as common. Everything else goes to the common shareholders.',
      1,
      'none',
    ],
    [
      'Allocation of the price. (i) to the holders of A Shares, in priority, the subscription price of each A Share; (ii) the balance among all shareholders, holders of A Shares among them, pro rata, until the holders of A Shares have received under (i) and (ii) together two times their subscription price; (iii) anything left to the holders of ordinary shares.',
      1,
      'capped',
    ],
    [
      'On a Liquidity Event the holders of Preferred Shares receive the Preference Amount before any payment on Common Shares. The excess goes to the holders of Common Shares alone.\n\n"Preference Amount": 1.25 times the Issue Price for each Preferred Share.',
      1.25,
      'none',
    ],
    [
      'On a Liquidity Event the holders of Preferred Shares receive the Preference Amount. [Alternative 1: The excess goes to the holders of Common Shares alone.] [Alternative 2: The excess is shared among all holders until the Preferred Shares have received two times the Issue Price.]\n\n"Preference Amount": 1 times the Issue Price.',
      1,
      'unresolved',
    ],
    [
      'Liquidation. The investors receive their investment back; the excess is distributed among all shareholders pro rata.',
      1,
      'full',
    ],
    [
      'Liquidation. The Preference Shares are paid twice the amount subscribed, ahead of all other classes. The holder does not share in the balance beyond its preference.',
      2,
      'none',
    ],
    ['Winding-up. Investors first receive what they have paid in, and nothing further.', 1, 'none'],
    [
      'Liquidation: Greater of (a) the issue price plus declared unpaid dividends and (b) the as-converted entitlement. Non-participating.',
      1,
      'none',
    ],
    [
      'Liquidation: Greater of (a) twice the issue price and (b) the as-converted entitlement. Non-participating.',
      2,
      'none',
    ],
  ])('%s', (text, multiple, share) => {
    expect(read(text)).toMatchObject({ liquidationMultiple: multiple, participation: share });
  });
});

it('does not take a rank before ordinary shareholders for one before earlier investors', () => {
  const rank = (text: string) => examineText(seniority, text).reading.facts.seniority;
  expect(rank('Liquidation. Investors are paid before other shareholders.')).toBeNull();
  expect(rank('Liquidation. Series B is paid before other series.')).toBe('senior');
});

it('reads no multiple that was asked for before', () => {
  const text = `${round}Liquidation preference: one times. We asked in December for two times.`;
  expect(read(text).liquidationMultiple).toBe(1);
});
