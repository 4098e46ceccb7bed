// Says for every set of documents with answers what the report calls absent although the document states it, and on
// how many offers with a red flag the overall risk is Green:
//   npx tsx adapters/evaluation/testing/absences/measure-absences.ts [--set NAME] [--documents] [--samples FOLDER]
import { parseArgs } from 'node:util';
import { formatRow, type MeasuredDocument, setColumns, sumUp } from './absence-table.ts';
import { answeredDocuments, answeredSets } from './answered-sets.ts';
import { measureDocument } from './measure-document.ts';

const { values } = parseArgs({
  options: {
    set: { type: 'string' },
    documents: { type: 'boolean', default: false },
    samples: { type: 'string' },
  },
});
process.stdout.write(`${formatRow(setColumns)}\n${formatRow(setColumns.map(() => '---'))}\n`);
const all: MeasuredDocument[] = [];
for (const set of answeredSets(values.samples)) {
  if (values.set !== undefined && values.set !== set.name) continue;
  const measured: MeasuredDocument[] = [];
  for (const document of answeredDocuments(set)) measured.push(await measureDocument(document));
  if (values.documents) {
    for (const one of measured) process.stdout.write(`${formatRow(sumUp(one.score.name, [one]))}\n`);
  }
  process.stdout.write(`${formatRow(sumUp(set.name, measured))}\n`);
  all.push(...measured);
}
process.stdout.write(`${formatRow(sumUp('all', all))}\n`);
