/**
 * Trains what tells whose seats on a board are meant, from the documents of core/termsheet/testing and
 * core/termsheet/corpus:
 *
 *   npx tsx adapters/statements/build/build-seats.ts write [--without bu,bw]
 *
 * `--without` holds hands out, to measure what their documents give. Run `write` after any change of the texts or of
 * what core/termsheet/statements/seats looks at; it takes two minutes.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { compileSeatModel } from '../../../core/termsheet/statements/seats/seat-model.ts';
import { readDocumentSets } from '../evaluation/document-sets.ts';
import { seatModelFiles } from '../load-statement-model.ts';
import { seatFingerprint, trainSeats } from './train-seats.ts';

const { values, positionals } = parseArgs({
  options: { without: { type: 'string', default: '' } },
  allowPositionals: true,
});
if (positionals[0] === 'write') write(values.without.split(','));
else {
  process.stderr.write('usage: npx tsx adapters/statements/build/build-seats.ts write [--without HANDS]\n');
  process.exitCode = 2;
}

function write(withheld: readonly string[]): void {
  const documents = readDocumentSets().filter(({ set }) => !withheld.includes(set));
  const { header, bytes } = compileSeatModel(trainSeats(documents), seatFingerprint(documents));
  const files = seatModelFiles();
  writeFileSync(files.header, JSON.stringify(header));
  writeFileSync(files.weights, bytes);
  process.stdout.write(`seat-model: ${documents.length} documents, ${bytes.length} bytes\n`);
}
