/**
 * Adds pages to a sitemap, each with the address of the first one's site and the day of its last change.
 * The protocol allows 50,000 addresses in a file; the tables have some 14,600 codes.
 * @param sitemap as the build of the site writes it
 */
export function sitemapWith(sitemap: string, paths: readonly string[]): string {
  const [, first = '', day = ''] = /<loc>([^<]*)<\/loc><lastmod>([^<]*)<\/lastmod>/.exec(sitemap) ?? [];
  if (first === '') return sitemap;
  const { origin } = new URL(first);
  const pages = paths.map((path) => `  <url><loc>${origin}${path}</loc><lastmod>${day}</lastmod></url>\n`);
  return sitemap.replace('</urlset>', () => `${pages.join('')}</urlset>`);
}
