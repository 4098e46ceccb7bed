import { describe, expect, it } from 'vitest';
import { warrants } from './economic/warrants.ts';
import { recapitalisation } from './founder/recapitalisation.ts';
import { commercialTies } from './governance/commercial-ties.ts';
import { firstRefusalOnSale } from './governance/first-refusal-on-sale.ts';
import { purchaseOptions } from './governance/purchase-options.ts';
import { security } from './governance/security.ts';
import { examineText } from './testing/examine-text.ts';

describe('a burden that no founder expects', () => {
  it.each([
    [warrants, 'Warrants over a further 8% of the company are exercisable for a penny a share.'],
    [
      purchaseOptions,
      'The Fund has an option for four years to purchase half of the Founders’ shares at par.',
    ],
    [firstRefusalOnSale, 'The Investor has a right of first refusal on any sale of the Company.'],
    [commercialTies, 'The Company grants the Investor an exclusive licence in the automotive field.'],
    [security, 'A debenture secures the preference over all assets, patents and source code.'],
    [recapitalisation, 'Two thirds of the founders’ stock is exchanged for stock that is earned again.'],
  ])('is Red: %#', (clause, text) => {
    const { rating, reading } = examineText(clause, text);
    expect(rating).toBe('Red');
    expect(reading.evidence.map(({ quote }) => quote)).toEqual([text]);
  });

  it.each([
    [warrants, 'The Investor will receive warrants over 2% of the company at the price of the round.'],
    [commercialTies, 'The Investor receives most favoured pricing worldwide.'],
  ])('is Amber where it is milder: %#', (clause, text) => {
    expect(examineText(clause, text).rating).toBe('Amber');
  });

  it.each([
    [warrants, 'No warrants over any shares are granted.'],
    [warrants, 'Existing warrants to purchase 2% are counted as outstanding.'],
    [purchaseOptions, 'A founder who resigns is a leaver, and the Company may buy your unvested shares.'],
    [firstRefusalOnSale, 'Shareholders have a right of first refusal on transfers of shares by founders.'],
    [commercialTies, 'A separate pilot contract at arm’s length is non-exclusive.'],
    [commercialTies, '- Sale, exclusive license, or transfer of material IP'],
    [purchaseOptions, '"Equity Securities" shall mean shares and any right to purchase all the shares.'],
    [commercialTies, 'A merger or an exclusive licence of substantially all assets is a deemed liquidation.'],
    [security, 'There is no charge over the assets of the Company.'],
    [security, 'The Company may not grant a charge over its assets without the consent of the Investor.'],
    [recapitalisation, 'Founders’ shares are diluted to 60% by the round.'],
  ])('is not read where it is denied or another matter: %#', (clause, text) => {
    expect(examineText(clause, text).assessments).toEqual([]);
  });
});
