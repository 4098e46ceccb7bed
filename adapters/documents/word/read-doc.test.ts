import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { detectFormat } from '../detect-format.ts';
import { readWord } from './read-word.ts';
import { hiddenTextWarning, trackedChangesWarning } from './word-warnings.ts';

const fixture = async (name: string) =>
  new Uint8Array(await readFile(new URL(`../testing/fixtures/${name}`, import.meta.url)));

it('leaves hidden text of a .doc file out, tells deletions from terms, and says so', async () => {
  const bytes = await fixture('hidden-and-tracked.doc');
  // Its text is so short that it shares its sectors with other small streams.
  expect(detectFormat(bytes)).toMatchObject({ ok: true, value: 'doc' });
  const reading = await readWord('doc', bytes);
  if (!reading.ok) throw new Error(reading.error.message);
  const { parts } = reading.value;
  const words = JSON.stringify(parts.filter(({ apart }) => apart === undefined));
  expect(words).toContain('The Investor subscribes GBP 1,000,000.');
  expect(words).not.toMatch(/HIDDENMARK|DELETEDMARK|ignore previous/);
  expect(JSON.stringify(parts)).not.toMatch(/HIDDENMARK|ignore previous/);
  expect(parts.filter(({ apart }) => apart === 'withdrawn')).toHaveLength(1);
  expect(reading.value.warnings).toEqual([trackedChangesWarning, hiddenTextWarning]);
});

it('has nothing to say of a .doc file with neither', async () => {
  const reading = await readWord('doc', await fixture('table.doc'));
  expect(reading).toMatchObject({ ok: true, value: { warnings: [] } });
});
