import { averageLength, inverseDocumentFrequency } from './bm25.ts';
import { type Postings, PostingsBuilder } from './postings.ts';

/** One thing that can be found: a code or a trade, with the short texts that name it. */
export interface IndexedItem {
  readonly key: string;
  /** Texts already brought to stems; the first is the title. */
  readonly texts: readonly (readonly string[])[];
}

/** Items searchable as a whole (all texts in one document, the title twice) and text by text. */
export interface Collection {
  readonly keys: readonly string[];
  readonly itemOfKey: ReadonlyMap<string, number>;
  /** Text t belongs to the item i with `firstText[i] <= t < firstText[i + 1]`. */
  readonly firstText: Uint32Array;
  readonly itemOfText: Uint32Array;
  readonly items: Postings;
  readonly itemLength: number;
  readonly texts: Postings;
  readonly textLength: number;
  /** How much the words of each text weigh together, by rarity: what a full match would reach. */
  readonly textRarity: Float32Array;
}

/** Words of all collections, and the collections. */
export interface SearchIndex<Name extends string> {
  readonly words: readonly string[];
  readonly numberOf: ReadonlyMap<string, number>;
  readonly collections: Readonly<Record<Name, Collection>>;
}

/** Builds an index in memory; used by the build step, by tests and by cross-validation. */
export function buildSearchIndex<Name extends string>(
  sources: Readonly<Record<Name, readonly IndexedItem[]>>,
): SearchIndex<Name> {
  const numberOf = new Map<string, number>();
  const number = (word: string): number => {
    const known = numberOf.get(word);
    if (known !== undefined) return known;
    numberOf.set(word, numberOf.size);
    return numberOf.size - 1;
  };
  const names = Object.keys(sources) as Name[];
  const built = names.map((name) => {
    const items = new PostingsBuilder();
    const texts = new PostingsBuilder();
    const firstText: number[] = [];
    let textCount = 0;
    for (const item of sources[name]) {
      firstText.push(textCount);
      const numbered = item.texts.map((text) => text.map(number));
      for (const text of numbered) texts.add(text);
      textCount += numbered.length;
      items.add([...(numbered[0] ?? []), ...numbered.flat()]);
    }
    firstText.push(textCount);
    return { name, items, texts, firstText };
  });
  const collections = {} as Record<Name, Collection>;
  for (const { name, items, texts, firstText } of built) {
    collections[name] = collection(
      sources[name].map((item) => item.key),
      Uint32Array.from(firstText),
      items.build(numberOf.size),
      texts.build(numberOf.size),
    );
  }
  return { words: [...numberOf.keys()], numberOf, collections };
}

/** Puts a collection together and derives what follows from its parts. */
export function collection(
  keys: readonly string[],
  firstText: Uint32Array,
  items: Postings,
  texts: Postings,
): Collection {
  const itemOfText = new Uint32Array(texts.documents);
  for (let item = 0; item < keys.length; item++) {
    itemOfText.fill(item, firstText[item], firstText[item + 1]);
  }
  return {
    keys,
    itemOfKey: new Map(keys.map((key, item) => [key, item])),
    firstText,
    itemOfText,
    items,
    itemLength: averageLength(items),
    texts,
    textLength: averageLength(texts),
    textRarity: rarityOfTexts(texts),
  };
}

function rarityOfTexts(texts: Postings): Float32Array {
  const rarity = new Float32Array(texts.documents);
  for (let word = 0; word + 1 < texts.start.length; word++) {
    const weight = inverseDocumentFrequency(texts, word);
    for (let at = texts.start[word] ?? 0; at < (texts.start[word + 1] ?? 0); at++) {
      const text = texts.document[at] ?? 0;
      rarity[text] = (rarity[text] ?? 0) + weight;
    }
  }
  return rarity;
}
