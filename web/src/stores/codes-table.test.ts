import { expect, test } from 'vitest';
import { codesAsCsv, codesAsText, otherCodes } from './codes-table.ts';

const answer = {
  suggestions: {
    sic: [{ code: '5461', title: 'Retail "Bakeries"', score: 0.8 }],
    naics: [
      { code: '311811', title: 'Retail Bakeries', score: 0.7 },
      { code: '445291', title: 'Baked Goods Retailers', score: 0.2 },
      { code: '311812', title: 'Commercial Bakeries', score: 0.001 },
    ],
  },
  alternativeOptions: { naics: [{ code: '722515', title: 'Snack Bars' }] },
};

test('only other codes with some chance are worth reading', () => {
  expect(otherCodes(answer, 'naics').map(({ code }) => code)).toEqual(['445291', '722515']);
  expect(otherCodes(answer, 'cpv')).toEqual([]);
});

test('the first codes as text name their system in full', () => {
  expect(codesAsText(answer)).toBe(
    'US SIC (1987): 5461 Retail "Bakeries"\nNAICS 2022: 311811 Retail Bakeries',
  );
});

test('CSV holds every code, quoted', () => {
  const lines = codesAsCsv(answer).split('\r\n');
  expect(lines[0]).toBe('"System","Code","Title","Chance"');
  expect(lines[1]).toBe('"US SIC (1987)","5461","Retail ""Bakeries""","0.8"');
  expect(lines).toHaveLength(7);
});

test('two activities are named, in the text and in the CSV', () => {
  const set = (code: string) => ({ sic: [], naics: [{ code, title: 'T' }], isic: [], cpv: [], ukSic: [] });
  const both = {
    ...answer,
    activities: [
      { label: 'Pub', suggestions: set('722410') },
      { label: 'Guest rooms', suggestions: set('721110') },
    ],
  };
  expect(codesAsText(both)).toBe('Pub\nNAICS 2022: 722410 T\n\nGuest rooms\nNAICS 2022: 721110 T');
  expect(codesAsCsv(both).split('\r\n').slice(0, 3)).toEqual([
    '"System","Code","Title","Chance","Activity"',
    '"NAICS 2022","722410","T","","Pub"',
    '"NAICS 2022","721110","T","","Guest rooms"',
  ]);
});
