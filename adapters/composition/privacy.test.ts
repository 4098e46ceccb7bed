import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../http/testing/start-test-server.ts';
import { writeServerLog } from '../telemetry/write-server-log.ts';
import { openServices, type Services } from './open-services.ts';

const canary = 'Canary-7f3a9';
const description = `We run a ${canary} fish and chip shop by the seaside`;
const document = `TERM SHEET\n\nSeries A Preferred Stock of ${canary} Ltd\n\nPre-money valuation: £6,000,000\n\nLiquidation preference: 1x non-participating\n`;

let folder: string;
let temporaryBefore: string | undefined;
let services: Services;
let server: TestServer;
let logged = '';

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fettle-privacy-'));
  temporaryBefore = process.env.TMPDIR;
  process.env.TMPDIR = folder;
  services = openServices({
    environment: { DATABASE_URL: `sqlite:${join(folder, 'list.db')}` },
    workingDirectory: folder,
  });
  const log = writeServerLog({
    write: (line: string) => {
      logged += line;
      return true;
    },
  } as never);
  server = await startTestServer({
    analyzeTermSheet: await services.get('analyzeTermSheet'),
    classifyBusiness: await services.get('classifyBusiness'),
    subscribe: await services.get('subscribe'),
    log,
  });
});
afterEach(async () => {
  await server.close();
  await services.close();
  if (temporaryBefore === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = temporaryBefore;
  rmSync(folder, { recursive: true });
});

/** Every file under the folder that holds all the temporary files and the database. */
function filesWith(text: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => readFileSync(path).includes(text));
}

function upload(name: string): FormData {
  const form = new FormData();
  form.set('file', new Blob([document]), name);
  return form;
}

it('keeps no document and no description: not in the database, the log or a temporary file', async () => {
  const path = '/api/analyze-term-sheet';
  const answers = [
    await server.post(path, upload(`${canary}.txt`)),
    await server.post(path, upload(`${canary}.pdf`)),
    await server.postJson(path, { termSheetText: document }),
    await server.postJson(path, { termSheetText: canary }),
    await server.postJson('/api/classify-business', { businessDescription: description }),
    await server.postJson('/api/classify-business', { existingCode: { type: 'SIC', code: canary } }),
  ];
  expect(answers.map(({ status }) => status)).toContain(200);
  expect(answers.every(({ status }) => status < 500)).toBe(true);
  expect((await server.postJson('/api/contact', { email: 'canary-mail@mill.example' })).status).toBe(200);
  await expect.poll(() => logged.split('\n').length - 1).toBe(7);
  expect(filesWith(canary)).toEqual([]);
  expect(logged).not.toContain(canary);
  expect(logged).not.toContain('canary-mail');
  // The search itself works: the address that was signed up is where it belongs.
  expect(filesWith('canary-mail@mill.example').length).toBeGreaterThan(0);
});

it('leaves nothing of an erased address in the database file', async () => {
  await server.postJson('/api/contact', { email: 'canary-mail@mill.example', name: 'Canary Person' });
  const { forget } = await services.get('listKeeping');
  expect(await forget('canary-mail@mill.example', 'erase')).toMatchObject({ ok: true });
  expect(filesWith('canary-mail')).toEqual([]);
  expect(filesWith('Canary Person')).toEqual([]);
});
