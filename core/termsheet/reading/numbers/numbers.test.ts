import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unresolved } from '../../facts.ts';
import { inferDecimalMark, parseDigits } from './decimal-mark.ts';
import { findDurations, inDays, inMonths } from './duration.ts';
import { findMoney } from './money.ts';
import { findMultiples } from './multiple.ts';
import { parseNumberWords } from './number-words.ts';
import { findPercentages } from './percentage.ts';

const money = (text: string) =>
  findMoney(text, inferDecimalMark(text)).map(({ value, currency }) => [value, currency]);

describe('money', () => {
  it('leaves a blank amount unresolved', () => {
    expect(money('$\u25a1')).toEqual([[unresolved, 'USD']]);
  });
  it.each([
    ['EUR 1.500.000', 1_500_000, 'EUR'],
    ['\u20ac1.500.000,50', 1_500_000.5, 'EUR'],
    ['$1,500,000', 1_500_000, 'USD'],
    ['$5M', 5_000_000, 'USD'],
    ['GBP 1.2m', 1_200_000, 'GBP'],
    ['\u00a31.15 million', 1_150_000, 'GBP'],
    ['two million pounds', 2_000_000, 'GBP'],
    ['US$ 750k', 750_000, 'USD'],
    ['INR 5,00,00,000', 50_000_000, 'INR'],
    ['\u20b9 2.5 crore', 25_000_000, 'INR'],
    ['500.000 EUR', 500_000, 'EUR'],
    ['$0.4125', 0.4125, 'USD'],
    ['$1.125', 1.125, 'USD'],
    ['CHF 2 Mio.', 2_000_000, 'CHF'],
    ['A$3,000,000', 3_000_000, 'AUD'],
    ['kEUR 750', 750_000, 'EUR'],
    ['TEUR 2.000', 2_000_000, 'EUR'],
    ['M\u20ac 2,5', 2_500_000, 'EUR'],
    ['6,0 M\u20ac', 6_000_000, 'EUR'],
    ['300 k\u20ac', 300_000, 'EUR'],
    ["CHF 4'500'000", 4_500_000, 'CHF'],
    ['3.200.000,00 PLN', 3_200_000, 'PLN'],
    ['10 mln PLN', 10_000_000, 'PLN'],
    ['SEK 24 000 000', 24_000_000, 'SEK'],
    ['ZAR 500,000', 500_000, 'ZAR'],
    ['R 5 000 000', 5_000_000, 'ZAR'],
    ['R12,500,000.00', 12_500_000, 'ZAR'],
    ['R5m', 5_000_000, 'ZAR'],
    ['five million rand', 5_000_000, 'ZAR'],
    ["CHF 1'250'000.-", 1_250_000, 'CHF'],
    ['SFr. 2 Mio.', 2_000_000, 'CHF'],
    ['2 Mrd. CHF', 2_000_000_000, 'CHF'],
    ['Rs. 5,00,000/-', 500_000, 'INR'],
    ['INR 75 lacs', 7_500_000, 'INR'],
    ['\u20b9 12 crore 50 lakh', 125_000_000, 'INR'],
    ['Rupees Twelve Crore and Fifty Lakh', 125_000_000, 'INR'],
    ['SEK 24.000.000', 24_000_000, 'SEK'],
    ['24,5 MSEK', 24_500_000, 'SEK'],
    ['24 miljoner kronor', 24_000_000, 'SEK'],
    ['24 mkr', 24_000_000, null],
    ['kr 15 000 000', 15_000_000, null],
    ['Dhs 2,000,000', 2_000_000, 'AED'],
    ['GHS 1,800,000', 1_800_000, 'GHS'],
    ['GH\u20b51.8m', 1_800_000, 'GHS'],
    ['4.2m cedis', 4_200_000, 'GHS'],
    ['RM2.5 million', 2_500_000, 'MYR'],
    ['PHP 25,000,000', 25_000_000, 'PHP'],
    ['NT$ 30,000,000', 30_000_000, 'TWD'],
    ['Rp 5.000.000.000', 5_000_000_000, 'IDR'],
    ['MX$8,000,000', 8_000_000, 'MXN'],
    ['FCFA 150 000 000', 150_000_000, null],
    ['XOF 150,000,000', 150_000_000, 'XOF'],
    ['40 million Egyptian pounds', 40_000_000, 'EGP'],
    ['\u20ba12,000,000', 12_000_000, 'TRY'],
    ['UGX 900,000,000', 900_000_000, 'UGX'],
    ['5 million dirhams', 5_000_000, 'AED'],
    ['S$2,500,000', 2_500_000, 'SGD'],
    ['CDN$ 4,000,000', 4_000_000, 'CAD'],
    ['3 million Australian dollars', 3_000_000, 'AUD'],
    ['R$ 5.000.000', 5_000_000, 'BRL'],
    ['one million two hundred thousand', 1_200_000, null],
    ['one thousand two hundred shares', 1_200, null],
    ['two million five hundred shares', 2_000_500, null],
    ['half a million pounds', 500_000, 'GBP'],
    ['a half million dollars', 500_000, 'USD'],
    ['a quarter of a million pounds', 250_000, 'GBP'],
    ['three quarters of a million dollars', 750_000, 'USD'],
    ['one and a quarter million Canadian dollars', 1_250_000, 'CAD'],
    ['one and three quarter million', 1_750_000, null],
    ['two and a half million euros', 2_500_000, 'EUR'],
    ['a million and a half pounds', 1_500_000, 'GBP'],
    ['£250 grand', 250_000, 'GBP'],
    ['half a million in all', 500_000, null],
  ])('reads %s', (text, value, currency) => {
    expect(money(text)).toEqual([[value, currency]]);
  });
  it('does not take the end of a word for a sign', () => {
    expect(money('the founders 2 and the noteholders 3')).toEqual([]);
  });
  it('does not take percentages, dates or durations for money', () => {
    expect(money('25% within 30 days of 12 May 2026')).toEqual([]);
  });
  it.each([
    'Series R 5,000 shares',
    'Rm 4',
    'PHP 8',
    'all 5,000,000 shares',
    'Annexure R1 000',
    'Schedule R2',
    'clause 4r 100',
    'R&D 5 000',
  ])('does not take the letter of %s for rand', (text) => {
    expect(money(text)).toEqual([]);
  });
  it.each([
    '12 May 2026',
    'May 12, 2026',
    'the 1st of June, 2026',
    '2026-05-12',
    '2026/05/12',
    '12/05/2026',
    '05/30/2026',
    '12.05.2026',
    '12-May-2026',
    '12. Mai 2026',
    '31 mars 2026',
  ])('takes %s for a date: no money, no share, no multiple, no length of time', (text) => {
    const mark = inferDecimalMark(text);
    expect(mark).toBe('.');
    const quantities = [findMoney, findMultiples].flatMap((find) => find(text, mark));
    expect([...quantities, ...findPercentages(text), ...findDurations(text)]).toEqual([]);
  });
  it('reads back any amount that it is given with English or continental grouping', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1000, max: 2_000_000_000 }), (amount) => {
        const english = String(amount).replace(/\B(?=(\d{3})+$)/g, ',');
        expect(parseDigits(english, '.')).toBe(amount);
        expect(parseDigits(english.replaceAll(',', '.'), ',')).toBe(amount);
      }),
    );
  });
});

describe('percentages and multiples', () => {
  it.each([
    ['9,09%', 9.09],
    ['seventy-five per cent', 75],
    ['12.5 percent', 12.5],
    ['twenty percent (20%)', 20],
  ])('reads %s', (text, value) => {
    expect(findPercentages(text)[0]?.value).toBe(value);
  });
  it.each([
    ['1x', 1],
    ['1 x', 1],
    ['1.5X', 1.5],
    ['one times', 1],
    ['two (2) times', 2],
    ['three times (3x)', 3],
    ['one and a half times', 1.5],
    ['twice', 2],
    ['the triple of its contribution', 3],
    ['quadruple', 4],
    ['fourfold', 4],
  ])('reads %s', (text, value) => {
    expect(findMultiples(text, '.')[0]?.value).toBe(value);
  });
  it('does not take the triggers of an acceleration for a multiple', () => {
    expect(findMultiples('triple-trigger acceleration', '.')).toEqual([]);
  });
  it('does not take "2 xylophones" for a multiple', () => {
    expect(findMultiples('2 xylophones', '.')).toEqual([]);
  });
});

describe('durations', () => {
  it.each([
    ['The other three quarters are earned month by month.', 0],
    ['One quarter counts as earned at once.', 0],
    ['Paid over the three quarters after closing.', 1],
    ['Over three quarters they are earned.', 1],
  ])('finds those of %j: %i', (text, count) => {
    expect(findDurations(text)).toHaveLength(count);
  });

  it.each([
    ['eight weeks', 56],
    ['thirty (30) days', 30],
    ['45-day', 45],
    ['2 months', 60],
  ])('reads %s in days', (text, days) => {
    const [duration] = findDurations(text);
    expect(duration && inDays(duration)).toBe(days);
  });
  it.each([
    ['four years', 48],
    ['twenty-four (24) months', 24],
    ['eighteen-month cliff', 18],
    ['the third anniversary of Closing', 36],
    ['24 Monate', 24],
  ])('reads %s in months', (text, months) => {
    const [duration] = findDurations(text);
    expect(duration && inMonths(duration)).toBe(months);
  });
  it('leaves a blank length unresolved', () => {
    const [duration] = findDurations('\u25a1 months');
    expect(duration && inMonths(duration)).toBe(unresolved);
  });
});

describe('numbers in words', () => {
  it('reads hundreds and thousands', () => {
    expect(parseNumberWords('one hundred and twenty thousand')).toBe(120_000);
    expect(parseNumberWords('fifty million')).toBe(50_000_000);
  });
  it('reads nothing out of other words', () => {
    expect(parseNumberWords('several')).toBeNull();
  });
});
