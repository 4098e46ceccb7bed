import { createHash } from 'node:crypto';

const length = 16;

/**
 * A short mark of what a result was made from, by which a run that goes on knows its own results again.
 * @param what everything that the result depends on, in one order; parted, so that no two lists look alike
 */
export function inputFingerprint(...what: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of what) hash.update(`${part.length}:`).update(part);
  return hash.digest('hex').slice(0, length);
}
