import type { BenchReport } from './bench-report.ts';
import { chanceOfDifference } from './chance-of-difference.ts';
import type { MeasuredFigure } from './figure.ts';
import { shortNumber, spreadOf } from './spread.ts';

/** A change counts where chance would show it less often than this … */
const mostChance = 0.01;
/** … and where it is large enough to matter. */
const leastChange = 0.03;
/** With fewer, even measurements that do not overlap at all are no proof. */
const fewestSamples = 5;

type Verdict = 'better' | 'worse' | 'no more than noise' | 'too few rounds' | 'in one report only';

/** One figure of two reports. */
export interface FigureChange {
  readonly name: string;
  readonly verdict: Verdict;
  readonly text: string;
}

/** What changed from the first report to the second, figure by figure; what is in one of them only too. */
export function compareReports(first: BenchReport, second: BenchReport): readonly FigureChange[] {
  const names = [...new Set([...first.figures, ...second.figures].map(({ name }) => name))];
  const find = ({ figures }: BenchReport, name: string) => figures.find((figure) => figure.name === name);
  return names.map((name) => {
    const before = find(first, name);
    const after = find(second, name);
    if (!before || !after)
      return { name, verdict: 'in one report only', text: `${name}: in one report only` };
    return changeOf(before, after);
  });
}

function changeOf(before: MeasuredFigure, after: MeasuredFigure): FigureChange {
  const from = spreadOf(before.samples).median;
  const to = spreadOf(after.samples).median;
  const change = to / from - 1;
  const verdict = verdictOf(before, after, change);
  const percent = `${change >= 0 ? '+' : ''}${(change * 100).toFixed(1)}%`;
  const text = `${after.name}: ${shortNumber(from)} to ${shortNumber(to)} ${after.unit} (${percent}), ${verdict}`;
  return { name: after.name, verdict, text };
}

function verdictOf(before: MeasuredFigure, after: MeasuredFigure, change: number): Verdict {
  if (Math.min(before.samples.length, after.samples.length) < fewestSamples) return 'too few rounds';
  const isChange =
    Math.abs(change) >= leastChange && chanceOfDifference(before.samples, after.samples) < mostChance;
  if (!isChange) return 'no more than noise';
  return change > 0 === (after.better === 'more') ? 'better' : 'worse';
}

/** The changes for a person: what changed by more than noise first. */
export function changeReport(first: BenchReport, second: BenchReport): string {
  const changes = compareReports(first, second);
  const changed = changes.filter(({ verdict }) => verdict === 'better' || verdict === 'worse');
  const others = changes.filter((change) => !changed.includes(change));
  const head = `From ${nameOf(first)} to ${nameOf(second)}`;
  const machines =
    first.machine === second.machine ? [] : [`Not the same machine: ${first.machine}; ${second.machine}`];
  const cores = Math.max(1, Number.parseInt(first.machine, 10) || 1);
  const busy =
    Math.max(first.load, second.load) > cores
      ? ['Other programs kept the machine busy: what is measured by the clock says little.']
      : [];
  const changedLines =
    changed.length === 0 ? ['Nothing changed by more than noise.'] : changed.map(({ text }) => text);
  return `${[head, ...machines, ...busy, ...changedLines, '', ...others.map(({ text }) => text)].join('\n')}\n`;
}

function nameOf({ commit, measuredAt, load }: BenchReport): string {
  return `${commit} (${measuredAt}, load ${shortNumber(load)})`;
}
