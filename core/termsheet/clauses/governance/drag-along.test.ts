import { describe, expect, it } from 'vitest';
import { examineText } from '../testing/examine-text.ts';
import { dragAlong } from './drag-along.ts';

describe('G03 drag-along', () => {
  it.each([
    ['Board: five directors.', null],
    ['Drag-along: None.', false],
    ['Drag-along: left out by agreement.', false],
    ['Drag-along: we seek none.', false],
    ["We didn't put in a drag-along.", false],
    ['The parties dispense with a drag-along.', false],
    ['Members holding two thirds of all shares may oblige the rest to sell theirs.', true],
    ['Sale of the company: the Fund collects its money ahead of all others.', null],
    ['There will be no drag-along rights.', false],
    ['Drag-Along: [to be agreed]', 'unresolved'],
    ['Drag\nHolders of 50% of the equity including Investor Majority.', true],
    ['The shareholders agreement will contain customary drag-along and tag-along provisions.', true],
    [
      'Exit: if holders of 70% wish to sell, they may require all other shareholders to sell to the same buyer.',
      true,
    ],
  ])('reads %j', (text, expected) => {
    expect(examineText(dragAlong, text).reading.facts.dragAlong).toBe(expected);
  });

  it('takes the return of an exit for no threshold', () => {
    const { assessments } = examineText(
      dragAlong,
      'Exit. The Promoters buy the shares at an IRR of 18% per annum. Drag-along is available to holders of 75% of the share capital.',
    );
    expect(assessments.map(({ risk }) => risk).join()).not.toContain('18%');
  });

  it.each([
    [
      'Drag-Along: The Investors may at any time require all stockholders to sell their shares on such terms as the Investors approve.',
      'Red',
    ],
    ['Drag: Holders of 50% of the equity including Investor Majority.', 'Red'],
    [
      'Exit: The Company and the Founders will provide an exit within 5 years. The Investor may require the Company and the Founders to provide a buyback. If that fails, the Investor shall have the right to drag all other shareholders to an exit.',
      'Red',
    ],
    [
      'Drag-along: where more than 75% of shareholders (including >50% of the Preferred Stock) approve a sale, all shareholders must sell.',
      'Amber',
    ],
    [
      'Drag-along: При одобрении продажи компании >75% акционеров (включая >50% Preferred Stock), все акционеры обязаны продать акции.',
      'Amber',
    ],
    ['Drag-along Rights: Majority of preferred can drag common', 'Red'],
    [
      'Customary investor rights, including information rights for all Investors and a drag along provision.',
      'Amber',
    ],
    ['Drag: 80% by number of all shares, if the price equals or exceeds the issue price.', 'Green'],
    [
      'Drag-along: From the fifth anniversary of Closing the Lead Investor may compel a sale of the whole company.',
      'Red',
    ],
    ['Drag-along: Holders of 75% of the shares may require everyone to sell.', 'Green'],
    [
      'Transfers: Tag along applies to any sale of more than 50% of the shares. Holders of 75% of the shares may drag the others.',
      'Green',
    ],
    [
      'Transfers: Tag along applies to any sale of more than 30% of the shares. Holders of 50% of the shares may drag the others.',
      'Red',
    ],
    [
      'Drag-along: approved by the Board, a majority of the Common Stock and a majority of the Preferred Stock.',
      'Green',
    ],
    [
      "Drag-along: Holders of 70% of the voting shares, the Investor among them, may require everyone to sell to an arm's length buyer.",
      'Amber',
    ],
    ['Drag-along: the investors, with 75 per cent of all shares, at a price not below theirs.', 'Amber'],
    ['Drag-along: with 75 per cent of all shares, and a price not below ours.', 'Green'],
    [
      "Drag-along when at least 80 per cent of all shares accept a bid; the price must be at least the Fund's subscription price.",
      'Green',
    ],
    ['Drag-along: holders of a majority of the preferred, at a price above the issue price.', 'Red'],
    ['Drag: 75% of all shares can take the rest along (was 60%).', 'Green'],
    ['Drag: 60% of all shares can take the rest along (was 75%).', 'Amber'],
    [
      'Drag-along: at the request of 70% of the votes, in which at least one Founder must join, never below £6m.',
      'Green',
    ],
    [
      'Drag-along: at the request of 70% of the votes, and each Founder must then sell, never below £6m.',
      'Amber',
    ],
    [
      'Offer to Ms Ann Low and Mr Tom Rea (the "Sponsors"). The Sponsors\' shares vest monthly.\n\nDrag-along: on approval of the board and the Sponsors holding a majority of the Sponsors\' shares, all other holders shall be bound to sell.',
      'Green',
    ],
    [
      'Offer by Mr Tom Rea (the "Sponsors").\n\nDrag-along: on approval of the Sponsors holding a majority of the Sponsors\' shares, all other holders shall be bound to sell.',
      'Red',
    ],
    ['Drag-along: customary.', 'Amber'],
    ['Drag needs board, majority of ords and majority of prefs.', 'Green'],
    ['Drag needs board plus each class by majority.', 'Amber'],
    ['Drag-along upon joint decision of the Fund and the Promoters.', 'Green'],
    ['Drag: investors holding 75% of all votes, then the others must follow.', 'Amber'],
    ['A drag needs both you and the A majority.', 'Amber'],
    ['Drag if board, majority of A and majority of B want it.', 'Amber'],
    ['Drag: if four fifths of the shares agree, all others must sell.', 'Green'],
    ['Drag: 75% of the votes, with at least one of you two in favour, bring the others along.', 'Green'],
  ])('rates %j %s', (text, rating) => {
    expect(examineText(dragAlong, text).rating).toBe(rating);
  });

  it('misses a drag-along that is not mentioned', () => {
    const [assessment] = examineText(dragAlong, 'Board: five directors.').assessments;
    expect(assessment).toMatchObject({ rating: 'Amber', isMissing: true });
  });
});
