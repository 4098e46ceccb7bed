import { allGrowingTexts } from '../../../../core/testing/growing-texts/all-growing-texts.ts';
import { longPdf } from './dense-documents.ts';
import { type HealthFigures, probeHealth } from './health-probe.ts';
import { type StoredUploads, storedHostileUploads } from './hostile-uploads.ts';
import { mutatedRequests } from './mutated-requests.ts';
import { inTurns, type Sent, send, tally, upload } from './send.ts';
import {
  longestBlockMs,
  type ProcessFigures,
  processFigures,
  type StartedProduct,
  startProduct,
} from './started-product.ts';

/**
 * Sends the built server more than it can do and prints what it answered, how long health checks took meanwhile and
 * what it kept of memory. `npm run build` first, then
 * `npx tsx adapters/http/testing/overload/measure-overload.ts [bent requests] [hostile files] [words of a title …]`.
 */
const megabyte = 1024 * 1024;
const product = await startProduct();
const path = '/api/analyze-term-sheet';

interface Attack {
  readonly title: string;
  /** What takes the sender long to make is made before anything is measured. */
  readonly prepare?: () => StoredUploads;
  run(product: StartedProduct, prepared: StoredUploads['files']): Promise<readonly Sent[]>;
}

/** Everything at once, each from a client of its own or all from one. */
const allAtOnce = (url: string, count: number, body: () => FormData, clients: number) =>
  Promise.all(
    Array.from({ length: count }, (_, index) =>
      send(url + path, { body: body(), headers: { 'X-Forwarded-For': `192.0.2.${index % clients}` } }),
    ),
  );

/** A health check may take this long while one text is read, and a text this much processor time. */
const textCharacters = 100_000;
const mutated = Number(process.argv[2] ?? 10_000);
const hostile = Number(process.argv[3] ?? 500);
/** Measures only the attacks whose title has one of these words. */
const only = process.argv.slice(4);
const mutationSeed = 20;
const restMs = 40_000;

const heavy = longPdf(100, 3 * megabyte);
const light = longPdf(20);

const attacks: readonly Attack[] = [
  {
    title: `texts of ${textCharacters} characters that are made to be slow, one after the other`,
    run: ({ url }) =>
      inTurns(
        allGrowingTexts().map((text) => () => {
          const termSheetText = text.grow(textCharacters);
          const headers = { 'Content-Type': 'application/json' };
          return send(url + path, { headers, body: JSON.stringify({ termSheetText }) });
        }),
        1,
      ),
  },
  {
    title: `${mutated} requests bent by chance, 20 at a time`,
    run: ({ url }) =>
      inTurns(
        [...mutatedRequests(mutated, mutationSeed)].map(
          ({ path: place, headers, body }) =>
            () =>
              send(url + place, { headers, body }),
        ),
        20,
      ),
  },
  {
    title: `${hostile} hostile files, 4 at a time`,
    prepare: () => storedHostileUploads(hostile, mutationSeed),
    run: ({ url }, files) =>
      inTurns(
        files.map((file) => () => {
          const { name, bytes } = file();
          return send(url + path, { body: upload(bytes, name) });
        }),
        4,
      ),
  },
  {
    title: '5 PDFs of 100 pages and 3 MB, one after the other',
    run: ({ url }) =>
      inTurns(
        Array.from({ length: 5 }, () => () => send(url + path, { body: upload(heavy, 'heavy.pdf') })),
        1,
      ),
  },
  {
    title: '100 PDFs of 100 pages and 3 MB at once, 50 clients',
    run: ({ url }) => allAtOnce(url, 100, () => upload(heavy, 'heavy.pdf'), 50),
  },
  {
    title: '100 PDFs of 100 pages and 3 MB at once, one client',
    run: ({ url }) => allAtOnce(url, 100, () => upload(heavy, 'heavy.pdf'), 1),
  },
  {
    title: '200 PDFs of 20 pages at once, 50 clients',
    run: ({ url }) => allAtOnce(url, 200, () => upload(light, 'light.pdf'), 50),
  },
];

async function measure({ title, prepare, run }: Attack): Promise<void> {
  const stored = prepare?.();
  const before = processFigures(product.processId);
  await longestBlockMs(product.url);
  const probe = probeHealth(product.url);
  const startedAt = performance.now();
  const sent = await run(product, stored?.files ?? []).finally(() => stored?.remove());
  const seconds = (performance.now() - startedAt) / 1000;
  const health = await probe.stop();
  const after = processFigures(product.processId);
  report({ title, sent, health, seconds, before, after, blockMs: await longestBlockMs(product.url) });
}

interface Outcome {
  readonly title: string;
  readonly sent: readonly Sent[];
  readonly health: HealthFigures;
  readonly seconds: number;
  readonly before: ProcessFigures;
  readonly after: ProcessFigures;
  readonly blockMs: number;
}

function report({ title, sent, health, seconds, before, after, blockMs }: Outcome): void {
  const untold = sent.filter(({ status, hasRetryAfter }) => status === 503 && !hasRetryAfter).length;
  const slowest = Math.max(...sent.map(({ ms }) => ms)) / 1000;
  const lines = [
    title,
    `  answers    ${tally(sent)}; ${untold} of 503 without Retry-After; slowest ${slowest.toFixed(1)} s, all in ${seconds.toFixed(1)} s`,
    `  health     p50 ${health.p50Ms} ms, p99 ${health.p99Ms} ms, worst ${health.worstMs} ms, failed ${health.failed} of ${health.checks}; event loop kept ${blockMs} ms at most`,
    `  server     ${(after.processorSeconds - before.processorSeconds).toFixed(0)} s of processor time, ${before.serverMb} to ${after.serverMb} MB; ${after.workers} workers ${after.workersMb} MB`,
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}

/** What the process holds once it has done every kind of work, and has rested for as long as its pool keeps workers. */
async function restingFigures(): Promise<ProcessFigures> {
  await new Promise((resolve) => setTimeout(resolve, restMs));
  return processFigures(product.processId);
}

async function warmUp(): Promise<void> {
  const headers = { 'Content-Type': 'application/json' };
  await send(`${product.url}/api/classify-business`, { headers, body: '{"businessDescription":"bakery"}' });
  await send(product.url + path, { body: upload(light, 'light.pdf') });
}

const inWords = ({ serverMb, workers, workersMb }: ProcessFigures) =>
  `${serverMb} MB and ${workers} workers of ${workersMb} MB`;

try {
  await warmUp();
  const atStart = await restingFigures();
  for (const attack of attacks.filter(
    ({ title }) => only.length === 0 || only.some((words) => title.includes(words)),
  ))
    await measure(attack);
  process.stdout.write(
    `memory at rest: ${inWords(atStart)} before, ${inWords(await restingFigures())} after\n`,
  );
  process.stdout.write(`faults in the log: ${product.faults().length}\n`);
} finally {
  await product.stop();
}
