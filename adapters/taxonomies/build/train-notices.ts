/**
 * Learns from public notices how buyers use CPV, into core/codes/data/notices.json and .bin, and prints what that
 * gives on the development half:
 *
 *   npx tsx adapters/taxonomies/build/train-notices.ts [FOLDER]
 *
 * The folder holds `notices_cpv.tsv`; it is the working directory unless another is named. Run it after the text
 * model was trained anew, and take both files away first where their form has changed. Of notices weights and counts are
 * kept, and no title; of our own titles (core/codes/buyers/titles) the stems.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileNoticeModel, type NoticeModel } from '../../../core/codes/buyers/notice-model.ts';
import { packageRoot } from '../../package-root.ts';
import { readNotices } from '../evaluation/notices.ts';
import { loadCodeTables } from '../load-code-tables.ts';
import { learnNotices } from './learn-notices.ts';

const data = join(packageRoot(), 'core/codes/data');
const folder = process.argv[2] ?? '.';
const model: NoticeModel = learnNotices(loadCodeTables(), readNotices(folder));
const { header, bytes } = compileNoticeModel(model);
writeFileSync(join(data, 'notices.json'), JSON.stringify(header));
writeFileSync(join(data, 'notices.bin'), bytes);
process.stdout.write(`notices: ${bytes.length} bytes, ${model.head.keys.length} codes\n`);
