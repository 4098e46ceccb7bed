import { describe, expect, it } from 'vitest';
import { ReadingMeter } from '../reading-meter.ts';
import { readXml } from './xml-tree.ts';

async function* piecesOf(...texts: readonly string[]): AsyncGenerator<Uint8Array> {
  for (const text of texts) yield new TextEncoder().encode(text);
}
const read = (...texts: readonly string[]) => readXml(piecesOf(...texts), new ReadingMeter(1000));

describe('a part that defines or fetches words', () => {
  it.each([
    ['a file of ours', ['<!DOCTYPE w [<!ENTITY f SYSTEM "file:///etc/hostname">]><w><t>&f;</t></w>']],
    ['a page elsewhere', ['<!DOCTYPE w SYSTEM "http://evil.example/w.dtd"><w><t>a</t></w>']],
    ['words of words', ['<!DOCTYPE w [<!ENTITY a "a"><!ENTITY b "&a;&a;">]><w><t>&b;</t></w>']],
    ['a declaration in two pieces', ['<!DOC', 'TYPE w [<!ENTITY a "a">]><w><t>&a;</t></w>']],
  ])('is refused: %s', async (_what, texts) => {
    await expect(read(...texts)).rejects.toThrow('the part has a declaration');
  });

  it('is refused where it names a word that nobody defined', async () => {
    await expect(read('<w><t>&f;</t></w>')).rejects.toThrow();
  });
});

it('knows the words that every part has', async () => {
  const { children } = await read('<w><t>a &amp; b &lt; c</t></w>');
  expect(children[0]?.text).toBe('a & b < c');
});
