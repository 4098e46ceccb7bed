import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Where the site was built for, and where it is reached. */
export interface PublicOrigin {
  readonly built: string;
  readonly actual: string;
}

const textExtensions = new Set(['html', 'xml', 'txt']);
const compressible = /\.(?:html|js|css|svg|json|csv|txt|xml|webmanifest)$/;
// One step below the build's own quality takes a tenth of its time, and a start should not wait.
const brotliQuality = 9;

/** Compressors for what was changed after the build. */
export const compress = {
  br: (body: Buffer) =>
    brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } }),
  gzip: (body: Buffer) => gzipSync(body, { level: 9 }),
} as const;

/** True for formats that are text underneath; pictures and fonts are compressed already. */
export function isCompressible(name: string): boolean {
  return compressible.test(name);
}

/**
 * Puts the operator's address into canonical links, social pictures, structured data, the sitemap and robots.txt:
 * a site is built once and may be served in several places.
 * @returns the same buffer where nothing is to be changed
 */
export function moveToOrigin(body: Buffer, extension: string, { built, actual }: PublicOrigin): Buffer {
  if (built === actual || !textExtensions.has(extension) || !body.includes(built)) return body;
  return Buffer.from(body.toString('utf8').replaceAll(built, () => actual));
}
