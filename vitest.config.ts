import { defineConfig } from 'vitest/config';

/** Everything that runs in Node, the journeys in a real browser, and Lighthouse, which needs the machine for itself. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'core/**/*.test.ts',
            'adapters/**/*.test.ts',
            'cli/**/*.test.ts',
            'web/src/**/*.test.{ts,tsx}',
          ],
          environment: 'node',
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['web/e2e/**/*.test.ts'],
          exclude: ['web/e2e/lighthouse.test.ts'],
          environment: 'node',
          globalSetup: ['web/e2e/global-setup.ts'],
          fileParallelism: true,
          maxWorkers: 2,
          testTimeout: 60_000,
          hookTimeout: 60_000,
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
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
