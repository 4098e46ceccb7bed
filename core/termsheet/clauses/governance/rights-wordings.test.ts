import { describe, expect, it } from 'vitest';
import type { Clause } from '../clause.ts';
import { examineText } from '../testing/examine-text.ts';
import { dragAlong } from './drag-along.ts';
import { proRata } from './pro-rata.ts';
import { protectiveProvisions } from './protective-provisions.ts';
import { transfer } from './transfer.ts';

const fact = (clause: Clause, name: string, text: string) =>
  (examineText(clause, text).reading.facts as Record<string, unknown>)[name];

describe('a duty to sell with the others, without its name', () => {
  it.each([
    'If an offer for 100% of the capital is accepted by holders of two thirds of the votes, the remaining shareholders undertake to sell on the same terms.',
    'If the board and the majority of the shares accept an offer for the whole Company, the rest must follow.',
    'If holders of two thirds of all shares accept an offer by a third party, they may require the rest to accept it too.',
    'If holders of 75% of all shares accept an offer for the company, everyone must sell on the same terms.',
    'Where 80% of the votes wish to sell all shares, they may oblige the others to do likewise.',
    'Minority shareholders are bound to transfer their shares when holders of 75% sell to a third party.',
  ])('%s', (text) => {
    expect(fact(dragAlong, 'dragAlong', text)).toBe(true);
  });
});

describe('a right to sell with others, without its name', () => {
  it.each([
    'Minority holders can tag on to a sale by anyone else.',
    'Joining a sale: open to every member on like terms',
    'If a shareholder sells, each of the others may ask that the buyer takes a matching part of his or her shares on the same terms.',
    'Anyone may join proportionally in a founder\u2019s sale.',
    'Shareholders may join a sale by others pro rata.',
    'The Investors may sell alongside a founder in proportion.',
    'The Investors are entitled to participate in the sale of a Founder in proportion to their holding.',
  ])('%s', (text) => {
    expect(fact(transfer, 'tagAlong', text)).toBe(true);
  });
  it('stands under one heading with new issues', () => {
    const text =
      'New issues and transfers\nTag along applies to any sale of more than 50% of the shares.\nFurther issues and transfers\nAll investors will have pre-emption rights in proportion to their holdings.';
    expect(fact(transfer, 'tagAlong', text)).toBe(true);
    expect(fact(proRata, 'proRata', text)).toBe(true);
  });
  it('is not a right to take part in a meeting', () => {
    expect(
      fact(transfer, 'tagAlong', 'The observer may participate in the meetings of the board.'),
    ).toBeNull();
  });
});

describe('a ban on transfers', () => {
  it.each([
    ['Transfers. For 36 months after completion the Founders shall not sell or pledge any shares.', 'Green'],
    [
      'Transfers. No transfer by a Promoter while the Investor holds 5% or more, save with its consent.',
      'Green',
    ],
    ['Transfers. The Founders may not transfer any share until an exit has been completed.', 'Red'],
    ['Transfers. The Founders may not transfer any share until 30 June 2027.', 'Green'],
  ])('%s', (text, rating) => {
    expect(examineText(transfer, text).rating).toBe(rating);
  });
});

describe('a right to keep one\u2019s share of the company', () => {
  it.each([
    'We may participate in the said financing to the extent of our share on conversion.',
    'When the next round comes we may invest our proportional part.',
    'When you do raise, I may keep my proportion if I care to pay for it.',
    'Each Investor may take part in every later issue so as to keep its percentage of the capital.',
    'Holders may take up their part of each new issue, until a listing.',
    'In the Priced Round the investor may buy its proportionate part of the preference shares.',
    'In every future capital increase each Investor may subscribe for such part of the new shares as keeps its percentage unchanged.',
    'The Investor shall have a pre-emptive right to keep its percentage.',
  ])('%s', (text) => {
    expect(fact(proRata, 'proRata', text)).toBe(true);
  });
});

describe('decisions that need consent', () => {
  it.each([
    'The consent of a majority of the class P shares is needed to: alter the rights of class P; issue shares; sell the Company.',
    'As long as the loan is outstanding Borrower asks the Lenders\u2019 majority before it pays a dividend, takes up further debt or changes its articles.',
    'A Board resolution on an Important Matter requires the approval of one member nominated by the Investor.',
    'The Company shall not issue shares or borrow without the prior written agreement of the Noteholders.',
    'Acts that need approval. Dividends; new debt; changes of the articles.',
  ])('%s', (text) => {
    expect(fact(protectiveProvisions, 'protectiveProvisions', text)).toBe(true);
  });
});

it('a consent of the holders of notes is a consent of investors', () => {
  const text =
    'Restrictions: While Notes are outstanding the Issuer shall not, without the consent of a Noteholder Majority, incur other borrowings.';
  expect(fact(protectiveProvisions, 'protectiveProvisions', text)).toBe(true);
});
