/**
 * Fits how far an answer can be relied on, and prints the weights for core/codes/confidence/confidence.ts:
 *
 *   npx tsx adapters/taxonomies/build/fit-confidence.ts
 *
 * Every second drawn and blind row and the texts beside the checkout take no part: they are the check.
 */
import { reliabilitySigns } from '../../../core/codes/confidence/reliability-signs.ts';
import type { EvaluationRow } from '../../../core/codes/evaluation/evaluate-rows.ts';
import { type IndustrySystem, industrySystems } from '../../../core/codes/ranking/concordance-support.ts';
import { type FoundCodes, findCodes } from '../../../core/codes/ranking/find-codes.ts';
import { goldenSets } from '../evaluation/evaluation-sets.ts';
import { loadCodeTables } from '../load-code-tables.ts';
import { fitLogistic, type Observation } from './logistic-regression.ts';

/** Rows that the lexicon was widened by count for little: answers to them are better than to new ones. */
const shares: Readonly<Record<string, number>> = {
  development: 0.1,
  holdout: 0.1,
  'trade-names': 0.1,
  blind: 0.5,
  rare: 0.3,
  drawn: 0.5,
};
const tables = loadCodeTables();

interface Asked {
  readonly row: EvaluationRow;
  readonly found: FoundCodes;
  readonly weight: number;
}

const asked: Asked[] = goldenSets().flatMap(({ name, rows }) => {
  const set = name.replace('golden, ', '');
  const taken = set === 'blind' || set === 'drawn' ? rows.filter((_, at) => at % 2 === 0) : rows;
  const weight = shares[set] ?? 0;
  return weight === 0 ? [] : taken.map((row) => ({ row, found: findCodes(tables, row.description), weight }));
});

function observation(
  system: IndustrySystem,
  level: 'code' | 'division',
  { row, found, weight }: Asked,
): Observation {
  const beginning = (code: string): string => (level === 'division' ? code.slice(0, 2) : code);
  const first = beginning(found.systems[system][0]?.code ?? '');
  return {
    figures: Object.values(reliabilitySigns(found, system, level)),
    held: (row.codes[system] ?? []).some((code) => beginning(code) === first),
    weight,
  };
}

const [example] = asked;
for (const system of industrySystems) {
  for (const level of ['code', 'division'] as const) {
    const names = example ? Object.keys(reliabilitySigns(example.found, system, level)) : [];
    const prior = names.map((name) => (name === 'odds' ? 0.7 : 0));
    const fit = fitLogistic(
      asked.map((each) => observation(system, level, each)),
      { ridge: 3, prior },
    );
    const weights = names.map((name, at) => `${name}: ${(fit.weights[at] ?? 0).toFixed(2)}`);
    process.stdout.write(
      `${system}.${level}: { offset: ${fit.offset.toFixed(2)}, weights: { ${weights.join(', ')} } }\n`,
    );
  }
}
