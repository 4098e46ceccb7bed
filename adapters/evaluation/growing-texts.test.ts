import { describe, expect, it } from 'vitest';
import { allGrowingTexts } from '../../core/testing/growing-texts/all-growing-texts.ts';
import { measuredReaders } from './testing/growth/readers.ts';

/*
 * Each of these texts is read to its end. That the cost grows with the length and no faster is no matter for the clock
 * of a test: linear-expressions.test.ts shows it of every expression, `npm run bench -- --only growth` measures it,
 * and measure-growth.ts tells what is at fault.
 */
const characters = 3000;

const texts = allGrowingTexts();
const readers = measuredReaders(characters);
const sharesOfTexts: Readonly<Record<string, number>> = { 'pasted text': 1, 'text file': 4, description: 4 };

describe('texts that are made to be slow', () => {
  it('are of at least 150 kinds', () => {
    expect(new Set(texts.map(({ name }) => name)).size).toBeGreaterThanOrEqual(150);
  });

  it.each(Object.entries(sharesOfTexts))('are read to their end: %s, one in %d', async (name, every) => {
    const reader = readers.find((one) => one.name === name);
    if (!reader) throw new Error(`there is no reader ${name}`);
    const [length] = reader.characters;
    for (const text of texts.filter((_, index) => index % every === 0)) await reader.read(text.grow(length));
  });
});
