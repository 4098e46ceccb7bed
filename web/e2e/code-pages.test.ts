import { describe, expect, inject, test } from 'vitest';
import { browserForTests } from './testing/browser.ts';
import { expectNoFaults } from './testing/faults.ts';

const visit = browserForTests();
const bakery = '/companycodelookup/naics/311811';
const read = (path: string) => fetch(new URL(path, inject('siteOrigin')), { redirect: 'manual' });

describe('the page of a code', () => {
  test('reads whole without a script, and names itself', async () => {
    const html = await (await read(bakery)).text();
    expect(html).toContain('<title>NAICS 311811: Retail Bakeries | Fettle</title>');
    expect(/<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]).toMatch(
      /\/companycodelookup\/naics\/311811$/,
    );
    expect(/<meta name="description" content="([^"]*)"/.exec(html)?.[1]?.length).toBeLessThanOrEqual(155);
    const text = html.replaceAll(/<script[\s\S]*?<\/script>|<[^>]*>/g, '');
    for (const part of ['Retail Bakeries', 'Commercial Bakeries', 'Baked Goods Retailers', 'covers both']) {
      expect(text).toContain(part);
    }
    const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
      ([, json = '']) => JSON.parse(json),
    );
    expect(data.map((one) => one['@type'])).toEqual(['BreadcrumbList', 'DefinedTerm']);
    expect(data[1]).toMatchObject({ termCode: '311811', name: 'Retail Bakeries' });
  });

  test.each([
    '/companycodelookup/cpv/15811000-6',
    '/companycodelookup/uk-sic/56103',
    '/companycodelookup/isic/A',
    '/companycodelookup/us-sic/5812',
    '/companycodelookup/naics/31-33',
  ])('%s is there, and a code that is not is the not-found screen', async (path) => {
    expect((await read(path)).status).toBe(200);
    expect((await read(path.replace(/[^/]*$/, '987654'))).status).toBe(404);
  });

  test('leads to a code near it and back, each with its own title', async () => {
    const page = await visit(bakery);
    await page.getByRole('link', { name: /445291/ }).click();
    await page.getByRole('heading', { level: 1, name: '445291 Baked Goods Retailers' }).waitFor();
    expect(await page.title()).toBe('NAICS 445291: Baked Goods Retailers | Fettle');
    expect(new URL(page.url()).pathname).toBe('/companycodelookup/naics/445291');
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: '311811 Retail Bakeries' }).waitFor();
    await expectNoFaults(page);
  });

  test('is reached from the cards of a result', async () => {
    const page = await visit('/companycodelookup');
    await page.getByRole('textbox', { name: /Business Description/ }).fill('a pub with guest rooms');
    await page.getByRole('button', { name: 'Get Classification Codes', exact: true }).click();
    await page.getByRole('heading', { name: 'Guest rooms', exact: true }).waitFor();
    await page.getByRole('link', { name: 'About this code (NAICS 722410)' }).first().click();
    await page.getByRole('heading', { level: 1, name: /^722410 / }).waitFor();
  });

  test('stands in the sitemap with every other', async () => {
    const xml = await (await read('/sitemap.xml')).text();
    const paths = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(
      ([, address = '']) => new URL(address).pathname,
    );
    expect(paths.length).toBeGreaterThan(14_000);
    expect(paths.length).toBeLessThan(50_000);
    expect(paths).toContain(bakery);
    expect(new Set(paths).size).toBe(paths.length);
  });
});
