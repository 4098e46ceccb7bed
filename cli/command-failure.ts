import type { ExpectedFailure } from '../core/result.ts';
import { exitCodeFor } from './exit-codes.ts';

/** Ends a command with an expected failure: a sentence on stderr and the exit code of its code. */
export class CommandFailure extends Error {
  override readonly name = 'CommandFailure';
  readonly code: string;
  readonly exitCode: number;
  /** The file that it is about, as it was named; said before the message unless that begins with it. */
  readonly file: string | undefined;

  constructor(failure: ExpectedFailure, file?: string) {
    super(failure.message);
    this.code = failure.code;
    this.exitCode = exitCodeFor(failure.code);
    this.file = file;
  }
}
