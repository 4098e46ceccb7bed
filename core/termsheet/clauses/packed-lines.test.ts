import { describe, expect, it } from 'vitest';
import { dividends } from './economic/dividends.ts';
import { valuation } from './economic/valuation.ts';
import { founderWarranties } from './founder/founder-warranties.ts';
import { nonCompete } from './founder/non-compete.ts';
import { bindingTerms } from './governance/binding-terms.ts';
import { dragAlong } from './governance/drag-along.ts';
import { exclusivity } from './governance/exclusivity.ts';
import { protectiveProvisions } from './governance/protective-provisions.ts';
import { examineText } from './testing/examine-text.ts';

/** Short forms put several terms on a line; none may take a figure or a word from its neighbour. */
describe('lines that hold several terms', () => {
  it('the non-compete has its own length', () => {
    const text =
      'Founders: three-year vesting, monthly; vested shares kept; non-compete 12 months; double trigger';
    expect(examineText(nonCompete, text).reading.facts.nonCompeteMonths).not.toBe(36);
  });

  it('a majority that must approve a dividend is no rate', () => {
    const text = 'Investor majority matters: dividend, borrowing: approval of 60% of the preference shares';
    expect(examineText(dividends, text).reading.facts.dividendPercent ?? null).toBeNull();
    expect(examineText(protectiveProvisions, text).reading.facts.protectiveProvisions).toBe(true);
  });

  it('warrants for founders are no warranties', () => {
    const text =
      "BSPCE: A pool of founders' warrants amounting to 8% of the capital.\nWarranties: Given by the Company alone, limited to 20% of the investment.";
    expect(examineText(founderWarranties, text).reading.facts.founderWarranties).toBe('none');
  });

  it('a lock-up refuses no drag-along', () => {
    const text =
      'Lock-up: the founders may not sell any shares until an exit\nDrag-along: the board and a majority of preferred jointly may require all to sell';
    expect(examineText(dragAlong, text).reading.facts.dragAlong).toBe(true);
  });

  it.each([
    ['Value: £3.6m pre-money, fully diluted; 20% to the investor', 20],
    ['Pre-money: € 3,200,000 fully diluted, giving the investor 20 %', 20],
    ['Valuation: $32M pre-money, fully diluted; 20% post-closing ownership', 20],
    ['Valuation: $32M pre-money; 20% to be kept for staff', null],
  ])('%s', (text, stake) => {
    expect(examineText(valuation, text).reading.facts.investorStakePercent ?? null).toBe(stake);
  });

  it('costs and a sum on failure, said with "should"', () => {
    const text =
      'Exclusivity: 90 days. Should Closing not occur for any reason, the company shall pay all costs of the Investor plus a compensation of 100.000 €.';
    expect(examineText(exclusivity, text).reading.facts.breakFee).toBe(true);
  });

  it('the law at the head of an item', () => {
    expect(
      examineText(bindingTerms, '15. Polish law. Items 14 and 15 are binding.').reading.facts.governingLaw,
    ).toBe('Poland');
  });
});
