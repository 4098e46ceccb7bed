/**
 * Fits how each kind of evidence weighs and prints the weights for core/codes/ranking/weights.ts:
 *
 *   npx tsx adapters/taxonomies/build/fit-ranking.ts
 *
 * Softmax over the candidates of a system, drawn towards the weights of now. Rare trades, drawn by lot, weigh as much
 * together as common ones. Of the sets that the product is measured by, only rows with an odd number take part.
 */
import type { CodeSystem } from '../../../core/codes/classification.ts';
import type { EvaluationRow } from '../../../core/codes/evaluation/evaluate-rows.ts';
import { type Candidate, candidatesOf } from '../../../core/codes/ranking/candidates.ts';
import {
  concordanceSupport,
  type IndustrySystem,
  industrySystems,
  type WeighedCandidate,
} from '../../../core/codes/ranking/concordance-support.ts';
import { type EvidenceFigures, evidenceKinds, weightRow } from '../../../core/codes/ranking/evidence.ts';
import { setSupport } from '../../../core/codes/ranking/rank-codes.ts';
import { readSources } from '../../../core/codes/ranking/read-sources.ts';
import { weigh } from '../../../core/codes/ranking/weigh-candidates.ts';
import { rankingWeights } from '../../../core/codes/ranking/weights.ts';
import { goldenSets } from '../evaluation/evaluation-sets.ts';
import { loadCodeTables } from '../load-code-tables.ts';
import { type Choice, fitChoices } from './choice-regression.ts';

/** What a row counts, by its set; rows that the lexicon was widened by count for little. */
const shares: Readonly<Record<string, number>> = {
  development: 0.25,
  holdout: 0.25,
  'trade-names': 0.5,
  rare: 0.5,
  blind: 1,
  fresh: 1,
  lot: 1,
};
const measuredBy = new Set(['blind', 'fresh']);
/** Chosen among 2, 5, 10, 15 and 30 on rows without part in the fit. */
const ridge = 15;

const tables = loadCodeTables();
const data = tables.retrieval();

interface Asked {
  readonly row: EvaluationRow;
  readonly weight: number;
  readonly candidates: Readonly<Record<CodeSystem, readonly Candidate[]>>;
}

const asked: Asked[] = goldenSets().flatMap(({ name, rows }) => {
  const set = name.replace('golden, ', '');
  const weight = shares[set] ?? 0;
  const taught = measuredBy.has(set) ? rows.filter((_, at) => at % 2 === 0) : rows;
  return weight === 0
    ? []
    : taught.map((row) => ({ row, weight, candidates: candidatesFor(row.description) }));
});

function candidatesFor(description: string): Asked['candidates'] {
  const { sources } = readSources(data, description);
  const of = (system: CodeSystem) => candidatesOf(tables, data, system, sources);
  return { sic: of('sic'), naics: of('naics'), isic: of('isic'), cpv: of('cpv') };
}

function fitted(system: CodeSystem, prior: EvidenceFigures): EvidenceFigures {
  const choices: Choice[] = asked.map(({ row, weight, candidates }) => ({
    figures: candidates[system].map(({ evidence }) => evidence.slice()),
    right: candidates[system].map(({ code }) => (row.codes[system] ?? []).includes(code)),
    weight,
  }));
  const weights = fitChoices(choices, ridge, [...weightRow(prior)]);
  return Object.fromEntries(
    evidenceKinds.map((kind, at) => [kind, Math.round((weights[at] ?? 0) * 100) / 100]),
  ) as unknown as EvidenceFigures;
}

const print = (system: CodeSystem, step: string, weights: EvidenceFigures): void => {
  process.stdout.write(`${system} ${step}: ${JSON.stringify(weights)}\n`);
};

// The concordances speak for nothing at the first step, and say at the second what the first one found.
const first = {} as Record<IndustrySystem, EvidenceFigures>;
for (const system of industrySystems) {
  first[system] = fitted(system, rankingWeights[system].first);
  print(system, 'first', first[system]);
}
for (const { candidates } of asked) {
  const weighed = {} as Record<IndustrySystem, WeighedCandidate[]>;
  for (const system of industrySystems) weighed[system] = weigh(candidates[system], first[system]);
  setSupport(candidates, concordanceSupport(tables, weighed));
}
for (const system of industrySystems) print(system, 'second', fitted(system, rankingWeights[system].second));
print('cpv', 'first', fitted('cpv', rankingWeights.cpv.first));
