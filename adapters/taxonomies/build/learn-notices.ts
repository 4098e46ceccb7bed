import { type BuyerSigns, buyerSigns } from '../../../core/codes/buyers/buyer-signs.ts';
import { noticeFigures } from '../../../core/codes/buyers/notice-figures.ts';
import { type NoticeFigures, noticeKinds } from '../../../core/codes/buyers/notice-kinds.ts';
import type { NoticeModel } from '../../../core/codes/buyers/notice-model.ts';
import { noticeSources } from '../../../core/codes/buyers/rank-for-buyers.ts';
import { unitVector } from '../../../core/codes/buyers/unit-vector.ts';
import type { CodeTables } from '../../../core/codes/code-tables.port.ts';
import type { CandidateSources } from '../../../core/codes/ranking/candidates.ts';
import { readSources } from '../../../core/codes/ranking/read-sources.ts';
import { goldenSets } from '../evaluation/evaluation-sets.ts';
import type { Notice } from '../evaluation/notices.ts';
import { type Choice, fitChoices } from './choice-regression.ts';
import { fitLogistic, type Observation } from './logistic-regression.ts';
import { trainNoticeHead } from './train-notice-head.ts';

interface ReadNotice extends Notice {
  readonly sources: CandidateSources;
  readonly vector: Float32Array;
}

const folds = 5;
/** Neighbours in the order of their titles are often lots of one purchase, and are kept together. */
const together = 25;
const ridge = 3;
const viewRidge = 3;
/** A firm taken for a buyer is worse than a buyer taken for a firm. */
const sellerWeight = 4;
const everyTradePhrase = 5;
const sellerSets = ['development', 'holdout', 'trade-names'].map((name) => `golden, ${name}`);

/** Learns what notices teach; the ranking and its confidence by figures of a head that has not seen the notice. */
export function learnNotices(tables: CodeTables, notices: readonly Notice[]): NoticeModel {
  const usage = usageOf(notices);
  const english = readEnglish(tables, notices);
  const { choices, sources } = unseenChoices(tables, english);
  const weights = fitChoices(choices, ridge);
  const ranking = Object.fromEntries(
    noticeKinds.map((kind, at) => [kind, rounded(weights[at] ?? 0)]),
  ) as NoticeFigures;
  return {
    head: headOf(english),
    usage,
    ranking,
    view: learnView(tables, sources),
    confidence: learnConfidence(choices, weights),
  };
}

function readEnglish(tables: CodeTables, notices: readonly Notice[]): ReadNotice[] {
  const data = tables.retrieval();
  return notices
    .filter(({ language }) => language === 'en')
    .flatMap((notice) => {
      const { sources } = readSources(data, notice.title);
      const codes = notice.codes.filter((code) => tables.entry('cpv', code) !== null);
      if (!sources.vector || codes.length === 0) return [];
      return [{ ...notice, codes, sources, vector: unitVector(sources.vector) }];
    })
    .sort((left, right) => (lettersOf(left.title) < lettersOf(right.title) ? -1 : 1));
}

function lettersOf(title: string): string {
  return title.toLowerCase().replace(/[^a-z]/g, '');
}

function headOf(notices: readonly ReadNotice[]): NoticeModel['head'] {
  return trainNoticeHead(notices, notices[0]?.vector.length ?? 0);
}

function usageOf(notices: readonly Notice[]): ReadonlyMap<string, number> {
  const usage = new Map<string, number>();
  for (const { codes } of notices)
    for (const code of codes) usage.set(code, (usage.get(code) ?? 0) + 1 / Math.sqrt(codes.length));
  return new Map([...usage].map(([code, count]) => [code, rounded(count)]));
}

function unseenChoices(
  tables: CodeTables,
  notices: readonly ReadNotice[],
): { choices: Choice[]; sources: readonly ReadNotice[] } {
  const data = tables.retrieval();
  const foldOf = (at: number): number => Math.floor(at / together) % folds;
  const choices: Choice[] = [];
  for (let fold = 0; fold < folds; fold++) {
    const seen = notices.filter((_, at) => foldOf(at) !== fold);
    const known = { head: headOf(seen), usage: usageOf(seen) };
    for (const { sources, codes } of notices.filter((_, at) => foldOf(at) === fold)) {
      const asked = noticeSources(tables, data, known, sources);
      choices.push({
        figures: noticeFigures(tables, asked),
        right: asked.candidates.map(({ code }) => codes.includes(code)),
      });
    }
  }
  return { choices, sources: notices };
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
  const sold = (text: string, weight: number): Observation[] => {
    const { vector } = readSources(data, text).sources;
    return vector ? [observation(text, unitVector(vector), false, weight)] : [];
  };
  const observations = [
    ...bought.map(({ title, vector }) => observation(title, vector, true, 1)),
    ...described.flatMap((text) => sold(text, sellerWeight)),
    ...phrases.flatMap((text) => sold(text, 1)),
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
  const observations = choices.map(({ figures, right }) => {
    const scores = figures.map((row) =>
      weights.reduce((sum, weight, at) => sum + weight * (row[at] ?? 0), 0),
    );
    const best = Math.max(...scores);
    const share = 1 / scores.reduce((sum, score) => sum + Math.exp(score - best), 0);
    return {
      figures: [Math.log(share / Math.max(1e-9, 1 - share))],
      held: right[scores.indexOf(best)] ?? false,
    };
  });
  const { offset, weights: odds } = fitLogistic(observations, { ridge: 1, prior: [0.7] });
  return { offset: rounded(offset), odds: rounded(odds[0] ?? 0) };
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}
