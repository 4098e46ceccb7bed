import { once } from 'node:events';
import { fstatSync } from 'node:fs';
import { addAbortSignal } from 'node:stream';
import { askLineOn } from './ask-line.ts';
import type { CommandContext, TextOutput } from './command-context.ts';
import { exitCodes } from './exit-codes.ts';
import { bytesOf } from './input-file.ts';
import { run } from './run.ts';
import { systemCode, systemReason } from './system-reasons.ts';
import { writeWhole } from './write-whole.ts';

/** Connects {@link run} to this process: streams, environment, interrupts and the exit code. */
export async function runOnProcess(words: readonly string[]): Promise<void> {
  const interruption = new AbortController();
  process.once('SIGINT', () => interruption.abort());
  process.once('SIGTERM', () => interruption.abort());
  endWithTheirReader(process.stdout, 'stdout');
  endWithTheirReader(process.stderr, 'stderr');
  const context: CommandContext = {
    stdout: outputTo(process.stdout, 1),
    stderr: outputTo(process.stderr, 2),
    readStdin: (mostBytes) => readStdin(mostBytes, interruption.signal),
    // In this order: to look at stdin opens it, which a command that writes to a file need not wait for.
    ...(process.stdout.isTTY && process.stdin.isTTY && { askLine: askLineOn(process, interruption) }),
    ...(process.stdout.isTTY && { page: pageOnProcess }),
    environment: process.env,
    workingDirectory: process.cwd(),
    signal: interruption.signal,
    openTables: async () => (await import('../adapters/composition/open-tables.ts')).openTables(),
    openServices: async (flags = {}, modelRun = {}) => {
      const { openServices } = await import('../adapters/composition/open-services.ts');
      return openServices({
        flags,
        modelRun,
        environment: process.env,
        workingDirectory: process.cwd(),
      });
    },
  };
  process.exitCode = await run(words, context);
  if (!interruption.signal.aborted) return;
  // What the run waited for, such as the end of a pipe, may never come and must not keep the process.
  await Promise.all([drained(process.stdout), drained(process.stderr)]);
  process.exit();
}

/** A reader that closes early, such as head, ends the run quietly; a full disk ends it with a sentence. */
function endWithTheirReader(stream: NodeJS.WriteStream, name: string): void {
  stream.on('error', (error) => {
    if (systemCode(error) === 'EPIPE') process.exit(exitCodes.ok);
    if (stream !== process.stderr) {
      process.stderr.write(`error: ${name} cannot be written: ${systemReason(error)}.\n`);
    }
    process.exit(exitCodes.failure);
  });
}

function outputTo(stream: NodeJS.WriteStream, fd: number): TextOutput {
  const isFile = isRegularFile(fd);
  return {
    write: (data) => {
      if (isFile) writeToFile(stream, fd, data);
      else stream.write(data);
    },
    drained: () => drained(stream),
    isTerminal: stream.isTTY === true,
    ...(stream.isTTY && { size: () => ({ columns: stream.columns, rows: stream.rows }) }),
  };
}

function isRegularFile(fd: number): boolean {
  try {
    return fstatSync(fd).isFile();
  } catch {
    return false;
  }
}

/** The stream of Node takes a part of the last text, written as the disk fills up, for all of it. */
function writeToFile(stream: NodeJS.WriteStream, fd: number, data: string | Uint8Array): void {
  try {
    writeWhole(fd, data);
  } catch (error) {
    stream.destroy(error instanceof Error ? error : new Error('the system refused it'));
  }
}

async function pageOnProcess(text: string, program: string): Promise<boolean> {
  const { showInPager } = await import('./terminal/page.ts');
  return showInPager(text, program);
}

async function drained(stream: NodeJS.WriteStream): Promise<void> {
  if (stream.writableNeedDrain) await once(stream, 'drain');
}

function readStdin(mostBytes: number, signal: AbortSignal): Promise<Uint8Array> {
  return bytesOf(addAbortSignal(signal, process.stdin), mostBytes);
}
