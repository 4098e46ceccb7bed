import { existsSync, readFileSync } from 'node:fs';

/** The version in package.json, which stands one folder above the sources and two above the build. */
export function productVersion(): string {
  const places = [
    new URL('../package.json', import.meta.url),
    new URL('../../package.json', import.meta.url),
  ];
  const place = places.find((url) => existsSync(url));
  const manifest: unknown = place ? JSON.parse(readFileSync(place, 'utf8')) : null;
  return typeof manifest === 'object' && manifest !== null && 'version' in manifest
    ? String(manifest.version)
    : 'unknown';
}
