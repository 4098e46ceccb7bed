import { constants, createReadStream, openSync, type Stats } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Socket } from 'node:net';
import { basename, resolve } from 'node:path';
import { addAbortSignal, type Readable } from 'node:stream';
import type { SourceFile } from '../core/termsheet/document-reader.port.ts';
import type { CommandContext } from './command-context.ts';
import { CommandFailure } from './command-failure.ts';
import { systemReason } from './system-reasons.ts';
import { untilInterrupted } from './until-interrupted.ts';

/** A document larger than this is no term sheet; reading stops there and the reader names its own limit. */
const mostDocumentBytes = 32 * 1024 * 1024;

/**
 * Reads a file argument: a regular file or a pipe, up to a limit; `-` is stdin. An interrupt ends the wait.
 * @throws CommandFailure `file-not-readable` with the name that was given, `cancelled` when the run is interrupted
 */
export async function readInputFile(
  path: string,
  context: CommandContext,
  mostBytes = mostDocumentBytes,
): Promise<SourceFile> {
  if (path === '-') {
    const bytes = await untilInterrupted(context.readStdin(mostBytes), context.signal);
    return { name: 'stdin', bytes: refuseBeyond(bytes, mostBytes, 'stdin') };
  }
  const name = resolve(context.workingDirectory, path);
  const stats = await readableStats(name, path);
  const stream = stats.isFIFO() ? openPipe(name) : createReadStream(name, { end: mostBytes });
  const read = bytesOf(addAbortSignal(context.signal, stream), mostBytes).catch((error: unknown) => {
    throw unreadable(path, systemReason(error));
  });
  const bytes = await untilInterrupted(read, context.signal);
  return { name: basename(path), bytes: refuseBeyond(bytes, mostBytes, path) };
}

/**
 * Only what has an end is read: a regular file or a pipe.
 * @throws CommandFailure `file-not-readable`
 */
export async function readableStats(name: string, given: string): Promise<Stats> {
  if (given === '') throw unreadable(given, 'its name is empty');
  const found = await stat(name).catch((error: unknown) => {
    throw unreadable(given, systemReason(error));
  });
  if (found.isDirectory()) throw unreadable(given, 'it is a folder');
  if (!found.isFile() && !found.isFIFO()) throw unreadable(given, 'it is a device, not a file');
  return found;
}

/** Read like a socket: a thread that waits in the system for a writer would keep the process from ending. */
function openPipe(name: string): Readable {
  const fd = openSync(name, constants.O_RDONLY | constants.O_NONBLOCK);
  return new Socket({ fd, readable: true, writable: false });
}

/** All bytes of a stream, or the first ones beyond a limit, which tell that there is more. */
export async function bytesOf(stream: Readable, mostBytes: number): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of stream) {
    chunks.push(Buffer.from(chunk));
    length += chunk.length;
    if (length > mostBytes) break;
  }
  return Buffer.concat(chunks);
}

function refuseBeyond(bytes: Uint8Array, mostBytes: number, given: string): Uint8Array {
  if (bytes.length <= mostBytes) return bytes;
  const megabytes = Math.round(mostBytes / 1024 / 1024);
  const message = `${given} is larger than ${megabytes} MB.`;
  throw new CommandFailure({ code: 'document-too-large', message }, given);
}

function unreadable(given: string, reason: string): CommandFailure {
  const message = `${given} cannot be read: ${reason}.`;
  return new CommandFailure({ code: 'file-not-readable', message }, given);
}
