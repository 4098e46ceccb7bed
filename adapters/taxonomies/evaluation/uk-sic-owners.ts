import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeEngineInProcess } from '../../../core/codes/code-engine-in-process.ts';
import type { CodeTables } from '../../../core/codes/code-tables.port.ts';
import { packageRoot } from '../../package-root.ts';

/** Shares from 0 to 1 of owners whose UK SIC code is the first that is shown, and among those shown. */
export interface UkSicFigures {
  readonly owners: number;
  readonly first: number;
  readonly shown: number;
}

/** How often owners find their UK SIC code: 120 descriptions by a hand that had seen nothing of the engine. */
export async function measureUkSicOwners(tables: CodeTables): Promise<UkSicFigures> {
  const file = join(packageRoot(), 'core/codes/evaluation/uk-sic-owners.tsv');
  const rows = readFileSync(file, 'utf8').trim().split('\n');
  const engine = codeEngineInProcess(tables);
  let first = 0;
  let shown = 0;
  for (const row of rows) {
    const [businessDescription = '', right = ''] = row.split('\t');
    const codes = right.split(' ');
    const answer = await engine.classify({ businessDescription });
    const given = answer.ok ? answer.value.suggestions.ukSic.map(({ code }) => code) : [];
    if (codes.includes(given[0] ?? '')) first += 1;
    if (codes.some((code) => given.includes(code))) shown += 1;
  }
  return { owners: rows.length, first: first / rows.length, shown: shown / rows.length };
}
