// Reads every kind of hostile file in a process of its own and prints its answer, processor time and peak memory:
//   npx tsx adapters/documents/testing/hostile/measure-hostile-files.ts [--format pdf|docx|doc] [--kind WORDS]

import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { processorMs } from '../../../../core/testing/processor-time.ts';
import { createDocumentReader } from '../../document-reader.ts';
import { hostileKinds } from './hostile-kinds.ts';

const { values } = parseArgs({
  options: { format: { type: 'string' }, kind: { type: 'string' }, only: { type: 'string' } },
});
const honest = {
  pdf: 'table-without-rules.pdf',
  docx: 'table.docx',
  doc: 'table.doc',
  text: 'aligned-columns.txt',
};

if (values.only === undefined) measureAll();
else await measureOne(Number(values.only));

function measureAll(): void {
  process.stdout.write(
    '| kind | file kB | processor ms | more memory MB | answer |\n|---|---|---|---|---|\n',
  );
  for (const [index, { name, format }] of hostileKinds.entries()) {
    if ((values.format ?? format) !== format || !name.includes(values.kind ?? '')) continue;
    const self = [...process.execArgv, fileURLToPath(import.meta.url), '--only', String(index)];
    const { status, stdout } = spawnSync(process.execPath, self, { encoding: 'utf8' });
    process.stdout.write(
      status === 0 ? stdout : `| ${format}: ${name} | the process ended with ${status} |\n`,
    );
    if (status !== 0) process.exitCode = 1;
  }
}

/** The parser is loaded and warm before the file is read, as it is in a server. */
async function measureOne(index: number): Promise<void> {
  const kind = hostileKinds[index];
  if (!kind) throw new Error(`There is no kind ${index}.`);
  const reader = createDocumentReader();
  const fixture = new URL(`../fixtures/${honest[kind.format]}`, import.meta.url);
  await reader.read({ name: 'honest', bytes: new Uint8Array(await readFile(fixture)) });
  const bytes = kind.make(1);
  const peakBefore = process.resourceUsage().maxRSS;
  let answer = 'read';
  const tookMs = await processorMs(async () => {
    const reading = await reader.read({ name: 'hostile', bytes });
    if (!reading.ok) answer = reading.error.message;
  });
  const cells = [
    `${kind.format}: ${kind.name}`,
    Math.round(bytes.length / 1000),
    Math.round(tookMs),
    Math.round((process.resourceUsage().maxRSS - peakBefore) / 1024),
    answer,
  ];
  process.stdout.write(`| ${cells.join(' | ')} |\n`);
}
