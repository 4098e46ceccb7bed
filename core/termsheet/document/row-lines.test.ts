import { describe, expect, it } from 'vitest';
import { readPlainText } from './plain-text-document.ts';

const rowsOf = (text: string): string[] =>
  readPlainText(text).blocks.flatMap(({ kind, start, end }) =>
    kind === 'table-row' ? [text.slice(start, end).replace(/\s+/gu, ' ')] : [],
  );

describe('the lines of a row', () => {
  it('do not go on with totals that have no name', () => {
    const table = [
      'Holder                     Class          Pre          Post   Post %',
      'Ann Lee                      Ord    8,750,000     8,750,000     35.0',
      'Moor Angels (bare           SAFE          nil     1,250,000      5.0',
      'trustee)',
      '                                    8,750,000    10,000,000     40.0',
    ].join('\n');
    expect(rowsOf(`Shareholders\n\n${table}\n`).at(-1)).toBe('8,750,000 10,000,000 40.0');
  });

  it('go on with a label that had no more room in its own table, however wide others are', () => {
    const apart = ['Law                         England', 'Costs                       Each its own'].join(
      '\n\n',
    );
    const close = [
      'Holder                     Class          Pre',
      'J & P Ellery Super           Ord    6,250,000',
      'Fund',
      'ESOP                     Options    2,500,000',
    ].join('\n');
    expect(rowsOf(`Terms\n\n${apart}\n\nShareholders\n\n${close}\n`)).toContain(
      'J & P Ellery Super Ord 6,250,000 Fund',
    );
  });

  it('are one each where tabs part their cells', () => {
    const table = 'Holder\tClass\tShares\nC. Thonnard\tA\t15,300\nB. Delhez\tA\t11,200';
    expect(rowsOf(`Annex\n\n${table}\n`)).toHaveLength(3);
  });
});
