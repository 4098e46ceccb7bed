import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCodeText } from './code-text.ts';

describe('readCodeText', () => {
  it.each(['', '   ', 'abc', 'no. 5812', '58x2', 'SIC', '5812; drop', 'AWZ 58', 'WZ 6'])(
    'knows no code in %j',
    (text) => {
      expect(readCodeText(text)).toBeNull();
    },
  );

  it.each([
    [' 5812 ', '5812'],
    ['58 12', '5812'],
    ['96.02/0', '96020'],
    ['SIC 8111', '8111'],
    ['SIC code: 8111', '8111'],
    ['UK SIC 2007 56103', '56103'],
    ['NAICS 2022: 722513', '722513'],
    ['SIC 2011', '2011'],
    ['ISIC Rev. 4 5610', '5610'],
    ['NAICS-722513', '722513'],
    ['  SIC 8111', '8111'],
    [`5812${' '.repeat(250)}x`, '5812'],
  ])('reads the digits of %j', (text, digits) => {
    expect(readCodeText(text)).toMatchObject({ digits, letter: null, checkDigit: null });
  });

  it.each([
    ['C10.71', 'C', '1071', true],
    ['g 47.11', 'G', '4711', true],
    ['Q', 'Q', '', false],
    ['A-01', 'A', '01', false],
    ['C - 10.71', 'C', '1071', true],
    ['I581.2', 'I', '5812', false],
  ])('reads the letter in front of %j', (text, letter, digits, dotted) => {
    expect(readCodeText(text)).toMatchObject({ letter, digits, dotted });
  });

  it.each(['15811000-6', '15 81 10 00-6', 'CPV 15811000–6', '15811000 - 6'])(
    'takes the check digit off %j',
    (text) => {
      expect(readCodeText(text)).toMatchObject({ digits: '15811000', checkDigit: '6' });
    },
  );

  it.each(['115811000-6', '15811000-66'])('sees no check digit in %j', (text) => {
    expect(readCodeText(text)?.checkDigit).toBeNull();
  });

  it.each([
    ['31-33', '31'],
    ['31 - 33', '31'],
    ['31-33  Manufacturing', '31'],
    ['131-33', null],
    ['31-334', null],
  ])('reads the range of sectors in %j', (text, sector) => {
    expect(readCodeText(text)?.sector).toBe(sector);
  });

  it.each([
    ['WZ 62', '62', 'WZ'],
    ['WZ 62.01.1', '6201', 'WZ'],
    ['62.01Z', '6201', 'NAF'],
    ['APE 6201Z', '6201', 'NAF'],
  ])('reads the class of NACE in %j', (text, digits, national) => {
    expect(readCodeText(text)).toEqual({
      letter: null,
      digits,
      checkDigit: null,
      sector: null,
      national,
      dotted: true,
    });
  });

  it('never throws, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const read = readCodeText(text);
        expect(read === null || /^\d*$/.test(read.digits)).toBe(true);
      }),
    );
  });
});
