import { brotliCompressSync } from 'node:zlib';
import { describe, expect, inject, test } from 'vitest';
import { firstVisitors } from './testing/browser.ts';
import { screenPaths } from './testing/paths.ts';

const newVisitor = firstVisitors();
const tools = ['/aicarbon', '/term-sheet-checker', '/companycodelookup'];
const kilobyte = 1000;
const limits = { marketing: 90 * kilobyte, tools: 130 * kilobyte, css: 20 * kilobyte, fonts: 60 * kilobyte };

/** Bytes of every file that a first visit fetches, by kind, as they travel with brotli. */
async function firstLoad(path: string) {
  const page = await newVisitor();
  const bytes = { script: 0, stylesheet: 0, font: 0 };
  const foreign: string[] = [];
  const bodies: Promise<void>[] = [];
  page.on('response', (response) => {
    const kind = response.request().resourceType();
    if (new URL(response.url()).origin !== inject('siteOrigin')) foreign.push(response.url());
    if (kind !== 'script' && kind !== 'stylesheet' && kind !== 'font') return;
    bodies.push(
      response.body().then((body) => {
        bytes[kind] += kind === 'font' ? body.length : brotliCompressSync(body).length;
      }),
    );
  });
  // What a page fetches late is part of the visit.
  await page.goto(path, { waitUntil: 'networkidle' });
  const inline = await page.locator('style').allTextContents();
  bytes.stylesheet += brotliCompressSync(inline.join('')).length;
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

describe('the files of a page', () => {
  test('carry a hash in their name and are kept for a year', async () => {
    const html = await (await fetch(new URL('/', inject('siteOrigin')))).text();
    const [script = ''] = /\/assets\/[^"]*\.js/.exec(html) ?? [];
    const answer = await fetch(new URL(script, inject('siteOrigin')));
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });
});
