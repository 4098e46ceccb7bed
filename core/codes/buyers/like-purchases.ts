import { topItems } from '../ranking/top-items.ts';
import type { PurchaseTitles } from './purchase-titles.ts';

/** What the written titles that are most like a notice say of its codes. */
export interface LikePurchases {
  /** How like the likest title with the code is, 0 to 1; less for a code further down its list. */
  readonly likeness: ReadonlyMap<string, number>;
  /** The share of each code among the likest titles, together 1. */
  readonly shares: ReadonlyMap<string, number>;
  /** How like the likest title of all is. */
  readonly most: number;
}

/** Of the codes of a list each is given this much less often than the one before. */
export const nextShare = 0.6;
const titlesAsked = 30;

/** Finds the titles that share the rarest words with a text, by the cosine of their stems. */
export function likePurchases(purchases: PurchaseTitles, stems: Iterable<string>): LikePurchases {
  const { lists, listOf, lengths } = purchases;
  const scores = new Float32Array(listOf.length);
  let asked = 0;
  for (const stem of new Set(stems)) {
    const known = purchases.stems.get(stem);
    asked += known?.rarity ?? purchases.unknown;
    for (const title of known?.titles ?? []) scores[title] = (scores[title] ?? 0) + (known?.rarity ?? 0);
  }
  const length = Math.sqrt(asked) || 1;
  for (let title = 0; title < scores.length; title++)
    scores[title] = (scores[title] ?? 0) / length / (lengths[title] || 1);
  const likeness = new Map<string, number>();
  const shares = new Map<string, number>();
  let total = 0;
  const likest = topItems(scores, titlesAsked);
  for (const title of likest) {
    const like = scores[title] ?? 0;
    const codes = lists[listOf[title] ?? 0] ?? [];
    const all = (1 - nextShare ** codes.length) / (1 - nextShare);
    codes.forEach((code, rank) => {
      const share = (nextShare ** rank / all) * like ** 3;
      likeness.set(code, Math.max(likeness.get(code) ?? 0, like * nextShare ** (rank / 2)));
      shares.set(code, (shares.get(code) ?? 0) + share);
      total += share;
    });
  }
  for (const [code, share] of shares) shares.set(code, share / total);
  return { likeness, shares, most: scores[likest[0] ?? -1] ?? 0 };
}
