import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type ProtocolServer, startProtocolServer } from '../../adapters/llm/testing/protocol-server.ts';
import { runCaptured } from '../testing/run-captured.ts';

let workingDirectory = '';
let server: ProtocolServer;
beforeEach(async () => {
  workingDirectory = mkdtempSync(join(tmpdir(), 'fettle-doctor-'));
  server = await startProtocolServer('openai');
});
afterEach(async () => {
  await server.close();
  rmSync(workingDirectory, { recursive: true });
});

const doctor = (environment: Record<string, string> = {}, words: readonly string[] = []) =>
  runCaptured(['doctor', ...words], {
    workingDirectory,
    environment: { DATABASE_URL: `sqlite:${join(workingDirectory, 'list.db')}`, ...environment },
  });
const withModel = () => ({
  LLM_PROVIDER: 'openai',
  OPENAI_BASE_URL: server.address,
  OPENAI_MODEL: 'model-a',
  OPENAI_API_KEY: 'canary-key',
});

it('says that the key is missing, checks the rest, and exits with 1', async () => {
  const { stdout, exitCode } = await doctor({ LLM_PROVIDER: 'openai', OPENAI_MODEL: 'model-a' });
  expect(exitCode).toBe(1);
  expect(stdout).toContain('FAIL  provider     OPENAI_API_KEY must be set');
  expect(stdout).toContain('ok    database     SQLite: ');
});

it('fails where sign-ups are to be confirmed by mail and no mail goes out', async () => {
  const { stdout, exitCode } = await doctor({ SIGN_UP_CONFIRMATION: 'on' });
  expect(exitCode).toBe(1);
  expect(stdout).toMatch(/^FAIL {2}smtp .*nobody can confirm a sign-up/m);
});

it.each([
  [{ kind: 'answers', text: 'Certainly! I am ready.' }, 'structured output does not work'],
  [{ kind: 'status', status: 404 }, 'does not know the configured model'],
  [{ kind: 'status', status: 401 }, 'does not accept the key'],
  [{ kind: 'cuts-connection' }, 'cannot be reached'],
] as const)('finds %j and prints no secret', async (behaviour, words) => {
  server.script(behaviour);
  const { stdout, stderr, exitCode } = await doctor(withModel());
  expect(exitCode).toBe(1);
  expect(stdout).toContain(words);
  expect(stdout + stderr).not.toContain('canary');
});

it('asks the model one small question', async () => {
  server.script({ kind: 'answers', text: '{"ready": true}' });
  const { stdout, exitCode } = await doctor(withModel());
  expect({ exitCode, stdout }).toMatchObject({
    exitCode: 0,
    stdout: expect.stringContaining(
      'openai model-a: reachable, model present, structured output works; documents stay on this machine\n',
    ),
  });
  expect(server.calls).toHaveLength(1);
});

it('fails on a mail server that is not there, without its password', async () => {
  const { stdout, exitCode } = await doctor({ SMTP_URL: 'smtp://user:canary@127.0.0.1:1' });
  expect(exitCode).toBe(1);
  expect(stdout).toMatch(/FAIL {2}smtp .*\(esocket|econn/);
  expect(stdout).not.toContain('canary');
});

it('holds out of the box, as JSON too', async () => {
  const { stdout, exitCode } = await doctor({}, ['--json']);
  expect(exitCode).toBe(0);
  expect(JSON.parse(stdout)).toEqual({
    ok: true,
    checks: [
      { name: 'provider', ok: true, detail: 'built-in engine: ok, nothing leaves this machine' },
      { name: 'database', ok: true, detail: expect.stringContaining('the first sign-up makes it') },
      { name: 'smtp', ok: true, detail: 'not configured, mail waits in the outbox' },
      { name: 'data tables', ok: true, detail: 'NAICS 1,012, SIC 1,005, ISIC 419, CPV 9,454' },
      { name: 'published figures', ok: true, detail: expect.stringMatching(/^\d+ /) },
    ],
  });
});
