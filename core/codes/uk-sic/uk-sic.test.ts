import { describe, expect, it } from 'vitest';
import { officialCodeTables } from '../testing/official-code-tables.ts';
import { ukSicOfClasses } from './uk-sic-of-classes.ts';
import { ukSicPath } from './uk-sic-path.ts';
import { sharesWithinClass } from './within-class.ts';
import { ukSicOfItself } from './without-class.ts';

const asked = (...stems: string[]) => new Map(stems.map((stem) => [stem, 1]));

describe('UK SIC codes of an ISIC class', () => {
  const tables = officialCodeTables();

  it('share out the class by the words of the UK index', () => {
    const shares = sharesWithinClass(tables, '5610', asked('fish', 'chip', 'shop'));
    expect(shares.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 6);
    expect(shares.toSorted((left, right) => right.share - left.share)[0]?.code).toBe('56103');
  });

  it('begin with one of the first class, so that both columns name one activity', () => {
    const ranked = ukSicOfClasses(
      tables,
      [
        { code: '5610', probability: 0.4 },
        { code: '1071', probability: 0.39 },
      ],
      { words: asked('bread'), codes: new Map() },
    );
    expect(ranked[0]?.isicClass).toBe('5610');
    expect(ranked.map(({ code }) => code)).toContain('10710');
  });

  it('follow the trade that the description names, as far as it fits', () => {
    const classes = [{ code: '5610', probability: 1 }];
    const named = (certain: number) =>
      ukSicOfClasses(tables, classes, { words: asked(), codes: new Map([['56103', certain]]) });
    const chance = (certain: number) => named(certain).find(({ code }) => code === '56103')?.probability ?? 0;
    expect(named(1)[0]?.code).toBe('56103');
    expect(chance(1)).toBeGreaterThan(0.95);
    expect(chance(0.5)).toBeGreaterThan(chance(0));
    expect(chance(0.5)).toBeLessThan(chance(1));
  });

  it('exist, each under its section and division', () => {
    for (const { code } of tables.entries('isic').filter(({ level }) => level === 4)) {
      for (const uk of sharesWithinClass(tables, code, asked())) {
        expect(ukSicPath(tables, uk.code).at(-1)).toEqual({
          code: uk.code,
          title: tables.entry('uksic', uk.code)?.title,
        });
      }
    }
  });
});

describe('ukSicOfItself', () => {
  it.each([
    ['We are a dormant company', '99999'],
    ['The company is currently dormant.', '99999'],
    ['Dormant company', '99999'],
    ['We are not trading.', '74990'],
    ['A non-trading company', '74990'],
    ["We are the residents' management company of a block of twelve flats", '98000'],
    ['Right to manage company', '98000'],
  ])('knows what %j says of itself', (description, code) => {
    expect(ukSicOfItself(description)).toBe(code);
  });

  it.each([
    'We prepare accounts for dormant companies',
    'We manage property for residents management companies',
    'We are a dormant accounts fund',
    'Guided walks on dormant volcanoes',
    'We are not trading in weapons',
  ])('leaves %j alone', (description) => {
    expect(ukSicOfItself(description)).toBeNull();
  });
});
