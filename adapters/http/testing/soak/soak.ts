import { parseArgs } from 'node:util';
import { startProduct } from '../overload/started-product.ts';
import { arriveByChance, visitWithoutPause } from './arrive-by-chance.ts';
import { watchProcess } from './watch-process.ts';

/**
 * Measures what the built server can do with a mix of pages, calls and documents, sends it a share of that for a long
 * time, and prints what visitors met and what the process took (Linux; the sender shares the machine):
 *
 *   npx tsx adapters/http/testing/soak/soak.ts --minutes 30 --share 0.7
 *
 * It ends with 1 where more than one answer in a thousand was no success.
 */
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '30' },
    share: { type: 'string', default: '0.7' },
    measure: { type: 'string', default: '30' },
  },
});
const visitors = 16;
const mostErrors = 0.001;
const warmUpMs = 10_000;

const product = await startProduct();
await visitWithoutPause(product.url, visitors, warmUpMs);
const capacity = await visitWithoutPause(product.url, visitors, Number(values.measure) * 1000);
const print = (name: string, value: unknown) => process.stdout.write(`${name}: ${JSON.stringify(value)}\n`);
print('capacity', capacity);
const watch = watchProcess(product.processId);
const report = await arriveByChance(
  product.url,
  capacity.perSecond * (1 - capacity.errorShare) * Number(values.share),
  Number(values.minutes) * 60_000,
);
print('visitors', report);
print('process', watch.stop());
print('faults', product.faults().length);
await product.stop();
if (report.errorShare > mostErrors) process.exitCode = 1;
