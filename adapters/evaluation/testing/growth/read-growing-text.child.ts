/**
 * A process that reads texts and says what they cost. It is one of its own because a reader that never comes to an
 * end can only be ended with its process.
 */
import { allGrowingTexts } from '../../../../core/testing/growing-texts/all-growing-texts.ts';
import { realSheet } from '../../../../core/testing/growing-texts/sheets.ts';
import { leastProcessorMs } from '../../../../core/testing/processor-time.ts';
import { measuredReaders } from './readers.ts';

/** Which text is to be read how, and how long it is. */
export interface ReadingTask {
  readonly reader: string;
  readonly text: string;
  readonly characters: number;
}

/** From this cost on, one run says enough. */
const longRunMs = 400;
const repeats = 2;

const readers = new Map(measuredReaders().map((reader) => [reader.name, reader]));
const texts = new Map(allGrowingTexts().map((text) => [text.name, text]));
// What is measured is the engine when it is warm: it has read documents before.
for (const reader of readers.values()) {
  for (let run = 0; run < 5; run += 1) await reader.read(realSheet());
}

process.on('message', async (task: ReadingTask) => {
  const reader = readers.get(task.reader);
  const text = texts.get(task.text)?.grow(task.characters);
  if (!reader || text === undefined) throw new Error(`Nothing to read: ${task.reader}, ${task.text}`);
  const read = () => reader.read(text);
  try {
    const first = await leastProcessorMs(read, 1);
    const ms = first > longRunMs ? first : Math.min(first, await leastProcessorMs(read, repeats));
    process.send?.({ ms });
  } catch (error) {
    process.send?.({ error: String(error) });
  }
});
process.send?.({ ready: true });
