import { defineConfig } from 'vitest/config';

/** The tests that stand in the folder: they are what holds its rules, and few enough to run for each mutant. */
export default defineConfig({
  test: {
    include: [`${process.env.MUTATED_FOLDER}/**/*.test.ts`],
    setupFiles: ['cli/setup/mutation/few-runs.setup.mjs'],
    environment: 'node',
    testTimeout: 60_000,
  },
});
