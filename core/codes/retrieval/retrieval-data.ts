import type { NoticeModel } from '../buyers/notice-model.ts';
import type { CodeSystem } from '../classification.ts';
import type { SynonymTable } from '../lexicon/synonyms.ts';
import type { Trade } from '../lexicon/trades.ts';
import type { TextModel } from '../text-model/text-model.ts';
import type { CollectionName } from './collection-name.ts';
import type { SearchIndex } from './search-index.ts';

/** Everything that finding a code from words needs. */
export interface RetrievalData {
  readonly index: SearchIndex<CollectionName>;
  /** In the order of the items of the collection `trades`. */
  readonly trades: readonly Trade[];
  readonly synonyms: SynonymTable;
  /** The trained model; null where only words are to be used. */
  readonly model: TextModel | null;
  /** What notices teach of how buyers use CPV; null where the view of sellers alone is taken. */
  readonly notices: NoticeModel | null;
  /** How many trades of the lexicon name a code: everyday codes are named, nearly extinct ones are not. */
  readonly popularity: Readonly<Record<CodeSystem, ReadonlyMap<string, number>>>;
}
