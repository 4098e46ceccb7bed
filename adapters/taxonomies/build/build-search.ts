/**
 * Builds what searching needs from the tables and the lexicon, into core/codes/data:
 *
 *   npx tsx adapters/taxonomies/build/build-search.ts index     search-index.json and .bin, about a second
 *   npx tsx adapters/taxonomies/build/build-search.ts model     text-model.json and .bin, some minutes
 *
 * Run `index` after any change of tables, lexicon, stemming or stop words, `model` when trades are added or
 * renamed or when their phrases changed much. A test says when the index is out of date.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileIndex } from '../../../core/codes/retrieval/compiled-index.ts';
import { createCodeTables } from '../../../core/codes/tables/create-code-tables.ts';
import { compileModel } from '../../../core/codes/text-model/compiled-model.ts';
import { packageRoot } from '../../package-root.ts';
import { readLexicon } from '../load-code-tables.ts';
import { outputs } from './outputs.ts';
import { quantiseModel } from './quantise-model.ts';
import { trainModel } from './train-model.ts';
import { trainingOptions } from './training-options.ts';
import { trainingTexts } from './training-texts.ts';

const codes = join(packageRoot(), 'core/codes');
const data = join(codes, 'data');
const tables = createCodeTables((file) => readFileSync(join(data, file), 'utf8'), {
  lexicon: (kind) => readLexicon(join(codes, 'lexicon/data'), kind),
});
const log = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

function write(name: string, { header, bytes }: { header: object; bytes: Uint8Array }): void {
  writeFileSync(join(data, `${name}.json`), JSON.stringify(header));
  writeFileSync(join(data, `${name}.bin`), bytes);
  log(`${name}: ${bytes.length} bytes`);
}

const { index } = tables.retrieval();
if (process.argv[2] === 'index') write('search-index', compileIndex(index));
else if (process.argv[2] === 'model') {
  const keys = outputs.map((output) => index.collections[output].keys);
  const trained = trainModel(
    trainingTexts(tables),
    keys.map((list) => list.length),
    { ...trainingOptions, log },
  );
  write('text-model', compileModel(quantiseModel(trained, outputs, keys)));
} else {
  process.stderr.write('usage: npx tsx adapters/taxonomies/build/build-search.ts index|model\n');
  process.exitCode = 2;
}
