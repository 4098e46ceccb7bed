import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readReport } from './read-report.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fettle-report-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function counted(report: object): ReturnType<typeof readReport> {
  const path = join(folder, 'report.json');
  writeFileSync(path, JSON.stringify(report));
  return readReport(path);
}

const passed = { status: 'passed', fullName: 'adds', failureMessages: [] };
const whole = { numPassedTests: 2, numFailedTests: 0, numPendingTests: 0 };

it('counts what passed and what failed', () => {
  const testResults = [{ status: 'passed', assertionResults: [passed, passed] }];
  expect(counted({ ...whole, numFailedTests: 1, testResults })).toEqual({
    passed: 2,
    failed: 1,
    retried: [],
  });
});

it('counts a test that was switched off as failed', () => {
  expect(counted({ ...whole, numPendingTests: 3, testResults: [] }).failed).toBe(3);
});

it('counts a file that could not be loaded as failed', () => {
  const testResults = [{ status: 'failed', assertionResults: [] }];
  expect(counted({ ...whole, testResults }).failed).toBe(1);
});

it('counts a report that was not written as failed', () => {
  expect(readReport(join(folder, 'nothing.json'))).toEqual({ passed: 0, failed: 1, retried: [] });
});

it('names a test that needed a further try', () => {
  const twice = { ...passed, failureMessages: ['expected 1 to be 2\n    at file.ts'] };
  const testResults = [{ status: 'passed', assertionResults: [twice] }];
  expect(counted({ ...whole, testResults }).retried).toEqual(['adds (first: expected 1 to be 2)']);
});
