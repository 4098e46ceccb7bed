import { existsSync, readdirSync, readFileSync } from 'node:fs';

const fonts = [
  { family: 'Fraunces', file: 'fraunces' },
  { family: 'Inter', file: 'inter' },
] as const;

/**
 * One folder up from the sources and two from the build of a checkout; an installed package has them where the site
 * serves them from, with a hash in their names.
 */
const folders = ['../../web/src/fonts/', '../../../web/src/fonts/', '../../web/assets/'];

/** Rules that carry the site's fonts inside the document, so that it looks the same wherever it is opened. */
export function embeddedFontFaces(): string {
  return fonts
    .flatMap(({ family, file }) => {
      const place = placeOf(file);
      if (!place) return [];
      const data = readFileSync(place).toString('base64');
      return [
        `@font-face{font-family:"${family}";font-weight:400 650;src:url(data:font/woff2;base64,${data}) format("woff2")}`,
      ];
    })
    .join('\n');
}

function placeOf(font: string): URL | undefined {
  return folders
    .map((folder) => new URL(folder, import.meta.url))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((name) => ({ folder, name })))
    .filter(({ name }) => name.startsWith(font) && name.endsWith('.woff2'))
    .map(({ folder, name }) => new URL(name, folder))[0];
}
