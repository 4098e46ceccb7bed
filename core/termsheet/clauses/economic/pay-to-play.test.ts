import { describe, expect, it } from 'vitest';
import { examineText } from '../testing/examine-text.ts';
import { payToPlay } from './pay-to-play.ts';

const fact = (text: string) => examineText(payToPlay, text).reading.facts.payToPlay ?? null;

describe('E10 pay-to-play', () => {
  it.each([
    ['Board: three directors.', null],
    ['Pro rata: an investor who does not take up its share loses nothing.', false],
    ['[Note: consider a pay-to-play.]', null],
    ['Pay-to-play: None.', false],
    ['There will be no pay-to-play provision.', false],
    ['Pay-to-play: does not apply.', false],
    ['No yield on the preferred; pay-to-play: not used', false],
    ['Pay-to-play: not wanted', false],
    ['Pay to play. None.\n\nBoard. Three directors.', false],
    ['2.05 Redemption. None.\n\n2.06 Pay-to-play. Not provided for.', false],
    ['Pay-to-play: none asked.', false],
    [
      '3.5 No redemption right. No pay-to-play: the clause of that title will be struck out at closing.',
      false,
    ],
    ['Not included, to answer your question: redemption, pay-to-play, guarantees.', false],
    ['Pay-to-play: nope', false],
    ['Pay-to-play: [___]', 'unresolved'],
    ['Pay-to-play: [None.] [Investors who do not invest convert to common stock.]', 'unresolved'],
    ['Pay-to-play: a holder that does not take its pro rata share converts into common stock.', true],
    [
      'Preferred holders who fail to purchase their share of a later round shall have their shares converted into ordinary shares.',
      true,
    ],
  ])('reads %j', (text, expected) => {
    expect(fact(text)).toBe(expected);
  });

  it('takes a rule that is stated for one, though another passage denies it', () => {
    expect(
      fact(
        'There is no pay-to-play in this round.\n\nPay-to-play: in later rounds holders who fail to invest convert to common stock.',
      ),
    ).toBe(true);
  });

  it.each([
    ['Pay-to-play: None.', undefined],
    ['Pay-to-play: an investor that does not invest loses its preference.', 'Green'],
    ['Pay-to-play: existing preferred holders who do not buy convert into common stock.', 'Amber'],
    ['Pay-to-play: founders and investors who do not invest forfeit half of their shares.', 'Red'],
    ['Pay-to-Play: in a down-round, non-participating shareholders are diluted 2x.', 'Red'],
    ['Pay-to-play: holders who do not invest convert, with a recapitalisation of the common stock.', 'Red'],
    ['Pay-to-play: [___]', 'Amber'],
  ])('rates %j %s', (text, rating) => {
    expect(examineText(payToPlay, text).rating).toBe(rating);
  });
});
