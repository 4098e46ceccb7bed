import { addBm25, lengthNorms, type WeightedWord } from './bm25.ts';
import type { Collection } from './search-index.ts';
import { TextScores } from './text-scores.ts';

/**
 * Scores of the items of one collection for one query; every figure lies between 0 and 1. They hold until the
 * collection is searched again: the arrays are used for query after query.
 */
export interface CollectionScores {
  /** The items that hold a word of the query, in no order; all figures of the others are 0. */
  readonly found: Uint32Array;
  /** The whole document (title and all texts), divided by the best. */
  readonly whole: Float32Array;
  /** The best single texts, divided by the best. */
  readonly single: Float32Array;
  /** Share of the query's weight, by rarity, that the item's best text holds. */
  readonly coverage: Float32Array;
  /** Share of the best text's own words, by rarity, that the query holds. */
  readonly fit: Float32Array;
  /** The best text of each item, as a number in the collection; 0 where nothing matched. */
  readonly bestText: Uint32Array;
}

/** What is made once for a collection and used for every query. */
interface Workspace {
  readonly itemNorms: Float64Array;
  readonly texts: TextScores;
  readonly scores: Omit<CollectionScores, 'found'>;
  readonly second: Float32Array;
  /** The items that the last query touched, `foundCount` of them. */
  readonly found: Uint32Array;
  foundCount: number;
}

const workspaces = new WeakMap<Collection, Workspace>();

/** Searches a collection: whole items and single texts. */
export function scoreCollection(collection: Collection, query: readonly WeightedWord[]): CollectionScores {
  const workspace = workspaceOf(collection);
  clear(workspace);
  const { itemNorms, texts, scores, second, found } = workspace;
  workspace.foundCount = addBm25(scores.whole, collection.items, query, itemNorms, found);
  texts.fill(query);
  findBestTexts(collection, texts, scores, second);
  texts.clear();
  const items = found.subarray(0, workspace.foundCount);
  divideByBest(scores.whole, items);
  divideByBest(scores.single, items);
  return { ...scores, found: items };
}

/** Of some ten thousand items a query touches some hundred: only theirs are set back. */
function clear({ scores, second, found, foundCount }: Workspace): void {
  const { whole, single, coverage, fit, bestText } = scores;
  for (let number = 0; number < foundCount; number++) {
    const item = found[number] ?? 0;
    whole[item] = 0;
    single[item] = 0;
    coverage[item] = 0;
    fit[item] = 0;
    bestText[item] = 0;
    second[item] = 0;
  }
}

function workspaceOf(collection: Collection): Workspace {
  const known = workspaces.get(collection);
  if (known) return known;
  const size = collection.keys.length;
  const workspace: Workspace = {
    itemNorms: lengthNorms(collection.items, collection.itemLength),
    texts: new TextScores(collection),
    scores: {
      whole: new Float32Array(size),
      single: new Float32Array(size),
      coverage: new Float32Array(size),
      fit: new Float32Array(size),
      bestText: new Uint32Array(size),
    },
    second: new Float32Array(size),
    found: new Uint32Array(size),
    foundCount: 0,
  };
  workspaces.set(collection, workspace);
  return workspace;
}

/** The best text of each item, and a quarter of the second best for those that match in several ways. */
function findBestTexts(
  { itemOfText, textRarity }: Collection,
  { score, covered, held, touched, touchedCount, ideal }: TextScores,
  { single, bestText, coverage, fit }: Workspace['scores'],
  second: Float32Array,
): void {
  for (let number = 0; number < touchedCount; number++) {
    const text = touched[number] ?? 0;
    const item = itemOfText[text] ?? 0;
    const value = score[text] ?? 0;
    const best = single[item] ?? 0;
    if (value > best) {
      second[item] = best;
      single[item] = value;
      bestText[item] = text;
    } else {
      if (value > (second[item] ?? 0)) second[item] = value;
      // Of equal texts the first of the item counts, in whichever order they are met.
      if (value === best && text < (bestText[item] ?? 0)) bestText[item] = text;
    }
  }
  for (let number = 0; number < touchedCount; number++) {
    const text = touched[number] ?? 0;
    const item = itemOfText[text] ?? 0;
    if (bestText[item] !== text) continue;
    coverage[item] = Math.min(1, (covered[text] ?? 0) / ideal);
    fit[item] = Math.min(1, (held[text] ?? 0) / (textRarity[text] || 1));
    single[item] = (single[item] ?? 0) + 0.25 * (second[item] ?? 0);
  }
}

function divideByBest(scores: Float32Array, items: Uint32Array): void {
  let best = 0;
  for (let number = 0; number < items.length; number++) {
    const score = scores[items[number] ?? 0] ?? 0;
    if (score > best) best = score;
  }
  if (best === 0) return;
  for (let number = 0; number < items.length; number++) {
    const item = items[number] ?? 0;
    scores[item] = (scores[item] ?? 0) / best;
  }
}
