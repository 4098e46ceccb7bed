import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CodeTables } from '../../../core/codes/code-tables.port.ts';
import { packageRoot } from '../../package-root.ts';

/** The title of a purchase in our own words, and the CPV codes that buyers give, the usual one first. */
export interface WrittenTitle {
  readonly title: string;
  readonly codes: readonly string[];
}

const folder = join(packageRoot(), 'core/codes/buyers/titles');
const digits = 8;

/** Every title of core/codes/buyers/titles; a code that CPV lacks throws. */
export function readWrittenTitles(tables: CodeTables): WrittenTitle[] {
  const whole = new Map(tables.entries('cpv').map(({ code }) => [code.slice(0, digits), code]));
  return readdirSync(folder)
    .sort()
    .flatMap((file) => readFileSync(join(folder, file), 'utf8').split('\n'))
    .filter((line) => line !== '' && !line.startsWith('#'))
    .flatMap((line) => {
      const [beginnings = '', titles = ''] = line.split(' | ');
      const codes = beginnings.split(' ').map((beginning) => {
        const code = whole.get(beginning.padEnd(digits, '0'));
        if (!code) throw new Error(`CPV has no ${beginning}`);
        return code;
      });
      return titles.split('; ').map((title) => ({ title, codes }));
    });
}
