import { brotliCompressSync, gzipSync } from 'node:zlib';
import { describe, expect, inject, test } from 'vitest';
import { browserForTests, firstVisitors } from './testing/browser.ts';
import { screenPaths } from './testing/paths.ts';

const newVisitor = firstVisitors();
const visit = browserForTests();
const tools = ['/aicarbon', '/term-sheet-checker', '/companycodelookup'];
const kilobyte = 1000;
/** A tool is weighed as gzip, which every browser takes; every other page with brotli. */
const limits = { marketing: 90 * kilobyte, tools: 110 * kilobyte, css: 20 * kilobyte, fonts: 60 * kilobyte };

/** Bytes of every file that a first visit fetches, by kind, as they travel. */
async function firstLoad(path: string) {
  const page = await newVisitor();
  const bytes = { script: 0, stylesheet: 0, font: 0 };
  const squeeze = tools.includes(path) ? gzipSync : brotliCompressSync;
  const foreign: string[] = [];
  const bodies: Promise<void>[] = [];
  page.on('response', (response) => {
    const kind = response.request().resourceType();
    if (new URL(response.url()).origin !== inject('siteOrigin')) foreign.push(response.url());
    if (kind !== 'script' && kind !== 'stylesheet' && kind !== 'font') return;
    bodies.push(
      response.body().then((body) => {
        bytes[kind] += kind === 'font' ? body.length : squeeze(body).length;
      }),
    );
  });
  // What a page fetches late is part of the visit.
  await page.goto(path, { waitUntil: 'networkidle' });
  const inline = await page.locator('style').allTextContents();
  bytes.stylesheet += squeeze(inline.join('')).length;
  await Promise.all(bodies);
  return { ...bytes, foreign };
}

describe.each(screenPaths)('a first visit of %s', (path) => {
  test('fetches no more script, style and type than its budget, and nothing from elsewhere', async () => {
    const { script, stylesheet, font, foreign } = await firstLoad(path);
    expect(script).toBeGreaterThan(kilobyte);
    expect(script).toBeLessThanOrEqual(tools.includes(path) ? limits.tools : limits.marketing);
    expect(stylesheet).toBeGreaterThan(kilobyte);
    expect(stylesheet).toBeLessThanOrEqual(limits.css);
    expect(font).toBeLessThanOrEqual(limits.fonts);
    expect(foreign).toEqual([]);
  });
});

describe('the code of a result', () => {
  test.each([
    ['/term-sheet-checker', 'analysis-result'],
    ['/companycodelookup', 'classification-result'],
    ['/aicarbon', 'carbon-result-view'],
  ])('of %s is fetched when somebody starts to use the tool', async (path, name) => {
    const page = await visit(path);
    await page.waitForLoadState('networkidle');
    const fetched = () =>
      page.evaluate(
        (part) => performance.getEntriesByType('resource').some((entry) => entry.name.includes(part)),
        `/assets/${name}-`,
      );
    expect(await fetched()).toBe(false);
    await page.keyboard.press('Tab');
    await expect.poll(fetched).toBe(true);
  });

  test('that cannot be fetched can be asked for again', async () => {
    const page = await visit('/companycodelookup');
    const code = '**/assets/classification-result-*.js';
    await page.route(code, (route) => route.abort());
    await page.getByRole('button', { name: 'fish and chip shop' }).click();
    const alert = page.getByRole('alert').filter({ hasText: 'The result could not be loaded.' });
    await alert.waitFor();
    await page.unroute(code);
    await alert.getByRole('button', { name: 'Try Again' }).click();
    await page.getByRole('heading', { name: 'Classification Results' }).waitFor();
  });
});

describe('the files of a page', () => {
  test('carry a hash in their name and are kept for a year', async () => {
    const html = await (await fetch(new URL('/', inject('siteOrigin')))).text();
    const [script = ''] = /\/assets\/[^"]*\.js/.exec(html) ?? [];
    const answer = await fetch(new URL(script, inject('siteOrigin')));
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });
});
