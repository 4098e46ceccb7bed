/**
 * Trains the learned reader of term sheets from core/termsheet/corpus and the documents of core/termsheet/testing:
 *
 *   npx tsx adapters/statements/build/build-statements.ts write      trains, and prints what is believed of offers held out
 *   npx tsx adapters/statements/build/build-statements.ts evaluate   prints tables by hand and by document set
 *   npx tsx adapters/statements/build/build-statements.ts compact    the same weights in the form of now, at once
 *
 * The first takes some ten minutes, the second an hour. Run `write` after any change of the corpus, of the features or of what the model is asked. Thresholds are chosen on
 * offers of hands that a model was not trained with; the figures for a document come from a model that saw none of its set.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { noDoubt } from '../../../core/termsheet/statements/doubtful-sentences.ts';
import type { HarmSettling } from '../../../core/termsheet/statements/settling/settling-weights.ts';
import {
  compileStatementModel,
  readStatementModel,
  type StatementModel,
} from '../../../core/termsheet/statements/statement-model.ts';
import { evaluateDocuments } from '../evaluation/evaluate-documents.ts';
import { leaveHandsOut } from '../evaluation/leave-hand-out.ts';
import { additionsTable, documentTable, handTable, settlingTable } from '../evaluation/tables.ts';
import { loadStatementModel, readHeader, statementModelFiles } from '../load-statement-model.ts';
import { chooseThresholds } from './choose-thresholds.ts';
import { doubtObservations } from './doubt-observations.ts';
import { fitLogOdds } from './fit-log-odds.ts';
import { fitSettling } from './fit-settling.ts';
import { holdDocumentsOut } from './hold-documents-out.ts';
import type { KnownDocument } from './known-documents.ts';
import { fitRedFlags, redFlagObservations } from './red-flag-observations.ts';
import { trainStatements } from './train-statements.ts';
import { corpusFingerprint, type TrainingMaterial, trainingMaterial } from './training-material.ts';

const log = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

type Observe<Observed> = (document: KnownDocument, model: StatementModel) => readonly Observed[];

function write({ hands, documents }: TrainingMaterial): void {
  const fromDocuments = documents.flatMap(({ examples }) => examples);
  const corpus = [...hands.values()].flat();
  const heldOut = holdDocumentsOut(corpus, documents, log);
  const thresholds = chooseThresholds(heldOut.additions);
  log(additionsTable(heldOut.additions, thresholds));
  const harm = fitLogOdds(heldOut.harms);
  log(`harm: ${JSON.stringify(harm)}`);
  const facts = { gaps: fitSettling(heldOut.gaps), disputes: fitSettling(heldOut.disputes) };
  log(settlingTable('filled', heldOut.gaps, facts.gaps));
  log(settlingTable('corrected', heldOut.disputes, facts.disputes));
  const { seats } = loadStatementModel() ?? {};
  const observed = <Observed>(redFlags: HarmSettling | null, observe: Observe<Observed>): Observed[] =>
    heldOut.models.flatMap(({ model, documents: held }) => {
      const settled = { thresholds, harm, doubt: noDoubt, settling: { ...facts, redFlags } };
      const whole = { ...model, ...settled, ...(seats ? { seats } : {}) };
      return held.flatMap((document) => observe(document, whole));
    });
  const settling = { ...facts, redFlags: fitRedFlags(observed(null, redFlagObservations)) };
  log(`red flags: ${JSON.stringify(settling.redFlags)}`);
  const doubt = fitLogOdds(observed(settling.redFlags, doubtObservations));
  log(`doubt: ${JSON.stringify(doubt)}`);
  const examples = [...corpus, ...fromDocuments];
  const model = { ...trainStatements(examples), thresholds, harm, doubt, settling };
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
  const material = trainingMaterial();
  const fromDocuments = material.documents.flatMap(({ examples }) => examples);
  log(handTable(leaveHandsOut(material.hands, fromDocuments, log), chosen.thresholds));
  log(documentTable(evaluateDocuments(material, chosen)));
} else {
  process.stderr.write(
    'usage: npx tsx adapters/statements/build/build-statements.ts write|evaluate|compact\n',
  );
  process.exitCode = 2;
}
