import type { CommandContext } from '../command-context.ts';
import { openBatchBytes } from './batch-bytes.ts';
import { type BatchInput, batchUnreadable, formatOfName } from './batch-input.ts';
import { batchText, findEncoding } from './batch-text.ts';
import { readJsonRows } from './read-json-rows.ts';
import { readTable } from './read-table.ts';

const namesOfEncodings = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16',
  'windows-1252': 'Windows-1252',
};

/**
 * Opens a batch of descriptions and goes through it once, so that what cannot be read is said before the first row is
 * classified. Without a telling name, a text that begins with `{` or `[` is JSON.
 * @param column of a table, or field of JSON, that holds the description
 * @throws CommandFailure `batch-not-readable` when the file is not what it seems
 */
export async function openBatch(
  path: string,
  column: string | undefined,
  context: CommandContext,
): Promise<BatchInput> {
  const bytes = await openBatchBytes(path, context);
  const found = await findEncoding(bytes);
  const text = () => batchText(bytes, found.encoding);
  const { signal } = context;
  const begin = await beginning(text());
  const format = formatOfName(bytes.name) ?? (/^[{[]/.test(begin.trimStart()) ? 'jsonl' : 'csv');
  const input =
    format === 'jsonl'
      ? await readJsonRows({ text, begin, field: column, signal })
      : await readTable({ text, begin, column: column ?? 'description', signal });
  if (input.total === 0) throw batchUnreadable(`${bytes.name} holds no rows.`);
  const encoding = namesOfEncodings[found.encoding];
  const recoded = `${bytes.name} is written in ${encoding}; the output is UTF-8.`;
  return {
    ...input,
    hasMark: found.hasMark && format === 'csv',
    notes: [...(encoding === 'UTF-8' ? [] : [recoded]), ...input.notes],
  };
}

const beginCharacters = 64 * 1024;

async function beginning(text: AsyncIterable<string>): Promise<string> {
  let begin = '';
  for await (const part of text) {
    begin += part;
    if (begin.length >= beginCharacters) break;
  }
  return begin.slice(0, beginCharacters);
}
