import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { loadStaticSite, type SiteOptions } from '../site/load-static-site.ts';
import type { StaticSite } from '../site/static-site.ts';

export const themeScript = "document.documentElement.classList.add('js')";

const page = (title: string) =>
  `<!doctype html><html lang="en-GB"><head><title>${title}</title><script>${themeScript}</script>` +
  '<script type="module" src="/assets/app-1a2b.js"></script>' +
  '<script type="application/ld+json">{"@type":"WebSite"}</script></head>' +
  `<body><h1>${title}</h1>${'<p>Plain words for small firms.</p>'.repeat(200)}</body></html>`;

/** A small built site: pages in both layouts, an asset, compressed siblings, a hidden build file. */
export const siteFiles: Readonly<Record<string, string>> = {
  'index.html': page('Home'),
  'about/index.html': page('About'),
  'term-sheet-checker.html': page('Term sheet checker'),
  '404.html': page('404 Page Not Found'),
  'assets/app-1a2b.js': 'console.log("app")',
  'robots.txt': 'User-agent: *',
  '.well-known/security.txt': 'Contact: mailto:hello@fettle.example',
  '.vite/manifest.json': '{"secret":"of the build"}',
};

/** Writes the files with their compressed siblings, loads them, and leaves nothing behind. */
export function aSite(
  files: Readonly<Record<string, string>> = siteFiles,
  options: SiteOptions = { embeddedOrigins: {} },
): StaticSite {
  const folder = mkdtempSync(join(tmpdir(), 'fettle-site-'));
  try {
    for (const [name, text] of Object.entries(files)) {
      const path = join(folder, name);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text);
      if (!/\.(html|js)$/.test(name)) continue;
      writeFileSync(`${path}.br`, brotliCompressSync(text));
      writeFileSync(`${path}.gz`, gzipSync(text));
    }
    return loadStaticSite(folder, options);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
