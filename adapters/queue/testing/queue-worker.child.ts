import { setTimeout as sleep } from 'node:timers/promises';
import type { BatchAnswer } from '../../../core/codes/batch/batch-answer.ts';
import type { TermSheetAnalysis } from '../../../core/termsheet/analysis.ts';
import { workOnQueue } from '../work-on-queue.ts';

/** A worker whose answers repeat what was asked. Words: the address of Redis, and how long a piece takes in ms. */
const [url = '', pieceMs = '0'] = process.argv.slice(2);

workOnQueue({
  url,
  concurrency: 2,
  lockMs: 1000,
  async classifyMany(requests) {
    await sleep(Number(pieceMs));
    return requests.map(
      ({ businessDescription }) =>
        ({ ok: true, value: { reasoning: businessDescription } }) as unknown as BatchAnswer,
    );
  },
  async analyze({ name, bytes }, { jurisdiction }) {
    await sleep(Number(pieceMs));
    const verdict = `${jurisdiction} ${name} ${Buffer.from(bytes).toString()}`;
    return { ok: true, value: { verdict } as unknown as TermSheetAnalysis };
  },
  onPiece: (rows) => process.stdout.write(`${rows}\n`),
  onFault: () => {},
});
process.stdout.write('listening\n');
