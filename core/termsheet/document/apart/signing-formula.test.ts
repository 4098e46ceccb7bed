import { describe, expect, it } from 'vitest';
import { isOpenField, isSigningFormula } from './signing-formula.ts';

describe('a formula of signing', () => {
  it.each([
    'ACCEPTED this _____ day of ______________, 20___',
    'I have authority to bind the company.',
    'Ostara Holdings Limited, by its director',
    'Wanja Kimani, by her attorney Peter Kimani',
    'The liability of each of the trustees is limited to the assets of the trust.',
    'Fait à Lyon, en trois exemplaires',
    'Signature précédée de la mention manuscrite « lu et approuvé »',
    'Gedaan te Utrecht',
    'Drawn up in two originals',
    'Letto, approvato e sottoscritto',
    'Acknowledged before me on the 3rd of May.',
    'Underskrevet digitalt med MitID',
    '14:07:51 UTC',
    'Sd/-',
    'In witness whereof the parties have signed this note on the day above.',
    'And being thus agreed, they sign in the presence of two witnesses.',
    'Three originals are signed, and each side keeps one.',
    'Date: (year) (month) (day)',
    'President Haruto Mori (seal)',
    'Freja Holm, partner, på vegne af Nordwind K/S',
    'Dokumentet er underskrevet via Penneo.',
    'Serienummer: 0a1b2c3d-44ee-55ff',
    '(company stamp)',
    'Rohan Mehta, s/o Late Shri Anil Mehta',
    'Je vous prie d’agréer, Madame, l’expression de ma considération distinguée.',
  ])('is told: %s', (line) => {
    expect(isSigningFormula(line)).toBe(true);
  });

  it.each([
    'The Company shall pay a dividend of 6% each year.',
    'The Investor may appoint one director.',
    'The founders give the warranties.',
    'Law: Denmark',
    'done at least twice a year',
    'Governing law',
    'Two originals of the plan shall be kept by the board.',
    'The shares are signed over to the Investor.',
    'signed, paragraph 2 included.',
    'The offer stays open till November; Grace sends the DocuSign.',
    'A person signing under a power of attorney should send a copy of it.',
  ])('is no term: %s', (line) => {
    expect(isSigningFormula(line)).toBe(false);
  });

  it('has fields with nothing in them', () => {
    expect(isOpenField('Mobile:')).toBe(true);
    expect(isOpenField('National ID: 784-____-____')).toBe(true);
    expect(isOpenField('Pool: 10%')).toBe(false);
  });
});
