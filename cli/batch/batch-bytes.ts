import { createReadStream } from 'node:fs';
import { basename, resolve } from 'node:path';
import type { CommandContext } from '../command-context.ts';
import { CommandFailure } from '../command-failure.ts';
import { readableStats, readInputFile } from '../input-file.ts';
import { systemReason } from '../system-reasons.ts';

/** The bytes of a batch, which can be gone through more than once. */
export interface BatchBytes {
  readonly name: string;
  /** In what order they stand; each call begins anew. */
  chunks(): AsyncIterable<Uint8Array>;
}

/** What comes through a pipe is kept in memory; a file is not. */
const mostPipedBytes = 256 * 1024 * 1024;

/**
 * Opens a batch: a file is read a part at a time, stdin and pipes as a whole up to a limit.
 * @throws CommandFailure `file-not-readable`, `document-too-large` or `cancelled`
 */
export async function openBatchBytes(path: string, context: CommandContext): Promise<BatchBytes> {
  const name = resolve(context.workingDirectory, path);
  if (path === '-' || !(await readableStats(name, path)).isFile()) {
    const { bytes } = await readInputFile(path, context, mostPipedBytes);
    return { name: path === '-' ? 'stdin' : basename(path), chunks: () => inParts(bytes) };
  }
  return { name: basename(path), chunks: () => ofFile(name, path) };
}

/**
 * Some hundred rows: a larger part outlives the collections of young memory while they wait, and is given back late.
 */
const partBytes = 16 * 1024;

async function* inParts(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let start = 0; start < bytes.length; start += partBytes) {
    yield bytes.subarray(start, start + partBytes);
  }
}

async function* ofFile(name: string, given: string): AsyncGenerator<Uint8Array> {
  try {
    for await (const chunk of createReadStream(name, { highWaterMark: partBytes })) yield chunk;
  } catch (error) {
    const message = `${given} cannot be read: ${systemReason(error)}.`;
    throw new CommandFailure({ code: 'file-not-readable', message });
  }
}
