import { extname } from 'node:path';
import { CommandFailure } from '../command-failure.ts';

/** Names by which other programs open what we do not write: a text in such a file is a damaged one to them. */
const foreign = new Set(['.pdf', '.xlsx', '.xls', '.ods', '.doc', '.odt', '.rtf', '.parquet', '.xml']);
const documents = ['.html', '.htm', '.docx', '.md'];

/**
 * Refuses an output whose name promises a kind of file that is not made here.
 * @param made the extensions that are, for the sentence
 * @throws CommandFailure `invalid-input`
 */
export function refuseForeignExtension(output: string | undefined, made: readonly string[]): void {
  const extension = extname(output ?? '').toLowerCase();
  if (!foreign.has(extension) && (made.includes(extension) || !documents.includes(extension))) return;
  const message = `${output} cannot be written as ${extension}: what can be made is ${made.join(', ')}.`;
  throw new CommandFailure({ code: 'invalid-input', message }, output);
}
