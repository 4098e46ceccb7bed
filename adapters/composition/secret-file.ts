import { readFileSync, statSync } from 'node:fs';
import { type ExpectedFailure, failed, type Result, success } from '../../core/result.ts';

/** Far above any key or address; a file without end is not read. */
const longestSecretBytes = 65_536;

/**
 * Reads a secret from a file, as container platforms hand them out, without the blanks around it.
 * @returns a failure whose message ends a sentence that begins "names a file that"; it holds nothing of the file
 */
export function readSecretFile(path: string): Result<string, ExpectedFailure> {
  try {
    const stats = statSync(path);
    if (!stats.isFile()) return refused('is no ordinary file');
    if (stats.size > longestSecretBytes) return refused(`is larger than ${longestSecretBytes / 1024} kB`);
    const text = readFileSync(path, 'utf8').trim();
    return text === '' ? refused('is empty') : success(text);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? ` (${error.code})` : '';
    return refused(`cannot be read${code}`);
  }
}

function refused(message: string): Result<never, ExpectedFailure> {
  return failed({ code: 'file-not-readable', message });
}
