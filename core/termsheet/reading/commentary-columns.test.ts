import { describe, expect, it } from 'vitest';
import { readPlainText } from '../document/plain-text-document.ts';
import { createReading } from './reading.ts';

const read = (text: string) => createReading(readPlainText(text)).text;

describe('columns of remarks', () => {
  it('are no terms', () => {
    const text = read(
      '| Topic | Offer | Remarks |\n| --- | --- | --- |\n| Dividend | 7%, cumulative | Some peers take 8% |\n| No-shop | 60 days | Our last deal took 55 days |',
    );
    expect(text).toMatch(/7%[\s\S]*60 days/);
    expect(text).not.toMatch(/8%|55 days/);
  });

  it('are read where they go on with the terms', () => {
    const text = read(
      '| Term | Proposal | Comment |\n| --- | --- | --- |\n| Pool | 10% | Of the enlarged capital, borne by the founders |\n| Law | Denmark | Copenhagen courts |\n| Fees | None | We usually ask for more |\n| Seats | Three | One each |\n| Closing | May | In one payment |',
    );
    expect(text).toMatch(/borne by the founders[\s\S]*Copenhagen courts/);
    expect(text).not.toMatch(/usually/);
  });

  it('are no terms where the document says so', () => {
    const text = read(
      'The last column is an explanation and no part of the offer.\n\n| Term | Proposal | Notes |\n| --- | --- | --- |\n| Pool | 10% | Of the enlarged capital |',
    );
    expect(text).not.toContain('enlarged');
  });

  it('are told from columns that hold terms', () => {
    const text = read('Term\tFounders\tInvestors\nSeats\t2\t1\nNotice\t30 days\t60 days');
    expect(text).toMatch(/60 days/);
  });
});
