import { execFileSync } from 'node:child_process';
import { cpus, loadavg } from 'node:os';
import { z } from 'zod';
import type { MeasuredFigure } from './figure.ts';
import { shortNumber, spreadOf } from './spread.ts';

const figure = z.object({
  name: z.string(),
  unit: z.string(),
  better: z.enum(['more', 'less']),
  samples: z.array(z.number()),
});
const report = z.object({
  commit: z.string(),
  measuredAt: z.string(),
  machine: z.string(),
  /** Processes that wanted to run when it began; more than there are cores means that others slowed it. */
  load: z.number(),
  figures: z.array(figure),
});

/** What one run measured, and where. */
export type BenchReport = Readonly<z.infer<typeof report>>;

/** @throws ZodError for what is no report */
export function readReport(text: string): BenchReport {
  return report.parse(JSON.parse(text));
}

export function reportOf(figures: readonly MeasuredFigure[], load: number, now: Date): BenchReport {
  const [processor] = cpus();
  return {
    commit: commit(),
    measuredAt: now.toISOString(),
    machine: `${cpus().length} × ${processor?.model.trim() ?? 'unknown'}, Node ${process.version}`,
    load,
    figures: figures.map((one) => ({ ...one, samples: [...one.samples] })),
  };
}

/** The load of the last minute. */
export function loadNow(): number {
  return loadavg()[0] ?? 0;
}

/** A table of one line a figure: the median and between what the middle half of the measurements lay. */
export function reportLines({ commit: at, machine, load, figures }: BenchReport): string {
  const rows = figures.map(({ name, unit, samples }) => {
    const { median, low, high } = spreadOf(samples);
    return [name, `${shortNumber(median)} ${unit}`, `${shortNumber(low)} to ${shortNumber(high)}`];
  });
  const width = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0));
  const widths = [0, 1, 2].map(width);
  const lines = rows.map((row) => row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('  '));
  return `${[`${at}, ${machine}, load ${shortNumber(load)}`, ...lines.map((line) => line.trimEnd())].join('\n')}\n`;
}

function commit(): string {
  try {
    const words = (...parameters: string[]) =>
      execFileSync('git', parameters, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
    const isChanged = words('status', '--porcelain', '--untracked-files=no') !== '';
    return `${words('rev-parse', '--short', 'HEAD')}${isChanged ? ' with changes' : ''}`;
  } catch {
    return 'no repository';
  }
}
