import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './cli/setup/longest-first.mjs';

/** Everything that runs in Node, the journeys in a real browser, and Lighthouse, which `npm test` runs beside these. */
export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'core/**/*.test.ts',
            'adapters/**/*.test.ts',
            'cli/**/*.test.ts',
            'web/src/**/*.test.{ts,tsx}',
            'web/build/**/*.test.ts',
          ],
          environment: 'node',
          // As in the processes that analyse documents.
          execArgv: ['--no-regexp-tier-up'],
          // Files share their worker's modules: to load the tables, the trained models and zod anew for each of four
          // hundred files took most of the time. No test replaces a module or leaves a global behind.
          isolate: false,
          // Many files wait for servers and processes of their own: with one worker a processor, a third of it is idle.
          maxWorkers: availableParallelism() + 1,
          // Only what never ends is to fail by these, on however busy a machine.
          testTimeout: 180_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 60_000 } },
        },
      },
      {
        test: {
          name: 'browser',
          include: ['web/e2e/**/*.test.ts'],
          exclude: ['web/e2e/lighthouse.test.ts'],
          environment: 'node',
          globalSetup: ['web/e2e/global-setup.ts'],
          // Files share their worker's modules, and with them one running browser.
          isolate: false,
          fileParallelism: true,
          maxWorkers: 2,
          // A browser on a busy machine may take many times as long; what is waited for is a state, not a time.
          testTimeout: 180_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 60_000 } },
          // A browser on a shared machine can stall for seconds, whatever a test waits for. One more try tells
          // that from a fault; npm test names every test that needed it.
          retry: 1,
        },
      },
      {
        test: {
          name: 'lighthouse',
          include: ['web/e2e/lighthouse.test.ts'],
          environment: 'node',
          globalSetup: ['web/e2e/global-setup.ts'],
          sequence: { groupOrder: 1 },
          testTimeout: 180_000,
          hookTimeout: 120_000,
          // As for the other browser tests: a run that the machine cut short has no scores at all.
          retry: 1,
        },
      },
    ],
  },
});
