import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  readStatementModel,
  type StatementModel,
  type StatementModelHeader,
} from '../../core/termsheet/statements/statement-model.ts';
import { packageRoot } from '../package-root.ts';

/** Where the learned reader is kept: a header and the weights. */
export function statementModelFiles(): { readonly header: string; readonly weights: string } {
  const data = join(packageRoot(), 'core/termsheet/statements/data');
  return { header: join(data, 'statement-model.json'), weights: join(data, 'statement-model.bin') };
}

let loaded: StatementModel | null | undefined;

/** The learned reader, read when first needed; null where it is missing or was trained for other questions. */
export function loadStatementModel(): StatementModel | null {
  if (loaded !== undefined) return loaded;
  const { header, weights } = statementModelFiles();
  loaded =
    existsSync(header) && existsSync(weights)
      ? readStatementModel(readHeader(header), readFileSync(weights))
      : null;
  return loaded;
}

/** What the kept model says of itself. */
export function readHeader(path: string): StatementModelHeader {
  return JSON.parse(readFileSync(path, 'utf8')) as StatementModelHeader;
}
