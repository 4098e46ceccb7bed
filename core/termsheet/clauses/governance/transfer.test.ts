import { describe, expect, it } from 'vitest';
import { examineText } from '../testing/examine-text.ts';
import { transfer } from './transfer.ts';

describe('G05 transfer', () => {
  it.each([
    ['Drag-along: the Investors may require all others to sell on the same terms.', null],
    ['Tag-along: None.', false],
    ['There is no co-sale right.', false],
    ['Tag-along: [___]', 'unresolved'],
    ['Drag and tag\tIf a founder sells more than 5%, the Investor may sell alongside in proportion.', true],
    [
      'Co-Sale Rights: The Founders may not sell, transfer or exchange their stock unless each investor has an opportunity to participate in the sale on a pro rata basis.',
      true,
    ],
    ['The articles will contain customary drag-along and tag-along rights.', true],
  ])('reads %j', (text, expected) => {
    expect(examineText(transfer, text).reading.facts.tagAlong ?? null).toBe(expected);
  });

  it.each([
    ['Transfers: The Founders may not transfer any of their shares.', 'Red'],
    ['Transfers: No sale. The Promoters shall not transfer shares until the Fund has exited.', 'Red'],
    ['Transfers: The Promoters shall not transfer shares until 1 May 2028.', 'Green'],
    ['Transfers: The Founders may not transfer shares for twelve months, family trusts excepted.', 'Green'],
    ['Right of first refusal: the company first, then the investors.', 'Green'],
    [
      'Right of first refusal: if a Founder sells, the company and then the investors may buy first. Investors may transfer shares to affiliates.',
      'Green',
    ],
    [
      'Transfers: Investors may not transfer shares to a competitor. Founders offer their shares first.',
      'Green',
    ],
    [
      'Transfers: a Founder may sell only with the consent of the Investors. The Investors may freely transfer their shares.',
      'Red',
    ],
    [
      'Right of first refusal: Founders must offer shares to the Investors first. This does not apply to transfers by the Investors.',
      'Red',
    ],
    ['Transfers: pre-emption on transfers applies only to the Founders.', 'Red'],
  ])('rates %j %s', (text, rating) => {
    expect(examineText(transfer, text).rating).toBe(rating);
  });

  it('has nothing to say where transfers are not mentioned', () => {
    expect(examineText(transfer, 'Board: three directors.').assessments).toEqual([]);
  });
});
