/**
 * Prints a digest of the whole answers to every description of the golden sets. A change that only makes the
 * engine faster leaves all of them as they are:
 *
 *   npx tsx adapters/taxonomies/evaluation/digest-answers.ts
 */
import { createHash } from 'node:crypto';
import { classifyBusiness } from '../../../core/codes/classify-business.ts';
import { loadCodeTables } from '../load-code-tables.ts';
import { goldenSets } from './evaluation-sets.ts';

const tables = loadCodeTables();
for (const { name, rows } of goldenSets()) {
  const digest = createHash('sha256');
  for (const { description } of rows) {
    digest.update(JSON.stringify(await classifyBusiness({ tables }, { businessDescription: description })));
  }
  process.stdout.write(`${name}: ${rows.length} answers, ${digest.digest('hex').slice(0, 16)}\n`);
}
