import { expect, it } from 'vitest';
import { layOut } from '../../layout/lay-out.ts';
import { seenOffers } from '../seen/index.ts';
import { mixedOffers } from './mixed-offers.ts';

it('makes offers that differ, the same ones each time, and that can be laid out', () => {
  const offers = mixedOffers(seenOffers, 0, 40);
  expect(mixedOffers(seenOffers, 0, 40)).toEqual(offers);
  expect(new Set(offers.map(({ body }) => JSON.stringify(body))).size).toBe(40);
  for (const offer of offers) expect(layOut(offer).blocks.length, offer.id).toBeGreaterThan(0);
});

it('makes tables, lists and clauses', () => {
  const kinds = new Set(mixedOffers(seenOffers, 0, 40).flatMap(({ body }) => body.map(({ kind }) => kind)));
  expect([...kinds]).toEqual(expect.arrayContaining(['section', 'terms', 'list', 'paragraph', 'grid']));
});
