import { describe, expect, it } from 'vitest';
import { assembleDocument } from '../assemble-document.ts';
import type { DocumentPart } from '../document-parts.ts';
import { readPlainText } from '../plain-text-document.ts';
import type { TermSheetDocument } from '../term-sheet-document.ts';

function signedIn({ text, blocks }: TermSheetDocument): string[] {
  return blocks.flatMap(({ apart, start, end }) => (apart === 'signature' ? [text.slice(start, end)] : []));
}

/** The words of what is read as a signature in a document of such parts. */
function signed(...parts: readonly DocumentPart[]): string[] {
  return signedIn(assembleDocument({ format: 'docx', parts, pageCount: 0, warnings: [] }));
}

const row = (...cells: readonly string[]): DocumentPart => ({ kind: 'row', cells });
const title = (text: string): DocumentPart => ({ kind: 'heading', words: text });
const plain = (text: string): DocumentPart => ({ kind: 'paragraph', words: text });
const law = plain('This offer of Larch Growth Fund is governed by the law of England.');

describe('parties named by what they are', () => {
  it('sign at the end, over an initial and a name that look like a lettered title', () => {
    const text = 'The law of England applies.\n\nFor the family\nS. Lind\n\nFor the company\nM. Roe\n';
    expect(signedIn(readPlainText(text))).toEqual(['For the family', 'S. Lind', 'For the company', 'M. Roe']);
  });

  it('sign below one that has a name of its own', () => {
    const parties = [plain('Les Sapins'), plain('Ève Lind'), title('Les fondateurs / the founders')];
    expect(signed(law, ...parties, plain('Joan Roe'), title('Ola Berg'))).toHaveLength(5);
  });

  it('sign side by side, below the rows of another table too', () => {
    const holders = [row('Holder', 'Shares'), row('A. Lind', '32%')];
    const parties = row('For the family\nS. Lind', 'For the company\nM. Roe');
    expect(signed(law, ...holders, parties)).toEqual(['For the family\nS. Lind\tFor the company\nM. Roe']);
    expect(signed(law, row('Les Sapins', 'Les fondateurs'), row('Ève Lind', 'Joan Roe\nOla Berg'))).toEqual([
      'Les Sapins\tLes fondateurs',
      'Ève Lind\tJoan Roe\nOla Berg',
    ]);
  });

  it('are terms where they are the label or the value of one', () => {
    expect(signed(law, row('The investors', 'Fund LP'), row('The founders', 'Anna Lind'))).toEqual([]);
    expect(signed(law, row('Drag Along', 'The investors'), row('Tag Along', 'The holders'))).toEqual([]);
    expect(signed(law, row('Amount', '£1m'), row('Larch Seat', 'The investors'))).toEqual([]);
    expect(signed(law, title('Governing Law'), plain('English Law'), plain('The founders'))).toEqual([]);
  });
});

describe('a party that the document names', () => {
  const name = title('Larch Growth Fund');

  it('signs at the end through somebody who has an office', () => {
    expect(signed(law, name, plain('dr. Lind Anna'), plain('Fund manager'))).toHaveLength(3);
    expect(signed(law, name, plain('Anna Lind'), plain('Managing Director'))).toHaveLength(3);
    const firm = title('Fir Venture Capital Fund');
    expect(signed(law, firm, plain('dr. Lind Anna'), plain('Fund manager'))).toHaveLength(3);
  });

  it('signs beside one named by what it is, below a table of terms', () => {
    const terms = row('Directors', 'Three');
    const parties = row('Larch Growth Fund\nÈve Lind', 'The founders\nJoan Roe\nOla Berg');
    expect(signed(law, terms, parties)).toHaveLength(1);
    expect(signed(law, terms, row('Fir Seat\nÈve Lind', 'The founders\nJoan Roe'))).toEqual([]);
  });

  it('signs above a place to sign of the other party', () => {
    const other = [plain('Bon pour accord'), plain('Ève Lind')];
    const office = plain("Le directeur d'investissement");
    expect(signed(law, name, office, ...other)).toHaveLength(4);
    expect(signed(law, title('Board Seats'), plain('Three for the founders.'), ...other)).toHaveLength(2);
  });

  it('signs right over who signs for it', () => {
    const text = 'English law applies.\n\nFir Gestora\nÈve Lind\n\nWitnesses\n1. __________\n2. __________\n';
    expect(signedIn(readPlainText(text))[0]).toBe('Fir Gestora');
  });

  it('does not sign where nobody has an office, or nobody is named', () => {
    expect(signed(law, name, plain('Anna Lind'))).toEqual([]);
    expect(signed(law, name, plain('Managing Director'))).toEqual([]);
    expect(signed(law, title('Board Seats'), plain('Anna Lind'), plain('Managing Director'))).toEqual([]);
  });
});
