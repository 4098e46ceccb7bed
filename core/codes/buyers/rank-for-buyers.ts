import type { CodeTables } from '../code-tables.port.ts';
import { type Candidate, candidatesOf } from '../ranking/candidates.ts';
import type { RankedCode } from '../ranking/rank-codes.ts';
import { type ReadSources, readSources } from '../ranking/read-sources.ts';
import { topItems } from '../ranking/top-items.ts';
import { weigh } from '../ranking/weigh-candidates.ts';
import { rankingWeights } from '../ranking/weights.ts';
import type { RetrievalData } from '../retrieval/retrieval-data.ts';
import { type ModelHead, probabilities } from '../text-model/text-model.ts';
import { likePurchases } from './like-purchases.ts';
import { type NoticeSources, noticeFigures } from './notice-figures.ts';
import { noticeKinds } from './notice-kinds.ts';
import type { NoticeModel } from './notice-model.ts';
import { unitVector } from './unit-vector.ts';
import { withoutProcedure } from './without-procedure.ts';

const givenKept = 25;
const kept = 30;
const leastShare = 1e-4;

/** What is read of a title for its CPV codes. */
export type ReadPurchase = Pick<ReadSources, 'words' | 'sources'>;

/**
 * Reads what is bought, with the words of procedure set aside: a framework agreement is no metal frame. The whole title
 * where they leave no word.
 */
export function readPurchase(data: RetrievalData, title: string): ReadSources {
  const bare = readSources(data, withoutProcedure(title));
  return bare.sources.vector ? bare : readSources(data, title);
}

/** Ranks CPV codes as buyers give them: codes above the found ones and codes of like notices are candidates too. */
export function rankForBuyers(
  tables: CodeTables,
  data: RetrievalData,
  notices: NoticeModel,
  read: ReadPurchase,
): RankedCode[] {
  const asked = noticeSources(tables, data, notices, read);
  const weights = noticeKinds.map((kind) => notices.ranking[kind]);
  const scores = noticeFigures(tables, asked).map((figures) =>
    figures.reduce((sum, figure, at) => sum + figure * (weights[at] ?? 0), 0),
  );
  const best = Math.max(...scores);
  const total = scores.reduce((sum, score) => sum + Math.exp(score - best), 0);
  return asked.candidates
    .map((candidate, at) => {
      const score = scores[at] ?? 0;
      return { ...candidate, score, probability: Math.exp(score - best) / total };
    })
    .sort((left, right) => right.score - left.score)
    .slice(0, kept);
}

/** The candidates for what a buyer asks, with what like notices say of them. */
export function noticeSources(
  tables: CodeTables,
  data: RetrievalData,
  { head, usage, purchases }: Pick<NoticeModel, 'head' | 'usage' | 'purchases'>,
  { words, sources }: ReadPurchase,
): NoticeSources {
  const bought = likePurchases(
    purchases,
    words.map(({ stem }) => stem),
  );
  const shares = sources.vector ? probabilities(head, unitVector(sources.vector)) : new Float32Array();
  const candidates = candidatesOf(tables, data, 'cpv', {
    ...sources,
    widened: (items) =>
      withAbove(tables, data, [
        ...items,
        ...givenItems(data, head, shares),
        ...itemsOf(data, bought.shares.keys()),
      ]),
  });
  return { candidates, sold: soldShares(candidates), given: likely(head, shares), usage, bought };
}

function givenItems(data: RetrievalData, { keys }: ModelHead, shares: Float32Array): number[] {
  return itemsOf(
    data,
    topItems(shares, givenKept).map((at) => keys[at] ?? ''),
  );
}

function itemsOf(data: RetrievalData, codes: Iterable<string>): number[] {
  const { itemOfKey } = data.index.collections.cpv;
  return [...codes].flatMap((code) => itemOfKey.get(code) ?? []);
}

function withAbove(tables: CodeTables, data: RetrievalData, items: readonly number[]): number[] {
  const { keys, itemOfKey } = data.index.collections.cpv;
  const above = items.flatMap((item) => tables.path('cpv', keys[item] ?? ''));
  return [...new Set([...items, ...above.flatMap(({ code }) => itemOfKey.get(code) ?? [])])];
}

function soldShares(candidates: readonly Candidate[]): number[] {
  const shareOf = new Map(
    weigh(candidates, rankingWeights.cpv.second).map(({ candidate, probability }) => [
      candidate,
      probability,
    ]),
  );
  return candidates.map((candidate) => shareOf.get(candidate) ?? 0);
}

function likely({ keys }: ModelHead, shares: Float32Array): ReadonlyMap<string, number> {
  const given = new Map<string, number>();
  shares.forEach((share, at) => {
    if (share > leastShare) given.set(keys[at] ?? '', share);
  });
  return given;
}
