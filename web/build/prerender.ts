import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import type { ServerBundle } from './server-bundle.ts';

/**
 * Writes `name.html` for every screen and `404.html`, from the template that the client build left.
 * @param origin of canonical addresses.
 */
export async function prerender(bundle: ServerBundle, siteFolder: string, origin: string): Promise<void> {
  const template = await readFile(join(siteFolder, 'index.html'), 'utf8');
  const manifestFolder = join(siteFolder, '.vite');
  const manifest: Manifest = JSON.parse(await readFile(join(manifestFolder, 'manifest.json'), 'utf8'));
  const fonts = fontPreloads(manifest);
  for (const route of [...bundle.siteRoutes, bundle.notFoundRoute]) {
    const page = await bundle.renderPage(route, origin);
    const head = [page.head, ...fonts, ...modulePreloads(manifest, route.source)].join('\n    ');
    const html = template.replace('<!--head-->', () => head).replace('<!--app-->', () => page.body);
    await writeFile(join(siteFolder, `${route.fileName}.html`), html);
  }
  await rm(manifestFolder, { recursive: true });
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
