import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { builtOrigin } from '../../core/brand/built-origin.ts';
import { guidePaths, screenPaths } from './testing/paths.ts';
import { type RunningProduct, startProduct } from './testing/start-product.ts';

/** Pages that no build has made: the server renders them when they are asked for. */
const codePaths = ['/companycodelookup/naics/311811', '/companycodelookup/uk-sic/56103'];

/** Two operators of one build. */
describe.each(['https://first.example', 'https://second.example:8443'])('PUBLIC_URL=%s', (address) => {
  let product: RunningProduct;
  beforeAll(async () => {
    product = await startProduct({ PUBLIC_URL: address });
  });
  afterAll(() => product.stop());

  const read = async (path: string) => (await fetch(new URL(path, product.origin))).text();
  const originsIn = (text: string, pattern: RegExp) => [
    ...new Set([...text.matchAll(pattern)].map(([, found = '']) => new URL(found).origin)),
  ];

  test.each([...screenPaths, ...guidePaths, ...codePaths])(
    '%s names this address alone as its own',
    async (path) => {
      const html = await read(path);
      expect(originsIn(html, /<link rel="canonical" href="([^"]*)"/g)).toEqual([address]);
      expect(originsIn(html, /<meta property="og:(?:image|url)" content="([^"]*)"/g)).toEqual([address]);
      const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
        ([, json = '']) => json,
      );
      expect(data.length).toBeGreaterThan(0);
      expect(originsIn(data.join('\n'), /"(?:url|item|logo)":"([^"]*)"/g)).toEqual([address]);
      expect(html).not.toContain(builtOrigin);
    },
  );

  test('the sitemap, robots.txt and security.txt do as well', async () => {
    const sitemap = await read('/sitemap.xml');
    expect(originsIn(sitemap, /<loc>([^<]*)<\/loc>/g)).toEqual([address]);
    for (const path of codePaths) expect(sitemap).toContain(`<loc>${address}${path}</loc>`);
    expect(originsIn(await read('/robots.txt'), /^Sitemap: (.*)$/gm)).toEqual([address]);
    const security = await read('/.well-known/security.txt');
    for (const field of [/^Canonical: (.*)$/gm, /^Policy: (.*)$/gm]) {
      expect(originsIn(security, field)).toEqual([address]);
    }
  });
});
