// npm test: ready the checkout, then every check and every test. Says one line a check and a
// file of tests, a failure in full, and ends with "N passed, N failed" over everything; a check counts as one.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root, run, say } from './checkout.mjs';
import { ensureReady } from './ensure-ready.mjs';
import { HeldOutput } from './held-output.mjs';
import { readReport } from './read-report.mjs';

const totals = { passed: 0, failed: 0 };
/** One line a file; what a test says is shown where it fails. How long a test takes decides nothing. */
const quiet = ['--reporter=default', '--reporter=json', '--silent=passed-only', '--slowTestThreshold=600000'];
const bin = (name) => join(root, 'node_modules', '.bin', name);

await ensureReady('all');
const { findChromium } = await import('./find-chromium.mjs');
const environment = { ...process.env, CHROMIUM_PATH: await findChromium() };

/** One after the other, beside the unit tests, which wait for servers and processes a quarter of their time. */
async function check() {
  return [
    await done('format and lint', 'biome', ['check', '--error-on-warnings', '.']),
    await done('layers', 'depcruise', [
      'core',
      'adapters',
      'cli',
      'web',
      '--config',
      '.dependency-cruiser.cjs',
    ]),
    await done('unused code', 'knip', ['--no-progress']),
    // The programs are made already; declarations are what one project reads of another.
    await done('types', 'tsc', ['-b', '--emitDeclarationOnly']),
  ];
}

await testAll();

process.stdout.write(`\n${totals.passed} passed, ${totals.failed} failed\n`);
process.exit(totals.failed === 0 ? 0 : 1);

async function done(title, command, words) {
  return { title, ...(await run(bin(command), words, environment)) };
}

function tell({ title, status, output }) {
  totals[status === 0 ? 'passed' : 'failed'] += 1;
  if (status !== 0) process.stdout.write(output);
  say(`${title}: ${status === 0 ? 'passed' : 'failed'}`);
}

/**
 * Lighthouse, of which nothing that is timed counts, runs beside the tests in the browser. What it says is kept until
 * those are done, so that each project is told in one piece. The unit tests run beside one check at a time: their deadlines
 * are the product's own, and its engine, whose priority is lower, would get too little of the machine beside a browser.
 */
async function testAll() {
  const checks = check();
  await suite('unit');
  for (const result of await checks) tell(result);
  const output = new HeldOutput();
  const lighthouse = suite('lighthouse', output);
  await suite('browser');
  output.release();
  await lighthouse;
}

/**
 * Runs one vitest project and counts its tests.
 * @param output takes what the tests say, where that is not shown at once
 */
async function suite(project, output) {
  const speak = (text) => (output ? output.write(process.stderr, `fettle: ${text}\n`) : say(text));
  speak(`${project} tests`);
  const folder = mkdtempSync(join(tmpdir(), 'fettle-test-'));
  const report = join(folder, 'report.json');
  // A pipe has no colours unless they are asked for.
  const colour = process.stdout.isTTY && !('NO_COLOR' in environment) ? { FORCE_COLOR: '1' } : {};
  const child = spawn(bin('vitest'), ['run', '--project', project, ...quiet, `--outputFile.json=${report}`], {
    cwd: root,
    stdio: ['ignore', output ? 'pipe' : 'inherit', output ? 'pipe' : 'inherit'],
    env: { ...colour, ...environment },
  });
  child.stdout?.on('data', (chunk) => output.write(process.stdout, chunk));
  child.stderr?.on('data', (chunk) => output.write(process.stderr, chunk));
  const [status] = await once(child, 'close');
  const { passed, failed, retried } = readReport(report);
  rmSync(folder, { recursive: true });
  for (const name of retried) speak(`passed only on a further try: ${name}`);
  totals.passed += passed;
  totals.failed += failed;
  // A run that failed without a failed test (a crash, an unhandled error) must not pass.
  if (status !== 0 && failed === 0) totals.failed += 1;
}
