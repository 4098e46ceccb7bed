/**
 * Fits how far an answer can be relied on, prints the weights for core/codes/confidence/confidence.ts, and how well
 * weights found without a row foretell it:
 *
 *   npx tsx adapters/taxonomies/build/fit-confidence.ts
 *
 * Trades drawn by lot weigh nearly as much together as all common ones: with their own number alone the first are told
 * too much. Rows of one industry stay together where weights are judged. The texts beside the checkout take no part.
 */
import { type ReliabilitySigns, reliabilitySigns } from '../../../core/codes/confidence/reliability-signs.ts';
import type { EvaluationRow } from '../../../core/codes/evaluation/evaluate-rows.ts';
import { industrySystems } from '../../../core/codes/ranking/concordance-support.ts';
import { type FoundCodes, findCodes } from '../../../core/codes/ranking/find-codes.ts';
import { goldenSets } from '../evaluation/evaluation-sets.ts';
import { loadCodeTables } from '../load-code-tables.ts';
import { aboutUsWriter } from './about-us-texts.ts';
import { confidenceShares } from './confidence-shares.ts';
import { crossValidate, fitLogistic, type Observation } from './logistic-regression.ts';

const ridge = 1;
const folds = 8;
const levels = ['code', 'division'] as const;
const tables = loadCodeTables();

/** Each row takes part as it is and among sentences of promotion, as firms put it on their sites. */
const writer = aboutUsWriter();

interface Asked {
  readonly row: EvaluationRow;
  readonly found: FoundCodes;
  readonly weight: number;
}

const asked: Asked[] = goldenSets().flatMap(({ name, rows }) => {
  const weight = confidenceShares[name.replace('golden, ', '')] ?? 0;
  return rows.flatMap((row) =>
    [row.description, writer.surround(row.description)].map((text) => ({
      row,
      found: findCodes(tables, text),
      weight: weight / 2,
    })),
  );
});

/** The weights are the same for all systems, but each has an offset: those of SIC and ISIC count from NAICS. */
function observations(level: (typeof levels)[number], { row, found, weight }: Asked): Observation[] {
  const beginning = (code: string): string => (level === 'division' ? code.slice(0, 2) : code);
  return industrySystems.map((system) => {
    const first = beginning(found.systems[system][0]?.code ?? '');
    return {
      figures: [
        ...Object.values(reliabilitySigns(found, system, level)),
        system === 'sic' ? 1 : 0,
        system === 'isic' ? 1 : 0,
      ],
      held: (row.codes[system] ?? []).some((code) => beginning(code) === first),
      weight,
    };
  });
}

/** The observations of one industry, by the first three digits of its NAICS code, as one group. */
function byIndustry(level: (typeof levels)[number]): Observation[][] {
  const groups = new Map<string, Observation[]>();
  for (const each of asked) {
    const industry = (each.row.codes.naics?.[0] ?? '').slice(0, 3);
    groups.set(industry, [...(groups.get(industry) ?? []), ...observations(level, each)]);
  }
  return [...groups.values()];
}

const example = asked[0] as Asked;
for (const level of levels) {
  const names = Object.keys(reliabilitySigns(example.found, 'naics', level)) as (keyof ReliabilitySigns)[];
  // Log odds count about as much as they say, which is where the fit starts from.
  const prior = [...names.map((name) => (name === 'odds' ? 0.7 : 0)), 0, 0];
  const fit = fitLogistic(
    asked.flatMap((each) => observations(level, each)),
    { ridge, prior },
  );
  const figure = (value: number | undefined): string => (value ?? 0).toFixed(2);
  const [sic, isic] = fit.weights.slice(names.length);
  const offset = `sic: ${figure(fit.offset + (sic ?? 0))}, naics: ${figure(fit.offset)}, isic: ${figure(fit.offset + (isic ?? 0))}`;
  const weights = names.map((name, at) => `${name}: ${figure(fit.weights[at])}`).join(', ');
  process.stdout.write(`${level}: { offset: { ${offset} }, weights: { ${weights} } },\n`);
  for (const tried of [0.3, ridge, 3, 10]) {
    const loss = crossValidate(byIndustry(level), folds, { ridge: tried, prior });
    process.stdout.write(`  log loss of rows left out, ridge ${tried}: ${loss.toFixed(4)}\n`);
  }
}
