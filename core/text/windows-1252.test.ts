import { expect, it } from 'vitest';
import { decodeWindows1252 } from './windows-1252.ts';

it('reads letters, quotation marks and the euro sign', () => {
  expect(decodeWindows1252(Uint8Array.of(0x63, 0x61, 0x66, 0xe9, 0x20, 0x80, 0x93, 0x9f))).toBe('café €“Ÿ');
});

it('gives every byte one character, however many there are', () => {
  const bytes = new Uint8Array(20_000).map((_, at) => at % 256);
  const text = decodeWindows1252(bytes);
  expect(text).toHaveLength(20_000);
  expect(new Set(text.slice(0, 256)).size).toBe(256);
});
