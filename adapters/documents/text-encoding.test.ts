import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeText, looksBinary } from './text-encoding.ts';

const text = 'Pre-money: £4m – “fully diluted” €';

function utf16(words: string, bigEndian: boolean): Buffer {
  const bytes = Buffer.from(`\uFEFF${words}`, 'utf16le');
  return bigEndian ? bytes.swap16() : bytes;
}

describe('text files', () => {
  it.each([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with its mark', Buffer.from(`\uFEFF${text}`)],
    ['UTF-16, low byte first', utf16(text, false)],
    ['UTF-16, high byte first', utf16(text, true)],
    ['Windows-1252', Buffer.from('Pre-money: \xA34m \x96 \x93fully diluted\x94 \x80', 'latin1')],
  ])('reads %s', (_name, bytes) => {
    expect(decodeText(bytes)).toBe(text);
    expect(looksBinary(bytes)).toBe(false);
  });

  it('gives every text back that it can hold', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (words) => {
        fc.pre(!words.startsWith('\uFEFF'));
        expect(decodeText(Buffer.from(words))).toBe(words);
        expect(decodeText(utf16(words, true))).toBe(words);
      }),
    );
  });
});

describe('binary files', () => {
  it.each([
    ['a NUL', Buffer.from('Terms\0and more')],
    ['many control characters', Buffer.from('ab\x01\x02\x03cd'.repeat(40))],
    ['scrambled bytes', Buffer.from(Array.from({ length: 3000 }, (_, index) => 33 + ((index * 7919) % 223)))],
    [
      'UTF-16 that is none',
      Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.alloc(400, Buffer.from('00d801d8', 'hex'))]),
    ],
  ])('are known by %s', (_what, bytes) => {
    expect(looksBinary(bytes)).toBe(true);
  });
});
