/**
 * Builds what searching needs from the tables and the lexicon, into core/codes/data:
 *
 *   npx tsx adapters/taxonomies/build/build-search.ts index     search-index.json and .bin, about a second
 *   npx tsx adapters/taxonomies/build/build-search.ts model     text-model.json and .bin, a quarter of an hour
 *   npx tsx adapters/taxonomies/build/build-search.ts widen [FILE]  the same, from the weights there are, which may not
 *                                                               know the trades whose lines a file holds: some minutes
 *   npx tsx adapters/taxonomies/build/build-search.ts cpv       text-model.bin with another output for CPV: a minute
 *   npx tsx adapters/taxonomies/build/build-search.ts compact [FILE]  the same weights again in the steps of
 *                                                               quantise-model.ts, nothing learned of the file's trades
 *   npx tsx adapters/taxonomies/build/build-search.ts mean FOLDER...  the mean of the weights there are and of those that
 *                                                               the folders hold, which went on from them
 *
 * Run `index` after any change of tables, lexicon, stemming or stop words, `model` when trades are added or
 * renamed or when their phrases changed much, `widen` when sentences of owners are added, `cpv` when trades are given other
 * CPV codes. After the model comes `fit-sentences.ts`. A test says when the index is out of date.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseTrades } from '../../../core/codes/lexicon/trades.ts';
import type { CollectionName } from '../../../core/codes/retrieval/collection-name.ts';
import { compileIndex } from '../../../core/codes/retrieval/compiled-index.ts';
import { createCodeTables } from '../../../core/codes/tables/create-code-tables.ts';
import {
  type CompiledModelHeader,
  compileModel,
  readCompiledModel,
} from '../../../core/codes/text-model/compiled-model.ts';
import type { TextModel } from '../../../core/codes/text-model/text-model.ts';
import { packageRoot } from '../../package-root.ts';
import { readLexicon } from '../load-code-tables.ts';
import { aboutUsWriter } from './about-us-texts.ts';
import { firmTexts } from './firm-texts.ts';
import { meanModel } from './mean-model.ts';
import { outputs } from './outputs.ts';
import { readOwnerSentences } from './owner-sentences.ts';
import { quantiseModel } from './quantise-model.ts';
import { type TrainingOptions, type TrainingText, trainModel } from './train-model.ts';
import type { TrainedModel } from './trained-model.ts';
import {
  cpvOptions,
  timesPromoted,
  timesSentences,
  trainingOptions,
  wideningOptions,
} from './training-options.ts';
import { sentenceTexts, trainingTexts } from './training-texts.ts';
import { widenedStart } from './widened-start.ts';

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
const keys = outputs.map((output) => index.collections[output].keys);
const [task, newTrades] = process.argv.slice(2);
if (task === 'index') write('search-index', compileIndex(index));
else if (task === 'model') train(trainingOptions);
else if (task === 'widen') train({ ...wideningOptions, start: start() });
else if (task === 'cpv') learnCpv();
else if (task === 'mean') averageModels(process.argv.slice(3));
else if (task === 'compact') write('text-model', compileModel(quantiseModel(start(), outputs, keys)));
else {
  process.stderr.write(
    'usage: npx tsx adapters/taxonomies/build/build-search.ts index|model|widen [FILE]|cpv|compact [FILE]|mean FOLDER...\n',
  );
  process.exitCode = 2;
}

/** The weights there are; those of trades that they do not know begin at nothing. */
function start(): TrainedModel {
  return widenedStart(newTrades === undefined ? keptModel() : modelWithout(newTrades), outputs, keys);
}

function train(options: Omit<TrainingOptions, 'log'>): void {
  write('text-model', compileModel(quantiseModel(trained(everyText(), options), outputs, keys)));
}

/** Everything but the output for CPV stays as it is to the byte, and with it every answer in the other systems. */
function learnCpv(): void {
  const number = outputs.indexOf('cpv');
  const texts = everyText().filter(({ system }) => system === number);
  const learned = trained(texts, { ...cpvOptions, start: start(), keepsFeatures: true });
  const { heads } = quantiseModel(learned, outputs, keys);
  const kept = keptModel();
  write('text-model', compileModel({ ...kept, heads: { ...kept.heads, cpv: heads.cpv } }));
}

function averageModels(folders: readonly string[]): void {
  const models = [data, ...folders].map((folder) =>
    widenedStart(keptModel(new Set(), folder), outputs, keys),
  );
  write('text-model', compileModel(quantiseModel(meanModel(models), outputs, keys)));
}

function everyText(): TrainingText[] {
  const sentences = readOwnerSentences();
  const asWritten = sentenceTexts(tables, sentences);
  const writer = aboutUsWriter();
  const onSites = Array.from({ length: timesPromoted }, () =>
    sentenceTexts(
      tables,
      sentences.map((sentence) => ({ ...sentence, text: writer.surround(sentence.text) })),
    ),
  ).flat();
  return [
    ...trainingTexts(tables),
    ...Array.from({ length: timesSentences }, () => asWritten).flat(),
    ...onSites,
    ...firmTexts(tables, writer),
  ];
}

function trained(texts: readonly TrainingText[], options: Omit<TrainingOptions, 'log'>): TrainedModel {
  const sizes = keys.map((list) => list.length);
  return trainModel(texts, sizes, { ...options, log });
}

function modelWithout(file: string): TextModel {
  const text = readFileSync(file, 'utf8');
  return keptModel(new Set(parseTrades(text, (digits) => digits).map(({ name }) => name)));
}

/** @throws Error when the model was trained for other trades than those that are not named as added */
function keptModel(added: ReadonlySet<string> = new Set(), folder = data): TextModel {
  const before = Object.fromEntries(
    outputs.map((output, at) => [
      output,
      output === 'trades' ? (keys[at] ?? []).filter((name) => !added.has(name)) : (keys[at] ?? []),
    ]),
  ) as Record<CollectionName, readonly string[]>;
  const header: CompiledModelHeader = JSON.parse(readFileSync(join(folder, 'text-model.json'), 'utf8'));
  const model = readCompiledModel(header, readFileSync(join(folder, 'text-model.bin')), before);
  if (!model) throw new Error('The model was trained for other trades.');
  return model;
}
