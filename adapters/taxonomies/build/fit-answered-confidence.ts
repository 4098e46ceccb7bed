/**
 * Fits by how much an answer to a clarifying question makes the first codes surer than their signs say, and prints it for
 * core/codes/confidence/confidence.ts, with what is told and right of every golden set by a figure found without the set:
 *
 *   npx tsx adapters/taxonomies/build/fit-answered-confidence.ts
 *
 * Every question that the engine asks first is answered as the right codes do. `fit-confidence.ts` comes first.
 */
import { buildClassification } from '../../../core/codes/answer/build-classification.ts';
import { firstIsRight } from '../../../core/codes/confidence/confidence.ts';
import { logOdds } from '../../../core/codes/confidence/log-odds.ts';
import type { EvaluationRow } from '../../../core/codes/evaluation/evaluate-rows.ts';
import { truthfulAnswer } from '../../../core/codes/evaluation/truthful-answer.ts';
import { readClarifications } from '../../../core/codes/questions/read-clarifications.ts';
import { industrySystems } from '../../../core/codes/ranking/concordance-support.ts';
import { findCodes } from '../../../core/codes/ranking/find-codes.ts';
import { goldenSets } from '../evaluation/evaluation-sets.ts';
import { loadCodeTables } from '../load-code-tables.ts';
import { confidenceShares } from './confidence-shares.ts';

const tables = loadCodeTables();
const levels = ['code', 'division'] as const;
const steps = 50;

/** A first code after an answer: the log odds that its signs give it, and whether it was right. */
interface Answered {
  readonly set: string;
  readonly level: (typeof levels)[number];
  readonly odds: number;
  readonly held: boolean;
  readonly weight: number;
}

const answered = goldenSets().flatMap(({ name, rows }) =>
  rows.flatMap((row) => answeredCodes(name.replace('golden, ', ''), row)),
);

function answeredCodes(set: string, { description, codes }: EvaluationRow): Answered[] {
  const { question } = buildClassification(tables, findCodes(tables, description));
  const answer = question && truthfulAnswer(tables, question, codes);
  const given = answer ? readClarifications(tables, [answer]) : null;
  if (!given?.ok) return [];
  const found = { ...findCodes(tables, description, given.value), answered: [] };
  return levels.flatMap((level) =>
    industrySystems.map((system) => {
      const beginning = (code: string): string => (level === 'division' ? code.slice(0, 2) : code);
      const first = beginning(found.systems[system][0]?.code ?? '');
      return {
        set,
        level,
        odds: logOdds(firstIsRight(found, system, level), 0.001),
        held: (codes[system] ?? []).some((code) => beginning(code) === first),
        weight: confidenceShares[set] ?? 0,
      };
    }),
  );
}

const chanceOf = (odds: number): number => 1 / (1 + Math.exp(-odds));

/** What is added to the log odds of all, by Newton's method. */
function surerBy(rows: readonly Answered[]): number {
  let more = 0;
  for (let step = 0; step < steps; step++) {
    let error = 0;
    let bend = 1e-6;
    for (const { odds, held, weight } of rows) {
      const chance = chanceOf(odds + more);
      error += weight * ((held ? 1 : 0) - chance);
      bend += weight * chance * (1 - chance);
    }
    more += error / bend;
  }
  return more;
}

for (const level of levels) {
  const rows = answered.filter((row) => row.level === level);
  process.stdout.write(`${level}: ${surerBy(rows).toFixed(2)}\n`);
  for (const set of new Set(rows.map((row) => row.set))) {
    const these = rows.filter((row) => row.set === set);
    const more = surerBy(rows.filter((row) => row.set !== set));
    const mean = (figure: (row: Answered) => number): string =>
      (these.reduce((sum, row) => sum + figure(row), 0) / these.length).toFixed(2);
    const told = `told ${mean(({ odds }) => chanceOf(odds))}, ${mean(({ odds }) => chanceOf(odds + more))}`;
    process.stdout.write(`  ${set}: ${told}, right ${mean(({ held }) => (held ? 1 : 0))}\n`);
  }
}
