import { failed, type Result, success } from '../../../core/result.ts';
import type { MailingDatabase } from '../mailing-database.ts';
import { latestMigration } from '../migrations/migrate.ts';
import { openMailingDatabase } from '../open-mailing-store.ts';
import { digestTable, TableDigest, writeRows } from '../table-copy.ts';
import type { BackupReport } from './back-up.ts';
import { type BackupEnd, type BackupLine, readBackupFile } from './backup-file.ts';

export interface RestoreFailure {
  /**
   * `not-a-backup`: another file, or one that was cut short or changed. `backup-of-other-version`: its tables are
   * those of another version. `target-in-use`: the database holds a list.
   */
  readonly code: 'not-a-backup' | 'backup-of-other-version' | 'target-in-use';
  readonly message: string;
}

/**
 * Brings a backup back into an empty database, all or nothing. The file is read to its end and held to its digests
 * before anything is written, and the database after it.
 * @throws ListUnavailableError where the database is out of reach
 */
export async function restoreMailingStore(
  databaseUrl: string,
  path: string,
): Promise<Result<BackupReport, RestoreFailure>> {
  const checked = await checkFile(path);
  if (!checked.ok) return checked;
  const database = openMailingDatabase(databaseUrl);
  try {
    if (await isInUse(database)) {
      const message =
        'The database holds a mailing list already. Please name an empty one with DATABASE_URL.';
      return failed({ code: 'target-in-use', message });
    }
    await database.inTransaction(async (queries) => {
      const target: Pick<MailingDatabase, 'use'> = { use: (work) => work(queries) };
      for await (const line of readBackupFile(path)) {
        if ('table' in line) await writeRows(target, line.table, line.rows);
      }
      for (const { table, digest } of checked.value.end) {
        if ((await digestTable(target, table)).digest !== digest)
          throw new Error(`${table} differs after writing`);
      }
    }, 'long');
    return success({ tables: checked.value.end });
  } finally {
    await database.close();
  }
}

/** Reads a backup to its end. */
async function checkFile(path: string): Promise<Result<BackupEnd, RestoreFailure>> {
  const broken = failed({
    code: 'not-a-backup' as const,
    message: `${path} is no backup, or not a whole one. Nothing was changed.`,
  });
  const digests = new Map<string, TableDigest>();
  let head: BackupLine | undefined;
  let last: BackupLine | undefined;
  try {
    for await (const line of readBackupFile(path)) {
      head ??= line;
      last = line;
      if ('table' in line) digestOf(digests, line.table).add(line.rows);
    }
  } catch {
    return broken;
  }
  if (!head || !('format' in head) || !last || !('end' in last)) return broken;
  if (head.schema !== latestMigration) {
    const message = `${path} has tables of ${head.schema}, this version has ${latestMigration}. Please restore it with the version that made it, then upgrade.`;
    return failed({ code: 'backup-of-other-version', message });
  }
  const isWhole = last.end.every(
    ({ table, rows, digest }) =>
      digestOf(digests, table).read().digest === digest && digestOf(digests, table).read().rows === rows,
  );
  return isWhole ? success(last) : broken;
}

function digestOf(digests: Map<string, TableDigest>, table: string): TableDigest {
  const digest = digests.get(table) ?? new TableDigest();
  digests.set(table, digest);
  return digest;
}

async function isInUse(database: MailingDatabase): Promise<boolean> {
  for (const table of ['subscribers', 'pending_sign_ups', 'outbox', 'erasures'] as const) {
    if ((await digestTable(database, table)).rows > 0) return true;
  }
  return false;
}
