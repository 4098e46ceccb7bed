import type { ExpectedFailure } from '../core/result.ts';
import { exitCodeFor } from './exit-codes.ts';

/** Ends a command with an expected failure: a sentence on stderr and the exit code of its code. */
export class CommandFailure extends Error {
  override readonly name = 'CommandFailure';
  readonly code: string;
  readonly exitCode: number;
  /** Whether the message goes out as JSON. */
  readonly asJson: boolean;

  constructor(failure: ExpectedFailure, asJson = false) {
    super(failure.message);
    this.code = failure.code;
    this.exitCode = exitCodeFor(failure.code);
    this.asJson = asJson;
  }
}
