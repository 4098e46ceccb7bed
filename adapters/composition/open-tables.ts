import type { CodeTables } from '../../core/codes/code-tables.port.ts';
import { loadCodeTables } from '../taxonomies/load-code-tables.ts';

/** The official tables without the container, for a command that needs nothing else. */
export function openTables(): CodeTables {
  return loadCodeTables();
}
