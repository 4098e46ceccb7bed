/**
 * Trains the learned reader of term sheets from core/termsheet/corpus and the documents of core/termsheet/testing:
 *
 *   npx tsx adapters/statements/build/build-statements.ts write      trains, and prints a table by hand
 *   npx tsx adapters/statements/build/build-statements.ts evaluate   prints a table by document set
 *   npx tsx adapters/statements/build/build-statements.ts compact    the same weights in the form of now, at once
 *
 * The first two take some minutes. Run `write` after any change of the corpus, of the features or of what the model is asked. Thresholds are chosen on
 * hands that a model was not trained with; the figures for a document come from a model that saw none of its set.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import {
  compileStatementModel,
  readStatementModel,
} from '../../../core/termsheet/statements/statement-model.ts';
import { evaluateDocuments } from '../evaluation/evaluate-documents.ts';
import { leaveHandsOut } from '../evaluation/leave-hand-out.ts';
import { documentTable, handTable } from '../evaluation/tables.ts';
import { readHeader, statementModelFiles } from '../load-statement-model.ts';
import { chooseThresholds } from './choose-thresholds.ts';
import { fitHarm } from './fit-harm.ts';
import { trainStatements } from './train-statements.ts';
import { corpusFingerprint, type TrainingMaterial, trainingMaterial } from './training-material.ts';

const log = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

function write({ hands, documents }: TrainingMaterial): void {
  const fromDocuments = documents.flatMap(({ examples }) => examples);
  const judged = leaveHandsOut(hands, fromDocuments, log);
  const thresholds = chooseThresholds(judged.statements);
  log(handTable(judged, thresholds));
  const corpus = [...hands.values()].flat();
  const sentences = corpus.map(({ sentence }) => sentence);
  const harm = fitHarm(sentences, documents, log);
  log(`harm: ${JSON.stringify(harm)}`);
  const examples = [...corpus, ...fromDocuments];
  const model = { ...trainStatements(examples), thresholds, harm };
  keep(compileStatementModel(model, corpusFingerprint()));
  log(`from ${examples.length} sentences`);
}

function compact(): void {
  const files = statementModelFiles();
  const header = readHeader(files.header);
  const model = readStatementModel(header, readFileSync(files.weights));
  if (!model) throw new Error('The model was trained for other questions.');
  keep(compileStatementModel(model, header.trainedFrom));
}

function keep({ header, bytes }: ReturnType<typeof compileStatementModel>): void {
  const files = statementModelFiles();
  writeFileSync(files.header, JSON.stringify(header));
  writeFileSync(files.weights, bytes);
  log(`statement-model: ${bytes.length} bytes`);
}

const wish = process.argv[2];
if (wish === 'write') write(trainingMaterial());
else if (wish === 'compact') compact();
else if (wish === 'evaluate') {
  const chosen = readHeader(statementModelFiles().header);
  log(documentTable(evaluateDocuments(trainingMaterial(), chosen)));
} else {
  process.stderr.write(
    'usage: npx tsx adapters/statements/build/build-statements.ts write|evaluate|compact\n',
  );
  process.exitCode = 2;
}
