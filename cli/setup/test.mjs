// npm test: ready the checkout, then every check and every test, the cheap ones first. Says one line a check and a
// file of tests, a failure in full, and ends with "N passed, N failed" over everything; a check counts as one.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root, run, say } from './checkout.mjs';
import { bundleLibraries, ensureReady } from './ensure-ready.mjs';
import { readReport } from './read-report.mjs';

const totals = { passed: 0, failed: 0 };
/** One line a file; what a test says is shown where it fails. How long a test takes decides nothing. */
const quiet = ['--reporter=default', '--reporter=json', '--silent=passed-only', '--slowTestThreshold=600000'];
const bin = (name) => join(root, 'node_modules', '.bin', name);

await ensureReady('all');
const { findChromium } = await import('./find-chromium.mjs');
const environment = { ...process.env, CHROMIUM_PATH: await findChromium() };

await check('format and lint', 'biome', ['check', '--error-on-warnings', '.']);
await check('layers', 'depcruise', ['core', 'adapters', 'cli', 'web', '--config', '.dependency-cruiser.cjs']);
await check('unused code', 'knip', ['--no-progress']);
await check('types', 'tsc', ['-b']);
await bundleLibraries();
for (const project of ['unit', 'browser', 'lighthouse']) await suite(project);

process.stdout.write(`\n${totals.passed} passed, ${totals.failed} failed\n`);
process.exit(totals.failed === 0 ? 0 : 1);

async function check(title, command, words) {
  const { status, output } = await run(bin(command), words, environment);
  totals[status === 0 ? 'passed' : 'failed'] += 1;
  if (status !== 0) process.stdout.write(output);
  say(`${title}: ${status === 0 ? 'passed' : 'failed'}`);
}

/** Runs one vitest project and counts its tests. */
async function suite(project) {
  say(`${project} tests`);
  const folder = mkdtempSync(join(tmpdir(), 'fettle-test-'));
  const report = join(folder, 'report.json');
  const { status } = spawnSync(
    bin('vitest'),
    ['run', '--project', project, ...quiet, `--outputFile.json=${report}`],
    {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: environment,
    },
  );
  const { passed, failed, retried } = readReport(report);
  rmSync(folder, { recursive: true });
  for (const name of retried) say(`passed only on a further try: ${name}`);
  totals.passed += passed;
  totals.failed += failed;
  // A run that failed without a failed test (a crash, an unhandled error) must not pass.
  if (status !== 0 && failed === 0) totals.failed += 1;
}
