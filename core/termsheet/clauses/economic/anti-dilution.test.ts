import { describe, expect, it } from 'vitest';
import { examineText } from '../testing/examine-text.ts';
import { antiDilution } from './anti-dilution.ts';

const kind = (text: string) => examineText(antiDilution, text).reading.facts.antiDilution;

it('leaves a choice between a protection and none open', () => {
  expect(kind('Anti-dilution: [broad-based weighted average / none]')).toBe('unresolved');
  expect(kind('Anti-dilution: protection against cheaper rounds on a {anti_dilution} basis')).toBe(
    'unresolved',
  );
});

describe('price protection without its trade name', () => {
  it.each([
    ['Anti-dilution: not taken', 'none'],
    ['Anti-dilution: not for us', 'none'],
    ['You struck our full ratchet. In its place we want a weighted average.', 'weighted-average'],
    [
      'Anti-dilution: not taken\n\nWhat happened with Fleet (full ratchet, court case) was a round of another investor.',
      'none',
    ],
    ['If you issue shares cheaper in future, bad luck for us; the ratchet is gone.', 'none'],
    [
      'Anti-dilution: weighted average, broad-based. A full ratchet was on the list of one co-investor, I have refused it.',
      'broad-based',
    ],
    [
      'Anti-dilution: broad-based. A full ratchet, which my client requested, I have removed at your request.',
      'broad-based',
    ],
    [
      'Anti-dilution: broad-based. The full ratchet, which the angels had until March, has been removed and is not coming back.',
      'broad-based',
    ],
    [
      'Broad-based weighted average. The full ratchet that the angels of 2021 enjoyed was cancelled by their consent.',
      'broad-based',
    ],
    ['Broad-based weighted average. Our committee had asked for a ratchet at full price.', 'broad-based'],
    ['Broad-based weighted average. The full ratchet in the earlier draft stands deleted.', 'broad-based'],
    [
      "Weighted average, broad base. The full ratchet found in Bannow's convertible expired on its conversion.",
      'broad-based',
    ],
    [
      'Ratchet: each warrant lets the Investors subscribe at nominal value so many shares as bring their average price down to the price of the new round (no weighting).',
      'full-ratchet',
    ],
    [
      'Later rounds at a lower value. If the Company issues shares below 240,00 EUR, the Investors may subscribe for additional shares at nominal value. The number is fixed so that their average entry price equals a mean price, for which the old price is weighted with all shares in existence before that issue (including shares under options) and the new price with the shares then issued.',
      'broad-based',
    ],
    [
      'Protection of the entry price. Should the Company issue securities at a price under that of the A Shares, each warrant entitles its holder to subscribe at par to the number of ordinary shares that brings the average cost of its A Shares down to the price of the new issue, whatever the size of that issue.',
      'full-ratchet',
    ],
    [
      'Price protection. On any issue at a lower price the Investor receives free shares until its average price falls to the new price.',
      'full-ratchet',
    ],
    [
      'Adjustment of the subscription price. If shares are issued for less, bonus shares are given to the Investors so that their effective subscription price becomes the price of the later round.',
      'full-ratchet',
    ],
    [
      'Price protection. Upon any issue below the class B price, the class B price is deemed to have been reduced to the lowest price of that issue, irrespective of the number of shares issued.',
      'full-ratchet',
    ],
    [
      'Lower-priced issues. Weighted average, broad-based, counting all ordinary shares on a fully diluted basis.',
      'broad-based',
    ],
    [
      'Price protection. The conversion price moves to an average weighted by the number of shares in issue only, options excluded.',
      'narrow-based',
    ],
    ['Price protection. None.', 'none'],
    ['Anti-dilution: broad-based weighted average, excluding options.', 'broad-based'],
    [
      'Anti-dilution: broad-based weighted average, calculated on the shares in issue excluding options.',
      'narrow-based',
    ],
    ['Anti-dilution: weighted average on a broad basis.', 'broad-based'],
    [
      'Anti-dilution: broad-based weighted average. The full ratchet of the 2021 holders falls away at completion.',
      'broad-based',
    ],
    ['Anti-dilution: a weighted average of all shares, options included.', 'broad-based'],
    [
      'Anti-dilution: the Investor is given, at par, as many shares as necessary for its price per share to equal the new lower price.',
      'full-ratchet',
    ],
  ])('%s', (text, expected) => {
    expect(kind(text)).toBe(expected);
  });
});
