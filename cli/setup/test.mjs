// npm test: ready the checkout, then every check and every test, the cheap ones first. Ends with one plain line
// "N passed, N failed" over everything; a check counts as one.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt, ensureInstalled, root, say } from './ensure-ready.mjs';

const totals = { passed: 0, failed: 0 };

ensureInstalled();
const { findChromium } = await import('./find-chromium.mjs');
const environment = { ...process.env, CHROMIUM_PATH: await findChromium() };
const bin = (name) => join(root, 'node_modules', '.bin', name);

check('format and lint', 'biome', ['check', '--error-on-warnings', '.']);
check('layers', 'depcruise', ['core', 'adapters', 'cli', 'web', '--config', '.dependency-cruiser.cjs']);
check('unused code', 'knip', ['--no-progress']);
ensureBuilt();
check('types', 'tsc', ['-b']);
suite('unit');
suite('browser');
suite('lighthouse');

process.stdout.write(`\n${totals.passed} passed, ${totals.failed} failed\n`);
process.exit(totals.failed === 0 ? 0 : 1);

function check(title, command, words) {
  say(title);
  const { status } = run(command, words);
  totals[status === 0 ? 'passed' : 'failed'] += 1;
  if (status !== 0) say(`${title}: failed`);
}

/** Runs one vitest project and counts its tests; a file that cannot be loaded counts as one failure. */
function suite(project) {
  say(`${project} tests`);
  const folder = mkdtempSync(join(tmpdir(), 'fettle-test-'));
  const report = join(folder, 'report.json');
  const { status } = run('vitest', [
    'run',
    '--project',
    project,
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]);
  const counted = readReport(report);
  rmSync(folder, { recursive: true });
  totals.passed += counted.passed;
  totals.failed += counted.failed;
  // A run that failed without a failed test (a crash, an unhandled error) must not pass.
  if (status !== 0 && counted.failed === 0) totals.failed += 1;
}

function readReport(path) {
  try {
    const { numPassedTests, numFailedTests, numPendingTests, testResults } = JSON.parse(
      readFileSync(path, 'utf8'),
    );
    const brokenFiles = testResults.filter(
      ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
    ).length;
    const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
    // A test that passed and has a failure was tried twice: the first try is told, not hidden.
    for (const { status, fullName, failureMessages } of tests) {
      if (status === 'passed' && failureMessages.length > 0) {
        say(`passed only on a further try: ${fullName} (first: ${failureMessages[0].split('\n')[0]})`);
      }
    }
    if (numPendingTests > 0) say(`${numPendingTests} tests were switched off: they count as failed`);
    return { passed: numPassedTests, failed: numFailedTests + numPendingTests + brokenFiles };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

function run(command, words) {
  return spawnSync(bin(command), words, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: environment,
  });
}
