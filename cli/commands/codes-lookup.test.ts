import { describe, expect, it } from 'vitest';
import { runCaptured } from '../testing/run-captured.ts';

describe('codes lookup', () => {
  it('refuses an unknown code with exit code 3', async () => {
    const { exitCode, stdout, stderr } = await runCaptured(['codes', 'lookup', '7345']);
    expect({ exitCode, stdout }).toEqual({ exitCode: 3, stdout: '' });
    expect(stderr).toContain('The nearest valid code is 7342 Disinfecting and Pest Control Services.');
  });

  it('refuses an unknown table with exit code 2', async () => {
    expect((await runCaptured(['codes', 'lookup', '7372', '--type', 'XYZ'])).exitCode).toBe(2);
  });

  it('shows parents, children and concordances of every table with the number', async () => {
    const { stdout, stderr, exitCode } = await runCaptured(['codes', 'lookup', '5812']);
    expect({ stderr, exitCode }).toEqual({ stderr: '', exitCode: 0 });
    expect(stdout).toContain('US SIC 1987 5812 Eating Places\n  In:\n    G Retail Trade\n');
    expect(stdout).toContain('  NAICS 2022:\n');
    expect(stdout).toContain('722513 Limited-Service Restaurants (partial)\n');
    expect(stdout).toContain('ISIC Rev. 4 5812 Publishing of directories and mailing lists\n');
    const group = await runCaptured(['codes', 'lookup', '31181', '--type', 'NAICS']);
    expect(group.stdout).toContain('  Below it:\n    311811 Retail Bakeries\n');
  });

  it('prints a list under --json', async () => {
    const { stdout } = await runCaptured(['codes', 'lookup', '56103', '--type', 'UKSIC', '--json']);
    expect(JSON.parse(stdout)).toMatchObject([{ system: 'uksic', code: '56103' }]);
  });
});

describe('codes search', () => {
  it('needs a system', async () => {
    const { exitCode, stderr } = await runCaptured(['codes', 'search', 'bakery']);
    expect(exitCode).toBe(2);
    expect(stderr).toContain('--system');
  });

  it('says when nothing mentions the words', async () => {
    expect(await runCaptured(['codes', 'search', 'xyzzy', '--system', 'NAICS'])).toMatchObject({
      exitCode: 1,
      stdout: '',
      stderr: 'No code of NAICS mentions these words.\n',
    });
  });

  it('lists codes with what matched, at most as many as asked for', async () => {
    const { stdout } = await runCaptured(['codes', 'search', 'retail', 'bakery', '--system', 'SIC']);
    expect(stdout).toMatch(/^5461 {8}Retail Bakeries\n/);
    expect(stdout).toContain('matched ');
    const json = await runCaptured('codes search retail bakery --system SIC --limit 2 --json'.split(' '));
    expect(JSON.parse(json.stdout)).toHaveLength(2);
  });
});
