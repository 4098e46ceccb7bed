import type { CodeTables } from '../../../core/codes/code-tables.port.ts';
import { loadCodeTables } from '../load-code-tables.ts';

let tables: CodeTables | undefined;

/**
 * The tables with index and trained model, once for all tests of a test runner's worker: nothing changes them, and to
 * load them takes a hundred times as long as to classify a description.
 */
export function sharedCodeTables(): CodeTables {
  tables ??= loadCodeTables();
  return tables;
}
