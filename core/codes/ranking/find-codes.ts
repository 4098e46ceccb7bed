import type { NoticeModel } from '../buyers/notice-model.ts';
import { rankForBuyers, readPurchase } from '../buyers/rank-for-buyers.ts';
import { buyerLikelihood } from '../buyers/reads-like-buyer.ts';
import type { CodeTables } from '../code-tables.port.ts';
import { clarifiedRanking, type GivenAnswer } from '../questions/clarified-ranking.ts';
import { wordsOfAnswers } from '../questions/thing-roles.ts';
import { widenedRanking } from '../questions/widened-ranking.ts';
import type { RetrievalData } from '../retrieval/retrieval-data.ts';
import type { DescribedWord, ReadDescription } from '../understanding/read-description.ts';
import { chooseTogether } from './choose-together.ts';
import { type RankedSystems, rankCodes } from './rank-codes.ts';
import { readSources } from './read-sources.ts';
import type { TradeMatch } from './trade-votes.ts';
import { isOneAmbiguousWord, undecided } from './undecided.ts';

/** What was found for a description, with what was understood of it. */
export interface FoundCodes {
  readonly description: string;
  readonly systems: RankedSystems;
  readonly trades: readonly TradeMatch[];
  readonly read: ReadDescription;
  /** The words that were searched for; `known` tells whether any table or trade holds the word. */
  readonly searched: readonly SearchedWord[];
  /** What these words weigh together. */
  readonly weight: number;
  /** What those of them weigh that are known. */
  readonly knownWeight: number;
  /** What was asked about the description and answered; the ranking follows it. */
  readonly answered: readonly GivenAnswer[];
  /** One word and no answer, and the word stands for different businesses. */
  readonly ambiguous: boolean;
  /** Where a buyer asks for something: what notices teach, by which the CPV codes were ranked. */
  readonly notices: NoticeModel | null;
}

export interface SearchedWord extends DescribedWord {
  readonly known: boolean;
}

/**
 * Reads a description and ranks the codes of all systems for it, and for what its owner answered.
 * @param systems `industry` leaves CPV without codes: it has more codes than the others together
 */
export function findCodes(
  tables: CodeTables,
  description: string,
  answered: readonly GivenAnswer[] = [],
  systems: 'all' | 'industry' = 'all',
): FoundCodes {
  const { isAmbiguousWord, together, ...described } = describedCodes(tables, description, systems);
  const ambiguous = isAmbiguousWord && answered.length === 0;
  const added = isAmbiguousWord ? wordsOfAnswers(answered) : '';
  const ranked = ambiguous ? undecided(together) : widened(tables, together, description, added);
  return {
    ...described,
    description,
    systems: answered.reduce((found, answer) => clarifiedRanking(tables, found, answer), ranked),
    answered,
    ambiguous,
  };
}

/** What was found for a description before anything was asked about it. */
interface DescribedCodes
  extends Pick<FoundCodes, 'trades' | 'read' | 'searched' | 'weight' | 'knownWeight' | 'notices'> {
  readonly together: RankedSystems;
  readonly isAmbiguousWord: boolean;
}

interface LastDescription {
  readonly description: string;
  readonly systems: 'all' | 'industry';
  readonly found: DescribedCodes;
}

/** Each answer to a question about a word is tried with a search of its own, which begins in the same way. */
const last = new WeakMap<CodeTables, LastDescription>();

function describedCodes(
  tables: CodeTables,
  description: string,
  systems: 'all' | 'industry',
): DescribedCodes {
  const before = last.get(tables);
  if (before?.description === description && before.systems === systems) return before.found;
  const data = tables.retrieval();
  const asWritten = readSources(data, description);
  const { vector } = asWritten.sources;
  const rankCpv = systems === 'industry' ? () => [] : undefined;
  const notices = vector && !rankCpv ? noticesFor(data, description, vector) : null;
  const reading = notices ? readPurchase(data, description) : asWritten;
  const { read, words, trades, sources } = reading;
  const searched = words.map((word) => ({ ...word, known: data.index.numberOf.has(word.stem) }));
  const ranked = notices
    ? rankCodes(tables, data, sources, () => rankForBuyers(tables, data, notices, reading))
    : rankCodes(tables, data, sources, rankCpv);
  const found = {
    trades,
    read,
    searched,
    weight: searched.reduce((sum, word) => sum + word.weight, 0),
    knownWeight: searched.reduce((sum, word) => sum + (word.known ? word.weight : 0), 0),
    notices,
    together: chooseTogether(tables, ranked),
    isAmbiguousWord: isOneAmbiguousWord(tables, read.words),
  };
  last.set(tables, { description, systems, found });
  return found;
}

/** One word hardly leads to every business that it may stand for: what is done with the thing is searched for too. */
function widened(
  tables: CodeTables,
  found: RankedSystems,
  description: string,
  added: string,
): RankedSystems {
  if (added === '') return found;
  const { sources } = readSources(tables.retrieval(), `${description} ${added}`);
  return widenedRanking(found, chooseTogether(tables, rankCodes(tables, tables.retrieval(), sources)));
}

/** From this likelihood on a text is taken for a buyer's. */
const buyer = 0.5;

function noticesFor(
  { notices }: RetrievalData,
  description: string,
  vector: Float32Array,
): NoticeModel | null {
  return notices && buyerLikelihood(notices, description, vector) >= buyer ? notices : null;
}
