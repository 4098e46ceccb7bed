import { describe, expect, it } from 'vitest';
import { type BenchReport, readReport, reportLines } from './bench-report.ts';
import { chanceOfDifference } from './chance-of-difference.ts';
import { changeReport, compareReports } from './compare-reports.ts';
import type { FigureGroup } from './figure.ts';
import { measureByTurns } from './measure-by-turns.ts';

const report = (figures: BenchReport['figures']): BenchReport => ({
  commit: 'abc1234',
  measuredAt: '2026-11-21T00:00:00.000Z',
  machine: '2 × a processor, Node v20',
  load: 0.4,
  figures,
});
const time = (samples: number[]) => ({ name: 'analyse', unit: 'ms', better: 'less' as const, samples });
const rate = (samples: number[]) => ({ name: 'rows', unit: 'a second', better: 'more' as const, samples });
const verdicts = (first: BenchReport['figures'], second: BenchReport['figures']) =>
  compareReports(report(first), report(second)).map(({ verdict }) => verdict);

describe('the chance of a difference', () => {
  it('is that of the tables of Mann and Whitney', () => {
    // Of the 252 orders of five and five, one at each end parts them wholly, and one more at each end almost.
    expect(chanceOfDifference([1, 2, 3, 4, 5], [6, 7, 8, 9, 10])).toBeCloseTo(2 / 252, 12);
    expect(chanceOfDifference([1, 2, 3, 4, 6], [5, 7, 8, 9, 10])).toBeCloseTo(4 / 252, 12);
    expect(chanceOfDifference([6, 7, 8], [1, 2, 3])).toBeCloseTo(2 / 20, 12);
  });

  it('is one for what is the same, and for nothing', () => {
    expect(chanceOfDifference([1, 1, 1], [1, 1, 1])).toBe(1);
    expect(chanceOfDifference([], [1])).toBe(1);
  });
});

describe('two reports', () => {
  it('differ where every measurement does, for better or worse by what the figure means', () => {
    expect(verdicts([time([10, 11, 12, 13, 14])], [time([20, 21, 22, 23, 24])])).toEqual(['worse']);
    expect(verdicts([time([20, 21, 22, 23, 24])], [time([10, 11, 12, 13, 14])])).toEqual(['better']);
    expect(verdicts([rate([10, 11, 12, 13, 14])], [rate([20, 21, 22, 23, 24])])).toEqual(['better']);
  });

  it('do not differ by noise, nor by so little that it does not matter', () => {
    expect(verdicts([time([10, 11, 12, 13, 14])], [time([11, 12, 13, 14, 15])])).toEqual([
      'no more than noise',
    ]);
    expect(verdicts([time([100, 100, 100, 100, 100])], [time([101, 101, 101, 101, 101])])).toEqual([
      'no more than noise',
    ]);
  });

  it('are not judged by too few rounds, or by what only one of them has', () => {
    expect(verdicts([time([1, 2, 3])], [time([7, 8, 9])])).toEqual(['too few rounds']);
    expect(verdicts([time([1, 2, 3])], [rate([7, 8, 9])])).toEqual([
      'in one report only',
      'in one report only',
    ]);
  });

  it('are told with what changed first', () => {
    const text = changeReport(
      report([rate([5, 5, 5, 5, 5]), time([10, 10, 10, 10, 10])]),
      report([rate([5, 5, 5, 5, 5]), time([20, 20, 20, 20, 20])]),
    );
    expect(text.split('\n').slice(1)).toEqual([
      'analyse: 10.0 to 20.0 ms (+100.0%), worse',
      '',
      'rows: 5.00 to 5.00 a second (+0.0%), no more than noise',
      '',
    ]);
  });
});

it('warns of a machine that was busy with something else', () => {
  const figures = [time([10, 10, 10, 10, 10])];
  const busy = { ...report(figures), load: 7 };
  expect(changeReport(report(figures), busy)).toContain('kept the machine busy');
  expect(changeReport(report(figures), report(figures))).not.toContain('busy');
});

it('prints the median and the middle half, and reads what it wrote', () => {
  const one = report([time([9, 10, 11, 12, 130])]);
  expect(reportLines(one)).toBe(
    'abc1234, 2 × a processor, Node v20, load 0.400\nanalyse  11.0 ms  10.0 to 12.0\n',
  );
  expect(readReport(JSON.stringify(one))).toEqual(one);
  expect(() => readReport('{"figures": []}')).toThrow();
});

it('measures by turns, every other round backwards, and closes what it opened', async () => {
  const said: string[] = [];
  const group = (name: string): FigureGroup => ({
    name,
    figures: [{ name, unit: 'ms', better: 'less' }],
    open: async () => ({
      turn: async () => {
        said.push(name);
        return [said.length];
      },
      close: async () => void said.push(`${name} closed`),
    }),
  });
  const figures = await measureByTurns([group('one'), group('other')], 2, () => {});
  expect(said).toEqual(['one', 'other', 'other', 'one', 'one closed', 'other closed']);
  expect(figures.map(({ samples }) => samples)).toEqual([
    [1, 4],
    [2, 3],
  ]);
});
