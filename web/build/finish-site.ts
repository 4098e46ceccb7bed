import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { builtOrigin } from '../../core/brand/built-origin.ts';
import { writeGoldenVectors } from './golden-vectors.ts';
import { keepCodePage } from './keep-code-page.ts';
import { writePictures } from './pictures.ts';
import { precompress } from './precompress.ts';
import { prerender } from './prerender.ts';
import { writeSearchFiles } from './search-files.ts';
import type { ServerBundle } from './server-bundle.ts';
import type { SiteFolders } from './site-folders.ts';

/** Turns a client build into the finished site: pages, pictures, search files, compressed siblings, and what the server needs. */
export async function finishSite({ siteFolder, serverBundleFolder }: SiteFolders): Promise<void> {
  const entry = pathToFileURL(join(serverBundleFolder, 'entry-server.js')).href;
  const bundle: ServerBundle = await import(entry);
  await prerender(bundle, { siteFolder, serverBundleFolder }, builtOrigin);
  await writePictures(bundle.siteRoutes, siteFolder);
  await writeSearchFiles(bundle.siteRoutes, siteFolder, builtOrigin);
  await writeGoldenVectors(siteFolder);
  await precompress(siteFolder);
  await keepCodePage(serverBundleFolder, bundle.codeRoute);
}
