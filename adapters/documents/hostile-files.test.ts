import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { expectSoundDocument } from '../../core/termsheet/testing/document-reader.contract.ts';
import { detectFormat } from './detect-format.ts';
import { createDocumentReader } from './document-reader.ts';
import { parseDocument } from './parse-document.ts';
import { mutate, seededRandom } from './testing/mutate.ts';

const fixture = async (name: string) =>
  new Uint8Array(await readFile(new URL(`testing/fixtures/${name}`, import.meta.url)));

/** Parses in this process, which is quicker than a worker a file. */
async function readHere(bytes: Uint8Array) {
  const format = detectFormat(bytes);
  return format.ok ? parseDocument(format.value, bytes) : format;
}

describe('damaged files are read or refused, and nothing is thrown', () => {
  it.each([
    ['table.doc', 150],
    ['headed-clauses.docx', 60],
    ['aligned-columns.txt', 100],
  ])('%s, damaged in %d ways', async (name, ways) => {
    const original = await fixture(name);
    const random = seededRandom(ways);
    for (let way = 0; way < ways; way += 1) {
      const reading = await readHere(mutate(original, random));
      if (reading.ok) expectSoundDocument(reading.value);
      else expect(reading.error.message).toMatch(/Please /u);
    }
  });

  it('a PDF, damaged in a few ways', async () => {
    const reader = createDocumentReader();
    const original = await fixture('table-without-rules.pdf');
    const random = seededRandom(5);
    const readings = await Promise.all(
      Array.from({ length: 5 }, () => reader.read({ name: 'terms.pdf', bytes: mutate(original, random) })),
    );
    for (const reading of readings) {
      if (reading.ok) expectSoundDocument(reading.value);
      else expect(reading.error.message).toMatch(/Please /u);
    }
  });

  it('a Word file whose sectors run in a circle', async () => {
    const bytes = await fixture('table.doc');
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const table = (view.getUint32(76, true) + 1) * 512;
    const directory = view.getUint32(48, true);
    for (let sector = 0; sector < 128; sector += 1) {
      if (sector !== directory) view.setUint32(table + sector * 4, (sector + 1) % 20, true);
    }
    expect(await readHere(bytes)).toMatchObject({ ok: false, error: { code: 'damaged-document' } });
  });
});
