import { measuredReaders } from '../../../adapters/evaluation/testing/growth/readers.ts';
import { allGrowingTexts } from '../../../core/testing/growing-texts/all-growing-texts.ts';
import { processorMs } from '../../../core/testing/processor-time.ts';
import type { FigureGroup } from './figure.ts';

const shorterCharacters = 8000;
/** Every text would take a minute a turn. */
const everyText = 4;
const measured = ['pasted text', 'text file', 'description'];

/**
 * By how much dearer texts that are made to be slow become at four times their length, all of them together: four
 * where the cost grows with the length. One alone whose cost grows with its square outweighs the others.
 */
export const growthFigures: FigureGroup = {
  name: 'growth',
  figures: measured.map((name) => ({
    name: `slow texts at four times their length, ${name}`,
    unit: 'times the processor time',
    better: 'less',
  })),
  async open() {
    const texts = allGrowingTexts().filter((_, index) => index % everyText === 0);
    const readers = measuredReaders(shorterCharacters).filter(({ name }) => measured.includes(name));
    const turn = async () => {
      const growths: number[] = [];
      for (const { characters, read } of readers) {
        const costs: number[] = [];
        for (const length of characters)
          costs.push(
            await costOf(
              texts.map((text) => text.grow(length)),
              read,
            ),
          );
        const [shorter = 0, longer = 0] = costs;
        growths.push(longer / shorter);
      }
      return growths;
    };
    await turn();
    return { turn, close: async () => {} };
  },
};

function costOf(texts: readonly string[], read: (text: string) => Promise<void>): Promise<number> {
  return processorMs(async () => {
    for (const text of texts) await read(text);
  });
}
