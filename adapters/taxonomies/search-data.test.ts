import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { codeSystems } from '../../core/codes/classification.ts';
import { collectionSources } from '../../core/codes/retrieval/collection-sources.ts';
import { compileIndex } from '../../core/codes/retrieval/compiled-index.ts';
import { buildSearchIndex } from '../../core/codes/retrieval/search-index.ts';
import { packageRoot } from '../package-root.ts';
import { loadCodeTables } from './load-code-tables.ts';

const tables = loadCodeTables();
const retrieval = tables.retrieval();

describe('the search data', () => {
  it('is built from the tables and the lexicon as they are (else run build-search.ts index)', () => {
    const { bytes } = compileIndex(buildSearchIndex(collectionSources(tables, retrieval.trades)));
    const kept = readFileSync(join(packageRoot(), 'core/codes/data/search-index.bin'));
    expect(Buffer.compare(Buffer.from(bytes), kept)).toBe(0);
  });

  it('has a model trained for these codes and trades (else run build-search.ts model)', () => {
    expect(retrieval.model).not.toBeNull();
  });
});

describe('the lexicon', () => {
  it('names codes that exist, in all four systems', () => {
    for (const trade of retrieval.trades) {
      for (const system of codeSystems) {
        expect(trade.codes[system].length, `${trade.name} ${system}`).toBeGreaterThan(0);
        for (const code of trade.codes[system]) {
          expect(retrieval.index.collections[system].itemOfKey.has(code), `${trade.name} ${code}`).toBe(true);
        }
      }
    }
  });

  it('names every trade once and is large', () => {
    const names = retrieval.trades.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(retrieval.trades.flatMap(({ phrases }) => phrases).length).toBeGreaterThan(8_000);
  });
});
