import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { smallCodeTables } from '../../../core/codes/testing/small-code-tables.ts';
import { createMemoryRateLimiter } from '../../rate-limits/flexible-rate-limiter.ts';
import { aSite, siteFiles } from '../testing/a-site.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';
import { makeCodePages } from './make-code-pages.ts';

const rendered: string[] = [];
const codePages = makeCodePages({
  tables: smallCodeTables(),
  origin: 'https://fettle.example',
  template: '<!doctype html><html><head><!--head--></head><body><!--app--></body></html>',
  render: async ({ code, title }, origin) => {
    rendered.push(code);
    return { head: `<title>${title}</title><link href="${origin}">`, body: `<h1>${code} $& ${title}</h1>` };
  },
});
const urls =
  '<urlset><url><loc>https://fettle.example/</loc><lastmod>2026-11-21</lastmod></url>\n</urlset>\n';
const site = aSite({ ...siteFiles, 'sitemap.xml': urls });

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ codePages, site });
});
afterAll(async () => server.close());

describe('the page of a code', () => {
  it('is made of the template and what the site renders', async () => {
    const response = await server.get('/companycodelookup/naics/311811');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('public, max-age=3600');
    expect(response.headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(await response.text()).toBe(
      '<!doctype html><html><head><title>Retail Bakeries</title><link href="https://fettle.example"></head>' +
        '<body><h1>311811 $& Retail Bakeries</h1></body></html>',
    );
  });

  it('is not made again for a client that has it', async () => {
    const etag = (await server.get('/companycodelookup/naics/311812')).headers.get('etag') ?? '';
    rendered.length = 0;
    const again = await fetch(`${server.url}/companycodelookup/naics/311812`, {
      headers: { 'If-None-Match': etag },
    });
    expect([again.status, rendered]).toEqual([304, []]);
  });

  it.each([
    ['/companycodelookup/cpv/15811000', '/companycodelookup/cpv/15811000-6'],
    ['/companycodelookup/naics/31', '/companycodelookup/naics/31-33'],
    ['/companycodelookup/naics/311811/', '/companycodelookup/naics/311811'],
  ])('%s lives at %s', async (from, to) => {
    const response = await server.get(from);
    expect([response.status, response.headers.get('location')]).toEqual([301, to]);
  });

  it.each([
    '/companycodelookup/naics/999999',
    '/companycodelookup/naics/',
    '/companycodelookup/none/311811',
    '/companycodelookup/naics/..%2f..%2f',
  ])('%s is the not-found screen', async (path) => {
    const response = await server.get(path);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('404 Page Not Found');
  });

  it('can be asked for too often, and is only read', async () => {
    const limited = await startTestServer({
      codePages,
      site,
      operationsRateLimiter: createMemoryRateLimiter(1),
    });
    const ask = () => limited.get('/companycodelookup/naics/311811');
    expect([(await ask()).status, (await ask()).status]).toEqual([200, 429]);
    await limited.close();
    expect((await server.post('/companycodelookup/naics/311811', 'x')).status).toBe(405);
  });
});

describe('the sitemap', () => {
  it('lists the pages of the codes behind those of the build', async () => {
    const response = await server.get('/sitemap.xml');
    expect(response.headers.get('content-type')).toContain('xml');
    const found = [...(await response.text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);
    expect(found).toHaveLength(1 + codePages.paths().length);
    expect(found[0]).toBe('https://fettle.example/');
    expect(found).toContain('https://fettle.example/companycodelookup/naics/311811');
  });
});
