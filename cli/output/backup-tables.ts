import type { TextOutput } from '../command-context.ts';

/** Says a line a table: its name, its rows and the digest of what they hold. */
export function writeBackupTables(
  tables: readonly { readonly table: string; readonly rows: number; readonly digest: string }[],
  json: boolean,
  stdout: TextOutput,
): void {
  stdout.write(
    json
      ? `${JSON.stringify({ tables })}\n`
      : tables.map(({ table, rows, digest }) => `${table}\t${rows}\t${digest}\n`).join(''),
  );
}
