import { once } from 'node:events';
import { copyFileSync, existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type BareFolder, makeBareFolder } from './testing/bare-folder.ts';

let folder: BareFolder;
beforeAll(() => {
  folder = makeBareFolder();
}, 120_000);
afterAll(() => folder.remove(), 120_000);

const program = () => join(folder.path, 'dist/cli/main.cjs');

it('leaves room for Node in an image of 250 MB', () => {
  expect(folder.bytes()).toBeLessThan(95e6);
});

it('holds no tools, tests, sources or packages of the site', () => {
  for (const name of ['typescript', 'vite', 'vitest', 'react', 'playwright']) {
    expect(existsSync(join(folder.path, 'node_modules', name)), name).toBe(false);
  }
  expect(existsSync(join(folder.path, 'node_modules', 'koa'))).toBe(true);
});

it('cannot be written to by who runs it', async () => {
  const write = `require('node:fs').writeFileSync(${JSON.stringify(join(folder.path, 'x'))}, '')`;
  expect((await folder.run(['-e', write])).stderr).toMatch(/EACCES|EROFS/);
});

it('answers on the command line', async () => {
  const classified = await folder.run([program(), 'codes', 'classify', 'We bake bread', '--json']);
  expect(classified.stderr).not.toMatch(/error/i);
  expect(JSON.parse(classified.stdout).suggestions.naics[0].code).toMatch(/^\d{6}$/);
  const sheet = join(folder.state, 'sheet.txt');
  writeFileSync(
    sheet,
    'TERM SHEET\n\nSeries A Preferred Stock\n\nPre-money valuation: £6,000,000\n\nAmount: £2,000,000\n\nLiquidation preference: 1x non-participating\n',
  );
  const report = await folder.run([program(), 'termsheet', 'analyze', sheet, '--format', 'html']);
  expect(report.stdout).toContain('</html>');
});

it.each(['pdf', 'docx'])('reads a %s with what is left of the libraries', async (extension) => {
  const documents = join(import.meta.dirname, '../../adapters/documents/testing/renderings/fixed/data');
  const name = readdirSync(documents).find((file) => file.endsWith(`.${extension}`)) ?? '';
  const document = join(folder.state, `offer.${extension}`);
  copyFileSync(join(documents, name), document);
  const { stdout } = await folder.run([program(), 'termsheet', 'analyze', document, '--json']);
  expect(JSON.parse(stdout)).toHaveProperty('overallRisk');
});

it('serves, answers its health check, takes a sign-up and ends on SIGTERM', async () => {
  const server = folder.spawn([program(), 'serve'], { PORT: '0', HOST: '127.0.0.1' });
  let said = '';
  server.stderr?.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  server.stdout?.resume();
  await expect.poll(() => said, { timeout: 60_000 }).toContain('Fettle is ready on');
  const url = /Fettle is ready on (\S+)/.exec(said)?.[1] ?? '';
  const check = (port: string) => folder.run([join(folder.path, 'health-check.mjs')], { PORT: port });
  expect((await check(new URL(url).port)).code).toBe(0);
  expect((await check('1')).code).toBe(1);
  expect((await fetch(url)).status).toBe(200);
  expect((await fetch(`${url}/api/ready`)).status).toBe(200);
  const headers = { 'Content-Type': 'application/json' };
  const body = JSON.stringify({ source: 'landing', email: 'ada@example.org' });
  const answer = await fetch(`${url}/api/contact`, { method: 'POST', headers, body });
  expect(await answer.json()).toEqual({ status: 'ok' });
  server.kill('SIGTERM');
  expect((await once(server, 'close'))[0]).toBe(0);
});
