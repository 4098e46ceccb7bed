import { createHash } from 'node:crypto';
import { request } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aSite, siteFiles, themeScript } from '../testing/a-site.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';
import type { StaticSite } from './static-site.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => server.close());

/** A request as it is written, which fetch would tidy up. */
function rawGet(path: string, headers = {}): Promise<{ status: number; body: Buffer; headers: object }> {
  return new Promise((resolve, reject) => {
    request({ port: server.port, host: '127.0.0.1', path, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          body: Buffer.concat(chunks),
          headers: response.headers,
        }),
      );
    })
      .on('error', reject)
      .end();
  });
}

describe('what is not there', () => {
  it.each([
    '/nothing',
    '/about.html',
    '/index.html',
    '/404',
    '/assets/',
    '/assets/app-1a2b.js.br',
    '/.vite/manifest.json',
    '/../package.json',
    '/..%2f..%2fpackage.json',
    '/assets/..%5c..%5cpackage.json',
    '/%00',
    '/%E0%A4%A',
    '/__proto__',
    '/constructor',
    '//evil.example/',
    '/\\evil.example/',
  ])('%s is the not-found screen with status 404', async (path) => {
    const { status, body } = await rawGet(path);
    expect(status).toBe(404);
    expect(body.toString()).toContain('404 Page Not Found');
  });

  it('is looked for among packed pages where the folder holds none', () => {
    const { 'index.html': home = '', '404.html': lost = '', ...rest } = siteFiles;
    const packed = new Map([
      ['index.html', Buffer.from(home)],
      ['404.html', Buffer.from(lost)],
    ]);
    const { files, notFoundPage } = aSite(rest, { embeddedOrigins: {}, packedPages: () => packed });
    expect(files.get('/')?.representations.identity.body.toString()).toBe(home);
    expect(brotliDecompressSync(files.get('/')?.representations.br?.body ?? '').toString()).toBe(home);
    expect(notFoundPage.headers['Content-Security-Policy']).toContain('sha256-');
    const present = aSite(siteFiles, { embeddedOrigins: {}, packedPages: () => packed });
    expect([...present.files.keys()].sort()).toEqual([...files.keys()].sort());
  });

  it('is said by the loader when the site was not built', () => {
    expect(() => aSite({ 'robots.txt': '' })).toThrow('npm run build');
  });

  it('refuses to write to a page', async () => {
    const response = await server.post('/about', 'x');
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, HEAD');
  });
});

describe('addresses that moved', () => {
  it.each([
    ['/termsheetchecker', '/term-sheet-checker'],
    ['/termsheetchecker?utm=x', '/term-sheet-checker?utm=x'],
    ['/about/', '/about'],
  ])('%s goes to %s', async (from, to) => {
    const response = await server.get(from);
    expect(response.status).toBe(301);
    expect(response.headers.get('location')).toBe(to);
  });
});

describe('a page', () => {
  it.each(['/', '/about', '/term-sheet-checker'])('%s is served with its type', async (path) => {
    const response = await server.get(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(await response.text()).toContain('<h1>');
  });

  it.each([
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['gzip, deflate, br', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.1, gzip;q=0.9', 'br'],
    ['*', 'br'],
    ['br;q=0', undefined],
    ['identity', undefined],
    ['deflate', undefined],
    ['nonsense;;;', undefined],
  ])('for Accept-Encoding %s travels as %s', async (accept, encoding) => {
    const { headers } = await rawGet('/', { 'Accept-Encoding': accept });
    expect(headers).toMatchObject({ vary: 'Accept-Encoding' });
    expect((headers as Record<string, string>)['content-encoding']).toBe(encoding);
  });

  it('is the same page when compressed', async () => {
    const { body } = await rawGet('/', { 'Accept-Encoding': 'br' });
    expect(brotliDecompressSync(body).toString()).toBe(siteFiles['index.html']);
  });

  it('is not sent again while it is current', async () => {
    const headers = { 'Accept-Encoding': 'br' };
    const first = (await rawGet('/', headers)).headers as Record<string, string>;
    const again = await rawGet('/', { ...headers, 'If-None-Match': first.etag });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
    expect((await rawGet('/', { 'If-None-Match': first.etag })).status).toBe(200);
  });

  it('has an asset kept for a year and other files for an hour', async () => {
    expect((await server.get('/assets/app-1a2b.js')).headers.get('cache-control')).toBe(
      'public, max-age=31536000, immutable',
    );
    expect((await server.get('/robots.txt')).headers.get('cache-control')).toBe('public, max-age=3600');
    expect((await server.get('/.well-known/security.txt')).status).toBe(200);
  });

  it('answers HEAD without a body', async () => {
    const response = await fetch(`${server.url}/`, { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('');
  });
});

describe('a site that is reached elsewhere than it was built for', () => {
  const built = 'http://localhost:3000';
  const files = {
    'index.html': `<link rel="canonical" href="${built}/"><script>let here = '${built}'</script>`,
    '404.html': '<h1>404</h1>',
    'sitemap.xml': `<loc>${built}/about</loc>`,
    'assets/app-1.js': `'${built}'`,
  };
  const textOf = (site: StaticSite, path: string) =>
    site.files.get(path)?.representations.identity.body.toString();

  it('names its own address in pages and search files, compressed as well', () => {
    const site = aSite(files, { origin: { built, actual: 'https://fettle.example' } });
    expect(textOf(site, '/')).toContain('href="https://fettle.example/"');
    expect(textOf(site, '/sitemap.xml')).toBe('<loc>https://fettle.example/about</loc>');
    expect(textOf(site, '/assets/app-1.js')).toBe(files['assets/app-1.js']);
    const compressed = site.files.get('/')?.representations.br?.body;
    expect(brotliDecompressSync(compressed ?? '').toString()).toBe(textOf(site, '/'));
    const hash = createHash('sha256').update("let here = 'https://fettle.example'").digest('base64');
    expect(site.files.get('/')?.headers['Content-Security-Policy']).toContain(hash);
  });

  it('is served as it was built where both are the same', () => {
    expect(textOf(aSite(files, { origin: { built, actual: built } }), '/')).toBe(files['index.html']);
  });
});

describe('the content security policy', () => {
  it('allows the inline code of its own page and nothing else inline', async () => {
    const policy = (await server.get('/')).headers.get('content-security-policy') ?? '';
    const hash = createHash('sha256').update(themeScript).digest('base64');
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
    expect(policy).toContain("default-src 'none'");
    for (const directive of ['base-uri', 'form-action', 'frame-ancestors', 'object-src']) {
      expect(policy).toContain(directive);
    }
    expect(policy).not.toMatch(/unsafe|\*|http/);
  });

  it('covers styles, and attributes by hash where the page has any', () => {
    const html = '<style>p{color:red}</style><p style="color:&quot;x&quot;">';
    const site = aSite({ 'index.html': html, '404.html': '<h1>404</h1>' });
    const policy = site.files.get('/')?.headers['Content-Security-Policy'];
    const hash = (text: string) => createHash('sha256').update(text).digest('base64');
    expect(policy).toContain(`style-src 'self' 'sha256-${hash('p{color:red}')}';`);
    expect(policy).toContain(`style-src-attr 'unsafe-hashes' 'sha256-${hash('color:"x"')}'`);
  });

  it('lets the one page that embeds another service load from its origins, and no other page', () => {
    const files = {
      'index.html': '<h1>Home</h1>',
      'investors.html': '<h1>Tools</h1>',
      '404.html': '<h1>404</h1>',
    };
    const site = aSite(files, { embeddedOrigins: { '/investors': ['https://forms.example'] } });
    const policyOf = (path: string) => site.files.get(path)?.headers['Content-Security-Policy'];
    for (const directive of ["script-src 'self'", "connect-src 'self'", "form-action 'self'", 'frame-src']) {
      expect(policyOf('/investors')).toContain(`${directive} https://forms.example;`);
    }
    expect(policyOf('/investors')).toContain("object-src 'none'");
    expect(policyOf('/')).not.toContain('https://forms.example');
  });
});
