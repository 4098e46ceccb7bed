import { readFile } from 'node:fs/promises';
import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import {
  documentReaderContract,
  expectSoundDocument,
} from '../../core/termsheet/testing/document-reader.contract.ts';
import { createDocumentReader } from './document-reader.ts';
import { buildPdf, stream, writeFile } from './testing/pdf-builder.ts';

documentReaderContract('the worker reader', createDocumentReader);

const reader = createDocumentReader();

async function codeOf(bytes: Uint8Array | string): Promise<string> {
  const reading = await reader.read({ name: 'terms.pdf', bytes: Buffer.from(bytes) });
  return reading.ok ? reading.value.format : `${reading.error.code}: ${reading.error.message}`;
}

it.each(['table-without-rules.pdf', 'table.docx', 'table.doc', 'aligned-columns.txt'])(
  'reads %s in its worker',
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

describe('files that ask for too much', () => {
  /** A PDF of a few kilobytes that draws ten million times nothing. */
  const endless = writeFile([
    Buffer.from('<< /Type /Catalog /Pages 2 0 R >>'),
    Buffer.from('<< /Type /Pages /Count 1 /Kids [3 0 R] >>'),
    Buffer.from('<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R >>'),
    stream(deflateSync(Buffer.alloc(40_000_000, 'q Q '))),
  ]);
  const file = { name: 'terms.pdf', bytes: endless };

  it('stops at the deadline', async () => {
    const started = performance.now();
    const reading = await createDocumentReader({ timeoutMs: 300 }).read(file);
    expect(reading).toMatchObject({ ok: false, error: { code: 'document-timeout' } });
    expect(performance.now() - started).toBeLessThan(3000);
  });

  it('stops when the process grows too much', async () => {
    const reading = await createDocumentReader({ maxProcessGrowthMb: 120, timeoutMs: 50_000 }).read(file);
    expect(reading).toMatchObject({ ok: false, error: { code: 'document-too-large' } });
  });

  it('stops when the caller cancels', async () => {
    const controller = new AbortController();
    const reading = createDocumentReader().read(file, controller.signal);
    setTimeout(() => controller.abort(), 150);
    expect(await reading).toMatchObject({ ok: false, error: { code: 'cancelled' } });
  });

  it('lets others wait for their turn, no longer than their deadline, and goes on afterwards', async () => {
    const narrow = createDocumentReader({ maxWorkers: 1, timeoutMs: 1500 });
    const small = { name: 'terms.txt', bytes: Buffer.from('Amount: £1m') };
    const cancelled = new AbortController();
    const blocked = narrow.read(file);
    const late = narrow.read(file);
    const gone = narrow.read(small, cancelled.signal);
    cancelled.abort();
    expect(await gone).toMatchObject({ ok: false, error: { code: 'cancelled' } });
    expect([await blocked, await late]).toMatchObject([
      { error: { code: 'document-timeout' } },
      { error: { code: 'document-timeout' } },
    ]);
    expect(await narrow.read(small)).toMatchObject({ ok: true });
  });

  it('reads many files at once with a few workers', async () => {
    const pdf = buildPdf([[{ at: [60, 700], text: 'The amount of the round is one million pounds.' }]]);
    const readings = await Promise.all(
      Array.from({ length: 6 }, () => reader.read({ name: 'a.pdf', bytes: pdf })),
    );
    expect(readings.every(({ ok }) => ok)).toBe(true);
    expect(pdf.length).toBeGreaterThan(0);
  });
});
