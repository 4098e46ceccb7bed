import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import type { BuiltRoute } from './server-bundle.ts';

/**
 * Leaves of the site's code for Node what the server makes the pages of codes with: all other pages are made by now,
 * and theirs is nine tenths of it.
 * @throws Error when the build left no manifest, or the page of a code is not in it
 */
export async function keepCodePage(serverBundleFolder: string, codeRoute: BuiltRoute): Promise<void> {
  const manifestFolder = join(serverBundleFolder, '.vite');
  const manifest: Manifest = JSON.parse(await readFile(join(manifestFolder, 'manifest.json'), 'utf8'));
  const page = Object.keys(manifest).find((source) => source.endsWith(codeRoute.source));
  if (page === undefined) throw new Error('the server build has no page of a code');
  const entries = Object.keys(manifest).filter((source) => manifest[source]?.isEntry);
  const kept = new Set(withImports(manifest, [...entries, page]).map((source) => manifest[source]?.file));
  const assets = join(serverBundleFolder, 'assets');
  for (const name of await readdir(assets)) {
    if (!kept.has(`assets/${name}`)) await rm(join(assets, name));
  }
  await rm(manifestFolder, { recursive: true });
}

/** Modules with all that they import before they can run. */
function withImports(manifest: Manifest, sources: readonly string[]): readonly string[] {
  const found = new Set(sources);
  // A set that grows while it is walked gives what was added too.
  for (const source of found) for (const imported of manifest[source]?.imports ?? []) found.add(imported);
  return [...found];
}
