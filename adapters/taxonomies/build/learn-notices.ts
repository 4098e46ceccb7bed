import { type BuyerSigns, buyerSigns } from '../../../core/codes/buyers/buyer-signs.ts';
import { nextShare } from '../../../core/codes/buyers/like-purchases.ts';
import { noticeFigures } from '../../../core/codes/buyers/notice-figures.ts';
import { type NoticeFigures, noticeKinds } from '../../../core/codes/buyers/notice-kinds.ts';
import type { NoticeModel } from '../../../core/codes/buyers/notice-model.ts';
import { purchaseTitles } from '../../../core/codes/buyers/purchase-titles.ts';
import {
  noticeSources,
  type ReadPurchase,
  readPurchase,
} from '../../../core/codes/buyers/rank-for-buyers.ts';
import { unitVector } from '../../../core/codes/buyers/unit-vector.ts';
import type { CodeTables } from '../../../core/codes/code-tables.port.ts';
import { readSources } from '../../../core/codes/ranking/read-sources.ts';
import { goldenSets } from '../evaluation/evaluation-sets.ts';
import type { Notice } from '../evaluation/notices.ts';
import { type Choice, fitChoices } from './choice-regression.ts';
import { fitLogistic, type Observation } from './logistic-regression.ts';
import { type NoticeText, trainNoticeHead, withCodes } from './train-notice-head.ts';
import { readWrittenTitles } from './written-titles.ts';

/** A title that was read for what is bought. */
interface ReadTitle extends NoticeText {
  readonly read: ReadPurchase;
}

interface ReadNotice extends ReadTitle {
  readonly title: string;
  readonly weight: number;
}

const folds = 3;
/** Neighbours in the order of their titles are often lots of one purchase, and are kept together. */
const together = 25;
const ridge = 3;
/**
 * An export that was searched out by its subject tells which words go with which codes, but not how often codes are
 * given at all: 54% of that of services for the young is health and social work, of the others 6 to 8%.
 */
const weightOfSubject: Readonly<Record<string, number>> = { 'uk-cf-youth': 0.1 };
/** A written title counts this much beside a notice. */
const writtenWeight = 0.3;
/** A code that one notice gave among a dozen others costs as many bytes as any, and is hardly ever asked for. */
const leastUsage = 0.3;
const viewRidge = 3;
/** A firm taken for a buyer is worse than a buyer taken for a firm. */
const sellerWeight = 4;
const everyTradePhrase = 5;
const sellerSets = ['development', 'holdout', 'trade-names'].map((name) => `golden, ${name}`);

/** Learns what notices teach; the ranking and its confidence by figures of a head that has not seen the notice. */
export function learnNotices(tables: CodeTables, notices: readonly Notice[]): NoticeModel {
  const english = readEnglish(tables, notices);
  const written = readWritten(tables);
  const purchases = purchaseTitles(
    written.map(({ read, codes }) => ({ stems: read.words.map(({ stem }) => stem), codes })),
  );
  const choices = unseenChoices(tables, english, written, purchases);
  const weights = fitChoices(choices, ridge);
  const ranking = Object.fromEntries(
    noticeKinds.map((kind, at) => [kind, rounded(weights[at] ?? 0)]),
  ) as NoticeFigures;
  const usage = usageOf(english);
  const usual = new Set(written.flatMap(({ codes }) => codes));
  return {
    head: withCodes(
      headOf([...english, ...written]),
      (code) => usual.has(code) || (usage.get(code) ?? 0) >= leastUsage,
    ),
    usage,
    purchases,
    ranking,
    view: learnView(tables, english),
    confidence: learnConfidence(choices, weights),
  };
}

function readEnglish(tables: CodeTables, notices: readonly Notice[]): ReadNotice[] {
  return notices
    .filter(({ language }) => language === 'en')
    .flatMap(({ title, codes, source }) =>
      readTitle(tables, title, codes).map((read) => ({
        ...read,
        title,
        weight: weightOfSubject[source] ?? 1,
      })),
    )
    .sort((left, right) => (lettersOf(left.title) < lettersOf(right.title) ? -1 : 1));
}

function readWritten(tables: CodeTables): ReadTitle[] {
  return readWrittenTitles(tables).flatMap(({ title, codes }) => {
    const all = codes.reduce((sum, _, rank) => sum + nextShare ** rank, 0);
    const shares = codes.map((_, rank) => nextShare ** rank / all);
    const read = readTitle(tables, title, codes);
    return read.map((each) => ({ ...each, shares, weight: writtenWeight, written: true }));
  });
}

function readTitle(tables: CodeTables, title: string, given: readonly string[]): ReadTitle[] {
  const read = readPurchase(tables.retrieval(), title);
  const codes = given.filter((code) => tables.entry('cpv', code) !== null);
  if (!read.sources.vector || codes.length === 0) return [];
  return [{ read, codes, vector: unitVector(read.sources.vector) }];
}

function lettersOf(title: string): string {
  return title.toLowerCase().replace(/[^a-z]/g, '');
}

function headOf(texts: readonly NoticeText[]): NoticeModel['head'] {
  return trainNoticeHead(texts, texts[0]?.vector.length ?? 0);
}

function usageOf(notices: readonly ReadNotice[]): ReadonlyMap<string, number> {
  const usage = new Map<string, number>();
  for (const { codes, weight } of notices)
    for (const code of codes) usage.set(code, (usage.get(code) ?? 0) + weight / Math.sqrt(codes.length));
  return new Map([...usage].map(([code, count]) => [code, Math.round(count * 100) / 100]));
}

function unseenChoices(
  tables: CodeTables,
  notices: readonly ReadNotice[],
  written: readonly ReadTitle[],
  purchases: NoticeModel['purchases'],
): Choice[] {
  const data = tables.retrieval();
  const foldOf = (at: number): number => Math.floor(at / together) % folds;
  const choices: Choice[] = [];
  for (let fold = 0; fold < folds; fold++) {
    const seen = notices.filter((_, at) => foldOf(at) !== fold);
    const known = { head: headOf([...seen, ...written]), usage: usageOf(seen), purchases };
    for (const { read, codes, weight } of notices.filter((_, at) => foldOf(at) === fold)) {
      const asked = noticeSources(tables, data, known, read);
      choices.push({
        figures: noticeFigures(tables, asked),
        right: asked.candidates.map(({ code }) => codes.includes(code)),
        weight,
      });
    }
  }
  return choices;
}

function learnView(tables: CodeTables, bought: readonly ReadNotice[]): NoticeModel['view'] {
  const data = tables.retrieval();
  const described = goldenSets()
    .filter(({ name }) => sellerSets.includes(name))
    .flatMap(({ rows }) => rows.map(({ description }) => description));
  const phrases = data.trades
    .flatMap(({ name, phrases: more }) => [name, ...more])
    .filter((_, at) => at % everyTradePhrase === 0);
  const observation = (text: string, vector: Float32Array, held: boolean, weight: number): Observation => ({
    figures: [...Object.values(buyerSigns(text)), ...vector],
    held,
    weight,
  });
  const spoken = (text: string, held: boolean, weight: number): Observation[] => {
    const { vector } = readSources(data, text).sources;
    return vector ? [observation(text, unitVector(vector), held, weight)] : [];
  };
  const observations = [
    ...bought.flatMap(({ title }) => spoken(title, true, 1)),
    ...described.flatMap((text) => spoken(text, false, sellerWeight)),
    ...phrases.flatMap((text) => spoken(text, false, 1)),
  ];
  const names = Object.keys(buyerSigns('')) as (keyof BuyerSigns)[];
  const { offset, weights } = fitLogistic(observations, { ridge: viewRidge });
  return {
    offset: rounded(offset),
    signs: Object.fromEntries(names.map((name, at) => [name, rounded(weights[at] ?? 0)])) as Record<
      keyof BuyerSigns,
      number
    >,
    meaning: weights.slice(names.length).map(rounded),
  };
}

/** The first of each choice with its share of the evidence: how often it is right at such odds. */
function learnConfidence(choices: readonly Choice[], weights: readonly number[]): NoticeModel['confidence'] {
  const observations = choices.map(({ figures, right, weight }) => {
    const scores = figures.map((row) =>
      weights.reduce((sum, weight, at) => sum + weight * (row[at] ?? 0), 0),
    );
    const best = Math.max(...scores);
    const share = 1 / scores.reduce((sum, score) => sum + Math.exp(score - best), 0);
    return {
      figures: [Math.log(share / Math.max(1e-9, 1 - share))],
      held: right[scores.indexOf(best)] ?? false,
      weight: weight ?? 1,
    };
  });
  const { offset, weights: odds } = fitLogistic(observations, { ridge: 1, prior: [0.7] });
  return { offset: rounded(offset), odds: rounded(odds[0] ?? 0) };
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}
