import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Manifest } from 'vite';
import type { ServerBundle } from './server-bundle.ts';
import type { SiteFolders } from './site-folders.ts';

/** The page of a code with its head and its content left open, which the server fills. */
const codePageFile = 'code-page.html';

/**
 * Writes `name.html` for every screen and `404.html`, from the template that the client build left, and the template
 * of a code's page for the server.
 * @param origin of canonical addresses.
 */
export async function prerender(
  bundle: ServerBundle,
  { siteFolder, serverBundleFolder }: SiteFolders,
  origin: string,
): Promise<void> {
  const template = await withInlineStyles(await readFile(join(siteFolder, 'index.html'), 'utf8'), siteFolder);
  const manifestFolder = join(siteFolder, '.vite');
  const manifest: Manifest = JSON.parse(await readFile(join(manifestFolder, 'manifest.json'), 'utf8'));
  const fonts = fontPreloads(manifest);
  for (const route of [...bundle.siteRoutes, bundle.notFoundRoute]) {
    const page = await bundle.renderPage(route, origin);
    const links = [...fonts, ...modulePreloads(manifest, route.source)];
    const html = pageOf(template, [page.head, ...links]).replace('<!--app-->', () => page.body);
    const file = join(siteFolder, `${route.fileName}.html`);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, html);
  }
  const codeLinks = [...fonts, ...modulePreloads(manifest, bundle.codeRoute.source)];
  const codePage = pageOf(template, ['<!--head-->', ...codeLinks]);
  await writeFile(join(serverBundleFolder, codePageFile), codePage);
  await rm(manifestFolder, { recursive: true });
}

function pageOf(template: string, head: readonly string[]): string {
  return scriptsAfterPaint(template.replace('<!--head-->', () => head.join('\n    ')));
}

/**
 * Puts the one style sheet into the page: it is small, and a page that waits for a second request shows
 * nothing in the meantime. The server allows it by its hash.
 */
async function withInlineStyles(template: string, siteFolder: string): Promise<string> {
  const link = /<link rel="stylesheet"[^>]*href="\/([^"]+\.css)"[^>]*>/;
  const file = link.exec(template)?.[1];
  if (!file) throw new Error('the client build left no style sheet in the page');
  const css = (await readFile(join(siteFolder, file), 'utf8')).trim();
  return template.replace(link, () => `<style>${css}</style>`);
}

/** The page is readable without its script: fonts and the page itself come first on a narrow line. */
function scriptsAfterPaint(html: string): string {
  return html
    .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"')
    .replaceAll('<script type="module"', '<script type="module" fetchpriority="low"');
}

/** The code of a screen is fetched beside the entry, not after it. */
function modulePreloads(manifest: Manifest, source: string): string[] {
  const files = new Set<string>();
  const entry = Object.values(manifest).find((chunk) => chunk.isEntry);
  const loadedAnyway = new Set([entry?.file]);
  const collect = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || files.has(chunk.file) || loadedAnyway.has(chunk.file)) return;
    files.add(chunk.file);
    for (const imported of chunk.imports ?? []) collect(imported);
  };
  for (const imported of entry?.imports ?? []) loadedAnyway.add(manifest[imported]?.file);
  if (!manifest[source]) throw new Error(`${source} is in no chunk of the build`);
  collect(source);
  return [...files].map((file) => `<link rel="modulepreload" crossorigin href="/${file}" />`);
}

function fontPreloads(manifest: Manifest): string[] {
  const files = new Set(Object.values(manifest).flatMap((chunk) => [chunk.file, ...(chunk.assets ?? [])]));
  return [...files]
    .filter((file) => file.endsWith('.woff2'))
    .map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}" />`);
}
