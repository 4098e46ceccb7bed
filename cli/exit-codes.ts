/** Exit codes of every command. */
export const exitCodes = {
  ok: 0,
  failure: 1,
  usage: 2,
  badInput: 3,
  notAllowed: 4,
  provider: 5,
  someRowsFailed: 6,
  interrupted: 130,
} as const;

export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

const exitCodeOfFailure: Readonly<Record<string, ExitCode>> = {
  configuration: exitCodes.usage,
  'input-required': exitCodes.usage,
  'invalid-answer': exitCodes.usage,
  'invalid-input': exitCodes.usage,
  'invalid-cap-table': exitCodes.badInput,
  'invalid-exit-values': exitCodes.usage,
  'file-not-readable': exitCodes.badInput,
  'batch-not-readable': exitCodes.badInput,
  'output-is-input': exitCodes.usage,
  'output-exists': exitCodes.usage,
  'output-not-ours': exitCodes.usage,
  'invalid-email': exitCodes.badInput,
  'not-on-the-list': exitCodes.badInput,
  'no-email-column': exitCodes.badInput,
  'target-in-use': exitCodes.badInput,
  'not-a-backup': exitCodes.badInput,
  'backup-of-other-version': exitCodes.badInput,
  'no-mailing-list': exitCodes.badInput,
  'receiver-not-confirmed': exitCodes.notAllowed,
  'smtp-not-configured': exitCodes.notAllowed,
  'list-unavailable': exitCodes.provider,
  'results-not-stored': exitCodes.provider,
  'table-not-ours': exitCodes.badInput,
  'unsupported-type': exitCodes.badInput,
  'empty-document': exitCodes.badInput,
  'encrypted-document': exitCodes.badInput,
  'damaged-document': exitCodes.badInput,
  'no-text-layer': exitCodes.badInput,
  'document-too-large': exitCodes.badInput,
  'document-timeout': exitCodes.badInput,
  'not-a-term-sheet': exitCodes.badInput,
  'unsupported-language': exitCodes.badInput,
  'unknown-code': exitCodes.badInput,
  'provider-not-configured': exitCodes.notAllowed,
  'provider-timeout': exitCodes.provider,
  'provider-rate-limited': exitCodes.provider,
  'provider-refused': exitCodes.provider,
  'provider-unavailable': exitCodes.provider,
  'provider-invalid-answer': exitCodes.provider,
  cancelled: exitCodes.interrupted,
};

/** The one translation of failure codes for the command line; what is not expected is a failure. */
export function exitCodeFor(code: string): ExitCode {
  return exitCodeOfFailure[code] ?? exitCodes.failure;
}
