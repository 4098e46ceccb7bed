import type { CodeTables } from '../../../core/codes/code-tables.port.ts';
import type { Trade } from '../../../core/codes/lexicon/trades.ts';
import { readSources } from '../../../core/codes/ranking/read-sources.ts';
import type { RetrievalData } from '../../../core/codes/retrieval/retrieval-data.ts';
import { cpvWithCheckDigit } from '../../../core/codes/tables/create-code-tables.ts';
import { stemsOf } from '../../../core/codes/text/tokenise.ts';
import { seededNumbers } from '../../../core/evaluation/seeded-numbers.ts';
import { concordanceTexts } from './concordance-texts.ts';
import { outputs } from './outputs.ts';
import type { OwnerSentence } from './owner-sentences.ts';
import type { TrainingText } from './train-model.ts';

/** How many texts are put together from the phrases of one trade, as owners name several things at once. */
const mixturesPerTrade = 5;

/**
 * What the model learns from: every title and index term for its code, every phrase of a trade for the trade
 * and its first codes, mixtures of phrases of one trade, some with a phrase of another as a distractor, and what
 * the concordances say of the terms of the other systems.
 */
export function trainingTexts(tables: CodeTables): TrainingText[] {
  const data = tables.retrieval();
  const texts: TrainingText[] = [];
  const add: AddText = (output, key, stems) => {
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

/** Each sentence for its code in every system, and for the trades of that industry, of which one is meant. */
export function sentenceTexts(tables: CodeTables, sentences: readonly OwnerSentence[]): TrainingText[] {
  const data = tables.retrieval();
  const withCheckDigit = cpvWithCheckDigit(tables);
  const tradesOf = ({ naics, sic }: OwnerSentence): string[] =>
    data.trades
      .filter(({ codes }) => codes.naics[0] === naics && codes.sic[0] === sic)
      .map(({ name }) => name);
  return sentences.flatMap((sentence) =>
    describedTexts(data, sentence.text, {
      sic: [sentence.sic],
      naics: [sentence.naics],
      isic: [sentence.isic],
      cpv: [withCheckDigit(sentence.cpv)],
      trades: tradesOf(sentence),
    }),
  );
}

/** A description as the engine reads it, for what it names in each output; of several keys one is meant. */
export function describedTexts(
  data: RetrievalData,
  description: string,
  named: Readonly<Record<(typeof outputs)[number], readonly string[]>>,
): TrainingText[] {
  const { words } = readSources(data, description);
  const [stems, weights] = [words.map(({ stem }) => stem), words.map(({ weight }) => weight)];
  return outputs.flatMap((output, system): TrainingText[] => {
    const { itemOfKey } = data.index.collections[output];
    const [first, ...others] = named[output].flatMap((key) => itemOfKey.get(key) ?? []);
    if (first === undefined || stems.length === 0) return [];
    return [{ system, labels: [first, ...others], share: 1, stems, weights }];
  });
}

type AddText = (output: (typeof outputs)[number], key: string | undefined, stems: readonly string[]) => void;

function addTrades(data: RetrievalData, add: AddText): void {
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
