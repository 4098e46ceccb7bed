import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Resvg } from '@resvg/resvg-js';
import { indexedPng } from './indexed-png.ts';
import type { BuiltRoute } from './server-bundle.ts';
import { socialPicture } from './social-picture.ts';

const buildFolder = dirname(fileURLToPath(import.meta.url));

/** Draws the touch icon and one link-preview picture (1200 by 630) a page. */
export async function writePictures(routes: readonly BuiltRoute[], siteFolder: string): Promise<void> {
  const folder = buildFolder.endsWith('build') ? buildFolder : join(buildFolder, 'build');
  const font = {
    loadSystemFonts: false,
    fontFiles: [join(folder, 'fonts/fraunces.ttf'), join(folder, 'fonts/inter.ttf')],
  };
  for (const route of routes) {
    const picture = new Resvg(socialPicture(route), { font, fitTo: { mode: 'original' } }).render();
    const file = join(siteFolder, 'social', `${route.fileName}.png`);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, indexedPng(picture));
  }
  const icon = await readFile(join(siteFolder, 'favicon.svg'), 'utf8');
  const touchIcon = new Resvg(icon, { fitTo: { mode: 'width', value: 180 }, background: '#0e4b3c' }).render();
  await writeFile(join(siteFolder, 'apple-touch-icon.png'), touchIcon.asPng());
}
