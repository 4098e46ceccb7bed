import { writeSync } from 'node:fs';

/** Writes all of a text to an open file: the system takes a part where that is all that fits, and refuses the next. */
export function writeWhole(file: number, data: string | Uint8Array): void {
  const bytes = typeof data === 'string' ? Buffer.from(data) : data;
  let written = 0;
  while (written < bytes.length) written += writeSync(file, bytes, written);
}
