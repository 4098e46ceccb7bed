import { describe, expect, it } from 'vitest';
import { documentReaderContract } from '../../core/termsheet/testing/document-reader.contract.ts';
import { createDocumentReader } from './document-reader.ts';

documentReaderContract('the worker reader', createDocumentReader);

const reader = createDocumentReader();

async function codeOf(bytes: Uint8Array | string): Promise<string> {
  const reading = await reader.read({ name: 'terms.pdf', bytes: Buffer.from(bytes) });
  return reading.ok ? reading.value.format : `${reading.error.code}: ${reading.error.message}`;
}

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
