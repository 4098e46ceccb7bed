import { serveWork } from '../../../dist/adapters/workers/serve-work.js';

const kept = [];

/** A program with every kind of work that a pool has to live with. */
serveWork(() => ({
  echo: async (input) => input,
  processId: async () => process.pid,
  environment: async () => process.env,
  news: async (_input, onProgress) => {
    onProgress();
    return 'told';
  },
  loop: () => {
    for (;;);
  },
  wait: () => new Promise(() => undefined),
  heap: () => {
    for (;;) kept.push({ text: String(kept.length) });
  },
  buffers: () => {
    for (;;) kept.push(Buffer.alloc(1024 * 1024, 1));
  },
  fail: () => {
    throw new Error('the work is at fault');
  },
  crash: () => process.kill(process.pid, 'SIGSEGV'),
}));
