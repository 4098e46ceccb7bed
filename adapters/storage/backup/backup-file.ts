import { createReadStream, createWriteStream } from 'node:fs';
import { lstat, rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import * as z from 'zod';
import { copiedTables } from '../table-copy.ts';

const row = z.record(z.string(), z.union([z.string(), z.number(), z.null()]));

const headSchema = z.object({
  format: z.literal('fettle-backup'),
  version: z.literal(1),
  /** The latest migration that the tables have had. */
  schema: z.string(),
  createdAt: z.string(),
});
const rowsSchema = z.object({ table: z.enum(copiedTables), rows: z.array(row) });
const endSchema = z.object({
  end: z.array(z.object({ table: z.enum(copiedTables), rows: z.number(), digest: z.string() })),
});

export type BackupHead = z.output<typeof headSchema>;
export type BackupRows = z.output<typeof rowsSchema>;
export type BackupEnd = z.output<typeof endSchema>;

/** A line of a backup: first the head, then rows of the tables in pages, at last what they came to. */
export type BackupLine = BackupHead | BackupRows | BackupEnd;

const lineSchema = z.union([headSchema, rowsSchema, endSchema]);

/** Only its owner may read it: it holds addresses, and the secret of the list. */
const ownerOnly = 0o600;

/**
 * Writes lines as compressed JSON Lines: the file is complete or not there.
 * @throws the error of the file system, and where the file is there already
 */
export async function writeBackupFile(path: string, lines: AsyncIterable<BackupLine>): Promise<void> {
  async function* texts() {
    for await (const line of lines) yield `${JSON.stringify(line)}\n`;
  }
  if (await isThere(path))
    throw Object.assign(new Error('there already'), { code: 'EEXIST', syscall: 'open' });
  const temporary = `${path}.${process.pid}.part`;
  try {
    const file = createWriteStream(temporary, { flags: 'wx', mode: ownerOnly });
    await pipeline(Readable.from(texts()), createGzip(), file);
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

async function isThere(path: string): Promise<boolean> {
  return (await lstat(path).catch(() => null)) !== null;
}

/**
 * Reads the lines again.
 * @throws SyntaxError or ZodError where a line is none of a backup, the error of zlib where the file is cut short
 */
export async function* readBackupFile(path: string): AsyncGenerator<BackupLine> {
  const text = createGunzip();
  // Whatever goes wrong on the way comes out of the text, which the loop below reads.
  pipeline(createReadStream(path), text).catch((error: Error) => text.destroy(error));
  let rest = '';
  for await (const part of text.setEncoding('utf8')) {
    const lines = `${rest}${part}`.split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) yield lineSchema.parse(JSON.parse(line));
  }
}
