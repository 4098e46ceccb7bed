import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { detectFormat } from '../detect-format.ts';
import { readCharacterRuns } from './doc-character-runs.ts';
import { readDoc } from './read-doc.ts';
import { hiddenTextWarning, trackedChangesWarning } from './word-warnings.ts';

const fixture = async (name: string) =>
  new Uint8Array(await readFile(new URL(`../testing/fixtures/${name}`, import.meta.url)));

it('leaves hidden text and deletions of a .doc file out, and says so', async () => {
  const bytes = await fixture('hidden-and-tracked.doc');
  // Its text is so short that it shares its sectors with other small streams.
  expect(detectFormat(bytes)).toMatchObject({ ok: true, value: 'doc' });
  const reading = await readDoc(bytes);
  if (!reading.ok) throw new Error(reading.error.message);
  const words = JSON.stringify(reading.value.parts);
  expect(words).toContain('The Investor subscribes GBP 1,000,000.');
  expect(words).not.toMatch(/HIDDENMARK|DELETEDMARK|ignore previous/);
  expect(reading.value.warnings).toEqual([trackedChangesWarning, hiddenTextWarning]);
});

it('has nothing to say of a .doc file with neither', async () => {
  const reading = await readDoc(await fixture('table.doc'));
  expect(reading).toMatchObject({ ok: true, value: { warnings: [] } });
});

it('gives up on a table of formatting pages that points out of the file', () => {
  const main = Buffer.alloc(1024);
  main.writeUInt32LE(0, 0xfa);
  main.writeUInt32LE(12, 0xfe);
  const table = Buffer.alloc(12);
  table.writeUInt32LE(9_999, 8);
  expect(() => readCharacterRuns(main, table)).toThrow(RangeError);
});
