import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A public notice: its title and the codes that its buyer gave. */
export interface Notice {
  readonly title: string;
  readonly codes: readonly string[];
  readonly language: string;
  readonly source: string;
}

/** Notices that lie beside a development checkout. */
export function readNotices(folder: string): readonly Notice[] {
  const [, ...lines] = readFileSync(join(folder, 'notices_cpv.tsv'), 'utf8').split('\n');
  return lines
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [title = '', codes = '', language = '', source = ''] = line.split('\t');
      return { title, codes: codes.split(' '), language, source };
    });
}
