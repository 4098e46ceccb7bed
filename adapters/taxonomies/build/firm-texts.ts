import type { CodeTables } from '../../../core/codes/code-tables.port.ts';
import type { Trade } from '../../../core/codes/lexicon/trades.ts';
import { type AboutUsWriter, readFirms } from './about-us-texts.ts';
import type { TrainingText } from './train-model.ts';
import { describedTexts } from './training-texts.ts';

/** How many texts introduce the firms of one trade. */
const introductionsPerTrade = 4;
/** How many texts name what is made or run for the firms of one trade. */
const productsPerTrade = 2;
/** How often a whole text of a firm is learned, each time among other sentences of promotion but once. */
const timesFirms = 6;

/**
 * What the model learns from firms as they speak of themselves: that promotion says nothing, because it stands beside
 * every trade alike, and that what is made for a trade is not that trade.
 */
export function firmTexts(tables: CodeTables, writer: AboutUsWriter): TrainingText[] {
  const data = tables.retrieval();
  const tradeOf = new Map(data.trades.map((trade) => [trade.name, trade]));
  const teach = (name: string, text: string): TrainingText[] => {
    const trade = tradeOf.get(name);
    return trade ? describedTexts(data, text, keysOf(trade)) : [];
  };
  const introductions = data.trades.flatMap((trade) =>
    repeated(introductionsPerTrade, () => teach(trade.name, writer.introduce(trade))),
  );
  const products = data.trades.flatMap((trade) =>
    repeated(productsPerTrade, () => {
      const product = writer.forTrade(trade);
      return teach(product.trade, product.text);
    }),
  );
  const firms = readFirms().learned.flatMap(({ trade, text }) =>
    repeated(timesFirms, (time) => teach(trade, time === 0 ? text : writer.surround(text))),
  );
  return [...introductions, ...products, ...firms];
}

/** The first code of each system; of CPV any of the first two, which are about equally right. */
function keysOf({ name, codes }: Trade): Parameters<typeof describedTexts>[2] {
  return {
    sic: codes.sic.slice(0, 1),
    naics: codes.naics.slice(0, 1),
    isic: codes.isic.slice(0, 1),
    cpv: codes.cpv.slice(0, 2),
    trades: [name],
  };
}

function repeated(times: number, texts: (time: number) => TrainingText[]): TrainingText[] {
  return Array.from({ length: times }, (_, time) => texts(time)).flat();
}
