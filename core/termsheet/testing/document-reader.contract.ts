import { describe, expect, it } from 'vitest';
import type { TermSheetDocument } from '../document/term-sheet-document.ts';
import type { DocumentReader } from '../document-reader.port.ts';

const contractMaxBytes = 4096;

function bytesOf(text: string): Uint8Array {
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

/** What every {@link DocumentReader} does; `createReader` makes one with the given size limit. */
export function documentReaderContract(
  name: string,
  createReader: (options: { readonly maxBytes: number }) => DocumentReader,
): void {
  describe(`${name} keeps the contract of a document reader`, () => {
    const reader = createReader({ maxBytes: contractMaxBytes });

    it.each([
      ['no bytes', '', 'empty-document'],
      ['blanks only', ' \r\n\t ', 'empty-document'],
      ['more bytes than allowed', 'x'.repeat(contractMaxBytes + 1), 'document-too-large'],
      ['bytes that are no text', 'ab\0\0\0cd', 'unsupported-type'],
    ])('answers %s with its own failure and a sentence', async (_what, content, code) => {
      const reading = await reader.read({ name: 'terms.txt', bytes: bytesOf(content) });
      expect(reading).toMatchObject({ ok: false, error: { code } });
      if (!reading.ok) expect(reading.error.message).toMatch(/^[A-Z].{20,}\.$/su);
    });

    it('does not read for a caller who has cancelled', async () => {
      const file = { name: 'terms.txt', bytes: bytesOf('Amount: 1') };
      expect(await reader.read(file, { aborted: true })).toMatchObject({
        ok: false,
        error: { code: 'cancelled' },
      });
    });

    it('gives text unchanged, with blocks that point into it', async () => {
      const text = 'Term Sheet\r\n\r\nAmount: 1,000,000\r\n- Board: two seats\r\n';
      const reading = await reader.read({ name: 'picture.png', bytes: bytesOf(text) });
      if (!reading.ok) throw new Error(reading.error.message);
      expect(reading.value.text).toBe(text);
      expectSoundDocument(reading.value);
      expect(reading.value.blocks).toHaveLength(3);
    });
  });
}

/** Checks what holds for every document: blocks in order and inside the text, cells inside blocks, pages in a row. */
export function expectSoundDocument({ text, blocks, pages }: TermSheetDocument): void {
  let end = 0;
  for (const block of blocks) {
    expect(block.start).toBeGreaterThanOrEqual(end);
    expect(block.end).toBeGreaterThan(block.start);
    end = block.end;
    const cells = [block.label, block.value].filter((cell) => cell !== undefined);
    let cellStart = block.start;
    for (const cell of cells) {
      expect(cell.start).toBeGreaterThanOrEqual(cellStart);
      expect(cell.end).toBeGreaterThan(cell.start);
      cellStart = cell.end;
    }
    expect(cellStart).toBeLessThanOrEqual(block.end);
  }
  expect(end).toBeLessThanOrEqual(text.length);
  for (const [index, page] of pages.entries()) {
    expect(page).toMatchObject({ number: index + 1, start: pages[index - 1]?.end ?? 0 });
  }
  if (pages.length > 0) expect(pages.at(-1)?.end).toBe(text.length);
}
