import { describe, expect, it } from 'vitest';
import { runCaptured } from '../testing/run-captured.ts';

describe('codes explain', () => {
  it('says what a code covers, what goes with it and what is near it', async () => {
    const { exitCode, stdout, stderr } = await runCaptured(['codes', 'explain', '311811']);
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
    expect(stdout).toMatch(/^311811 is the NAICS 2022 code for Retail Bakeries, under/);
    expect(stdout).toContain(
      '  In the same group:\n    311812 Commercial Bakeries\n      Its own list names',
    );
    expect(stdout).toContain('  Elsewhere in the table:\n');
    expect(stdout).toContain('5461 Retail Bakeries');
  });

  it('prints a list under --json, of one table where one is asked for', async () => {
    const { stdout } = await runCaptured(['codes', 'explain', '56103', '--system', 'UKSIC', '--json']);
    expect(JSON.parse(stdout)).toMatchObject([{ system: 'uksic', code: '56103', near: expect.any(Array) }]);
  });

  it('refuses an unknown code with exit code 3 and an unknown table with 2', async () => {
    const unknown = await runCaptured(['codes', 'explain', '7345']);
    expect(unknown).toMatchObject({ exitCode: 3, stdout: '' });
    expect(unknown.stderr).toContain('The nearest valid code is 7342');
    expect((await runCaptured(['codes', 'explain', '7372', '--system', 'XYZ'])).exitCode).toBe(2);
  });
});
