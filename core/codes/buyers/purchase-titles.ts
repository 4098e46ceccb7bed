/** Titles of purchases that were written for this product, by the stems of their words. */
export interface PurchaseTitles {
  /** Codes that buyers give, the usual one first; titles of one kind share a list. */
  readonly lists: readonly (readonly string[])[];
  /** The list of each title. */
  readonly listOf: Uint16Array;
  /** The titles that a stem stands in, and the square of how rare it is. */
  readonly stems: ReadonlyMap<string, { readonly titles: Uint16Array; readonly rarity: number }>;
  /** How much the stems of each title weigh together. */
  readonly lengths: Float64Array;
  /** The square of how rare a stem is that no title has. */
  readonly unknown: number;
}

/** A title as it is learned: its stems and the codes that buyers give. */
export interface PurchaseTitle {
  readonly stems: readonly string[];
  readonly codes: readonly string[];
}

/** The part of the titles that is kept as text; the rest is numbers. */
export interface KeptTitles {
  readonly lists: readonly (readonly string[])[];
  readonly stems: readonly string[];
}

/** The numbers of the titles: the list of each, how many each stem has, and which. */
export type TitleNumbers = Readonly<Record<'listOf' | 'counts' | 'titles', Uint16Array>>;

/** A stem of no title says less than its rarity, because the title may say it in another word. */
const unknownShare = 0.6;

/** Gathers titles by their stems. */
export function purchaseTitles(titles: readonly PurchaseTitle[]): PurchaseTitles {
  const numberOf = new Map<string, number>();
  const lists: (readonly string[])[] = [];
  const having = new Map<string, number[]>();
  const listOf = titles.map(({ codes, stems }, title) => {
    for (const stem of new Set(stems)) having.set(stem, [...(having.get(stem) ?? []), title]);
    const key = codes.join(' ');
    const number = numberOf.get(key) ?? lists.push(codes) - 1;
    numberOf.set(key, number);
    return number;
  });
  const inOrder = [...having].sort(([left], [right]) => (left < right ? -1 : 1));
  return withRarities(
    lists,
    Uint16Array.from(listOf),
    inOrder.map(([stem, numbers]) => [stem, Uint16Array.from(numbers)]),
  );
}

/** Puts titles into the form in which they are kept. */
export function keptTitles({ lists, listOf, stems }: PurchaseTitles): {
  kept: KeptTitles;
  numbers: TitleNumbers;
} {
  const having = [...stems.values()].map(({ titles }) => titles);
  return {
    kept: { lists, stems: [...stems.keys()] },
    numbers: {
      listOf,
      counts: Uint16Array.from(having, ({ length }) => length),
      titles: Uint16Array.from(having.flatMap((titles) => [...titles])),
    },
  };
}

/** Reads titles as {@link keptTitles} left them. */
export function readTitles({ lists, stems }: KeptTitles, numbers: TitleNumbers): PurchaseTitles {
  let from = 0;
  const having = stems.map((stem, at) => {
    const until = from + (numbers.counts[at] ?? 0);
    const titles = numbers.titles.subarray(from, until);
    from = until;
    return [stem, titles] as const;
  });
  return withRarities(lists, numbers.listOf, having);
}

function withRarities(
  lists: PurchaseTitles['lists'],
  listOf: Uint16Array,
  having: readonly (readonly [stem: string, titles: Uint16Array])[],
): PurchaseTitles {
  const lengths = new Float64Array(listOf.length);
  const stems = new Map<string, { readonly titles: Uint16Array; readonly rarity: number }>();
  for (const [stem, titles] of having) {
    const rarity = rarityOf(listOf.length, titles.length);
    for (const title of titles) lengths[title] = (lengths[title] ?? 0) + rarity;
    stems.set(stem, { titles, rarity });
  }
  const unknown = unknownShare ** 2 * rarityOf(listOf.length, 0);
  return { lists, listOf, stems, lengths: lengths.map(Math.sqrt), unknown };
}

function rarityOf(titles: number, having: number): number {
  return Math.log(1 + titles / (having + 0.5)) ** 2;
}
