// Mutation testing: changes the sources of a folder one place at a time, and looks whether a test notices.
const { MUTATED_FOLDER } = process.env;
if (!MUTATED_FOLDER) throw new Error('Start this by: node cli/setup/mutate.mjs FOLDER');

export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'cli/setup/mutation/vitest.config.mjs', related: true },
  coverageAnalysis: 'perTest',
  mutate: [`${MUTATED_FOLDER}/**/*.ts`, '!**/*.test.ts', '!**/testing/**', '!**/data/**', '!**/*.port.ts'],
  // The core needs nothing outside itself; the rest is not copied for each worker.
  ignorePatterns: [
    'dist',
    '/data',
    'adapters/**/*.{ts,json}',
    '!adapters/tsconfig*.json',
    'web/{src,e2e,build,public,screenshots}',
  ],
  // A mutant in a table at the top of a module needs the module anew for each test, which costs more than it shows.
  ignoreStatic: true,
  concurrency: 2,
  reporters: ['progress-append-only', 'clear-text', 'json'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false, allowEmojis: false },
  jsonReporter: { fileName: `dist/mutation/${MUTATED_FOLDER.replaceAll('/', '-')}.json` },
  thresholds: { high: 95, low: 85, break: 85 },
  tempDirName: 'dist/.mutation',
};
