import { askLineOn } from './ask-line.ts';
import type { CommandContext, TextOutput } from './command-context.ts';
import { run } from './run.ts';

/** Connects {@link run} to this process: streams, environment, interrupts and the exit code. */
export async function runOnProcess(words: readonly string[]): Promise<void> {
  const interruption = new AbortController();
  process.once('SIGINT', () => interruption.abort());
  process.once('SIGTERM', () => interruption.abort());
  // A reader that closes early, such as head, ends the run quietly.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0);
    throw error;
  });
  const context: CommandContext = {
    stdout: outputTo(process.stdout),
    stderr: outputTo(process.stderr),
    readStdin,
    ...(process.stdin.isTTY && process.stdout.isTTY && { askLine: askLineOn(process, interruption) }),
    environment: process.env,
    workingDirectory: process.cwd(),
    signal: interruption.signal,
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
}

function outputTo(stream: NodeJS.WriteStream): TextOutput {
  return {
    write: (text) => {
      stream.write(text);
    },
    isTerminal: stream.isTTY === true,
  };
}

async function readStdin(): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}
