import { expect, it } from 'vitest';
import { otherDocuments } from '../kinds/other-documents.ts';
import { searcherOf } from './searcher.ts';

const signs = otherDocuments.flatMap((document) => document.signs);

it.each([
  'Please find the INVOICE no. 12 with VAT, payment terms net 30.',
  'Confidential Information: the Receiving Party shall return or destroy it.',
  'We invest £1m at £4m pre-money.',
  '',
])('finds in "%s" what the expressions find themselves', (text) => {
  const finds = searcherOf(text);
  expect(signs.map(finds)).toEqual(signs.map((sign) => sign.test(text)));
});

it('finds whatever the case of the letters', () => {
  expect(searcherOf('A FULL RATCHET.')(/ratchet/i)).toBe(true);
  expect(searcherOf('A full ratchet.')(/RATCHET/)).toBe(false);
});
