import { accessSync, constants, existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { CheckOutcome } from './check.ts';

/** Whether a database that is not there yet could be made: looking must not make it. */
export function checkDatabaseFolder(path: string): CheckOutcome {
  let folder = dirname(resolve(path));
  while (!existsSync(folder) && folder !== dirname(folder)) folder = dirname(folder);
  const name = 'database';
  try {
    accessSync(folder, constants.W_OK);
    return { name, isOk: true, detail: `SQLite: ${path} is not there yet, the first sign-up makes it` };
  } catch {
    return { name, isOk: false, detail: `SQLite: ${path} is not there, and ${folder} may not be written` };
  }
}
