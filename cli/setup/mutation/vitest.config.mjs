import { defineConfig } from 'vitest/config';

/** The tests of the core, which are what holds its rules. */
export default defineConfig({
  test: { include: ['core/**/*.test.ts'], environment: 'node', testTimeout: 60_000 },
});
