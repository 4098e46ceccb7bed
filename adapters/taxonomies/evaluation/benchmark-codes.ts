/**
 * Prints how fast the built-in engine answers and what it holds in memory, in this process alone:
 *
 *   npx tsx adapters/taxonomies/evaluation/benchmark-codes.ts
 */
import { performance } from 'node:perf_hooks';
import { buildClassification } from '../../../core/codes/answer/build-classification.ts';
import type { CodeTables } from '../../../core/codes/code-tables.port.ts';
import { findCodes } from '../../../core/codes/ranking/find-codes.ts';
import { loadCodeTables } from '../load-code-tables.ts';
import { goldenSets } from './evaluation-sets.ts';

const rounds = 5;

function answer(tables: CodeTables, description: string): void {
  buildClassification(tables, findCodes(tables, description));
}

function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.floor(sorted.length * share)] ?? 0;
}

const descriptions = goldenSets()
  .flatMap(({ rows }) => rows)
  .map(({ description }) => description);
for (const [name, model] of [
  ['words only', false],
  ['with the text model', true],
] as const) {
  const start = performance.now();
  const tables = loadCodeTables({ model });
  tables.retrieval();
  const loaded = performance.now();
  answer(tables, 'We run a fish and chip shop by the seaside');
  const first = performance.now();
  for (const description of descriptions.slice(0, 200)) answer(tables, description);
  const times: number[] = [];
  const before = process.cpuUsage();
  for (let round = 0; round < rounds; round++) {
    for (const description of descriptions) {
      const asked = performance.now();
      answer(tables, description);
      times.push(performance.now() - asked);
    }
  }
  const used = process.cpuUsage(before);
  times.sort((one, other) => one - other);
  const cpuEach = (used.user + used.system) / 1000 / times.length;
  process.stdout.write(
    [
      `${name}:`,
      `load ${(loaded - start).toFixed(0)} ms, first answer ${(first - loaded).toFixed(0)} ms after it,`,
      `warm p50 ${quantile(times, 0.5).toFixed(1)} ms, p95 ${quantile(times, 0.95).toFixed(1)} ms,`,
      `processor ${cpuEach.toFixed(1)} ms each (${Math.round(1000 / cpuEach)} rows a second and core),`,
      `memory ${Math.round(process.memoryUsage().rss / 1e6)} MB\n`,
    ].join(' '),
  );
}
