/**
 * A process that reads texts and says what they cost. It is one of its own because a reader that never comes to an
 * end can only be ended with its process.
 */
import { type PerformanceEntry, PerformanceObserver } from 'node:perf_hooks';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { allGrowingTexts } from '../../../../core/testing/growing-texts/all-growing-texts.ts';
import { realSheet } from '../../../../core/testing/growing-texts/sheets.ts';
import { measuredReaders } from './readers.ts';
import { lesser, type ReadingTime } from './reading-time.ts';

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

const collections: PerformanceEntry[] = [];
new PerformanceObserver((list) => collections.push(...list.getEntries())).observe({ entryTypes: ['gc'] });

async function timeOf(read: () => Promise<void>): Promise<ReadingTime> {
  const start = performance.now();
  const before = process.cpuUsage();
  await read();
  const { user, system } = process.cpuUsage(before);
  const end = performance.now();
  // What was collected is told in the next turn.
  await nextTurn();
  let collectorMs = 0;
  for (const { startTime, duration } of collections.splice(0)) {
    if (startTime >= start && startTime < end) collectorMs += duration;
  }
  const ms = (user + system) / 1000;
  return { ms, readingMs: Math.max(0, ms - collectorMs) };
}

/** The quickest of a few. */
async function leastTimeOf(read: () => Promise<void>): Promise<ReadingTime> {
  let least = await timeOf(read);
  if (least.ms > longRunMs) return least;
  for (let repeat = 0; repeat < repeats; repeat += 1) {
    least = lesser(least, await timeOf(read));
  }
  return least;
}

process.on('message', async (task: ReadingTask) => {
  const reader = readers.get(task.reader);
  const text = texts.get(task.text)?.grow(task.characters);
  if (!reader || text === undefined) throw new Error(`Nothing to read: ${task.reader}, ${task.text}`);
  try {
    process.send?.(await leastTimeOf(() => reader.read(text)));
  } catch (error) {
    process.send?.({ error: String(error) });
  }
});
process.send?.({ ready: true });
