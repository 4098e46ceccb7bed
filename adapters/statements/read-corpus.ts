import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type LabelledSentence, labelledSentence } from '../../core/termsheet/corpus/labelled-sentence.ts';
import { packageRoot } from '../package-root.ts';

const fileName = /^hand-([a-z]+)\.jsonl$/;

/**
 * The labelled sentences, by the hand that wrote them.
 * @throws ZodError when a line is no labelled sentence
 */
export function readCorpus(
  folder = join(packageRoot(), 'core/termsheet/corpus/data'),
): ReadonlyMap<string, readonly LabelledSentence[]> {
  const files = readdirSync(folder).filter((file) => fileName.test(file));
  return new Map(
    files.sort().map((file) => {
      const lines = readFileSync(join(folder, file), 'utf8').split('\n');
      const sentences = lines
        .filter((line) => line.trim() !== '')
        .map((line) => labelledSentence.parse(JSON.parse(line)));
      return [fileName.exec(file)?.[1] ?? file, sentences];
    }),
  );
}
