/**
 * Measures how well the CPV codes of notices are found by a model that has learned from none of their export:
 *
 *   npx tsx adapters/taxonomies/evaluation/measure-notices.ts [FOLDER] [EXPORT …]
 *
 * The folder holds `notices_cpv.tsv`; it is the working directory unless another is named. Each export takes a training
 * of a quarter of an hour; all are measured unless some are named.
 */
import { evaluationTable, type MeasuredSet } from '../../../core/codes/evaluation/evaluation-table.ts';
import { learnNotices } from '../build/learn-notices.ts';
import { loadCodeTables } from '../load-code-tables.ts';
import { measure } from './evaluate-codes.ts';
import { readNotices } from './notices.ts';

const [folder = '.', ...named] = process.argv.slice(2);
const tables = loadCodeTables();
const notices = readNotices(folder);
const exports = new Set(notices.filter(({ language }) => language === 'en').map(({ source }) => source));
const measured: MeasuredSet[] = [];
for (const name of named.length > 0 ? named : exports) {
  const learned = learnNotices(
    tables,
    notices.filter(({ source }) => source !== name),
  );
  const data = { ...tables.retrieval(), notices: learned };
  const unseen = { ...tables, retrieval: () => data };
  const rows = notices
    .filter(({ source }) => source === name)
    .map(({ title, codes }) => ({ description: title, codes: { cpv: codes } }));
  measured.push(await measure(unseen, { name: `notices of ${name}, learned without them`, rows }));
}
process.stdout.write(`${evaluationTable(measured)}\n`);
