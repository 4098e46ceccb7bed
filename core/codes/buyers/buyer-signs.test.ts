import { describe, expect, it } from 'vitest';
import { asksInWords, buyerSigns } from './buyer-signs.ts';

describe('asksInWords', () => {
  it.each([
    'We need a contractor to repair our roof',
    'We are looking for somebody to cut the grass of three parks',
    'Wanted: minibuses with drivers',
    'Roofing contractor required for two schools',
  ])('hears a request in "%s"', (text) => expect(asksInWords(text)).toBe(true));

  it.each([
    'We repair roofs for people who need a contractor at once',
    'Bakery that sells what its customers want',
    'We hire out minibuses with drivers',
  ])('hears a firm in "%s"', (text) => expect(asksInWords(text)).toBe(false));
});

describe('buyerSigns', () => {
  it('tells the title of a notice from a firm that speaks of itself', () => {
    const notice = buyerSigns('Provision of Grounds Maintenance Services Lot 2 - REF 20417');
    const firm = buyerSigns('We mow lawns, trim hedges, and plant borders');
    expect(notice).toMatchObject({ voice: 0, procurement: 1, reference: 1, list: 0 });
    expect(firm).toMatchObject({ voice: 1, procurement: 0, reference: 0, list: 1 });
    expect(notice.capitals).toBeGreaterThan(firm.capitals);
  });

  it('stays between 0 and 1, whatever the text', () => {
    for (const text of ['', ' ', 'x', 'services', 'A'.repeat(2000), 'one two '.repeat(200)]) {
      for (const sign of Object.values(buyerSigns(text))) {
        expect(sign).toBeGreaterThanOrEqual(0);
        expect(sign).toBeLessThanOrEqual(1);
      }
    }
  });
});
