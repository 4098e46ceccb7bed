import { CommandFailure } from './command-failure.ts';
import { systemCode, systemReason } from './system-reasons.ts';

/** A file that cannot be written, by the name that was given. */
export function unwritable(given: string, error: unknown): CommandFailure {
  const reason = systemCode(error) === 'ENOENT' ? 'there is no such folder' : systemReason(error);
  return new CommandFailure(
    { code: 'file-not-writable', message: `${given} cannot be written: ${reason}.` },
    given,
  );
}
