import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { packageRoot } from '../../package-root.ts';

const digits = (count: number) => z.string().regex(new RegExp(`^\\d{${count}}$`));

/** One industry with descriptions of firms in it, each with its code in the other systems. */
const industry = z.strictObject({
  naics: digits(6),
  texts: z.array(z.strictObject({ t: z.string().min(3), sic: digits(4), isic: digits(4), cpv: digits(8) })),
});

/** A firm in its owner's words, with the code of its industry in each system; that of CPV without its check digit. */
export interface OwnerSentence {
  readonly text: string;
  readonly naics: string;
  readonly sic: string;
  readonly isic: string;
  readonly cpv: string;
}

const folder = join(packageRoot(), 'core/codes/lexicon/owner-sentences');

/** Every sentence of core/codes/lexicon/owner-sentences; a line that breaks the shape throws. */
export function readOwnerSentences(): OwnerSentence[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.jsonl'))
    .sort()
    .flatMap((file) => readFileSync(join(folder, file), 'utf8').split('\n'))
    .filter((line) => line !== '')
    .map((line) => industry.parse(JSON.parse(line)))
    .flatMap(({ naics, texts }) => texts.map(({ t, ...codes }) => ({ text: t, naics, ...codes })));
}
