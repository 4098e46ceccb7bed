import type { ModelRun } from '../adapters/composition/open-language-model.ts';
import type { Services } from '../adapters/composition/open-services.ts';
import type { CodeTables } from '../core/codes/code-tables.port.ts';
import type { TextLine } from '../core/termsheet/report/text-line.ts';
import type { ExitCode } from './exit-codes.ts';

/** A text stream that a command writes to. */
export interface TextOutput {
  write(data: string | Uint8Array): void;
  /** Resolves when what was written has been taken, so that a slow reader does not fill the memory. */
  drained?(): Promise<void>;
  readonly isTerminal: boolean;
  /** The window of a terminal, as it is now. */
  size?(): { readonly columns: number; readonly rows: number };
}

/** Everything a command may touch, so that a test can run one without a process. */
export interface CommandContext {
  /** Data and nothing else. */
  readonly stdout: TextOutput;
  /** Progress, notes and errors. */
  readonly stderr: TextOutput;
  /** Reads stdin to its end, or to the first bytes beyond `mostBytes`. */
  readStdin(mostBytes: number): Promise<Uint8Array>;
  /** Asks the person at the terminal for a line; absent unless stdin and stdout both are one. */
  readonly askLine?: (text: string) => Promise<string>;
  /** Shows a text in a pager; false where there is no such program. Absent where there is no terminal. */
  readonly page?: (text: string, program: string) => Promise<boolean>;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly workingDirectory: string;
  /** Aborted when the user interrupts the run. */
  readonly signal: AbortSignal;
  /** Loads the official code tables alone, which need no settings and nothing to be closed. */
  openTables(): Promise<CodeTables>;
  /**
   * Loads the composition; nothing else does. `flags` are configuration variables set on the command line,
   * `modelRun` how the language model is used.
   */
  openServices(flags?: Readonly<Record<string, string>>, modelRun?: ModelRun): Promise<Services>;
}

/** Shows a text for people on stdout. */
export type Show = (lines: readonly TextLine[]) => Promise<void>;

/** What a command is given beside its words. */
export interface CommandEnvironment {
  readonly context: CommandContext;
  /** Sets the exit code of a command that answered, but not in full. */
  readonly finishWith: (code: ExitCode) => void;
  /** Shows a text for people on stdout. */
  readonly show: Show;
}
