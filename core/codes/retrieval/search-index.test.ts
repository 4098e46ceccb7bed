import { describe, expect, it } from 'vitest';
import { smallCodeTables } from '../testing/small-code-tables.ts';
import { collectionSources } from './collection-sources.ts';
import { compileIndex, readCompiledIndex } from './compiled-index.ts';
import { scoreCollection } from './score-collection.ts';
import { buildSearchIndex } from './search-index.ts';

const tables = smallCodeTables();
const index = buildSearchIndex(collectionSources(tables, tables.retrieval().trades));

function query(...stems: string[]) {
  return stems.flatMap((stem) => {
    const word = index.numberOf.get(stem);
    return word === undefined ? [] : [{ word, weight: 1 }];
  });
}

describe('scoreCollection', () => {
  it('scores nothing for no words', () => {
    const { whole, single, coverage } = scoreCollection(index.collections.naics, []);
    expect([...whole, ...single, ...coverage].every((score) => score === 0)).toBe(true);
  });

  it('puts the code whose entry holds the words first, covered and fitted in full', () => {
    const collection = index.collections.isic;
    const scores = scoreCollection(collection, query('fish', 'chip', 'shop'));
    const item = collection.itemOfKey.get('5610') ?? -1;
    expect(scores.single[item]).toBe(1);
    expect(scores.coverage[item]).toBeCloseTo(1, 5);
    expect(scores.fit[item]).toBeCloseTo(1, 5);
    const text = (scores.bestText[item] ?? 0) - (collection.firstText[item] ?? 0);
    expect(tables.indexTerms('isic', '5610')[text - 1]).toBe('Fish and chip shop');
  });

  it('names the items that hold a word, and keeps nothing of the search before', () => {
    const collection = index.collections.isic;
    const figuresOf = ({ whole, single, coverage, fit, bestText }: ReturnType<typeof scoreCollection>) =>
      [whole, single, coverage, fit, bestText].map((array) => [...array]);
    const alone = figuresOf(scoreCollection(collection, query('fish')));
    scoreCollection(collection, query('shop', 'retail'));
    const again = scoreCollection(collection, query('fish'));
    expect(figuresOf(again)).toEqual(alone);
    const above = [...again.whole].flatMap((score, item) => (score > 0 ? [item] : []));
    expect(above.length).toBeGreaterThan(0);
    expect([...again.found].sort((left, right) => left - right)).toEqual(above);
  });

  it('gives figures between 0 and 1', () => {
    const { whole, single, coverage, fit } = scoreCollection(
      index.collections.sic,
      query('bakeri', 'retail'),
    );
    for (const score of [...whole, ...single, ...coverage, ...fit]) {
      expect(score).toBeGreaterThanOrEqual(0);
      expect(score).toBeLessThanOrEqual(1);
    }
  });
});

describe('a compiled index', () => {
  it('reads back as it was', () => {
    const { header, bytes } = compileIndex(index);
    const read = readCompiledIndex(JSON.parse(JSON.stringify(header)), bytes);
    expect(read).toEqual(index);
  });

  it('is refused when an array is missing', () => {
    const { header, bytes } = compileIndex(index);
    expect(() => readCompiledIndex({ ...header, layout: {} }, bytes)).toThrow('the bundle has no');
  });
});
