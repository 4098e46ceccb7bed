import { describe, expect, it } from 'vitest';
import { docParts } from './doc-parts.ts';

const words = (text: string) => ({ kind: 'words', words: text });
const row = (...cells: string[]) => ({ kind: 'row', cells });

describe('the body of a .doc file', () => {
  it('does not take a tab behind a clause number, or alone in a line, for a table', () => {
    expect(docParts('1.\tThe Investor subscribes.\nSigned:\tby hand\nEnd.')).toEqual([
      words('1. The Investor subscribes.'),
      words('Signed: by hand'),
      words('End.'),
    ]);
  });

  it('reads rows of cells, each ending with a tab', () => {
    expect(docParts('Heads of terms\nAmount\t£1m\t\nBoard\tTwo\tOne\t\nEnd.')).toEqual([
      words('Heads of terms'),
      row('Amount', '£1m'),
      row('Board', 'Two', 'One'),
      words('End.'),
    ]);
  });

  it('keeps the paragraphs of a cell together, and rows without a label with the row above', () => {
    expect(
      docParts('Preference\tOne times cost.\nNothing more.\t\n\tIt ranks equally.\t\nLaw\tEngland\t'),
    ).toEqual([
      row('Preference', 'One times cost.\nNothing more.\nIt ranks equally.'),
      row('Law', 'England'),
    ]);
  });

  it('reads a row of one cell as the paragraphs in it', () => {
    expect(docParts('ECONOMICS\t\nAmount\t£1m\t')).toEqual([words('ECONOMICS'), row('Amount', '£1m')]);
  });
});
