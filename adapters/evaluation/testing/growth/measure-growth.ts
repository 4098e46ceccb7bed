/**
 * Measures what texts cost that are made to be slow: each grows to four times its length on each way into the
 * engines, in processor time, and the table says what 100,000 characters cost at both lengths and by how much the
 * cost grew. The worst come first.
 *
 *   npm run build && npx tsx adapters/evaluation/testing/growth/measure-growth.ts [--from 25000] [--reader "pasted text"] [--rows 40]
 *
 * Ends with 1 where anything costs more than 300 ms per 100,000 characters, grows faster than its length (without what
 * the collector takes, and at twice and four times the lengths as well, which is up to the longest text that is read;
 * descriptions, which are shorter, over their longer half), throws, or does not come to an end.
 */
import { parseArgs } from 'node:util';
import { figureTable } from '../../../../core/evaluation/figure-table.ts';
import { allGrowingTexts } from '../../../../core/testing/growing-texts/all-growing-texts.ts';
import { measuredReaders } from './readers.ts';
import { ReadingProcess } from './reading-process.ts';
import { lesser, type ReadingTime } from './reading-time.ts';

/** What a visitor's input may cost. */
const mostMsPer100k = 300;
/** A cost per character that grows by more than this while the text grows to four times its length is no linear one. */
const mostGrowth = 1.5;
/** Over the longest texts that are read, whose lists the system gives new memory each time; a square would show four. */
const mostGrowthOfLongest = 2.5;
/** Below this, caches decide, not the length. */
const leastGrowthMs = 30;
const patienceMs = 30_000;
const noTime: ReadingTime = { ms: Number.POSITIVE_INFINITY, readingMs: Number.POSITIVE_INFINITY };
const steep = 'grows faster than its length';
/** What is at fault is measured this often again, and the least counts: other work on the machine only adds. */
const furtherTries = 9;

interface Measured {
  readonly text: string;
  readonly reader: string;
  readonly per100k: readonly [shorter: number, longer: number];
  readonly growth: number;
  readonly failure: string | undefined;
}

const { values } = parseArgs({
  options: {
    from: { type: 'string', default: '25000' },
    reader: { type: 'string' },
    text: { type: 'string' },
    rows: { type: 'string', default: '40' },
  },
});

const readers = measuredReaders(Number(values.from)).filter(
  ({ name }) => values.reader === undefined || name === values.reader,
);
const texts = allGrowingTexts().filter(({ name }) => values.text === undefined || name === values.text);
const reading = new ReadingProcess(patienceMs);

async function measure(reader: (typeof readers)[number], text: string): Promise<Measured> {
  const measured = await measureAt(reader, text);
  let latest = measured;
  for (const { characters, most } of furtherLengths(reader)) {
    if (latest.failure !== steep) break;
    latest = await measureAt({ ...reader, characters }, text, most);
  }
  return latest.failure === undefined ? { ...measured, failure: undefined } : latest;
}

/**
 * What fills caches, needs larger pages of memory or is read otherwise from some length on grows once; what grows with
 * the square goes on to, up to the longest text that is read.
 */
function furtherLengths({ characters: [shorter, longer], isBounded }: (typeof readers)[number]) {
  if (isBounded) return [{ characters: [longer / 2, longer], most: mostGrowth }] as const;
  return [
    { characters: [shorter * 2, longer * 2], most: mostGrowth },
    { characters: [shorter * 4, longer * 4], most: mostGrowthOfLongest },
  ] as const;
}

async function measureAt(
  reader: (typeof readers)[number],
  text: string,
  most = mostGrowth,
): Promise<Measured> {
  const least: [ReadingTime, ReadingTime] = [noTime, noTime];
  for (let further = 0; ; further += 1) {
    for (const [index, characters] of reader.characters.entries()) {
      const cost = await reading.cost({ reader: reader.name, text, characters });
      if ('failure' in cost) {
        const failure = `${cost.failure} at ${characters} characters`;
        const per100k: [number, number] = [Number.NaN, Number.NaN];
        return { text, reader: reader.name, per100k, growth: Number.POSITIVE_INFINITY, failure };
      }
      least[index] = lesser(least[index] ?? noTime, cost);
    }
    const measured = judge(reader, text, least, most);
    if (measured.failure === undefined || further === furtherTries) return measured;
  }
}

/**
 * All that is spent counts as dear. What the collector takes comes in steps, two thirds of the whole or nothing, as the
 * heap fills: how cost grows is told by the rest.
 */
function judge(
  reader: (typeof readers)[number],
  text: string,
  times: readonly [ReadingTime, ReadingTime],
  most: number,
): Measured {
  const { characters, charactersBefore = 0 } = reader;
  const [shorter, longer] = characters.map((count) => count + charactersBefore) as [number, number];
  const [ofShorter, ofLonger] = times;
  const per100k = [(ofShorter.ms / shorter) * 100_000, (ofLonger.ms / longer) * 100_000] as const;
  const growth = (ofLonger.readingMs / longer / ofShorter.readingMs) * shorter;
  // Where no text can be so long, the longest costs what it costs.
  const isDear = Math.min(per100k[1], ofLonger.ms) > mostMsPer100k;
  const isSteep = growth > most && ofLonger.readingMs > leastGrowthMs;
  const failure = isDear ? 'too dear' : isSteep ? steep : undefined;
  return { text, reader: reader.name, per100k, growth, failure };
}

const measured: Measured[] = [];
for (const reader of readers) {
  for (const { name } of texts) {
    measured.push(await measure(reader, name));
    if (measured.length % 50 === 0)
      process.stderr.write(`${measured.length} of ${readers.length * texts.length}\n`);
  }
}
reading.end();

const worth = ({ failure, per100k }: Measured): number =>
  Number.isNaN(per100k[1]) ? Number.POSITIVE_INFINITY : per100k[1] + (failure === undefined ? 0 : 1e6);
const worst = measured.toSorted((left, right) => worth(right) - worth(left));
const failed = measured.filter(({ failure }) => failure !== undefined);
const shown = worst.slice(0, Math.max(Number(values.rows), failed.length));
const figure = (value: number): string => (Number.isFinite(value) ? value.toFixed(0) : '-');
process.stdout.write(
  `${figureTable(
    ['way in', 'ms per 100,000', 'at four times the length', 'growth', 'fault'],
    shown.map(({ text, reader, per100k, growth, failure }) => [
      JSON.stringify(text),
      reader,
      figure(per100k[0]),
      figure(per100k[1]),
      Number.isFinite(growth) ? growth.toFixed(2) : '-',
      failure ?? '',
    ]),
  )}\n${measured.length} measured, ${failed.length} at fault\n`,
);
process.exitCode = failed.length > 0 ? 1 : 0;
