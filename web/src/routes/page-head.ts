import { brand } from '../../../core/brand/brand.ts';
import { escapeHtml } from '../../../core/escape-html.ts';
import { notFoundRoute } from './registry.ts';
import type { SiteRoute } from './site-route.ts';

/**
 * Head elements of a prerendered page: title, description, canonical address, link preview and JSON-LD.
 * @param structuredData JSON-LD objects, one script each.
 */
export function pageHead(route: SiteRoute, origin: string, structuredData: readonly object[]): string {
  const title = escapeHtml(route.title);
  const description = escapeHtml(route.description);
  const lines = [`<title>${title}</title>`, `<meta name="description" content="${description}" />`];
  if (route === notFoundRoute) return [...lines, '<meta name="robots" content="noindex" />'].join('\n    ');
  const address = escapeHtml(origin + route.path);
  const picture = escapeHtml(`${origin}/social/${route.fileName}.png`);
  lines.push(
    `<link rel="canonical" href="${address}" />`,
    '<meta property="og:type" content="website" />',
    '<meta property="og:locale" content="en_GB" />',
    `<meta property="og:site_name" content="${escapeHtml(brand.name)}" />`,
    `<meta property="og:title" content="${title}" />`,
    `<meta property="og:description" content="${description}" />`,
    `<meta property="og:url" content="${address}" />`,
    `<meta property="og:image" content="${picture}" />`,
    '<meta property="og:image:width" content="1200" />',
    '<meta property="og:image:height" content="630" />',
    `<meta property="og:image:alt" content="${title}" />`,
    '<meta name="twitter:card" content="summary_large_image" />',
    ...structuredData.map(
      (data) =>
        `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`,
    ),
  );
  return lines.join('\n    ');
}
