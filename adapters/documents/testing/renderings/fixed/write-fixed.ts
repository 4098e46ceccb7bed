// Writes the fixed set again, after a change of forms or contents:
//   npx tsx adapters/documents/testing/renderings/fixed/write-fixed.ts
// Binary Word files are made where LibreOffice is installed (`soffice`); elsewhere the committed ones stay.
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { lendPress } from '../forms/print/lend-press.ts';
import type { Rendering } from '../truth/true-block.ts';
import { asBinaryWord, hasOffice } from './as-binary-word.ts';
import { makePlanned } from './make-planned.ts';
import { binaryPlan, plan } from './plan.ts';

const folder = fileURLToPath(new URL('data/', import.meta.url));
const lent = lendPress();
const canMakeBinary = hasOffice();
mkdirSync(folder, { recursive: true });
for (const name of readdirSync(folder)) {
  const isBinary = /\.doc(?:\.truth\.json)?$/u.test(name);
  if (canMakeBinary || !isBinary) rmSync(join(folder, name));
}
for (const planned of plan) write(await makePlanned(planned, lent.press));
for (const planned of canMakeBinary ? binaryPlan : []) {
  write(await asBinaryWord(await makePlanned(planned, lent.press)));
}
await lent.giveBack();
if (!canMakeBinary) process.stderr.write('soffice is missing: the binary Word files stay as they were.\n');

function write({ name, bytes, truth }: Rendering): void {
  writeFileSync(join(folder, name), bytes);
  writeFileSync(join(folder, `${name}.truth.json`), `${JSON.stringify(truth)}\n`);
}
