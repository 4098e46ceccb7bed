import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { writeGoldenVectors } from './golden-vectors.ts';
import { writePictures } from './pictures.ts';
import { precompress } from './precompress.ts';
import { prerender } from './prerender.ts';
import { writeSearchFiles } from './search-files.ts';
import type { ServerBundle } from './server-bundle.ts';
import { siteOrigin } from './site-origin.ts';

interface SiteFolders {
  /** What visitors get. */
  readonly siteFolder: string;
  /** The site's code for Node; removed when the pages are written. */
  readonly serverBundleFolder: string;
}

/** Turns a client build into the finished site: pages, pictures, search files, compressed siblings. */
export async function finishSite({ siteFolder, serverBundleFolder }: SiteFolders): Promise<void> {
  const entry = pathToFileURL(join(serverBundleFolder, 'entry-server.js')).href;
  const bundle: ServerBundle = await import(entry);
  const origin = siteOrigin();
  await prerender(bundle, siteFolder, origin);
  await writePictures(bundle.siteRoutes, siteFolder);
  await writeSearchFiles(bundle.siteRoutes, siteFolder, origin);
  await writeGoldenVectors(siteFolder);
  await precompress(siteFolder);
  await rm(serverBundleFolder, { recursive: true, force: true });
}
