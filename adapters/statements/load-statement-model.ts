import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  readStatementModel,
  type StatementModel,
  type StatementModelHeader,
} from '../../core/termsheet/statements/statement-model.ts';
import { packageRoot } from '../package-root.ts';
import { hasData, readData } from '../packed-data.ts';

const weightsFile = 'core/termsheet/statements/data/statement-model.bin';

/** Where the learned reader is kept: a header and the weights. */
export function statementModelFiles(): { readonly header: string; readonly weights: string } {
  const header = join(packageRoot(), 'core/termsheet/statements/data/statement-model.json');
  return { header, weights: join(packageRoot(), weightsFile) };
}

let loaded: StatementModel | null | undefined;

/** The learned reader, read when first needed; null where it is missing or was trained for other questions. */
export function loadStatementModel(): StatementModel | null {
  if (loaded !== undefined) return loaded;
  const { header } = statementModelFiles();
  loaded =
    existsSync(header) && hasData(weightsFile)
      ? readStatementModel(readHeader(header), readData(weightsFile))
      : null;
  return loaded;
}

/** What the kept model says of itself. */
export function readHeader(path: string): StatementModelHeader {
  return JSON.parse(readFileSync(path, 'utf8')) as StatementModelHeader;
}
