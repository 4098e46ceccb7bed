import { describe, expect, it } from 'vitest';
import type { Block, Offer } from '../content/offer.ts';
import { layOut } from '../layout/lay-out.ts';
import { wordsOf } from '../score/normalise.ts';
import { trueBlocks } from '../truth/true-blocks.ts';
import { sealedOffers } from './sealed/index.ts';
import { seenOffers } from './seen/index.ts';

const offers = [...seenOffers, ...sealedOffers];
const cases = offers.map((offer) => [offer.id, offer] as const);

function blocksOf(offer: Offer) {
  return trueBlocks(layOut(offer), {
    withdrawn: true,
    coverPage: true,
    printMark: () => '',
    printComment: ({ says }) => says,
  });
}

/** Runs of so many words are no turn of phrase any more: they were copied. */
const copiedWords = 12;

function runsOf(offer: Offer): Set<string> {
  const runs = new Set<string>();
  for (const { text } of blocksOf(offer)) {
    const words = wordsOf(text);
    for (let at = 0; at + copiedWords <= words.length; at += 1)
      runs.add(words.slice(at, at + copiedWords).join(' '));
  }
  return runs;
}

const runs = new Map(offers.map((offer) => [offer, runsOf(offer)]));

/** How many things in these blocks take the second level of the numbers: subsections, and lists of 1.1. */
function secondLevels(blocks: readonly Block[]): number {
  const lists = blocks.filter((block) => block.kind === 'list' && block.marks.startsWith('1.1')).length;
  return lists + (blocks.some(({ kind }) => kind === 'section') ? 1 : 0);
}

describe('contents', () => {
  it('are sixty or more, each of its own name', () => {
    expect(seenOffers.length).toBeGreaterThanOrEqual(20);
    expect(sealedOffers.length).toBeGreaterThanOrEqual(40);
    expect(new Set(offers.map(({ id }) => id)).size).toBe(offers.length);
  });

  it.each(cases)('%s can be laid out, states facts and is in a hand of its own', (_, offer) => {
    expect(blocksOf(offer).length).toBeGreaterThan(4);
    expect(Object.keys(offer.facts).length).toBeGreaterThan(3);
    expect(offers.filter(({ hand }) => hand === offer.hand)).toHaveLength(1);
  });

  it.each(cases)('%s shares no long run of words with another', (_, offer) => {
    const own = [...(runs.get(offer) ?? [])];
    for (const other of offers) {
      if (other === offer) continue;
      expect(own.filter((run) => runs.get(other)?.has(run))).toEqual([]);
    }
  });

  it.each(cases)('%s counts the second level of its numbers once in a section', (_, offer) => {
    for (const block of offer.body) {
      if (block.kind === 'section') expect(secondLevels(block.blocks)).toBeLessThanOrEqual(1);
    }
  });

  it('have what readers stumble over, in both sets', () => {
    for (const set of [seenOffers, sealedOffers]) {
      const apart = set.flatMap(blocksOf).map((block) => block.apart);
      expect(apart.filter((each) => each === 'note').length).toBeGreaterThan(20);
      expect(apart.filter((each) => each === 'withdrawn').length).toBeGreaterThan(5);
      expect(set.filter(({ running }) => (running?.heads.length ?? 0) > 1).length).toBeGreaterThan(4);
      expect(set.filter(({ cover }) => cover).length).toBeGreaterThan(2);
      expect(set.filter(({ body }) => JSON.stringify(body).includes('"kind":"grid"')).length).toBeGreaterThan(
        5,
      );
      expect(new Set(set.map(({ place }) => place)).size).toBeGreaterThan(7);
      expect(new Set(set.map(({ type }) => type)).size).toBe(3);
    }
  });
});
