import { createReadStream } from 'node:fs';
import { basename, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import type { Command } from 'commander';
import type { ServiceTypes } from '../../adapters/composition/tokens.ts';
import type { CommandContext, CommandEnvironment } from '../command-context.ts';
import { CommandFailure } from '../command-failure.ts';
import { readableStats } from '../input-file.ts';

const help = `
FILE is what "codes classify --batch … -o FILE.jsonl" or "termsheet analyze … -o FILE.jsonl" has written. Each line
becomes a row (source, line, answer, stored_at) of the PostgreSQL that DATABASE_URL names; the table is made where
there is none. Run again, after --resume too, it replaces its own rows and nothing else.

Example:
  $ fettle results store codes.jsonl --table classified`;

type OpenedTable = Awaited<ReturnType<ServiceTypes['openResultTable']>>;
type ResultTable = Extract<OpenedTable, { readonly ok: true }>['value'];
type StoredResult = Parameters<ResultTable['store']>[0][number];

interface StoreOptions {
  readonly table: string;
  readonly source?: string;
}

/** Rows that go to the database at one time. */
const pieceSize = 500;
const tableName = /^[a-z_][a-z0-9_]{0,62}$/;

/** `results store`: the answers of a batch as rows of PostgreSQL. */
export function addResultsCommands(program: Command, { context }: CommandEnvironment): void {
  program
    .command('results')
    .description('answers of batches')
    .command('store <file>')
    .description('write a file of JSON Lines into a table of PostgreSQL (DATABASE_URL)')
    .requiredOption('--table <name>', 'the table; lower-case letters, digits and underscores')
    .option('--source <name>', 'what the rows are told apart by; the name of the file by default')
    .addHelpText('after', help)
    .action(async (file: string, { table, source }: StoreOptions) => {
      if (!tableName.test(table)) {
        const message = '--table must be lower-case letters, digits and underscores, 63 at most.';
        throw new CommandFailure({ code: 'invalid-input', message });
      }
      const path = resolve(context.workingDirectory, file);
      await readableStats(path, file);
      const services = await context.openServices();
      try {
        const open = await services.get('openResultTable');
        const opened = await saying(open(table, source ?? basename(path)));
        if (!opened.ok) throw new CommandFailure(opened.error);
        try {
          const rows = await storeLines(path, file, opened.value, context);
          context.stderr.write(`${rows} ${rows === 1 ? 'row' : 'rows'} in the table ${table}.\n`);
        } finally {
          await opened.value.close();
        }
      } finally {
        await services.close();
      }
    });
}

/** Stops between pieces when interrupted: what is stored stays, and the next run replaces it. */
async function storeLines(
  path: string,
  name: string,
  table: ResultTable,
  { signal }: CommandContext,
): Promise<number> {
  const lines = createInterface({ input: createReadStream(path), crlfDelay: Number.POSITIVE_INFINITY });
  let piece: StoredResult[] = [];
  let line = 0;
  let stored = 0;
  const storePiece = async () => {
    await saying(table.store(piece));
    stored += piece.length;
    piece = [];
  };
  for await (const text of lines) {
    line += 1;
    if (text.trim() === '') continue;
    const answer = answerOn(text);
    if (answer === null) {
      await storePiece();
      const message = `Line ${line} of ${name} is no JSON object. Rows stored before it: ${stored}.`;
      throw new CommandFailure({ code: 'file-not-readable', message });
    }
    piece.push({ line, answer });
    if (piece.length < pieceSize) continue;
    await storePiece();
    if (signal.aborted) {
      throw new CommandFailure({ code: 'cancelled', message: `interrupted. Rows stored: ${stored}.` });
    }
  }
  await storePiece();
  return stored;
}

/** The text of a JSON object as PostgreSQL takes it, which keeps no character of code 0; null where it is none. */
function answerOn(text: string): string | null {
  try {
    const answer: unknown = JSON.parse(text, (_, value: unknown) =>
      typeof value === 'string' ? value.replaceAll('\u0000', '') : value,
    );
    return typeof answer === 'object' && answer !== null ? JSON.stringify(answer) : null;
  } catch {
    return null;
  }
}

/** What the database says where it takes no rows. */
async function saying<Value>(task: Promise<Value>): Promise<Value> {
  try {
    return await task;
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'the database does not answer';
    throw new CommandFailure({ code: 'results-not-stored', message: `No rows were stored: ${reason}.` });
  }
}
