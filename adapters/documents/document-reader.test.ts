import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import {
  documentReaderContract,
  expectSoundDocument,
} from '../../core/termsheet/testing/document-reader.contract.ts';
import { createDocumentReader } from './document-reader.ts';
import { buildPdf } from './testing/pdf-builder.ts';

documentReaderContract('the reader of files', createDocumentReader);

const reader = createDocumentReader();

async function codeOf(bytes: Uint8Array | string): Promise<string> {
  const reading = await reader.read({ name: 'terms.pdf', bytes: Buffer.from(bytes) });
  return reading.ok ? reading.value.format : `${reading.error.code}: ${reading.error.message}`;
}

it.each(['table-without-rules.pdf', 'table.docx', 'table.doc', 'aligned-columns.txt'])(
  'reads %s',
  async (name) => {
    const bytes = await readFile(new URL(`testing/fixtures/${name}`, import.meta.url));
    const reading = await reader.read({ name: 'picture.png', bytes });
    expect(reading).toMatchObject({
      ok: true,
      value: { text: expect.stringContaining('Tern & Plover Sensors') },
    });
    if (reading.ok) expectSoundDocument(reading.value);
    expect(bytes.length).toBeGreaterThan(0);
  },
);

describe('what is no document', () => {
  it.each([
    ['a PNG image', Buffer.from('89504e470d0a1a0a0000000d', 'hex')],
    ['a JPEG image', Buffer.from('ffd8ffe000104a464946', 'hex')],
    ['a rich text file (RTF)', '{\\rtf1\\ansi Term sheet}'],
    ['an HTML page', '<!DOCTYPE html>\n<html><body>Term sheet</body></html>'],
    ['an HTML page', '\uFEFF  <html lang="en"><p>Term sheet</p></html>'],
    ['a binary file of an unknown kind', Buffer.from(Array.from({ length: 400 }, (_, i) => (i * 37) % 251))],
  ])('says that it seems to be %s', async (kind, bytes) => {
    expect(await codeOf(bytes)).toContain(`unsupported-type: This file seems to be ${kind}`);
  });

  it.each([
    ['PDF', '%PDF-1.7\nnothing more'],
    ['zip archive', Buffer.from('504b0304140000000800', 'hex')],
  ])('says that a broken %s is damaged', async (kind, bytes) => {
    expect(await codeOf(bytes)).toContain(`damaged-document: This ${kind} is damaged`);
  });
});

it('leaves the bytes that it was given as they are', async () => {
  const pdf = buildPdf([[{ at: [60, 700], text: 'The amount of the round is one million pounds.' }]]);
  const before = Buffer.from(pdf);
  expect(await reader.read({ name: 'a.pdf', bytes: pdf })).toMatchObject({ ok: true });
  expect(before.equals(pdf)).toBe(true);
});
