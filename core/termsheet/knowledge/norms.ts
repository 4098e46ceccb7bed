import type { FindingNorm, Jurisdiction } from '../analysis.ts';
import type { TermSheetFacts } from '../facts.ts';
import { marketOf } from './law-places.ts';
import { type NormRow, normRows } from './norm-rows.ts';
import { type Firmness, type NormSource, normSources } from './norm-sources.ts';
import { isAmongCounted } from './offer-beside-norm.ts';
import { roundStage } from './round-stage.ts';

/** Terms for which market figures are kept, each with the topics of norm-rows.ts that speak of it, best first. */
const topicsOf = {
  valuation: ['stake-sold', 'dilution'],
  preference: ['liquidation-multiple', 'preference-shares'],
  participation: ['participation'],
  seniority: ['seniority'],
  'anti-dilution': ['anti-dilution-broad', 'anti-dilution'],
  'full-ratchet': ['anti-dilution-ratchet', 'anti-dilution'],
  'pay-to-play': ['pay-to-play'],
  redemption: ['redemption'],
  dividends: ['dividends-accruing', 'dividends'],
  'option-pool': ['option-pool-size', 'option-pool-new'],
  board: ['board-seat'],
  vesting: ['vesting', 'vesting-years'],
  leaver: ['leaver'],
  'drag-along': ['drag-along'],
  'tag-along': ['tag-along'],
  consents: ['consents', 'protective-provisions'],
  'founder-warranties': ['founder-warranties'],
  exclusivity: ['exclusivity', 'exclusivity-days'],
  fees: ['arrangement-fee'],
  'safe-cap': ['safe-cap'],
  'safe-discount': ['safe-discount', 'asa-discount', 'note-terms'],
  'long-stop': ['asa-longstop'],
  'note-maturity': ['note-terms'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type NormTopic = keyof typeof topicsOf;

export const normTopics = Object.keys(topicsOf) as readonly NormTopic[];

/** What a term is held against: the place, and the round for publishers who count by its size. */
export interface NormContext {
  /** The place that was chosen; the document's own goes before it. */
  readonly jurisdiction: Jurisdiction;
  readonly facts: TermSheetFacts;
}

/** Stages that stand for rounds of any size, beside `all`: what most founders who ask are in. */
const earlyStages = ['seed and A', 'early', 'pre-seed', 'seed'];
const firmnessOrder: readonly Firmness[] = ['primary', 'transcription', 'secondary', 'derived'];
const hedges: Readonly<Partial<Record<Firmness, string>>> = {
  transcription: 'read from a transcription',
  secondary: 'as quoted by others',
  derived: 'our arithmetic on its figures',
};

/** Market practice for a term in a place and a round; undefined where no figure was found. */
export function normOf(topic: NormTopic, { jurisdiction, facts }: NormContext): FindingNorm | undefined {
  const market = marketOf(facts.governingLaw, jurisdiction);
  for (const rowTopic of topicsOf[topic]) {
    const rows = normRows.filter((row) => row.topic === rowTopic && row.place === market);
    const best = bestOf(rows, roundStage(facts));
    if (best) return asNorm(best, facts);
  }
  return undefined;
}

/** The row of the round's own size before one for all, the newer year before the older, the firmer source before others. */
function bestOf(rows: readonly NormRow[], stage: string | null): NormRow | undefined {
  const rank = ({ stage: counted }: NormRow): number => {
    if (counted === stage) return 0;
    if (counted === 'all') return 1;
    const early = earlyStages.indexOf(counted);
    return early < 0 ? Number.POSITIVE_INFINITY : 2 + early;
  };
  return rows
    .filter((row) => Number.isFinite(rank(row)))
    .sort((one, other) => rank(one) - rank(other) || newerFirst(one, other) || firmerFirst(one, other))[0];
}

function newerFirst(one: NormRow, other: NormRow): number {
  return yearOf(other) - yearOf(one);
}

function firmerFirst(one: NormRow, other: NormRow): number {
  const place = ({ source }: NormRow) => firmnessOrder.indexOf(normSources[source].firmness);
  return place(one) - place(other) || other.period.localeCompare(one.period, 'en');
}

/** The last year that a period names, else that of the publication; 0 where neither is dated. */
export function yearOf({ period, source }: NormRow): number {
  const years = `${period} ${/\d{4}/.test(period) ? '' : normSources[source].published}`.match(/\d{4}/g);
  return years ? Math.max(...years.map(Number)) : 0;
}

function asNorm(row: NormRow, facts: TermSheetFacts): FindingNorm {
  const { publisher, title, url, firmness }: NormSource = normSources[row.source];
  const parts = [publisher, title, row.period, hedges[firmness]].filter((part) => part);
  const isShare = row.unit.startsWith('% of') && /% of (?:deals|term sheets|rounds|SAFEs)/.test(row.unit);
  const isAmong = isAmongCounted(row, facts);
  return {
    text: row.text,
    source: parts.join(', '),
    url,
    checkedOn: row.checkedOn,
    ...(isShare && row.value !== null ? { sharePercent: row.value } : {}),
    ...(isShare && isAmong !== undefined ? { isAmongShare: isAmong } : {}),
  };
}
