import { describe, expect, it } from 'vitest';
import { allGrowingTexts } from '../../core/testing/growing-texts/all-growing-texts.ts';
import { leastProcessorMs, processorMs } from '../../core/testing/processor-time.ts';
import { type MeasuredReader, measuredReaders } from './testing/growth/readers.ts';

/*
 * Whatever grows to four times its length costs about four times as much. In processor time, the least of several
 * runs, and far from the bounds on both sides: what is quadratic costs sixteen times as much, and seconds at this length
 * where it was ever found to hurt. The exact figures are printed by measure-growth.ts.
 */
const shorterCharacters = 8000;
const mostGrowth = 12;
/** Below this, one collection of garbage in a process full of other tests decides, not the length. */
const leastMs = 1000;
const runs = 2;

const texts = allGrowingTexts();
const readers = measuredReaders(shorterCharacters);
const sharesOfTexts: Readonly<Record<string, number>> = { 'pasted text': 1, 'text file': 4, description: 4 };

async function complaintsAbout(reader: MeasuredReader, every: number): Promise<readonly string[]> {
  const complaints: string[] = [];
  const [shorter, longer] = reader.characters;
  for (const text of texts.filter((_, index) => index % every === 0)) {
    const grown = text.grow(longer);
    const first = await processorMs(() => reader.read(grown));
    if (first < leastMs) continue;
    const long = Math.min(first, await processorMs(() => reader.read(grown)));
    const short = await leastProcessorMs(() => reader.read(text.grow(shorter)), runs);
    if (long > short * mostGrowth) complaints.push(`${text.name}: ${short} ms grew to ${long} ms`);
  }
  return complaints;
}

describe('texts that are made to be slow', () => {
  it('are of at least 150 kinds', () => {
    expect(new Set(texts.map(({ name }) => name)).size).toBeGreaterThanOrEqual(150);
  });

  it.each(Object.entries(sharesOfTexts))(
    'cost no more than their length: %s, one in %d',
    { timeout: 300_000 },
    async (name, every) => {
      const reader = readers.find((one) => one.name === name);
      if (!reader) throw new Error(`there is no reader ${name}`);
      expect(await complaintsAbout(reader, every)).toEqual([]);
    },
  );
});
