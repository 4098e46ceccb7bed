import { failed, type Result, success } from '../../core/result.ts';
import { secretName } from './list-secret.ts';
import type { MailingDatabase } from './mailing-database.ts';
import { openMailingDatabase } from './open-mailing-store.ts';
import { copiedTables, digestTable, readTable, writeRows } from './table-copy.ts';

/** What was copied and found equal on both sides. */
export interface MoveReport {
  readonly tables: readonly { readonly table: string; readonly rows: number; readonly digest: string }[];
}

export interface MoveFailure {
  /** `target-in-use`: it holds another list. `move-not-verified`: the copies differ; run it again. */
  readonly code: 'target-in-use' | 'move-not-verified';
  readonly message: string;
}

/**
 * Copies a mailing list with everything that belongs to it to another database and compares both sides by
 * count and digest. It can be interrupted and run again; the source stays as it is. Stop the server first, so
 * that nobody signs up behind the copy's back.
 * @param onRows is called with the number of rows written so far
 */
export async function moveMailingStore(
  fromUrl: string,
  toUrl: string,
  onRows: (rows: number) => void = () => {},
): Promise<Result<MoveReport, MoveFailure>> {
  const source = openMailingDatabase(fromUrl);
  const target = openMailingDatabase(toUrl);
  try {
    if (await holdsAnotherList(source, target)) {
      const message = 'The target holds another mailing list. Please name an empty database.';
      return failed({ code: 'target-in-use', message });
    }
    await copy(source, target, onRows);
    return await compare(source, target);
  } finally {
    await Promise.all([source.close(), target.close()]);
  }
}

async function holdsAnotherList(source: MailingDatabase, target: MailingDatabase): Promise<boolean> {
  const secrets = await Promise.all([secretOf(source), secretOf(target)]);
  if (secrets[0] !== undefined && secrets[0] === secrets[1]) return false;
  const rows = await Promise.all(
    (['subscribers', 'pending_sign_ups'] as const).map(
      async (table) => (await digestTable(target, table)).rows,
    ),
  );
  return rows.some((count) => count > 0);
}

async function secretOf(database: MailingDatabase): Promise<string | undefined> {
  for await (const rows of readTable(database, 'settings')) {
    const secret = rows.find(({ name }) => name === secretName);
    if (secret) return String(secret.value);
  }
  return undefined;
}

async function copy(
  source: MailingDatabase,
  target: MailingDatabase,
  onRows: (rows: number) => void,
): Promise<void> {
  let written = 0;
  for (const table of copiedTables) {
    for await (const rows of readTable(source, table)) {
      await writeRows(target, table, rows);
      written += rows.length;
      onRows(written);
    }
  }
}

async function compare(
  source: MailingDatabase,
  target: MailingDatabase,
): Promise<Result<MoveReport, MoveFailure>> {
  const tables: { table: string; rows: number; digest: string }[] = [];
  for (const table of copiedTables) {
    const [here, there] = await Promise.all([digestTable(source, table), digestTable(target, table)]);
    if (here.digest !== there.digest) {
      const message = `The copy of ${table} differs (${here.rows} rows here, ${there.rows} there). Please stop the server and run the command again.`;
      return failed({ code: 'move-not-verified', message });
    }
    tables.push({ table, ...here });
  }
  return success({ tables });
}
