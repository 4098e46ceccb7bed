import { existsSync, readFileSync } from 'node:fs';

const fonts = [
  { family: 'Fraunces', file: 'fraunces.woff2' },
  { family: 'Inter', file: 'inter.woff2' },
] as const;

/** Rules that carry the site's fonts inside the document, so that it looks the same wherever it is opened. */
export function embeddedFontFaces(): string {
  return fonts
    .flatMap(({ family, file }) => {
      // One folder up from the sources, two from the build.
      const places = [
        new URL(`../../web/src/fonts/${file}`, import.meta.url),
        new URL(`../../../web/src/fonts/${file}`, import.meta.url),
      ];
      const place = places.find((url) => existsSync(url));
      if (!place) return [];
      const data = readFileSync(place).toString('base64');
      return [
        `@font-face{font-family:"${family}";font-weight:400 650;src:url(data:font/woff2;base64,${data}) format("woff2")}`,
      ];
    })
    .join('\n');
}
