import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../../core/termsheet/testing/fixtures');

/** The text of a term sheet that the core is tested with. */
export function fixtureSheet(name: string): string {
  return readFileSync(join(folder, name), 'utf8');
}
