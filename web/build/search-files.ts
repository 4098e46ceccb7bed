import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brand } from '../../core/brand/brand.ts';
import { securityPolicy } from './security-policy.ts';
import type { BuiltRoute } from './server-bundle.ts';

const policyPath = '.well-known/security-policy.txt';

/** Writes sitemap.xml, robots.txt, security.txt with the policy that it names, and the web manifest. */
export async function writeSearchFiles(
  routes: readonly BuiltRoute[],
  siteFolder: string,
  origin: string,
): Promise<void> {
  await mkdir(join(siteFolder, '.well-known'), { recursive: true });
  await Promise.all([
    writeFile(join(siteFolder, 'sitemap.xml'), sitemap(routes, origin)),
    writeFile(
      join(siteFolder, 'robots.txt'),
      `User-agent: *\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`,
    ),
    writeFile(join(siteFolder, '.well-known/security.txt'), securityText(origin, new Date())),
    writeFile(join(siteFolder, policyPath), securityPolicy()),
    writeFile(join(siteFolder, 'manifest.webmanifest'), JSON.stringify(manifest)),
  ]);
}

/** A sitemap with the day each page's content last changed. */
export function sitemap(routes: readonly BuiltRoute[], origin: string): string {
  const pages = routes.map(
    ({ path, updatedOn }) => `  <url><loc>${origin}${path}</loc><lastmod>${updatedOn}</lastmod></url>\n`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${pages.join('')}</urlset>\n`;
}

/** RFC 9116; it must name a day on which it expires, less than a year away. */
export function securityText(origin: string, today: Date): string {
  const expires = new Date(today);
  expires.setUTCMonth(expires.getUTCMonth() + 11);
  const { user, domain } = brand.contactEmail;
  return [
    `Contact: mailto:${user}@${domain}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${origin}/.well-known/security.txt`,
    `Policy: ${origin}/${policyPath}`,
    '',
  ].join('\n');
}

const manifest = {
  name: brand.name,
  short_name: brand.name,
  start_url: '/',
  display: 'browser',
  background_color: '#fbf8f1',
  theme_color: '#0e4b3c',
  icons: [
    { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
    { src: '/apple-touch-icon.png', type: 'image/png', sizes: '180x180' },
  ],
};
