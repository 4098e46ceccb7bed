import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openServices, type Services } from '../../adapters/composition/open-services.ts';
import { startTestSmtp } from '../../adapters/mail/testing/start-test-smtp.ts';
import { runCaptured } from '../testing/run-captured.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fettle-cli-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const ownDatabase = () => ({ DATABASE_URL: `sqlite:${join(folder, 'list.db')}` });

/** Runs against a list of its own in a temporary folder. */
const fettle = (words: string, stdin = '', environment: Record<string, string> = {}) =>
  runCaptured(words.split(' '), {
    stdin,
    workingDirectory: folder,
    environment: { ...ownDatabase(), ...environment },
  });

describe('sign-ups that wait to be confirmed', () => {
  /** Signs up as the form does, in this process, and gives the answer of a use case. */
  async function withServices<Value>(
    work: (services: Services) => Promise<Value>,
    settings = {},
  ): Promise<Value> {
    const services = openServices({
      environment: { ...ownDatabase(), SIGN_UP_CONFIRMATION: 'on', ...settings },
      workingDirectory: folder,
    });
    try {
      return await work(services);
    } finally {
      await services.close();
    }
  }
  const signUp = (email: string) =>
    withServices(async (services) => (await services.get('subscribe'))({ email, name: 'Ada' }));

  it('are listed with their state, and told apart from subscribers', async () => {
    await signUp('ada@mill.example');
    await fettle('subscribers import -', 'email\nbob@mill.example\n');
    expect(await fettle('subscribers list')).toMatchObject({
      stdout: expect.stringMatching(/^bob@mill\.example\timport\t\S+\n$/),
      stderr: '1 subscriber, 1 to be confirmed\n',
    });
    const all = await fettle('subscribers list --all');
    expect(all.stdout).toMatch(
      /^ada@mill\.example\tlanding\t\S+\tpending\nbob@mill\.example\timport\t\S+\tsubscribed\n$/m,
    );
    expect(all.stderr).toBe('1 subscriber, 1 to be confirmed\n');
    const [pending] = parse((await fettle('subscribers export --all')).stdout, { columns: true }) as object[];
    expect(pending).toMatchObject({ email: 'ada@mill.example', state: 'pending', confirmedAt: '' });
    expect(JSON.parse((await fettle('subscribers export --json')).stdout)).toHaveLength(1);
    expect(JSON.parse((await fettle('mail status --json')).stdout)).toMatchObject({ waiting: 1 });
  });

  it('are not brought onto another list by an export with all of them', async () => {
    await signUp('ada@mill.example');
    const { stdout } = await fettle('subscribers export --all');
    const other = { DATABASE_URL: `sqlite:${join(folder, 'other.db')}` };
    expect((await fettle('subscribers import -', stdout, other)).stdout).toMatch(
      /^0 added, 0 known, 1 had left/,
    );
  });

  it('can be erased, and move with the list, links and all', async () => {
    await signUp('ada@mill.example');
    await signUp('bob@mill.example');
    expect(await fettle('subscribers erase bob@mill.example')).toMatchObject({ exitCode: 0 });
    const token = await withServices(async (services) => {
      const { subscribers, confirmationTokens } = await services.get('mailingStore');
      const { id } = (await subscribers.findPending('ada@mill.example')) ?? { id: '' };
      return confirmationTokens.issue({ id, expiresAt: new Date('2100-01-01T00:00:00.000Z') });
    });
    const target = { DATABASE_URL: `sqlite:${join(folder, 'moved.db')}` };
    await fettle(`mail move --to ${target.DATABASE_URL}`);
    expect((await fettle('subscribers list --all', '', target)).stdout).toMatch(
      /^ada\S+\t\w+\t\S+\tpending\n$/,
    );
    const confirmed = withServices(
      async (services) => (await services.get('confirming')).confirmSignUp(token),
      target,
    );
    expect(await confirmed).toEqual({ ok: true, value: undefined });
    expect(JSON.parse((await fettle('subscribers list --json', '', target)).stdout)).toMatchObject([
      { email: 'ada@mill.example', state: 'subscribed', confirmedAt: expect.stringMatching(/^\d{4}-/) },
    ]);
  });

  it('are counted by the hour when mails go out, and the rest waits and is told of', async () => {
    const smtp = await startTestSmtp();
    for (const name of ['a', 'b', 'c']) await signUp(`${name}@mill.example`);
    const settings = { SMTP_URL: `smtp://127.0.0.1:${smtp.port}`, MAILS_PER_HOUR: '2' };
    expect(await fettle('mail flush', '', settings)).toMatchObject({
      stdout: expect.stringMatching(/^2 sent/),
      stderr: '1 wait: 2 an hour go out (MAILS_PER_HOUR).\n',
    });
    expect((await fettle('mail status', '', settings)).stdout).toContain('last hour\t2 of 2\n');
    expect((await fettle('mail flush --json', '', settings)).stdout).toContain('"sent":0');
    expect(smtp.received).toHaveLength(2);
    await smtp.close();
  });
});
