import { describe, expect, it } from 'vitest';
import { assembleDocument } from '../assemble-document.ts';
import type { DocumentPart } from '../document-parts.ts';

/** The words of what is read as a signature in a document of such parts. */
function signed(...parts: readonly DocumentPart[]): string[] {
  const { text, blocks } = assembleDocument({ format: 'docx', parts, pageCount: 0, warnings: [] });
  return blocks.flatMap(({ apart, start, end }) => (apart === 'signature' ? [text.slice(start, end)] : []));
}

const row = (...cells: readonly string[]): DocumentPart => ({ kind: 'row', cells });
const title = (words: string): DocumentPart => ({ kind: 'heading', words });
const plain = (words: string): DocumentPart => ({ kind: 'paragraph', words });
const law = plain('This offer is governed by the law of England.');

describe('short lines with the names of people at the end', () => {
  it('are the signatures, whatever the words over the names', () => {
    const parties = [
      title('Dros y cylch'),
      plain('Anna Lind, trysorydd'),
      title('Dros y cwmni'),
      plain('Ola Berg'),
    ];
    expect(signed(law, ...parties)).toHaveLength(4);
    expect(
      signed(
        law,
        plain('Vid protokollet'),
        plain('Ola Berg'),
        plain('Justeras'),
        plain('........................'),
      ),
    ).toHaveLength(4);
  });

  it('leave what a title heads among the terms', () => {
    const parties = [plain('Justeras'), plain('Dr. Ola Berg'), plain('Godkänns'), plain('Anna Lind')];
    expect(signed(title('Lag'), plain('Svensk'), ...parties)).toHaveLength(4);
    expect(signed(law, ...parties)).toHaveLength(4);
  });

  it('are terms where one title heads them all, or a label has its value beside it', () => {
    expect(signed(law, title('Directors'), plain('Anna Lind, chair'), plain('Ola Berg'))).toEqual([]);
    expect(signed(law, plain('Prawo'), plain('Nowy Sącz'), plain('Sąd'), plain('Nowa Huta'))).toEqual([]);
  });

  it('stand side by side, a line of each in a row', () => {
    const rows = [row('Larch AB', 'För kännedom'), row('Anna Lind', 'Ola Berg')];
    expect(signed(law, ...rows)).toHaveLength(2);
    expect(signed(law, row('Säte', 'Malmö'), ...rows)).toHaveLength(2);
    expect(signed(law, row('Ordförande', 'Anna Lind'), row('Ledamot', 'Ola Berg'))).toEqual([]);
    expect(signed(law, row('Anna Lind', '32%'), row('Ola Berg', '8%'))).toEqual([]);
  });

  it('stand side by side, below the rows of another table too', () => {
    const parties = row('Larch AB\nAnna Lind', 'För kännedom\nOla Berg');
    expect(signed(law, row('Ägare', 'Aktier'), row('Anna Lind', '32'), parties)).toHaveLength(1);
    const seats = row('Board Seats\nAnna Lind', 'Directors\nOla Berg');
    expect(signed(law, row('Ägare', 'Aktier'), seats)).toEqual([]);
  });
});

describe('the foot of a letter', () => {
  it('begins with a short line and a comma over a name, in any language', () => {
    const foot = [
      plain('Cofion cynnes,'),
      plain('Anna'),
      plain('Please ring after six, the signal is poor.'),
    ];
    expect(signed(law, ...foot)).toHaveLength(3);
  });

  it('begins with a first name over the whole name', () => {
    expect(
      signed(law, plain('Anna'), plain('Anna Lind | Larch AB'), plain('Licensed in Utah.')),
    ).toHaveLength(3);
  });

  it('does not begin where a term or a postscript follows', () => {
    expect(signed(plain('Sale,'), plain('Anna'), plain('At £500,000 or over.'))).toEqual([]);
    expect(signed(plain('Cofion,'), plain('Anna'), plain('PS. One seat on the board for me.'))).toEqual([]);
  });
});
