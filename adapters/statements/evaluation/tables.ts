import {
  probabilityOf,
  type SettlingWeights,
} from '../../../core/termsheet/statements/settling/settling-weights.ts';
import type { StatementModel } from '../../../core/termsheet/statements/statement-model.ts';
import { thresholdFor } from '../build/choose-thresholds.ts';
import type { FactObservation } from '../build/fit-settling.ts';
import type { HeldOutJudgements, JudgedStatement } from './leave-hand-out.ts';
import type { Additions } from './score-additions.ts';

const share = (part: number, whole: number): string => (whole === 0 ? '   -' : (part / whole).toFixed(3));

/** Harm is counted where a passage that is called harmful is so often. */
const harmPrecision = 0.93;

/** Precision and recall by fact, of the router and of the harmful passages, on hands held out. */
export function handTable(judged: HeldOutJudgements, thresholds: StatementModel['thresholds']): string {
  const facts = [...judged.stated].sort(([left], [right]) => (left < right ? -1 : 1));
  const believed = judged.statements.filter(
    ({ fact, probability }) => probability >= (thresholds[fact] ?? Number.POSITIVE_INFINITY),
  );
  const line = (
    name: string,
    made: readonly JudgedStatement[],
    stated: number,
    threshold?: number,
  ): string => {
    const right = made.filter(({ isRight }) => isRight).length;
    const figures = `${share(right, made.length)}  recall ${share(right, stated)}`;
    return `${name.padEnd(30)} ${String(stated).padStart(5)}  precision ${figures}  from ${threshold ?? '-'}`;
  };
  const all = facts.reduce((sum, [, count]) => sum + count, 0);
  const harmThreshold = thresholdFor(judged.red, harmPrecision) ?? Number.POSITIVE_INFINITY;
  const called = judged.red.filter(({ probability }) => probability >= harmThreshold);
  const calledRight = called.filter(({ isRight }) => isRight).length;
  const harmful = judged.red.filter(({ isRight }) => isRight).length;
  return [
    'Sentences of hands held out',
    ...facts.map(([fact, stated]) =>
      line(
        fact,
        believed.filter((one) => one.fact === fact),
        stated,
        thresholds[fact],
      ),
    ),
    line('all facts', believed, all),
    `clause found first: ${share(judged.routed.right, judged.routed.all)}`,
    `harmful: precision ${share(calledRight, called.length)} recall ${share(calledRight, harmful)} from ${harmThreshold}`,
  ].join('\n');
}

/** Of each fact that the wordings leave open in offers held out: how many are filled, and how many of these are right. */
export function additionsTable(
  additions: readonly JudgedStatement[],
  thresholds: StatementModel['thresholds'],
): string {
  const line = (name: string, made: readonly JudgedStatement[], from?: number): string => {
    const right = made.filter(({ isRight }) => isRight).length;
    return `${name.padEnd(30)} ${String(right).padStart(5)} right ${String(made.length - right).padStart(5)} wrong  from ${from ?? '-'}`;
  };
  const facts = [...new Set(additions.map(({ fact }) => fact))].sort();
  const believed = (fact: JudgedStatement['fact']) =>
    additions.filter(
      (one) => one.fact === fact && one.probability >= (thresholds[fact] ?? Number.POSITIVE_INFINITY),
    );
  return [
    'Facts that the wordings leave open in offers held out',
    ...facts.map((fact) => line(fact, believed(fact), thresholds[fact])),
    line('all facts', facts.flatMap(believed)),
  ].join('\n');
}

/** How many statements are right, and how many are not, from each probability on. */
export function settlingTable(
  name: string,
  observations: readonly FactObservation[],
  weights: SettlingWeights,
): string {
  const sureness = observations.map(({ fact, figures, held }) => ({
    probability: probabilityOf(weights, fact, figures),
    held,
  }));
  const lines = [0.5, 0.6, 0.7, 0.75, 0.8, 0.9].map((least) => {
    const made = sureness.filter(({ probability }) => probability >= least);
    const right = made.filter(({ held }) => held).length;
    return `${name} from ${least}: ${right} right ${made.length - right} wrong`;
  });
  return [`${name}: ${observations.length} in all`, ...lines].join('\n');
}

/** Facts before and after the learned reader, a line a set, and every wrong addition. */
export function documentTable(rows: readonly Additions[]): string {
  const sets = [...new Set(rows.map(({ set }) => set))];
  const lines = sets.map((set) =>
    setLine(
      set,
      rows.filter((row) => row.set === set),
    ),
  );
  const wrong = rows.flatMap(({ name, addedWrong }) =>
    addedWrong.map(({ fact, value }) => `  ${name}: ${fact} = ${value}`),
  );
  const harsh = rows.flatMap(({ name, harsh: found }) =>
    found.map(({ id, evidence = [] }) => `  ${name}: ${id}, "${evidence[0]?.quote}"`),
  );
  return [
    '',
    'Documents of sets held out',
    ...lines,
    setLine('all', rows),
    'Wrong additions',
    ...wrong,
    'Harsh passages',
    ...harsh,
  ].join('\n');
}

function setLine(name: string, rows: readonly Additions[]): string {
  const sum = (count: (row: Additions) => number): number => rows.reduce((all, row) => all + count(row), 0);
  const right = sum((row) => row.right);
  const wrong = sum((row) => row.wrong);
  const added = sum((row) => row.addedRight.length);
  const addedWrong = sum((row) => row.addedWrong.length);
  const aloneRight = sum((row) => row.alone.right);
  return [
    `${name.padEnd(9)} stated ${sum((row) => row.stated)}`,
    `by wording ${right} right ${wrong} wrong`,
    `added ${added} right ${addedWrong} wrong (${share(100 * addedWrong, right + wrong)}% of those given)`,
    `learned reader alone ${aloneRight} right ${sum((row) => row.alone.wrong)} wrong`,
    `harsh passages ${sum((row) => row.harsh.length)}`,
  ].join(', ');
}
