import { describe, expect, inject, test } from 'vitest';
import { brand } from '../../core/brand/brand.ts';
import { allPaths, guidePaths, screenPaths } from './testing/paths.ts';

const read = (path: string) => fetch(new URL(path, inject('siteOrigin')));

function attribute(html: string, element: RegExp, name: string): string | undefined {
  return new RegExp(`${name}="([^"]*)"`).exec(element.exec(html)?.[0] ?? '')?.[1];
}

function structuredDataOf(html: string): Record<string, unknown>[] {
  return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json = '']) =>
    JSON.parse(json),
  );
}

describe.each([...screenPaths, ...guidePaths])('%s', (path) => {
  test('names itself for search engines and link previews', async () => {
    const html = await (await read(path)).text();
    const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
    const description = attribute(html, /<meta name="description"[^>]*>/, 'content') ?? '';
    expect(title.length).toBeGreaterThan(10);
    expect(title.length).toBeLessThanOrEqual(60);
    expect(description.length).toBeGreaterThan(50);
    expect(description.length).toBeLessThanOrEqual(155);
    expect(new URL(attribute(html, /<link rel="canonical"[^>]*>/, 'href') ?? '').pathname).toBe(path);
    expect(attribute(html, /<meta property="og:title"[^>]*>/, 'content')).toBe(title);
  });

  test('has a picture of 1200 by 630 for link previews', async () => {
    const html = await (await read(path)).text();
    const picture = attribute(html, /<meta property="og:image"[^>]*>/, 'content') ?? '';
    const answer = await read(new URL(picture).pathname);
    expect(answer.headers.get('content-type')).toBe('image/png');
    const header = new DataView(await answer.arrayBuffer(), 16, 8);
    expect([header.getUint32(0), header.getUint32(4)]).toEqual([1200, 630]);
  });

  test('carries only structured data whose words are on the page, and no rating', async () => {
    const html = await (await read(path)).text();
    const text = html
      .replaceAll(/<[^>]*>/g, '')
      .replaceAll('&#x27;', "'")
      .replaceAll('&amp;', '&')
      .replaceAll('&quot;', '"');
    const data = structuredDataOf(html);
    expect(data.map((one) => one['@type'])).toContain(path === '/' ? 'Organization' : 'BreadcrumbList');
    expect(JSON.stringify(data)).not.toMatch(/"(aggregateRating|review|ratingValue)"/);
    const faq = data.find((one) => one['@type'] === 'FAQPage')?.mainEntity as
      | { name: string; acceptedAnswer: { text: string } }[]
      | undefined;
    for (const { name, acceptedAnswer } of faq ?? []) {
      expect(text).toContain(name);
      expect(text).toContain(acceptedAnswer.text);
    }
  });
});

describe('the tools', () => {
  test.each(['/aicarbon', '/term-sheet-checker', '/companycodelookup'])(
    '%s is an application at price 0 with its questions',
    async (path) => {
      const data = structuredDataOf(await (await read(path)).text());
      expect(data.find((one) => one['@type'] === 'WebApplication')).toMatchObject({ offers: { price: '0' } });
      expect(data.find((one) => one['@type'] === 'FAQPage')).toBeDefined();
    },
  );
});

describe('the files around the site', () => {
  test('the sitemap lists the nine screens and the pages under them with the day of their last change', async () => {
    const xml = await (await read('/sitemap.xml')).text();
    const entries = [...xml.matchAll(/<loc>([^<]*)<\/loc><lastmod>(\d{4}-\d\d-\d\d)<\/lastmod>/g)];
    const paths = entries.map(([, address = '']) => new URL(address).pathname);
    // The pages of the codes have a test of their own.
    expect(paths.filter((path) => !path.startsWith('/companycodelookup/')).sort()).toEqual(
      [...screenPaths, ...guidePaths].sort(),
    );
  });

  test('robots.txt names the sitemap', async () => {
    expect(await (await read('/robots.txt')).text()).toMatch(/^Sitemap: http.*\/sitemap\.xml$/m);
  });

  test('security.txt has a contact and expires within a year', async () => {
    const text = await (await read('/.well-known/security.txt')).text();
    expect(text).toMatch(/^Contact: mailto:/m);
    const expires = Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? '');
    expect(expires).toBeGreaterThan(Date.now());
    expect(expires).toBeLessThan(Date.now() + 366 * 24 * 3600 * 1000);
  });

  test('security.txt names a policy that is there, with the address to write to', async () => {
    const text = await (await read('/.well-known/security.txt')).text();
    const policy = new URL(/^Policy: (.*)$/m.exec(text)?.[1] ?? '');
    const response = await read(policy.pathname);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(/^text\/plain/);
    const { user, domain } = brand.contactEmail;
    expect(await response.text()).toContain(`${user}@${domain}`);
  });

  test('the manifest and its icons are there', async () => {
    const manifest = await (await read('/manifest.webmanifest')).json();
    for (const { src } of manifest.icons) expect((await read(src)).status).toBe(200);
  });

  test('no page needs another origin', async () => {
    for (const path of allPaths) {
      const html = await (await read(path)).text();
      const loaded = [
        ...html.matchAll(
          /<(?:script|img|iframe|source)[^>]*\ssrc="([^"]*)"|<link[^>]*rel="(?:stylesheet|preload|modulepreload|icon)"[^>]*href="([^"]*)"/g,
        ),
      ];
      for (const [, source, href] of loaded) expect(source ?? href).toMatch(/^\//);
    }
  });
});
