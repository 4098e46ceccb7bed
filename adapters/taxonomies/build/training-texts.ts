import type { CodeTables } from '../../../core/codes/code-tables.port.ts';
import type { Trade } from '../../../core/codes/lexicon/trades.ts';
import type { RetrievalData } from '../../../core/codes/retrieval/retrieval-data.ts';
import { stemsOf } from '../../../core/codes/text/tokenise.ts';
import { seededNumbers } from '../../../core/evaluation/seeded-numbers.ts';
import { concordanceTexts } from './concordance-texts.ts';
import { outputs } from './outputs.ts';
import type { TrainingText } from './train-model.ts';

/** How many texts are put together from the phrases of one trade, as owners name several things at once. */
const mixturesPerTrade = 5;

/**
 * What the model learns from: every title and index term for its code, every phrase of a trade for the trade
 * and its first codes, mixtures of phrases of one trade, some with a phrase of another as a distractor, and
 * what the concordances say of the terms of the other systems.
 */
export function trainingTexts(tables: CodeTables): TrainingText[] {
  const data = tables.retrieval();
  const texts: TrainingText[] = [];
  const add = (output: (typeof outputs)[number], key: string | undefined, stems: readonly string[]) => {
    const label = key === undefined ? undefined : data.index.collections[output].itemOfKey.get(key);
    if (label !== undefined && stems.length > 0)
      texts.push({ system: outputs.indexOf(output), labels: [label], share: 1, stems });
  };
  for (const system of ['sic', 'naics', 'isic', 'cpv'] as const) {
    for (const code of data.index.collections[system].keys) {
      const title = tables.entry(system, code)?.title ?? '';
      for (const text of [title, ...tables.indexTerms(system, code)]) add(system, code, stemsOf(text));
    }
  }
  addTrades(data, add);
  return [...texts, ...concordanceTexts(tables, texts)];
}

function addTrades(
  data: RetrievalData,
  add: (output: (typeof outputs)[number], key: string | undefined, stems: readonly string[]) => void,
): void {
  const random = seededNumbers(12_345);
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
  const phrasesOf = (trade: Trade): string[] => [trade.name, ...trade.phrases];
  for (const trade of data.trades) {
    const phrases = phrasesOf(trade);
    const mixtures = Array.from({ length: mixturesPerTrade }, () => {
      const parts = Array.from({ length: 2 + Math.floor(random() * 3) }, () => pick(phrases));
      if (random() < 0.4) parts.push(pick(phrasesOf(pick(data.trades))));
      return parts.flatMap(stemsOf);
    });
    for (const stems of [...phrases.map(stemsOf), ...mixtures]) {
      add('trades', trade.name, stems);
      for (const system of ['sic', 'naics', 'isic'] as const) add(system, trade.codes[system][0], stems);
      // The first CPV codes of a trade are about equally right, so the earlier ones are drawn more often.
      add('cpv', trade.codes.cpv[Math.floor(random() * random() * trade.codes.cpv.length)], stems);
    }
  }
}
