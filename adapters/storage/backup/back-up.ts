import { failed, type Result, success } from '../../../core/result.ts';
import type { MailingDatabase } from '../mailing-database.ts';
import { latestMigration } from '../migrations/migrate.ts';
import { openMailingDatabase } from '../open-mailing-store.ts';
import { copiedTables, readTable, TableDigest } from '../table-copy.ts';
import { type BackupEnd, type BackupLine, writeBackupFile } from './backup-file.ts';

/** What a backup holds, by table. */
export interface BackupReport {
  readonly tables: BackupEnd['end'];
}

export interface BackupFailure {
  readonly code: 'file-not-writable';
  readonly message: string;
}

/**
 * Writes the mailing list with everything that belongs to it into a new file, as it is at one moment: the server may
 * go on working meanwhile.
 * @param createdAt ISO 8601
 * @throws ListUnavailableError where the database is out of reach
 */
export async function backUpMailingStore(
  databaseUrl: string,
  path: string,
  createdAt: string,
): Promise<Result<BackupReport, BackupFailure>> {
  const database = openMailingDatabase(databaseUrl);
  const end: BackupEnd['end'] = [];
  try {
    await database.inSnapshot((snapshot) => writeBackupFile(path, linesOf(snapshot, createdAt, end)));
    return success({ tables: end });
  } catch (error) {
    if (!isFileError(error)) throw error;
    const reason = error.code === 'EEXIST' ? 'it is there already' : String(error.code);
    return failed({ code: 'file-not-writable', message: `${path} cannot be written: ${reason}.` });
  } finally {
    await database.close();
  }
}

async function* linesOf(
  snapshot: Pick<MailingDatabase, 'use'>,
  createdAt: string,
  end: BackupEnd['end'],
): AsyncGenerator<BackupLine> {
  yield { format: 'fettle-backup', version: 1, schema: latestMigration, createdAt };
  for (const table of copiedTables) {
    const digest = new TableDigest();
    for await (const rows of readTable(snapshot, table)) {
      digest.add(rows);
      yield { table, rows };
    }
    end.push({ table, ...digest.read() });
  }
  yield { end };
}

const fileCalls = new Set(['open', 'write', 'fsync', 'close', 'rename']);

/** A disk that is full is named by the call alone, not by the file. */
function isFileError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'syscall' in error && fileCalls.has(String(error.syscall));
}
