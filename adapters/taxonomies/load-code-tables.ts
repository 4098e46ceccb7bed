import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CodeTables } from '../../core/codes/code-tables.port.ts';
import { createCodeTables } from '../../core/codes/tables/create-code-tables.ts';
import { packageRoot } from '../package-root.ts';

/** The official tables from the package's own data folder; files are read when first needed. */
export function loadCodeTables(): CodeTables {
  const folder = join(packageRoot(), 'core/codes/data');
  return createCodeTables((file) => readFileSync(join(folder, file), 'utf8'));
}
