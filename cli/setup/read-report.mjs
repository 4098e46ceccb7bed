import { readFileSync } from 'node:fs';

/**
 * Counts the tests of a vitest JSON report. A file that cannot be loaded counts as a failure, and so do a test that
 * was switched off and a report that is not there.
 * @returns the counts, and the names of tests that failed first and passed on a further try.
 */
export function readReport(path) {
  let report;
  try {
    report = JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return { passed: 0, failed: 1, retried: [] };
  }
  const { numPassedTests, numFailedTests, numPendingTests, testResults } = report;
  const brokenFiles = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  const retried = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
    .map(({ fullName, failureMessages }) => `${fullName} (first: ${failureMessages[0].split('\n')[0]})`);
  return {
    passed: numPassedTests,
    failed: numFailedTests + numPendingTests + brokenFiles.length,
    retried,
  };
}
