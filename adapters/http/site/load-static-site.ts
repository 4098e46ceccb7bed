import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { brand } from '../../../core/brand/brand.ts';
import { contentSecurityPolicyOf } from './content-security-policy.ts';
import { compress, isCompressible, moveToOrigin, type PublicOrigin } from './public-origin.ts';
import type { Representation, SiteFile, StaticSite } from './static-site.ts';

const compressedSiblings = { br: '.br', gzip: '.gz' } as const;
type CompressedEncoding = keyof typeof compressedSiblings;
const compressedEncodings = Object.keys(compressedSiblings) as CompressedEncoding[];
const homePage = 'index.html';
const oneYearImmutable = 'public, max-age=31536000, immutable';
const oneHour = 'public, max-age=3600';

/** What the operator's place adds to the site as it was built. */
export interface SiteOptions {
  /** By path, the origins of other services that a page may load from; all others may not. */
  readonly embeddedOrigins?: Readonly<Record<string, readonly string[]>>;
  /** Where the site is reached, if it may have been built for another place. */
  readonly origin?: PublicOrigin;
  /** Pages by file name, where they are packed; looked at if the folder holds none. */
  readonly packedPages?: () => ReadonlyMap<string, Buffer>;
}

const ownEmbeddedOrigins = { '/investors': brand.emailMarketing?.origins ?? [] };

/**
 * Reads the built site into memory: pages (`about.html` or `about/index.html` become `/about`), their assets,
 * and the compressed siblings (`app.js.br`, `app.js.gz`) that the build made. An installed package comes without these:
 * they are made here. Its pages are packed together.
 * @throws Error when the folder holds no built site
 */
export function loadStaticSite(folder: string, options: SiteOptions = {}): StaticSite {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
  const present = new Set(names);
  const files = new Map<string, SiteFile>();
  const pages = present.has(homePage) ? undefined : options.packedPages?.();
  for (const [name, html] of pages ?? []) {
    files.set(pathOf(name), siteFile({ name, built: html, siblings: {} }, options));
  }
  for (const name of names) {
    if (isCompressedSibling(name, present) || isHidden(name)) continue;
    files.set(pathOf(name), siteFile(builtFile(folder, name, present), options));
  }
  const notFoundPage = files.get('/404');
  if (!notFoundPage || !files.has('/')) {
    throw new Error('The site is not built: index.html or 404.html is missing. Run "npm run build".');
  }
  files.delete('/404');
  return { files, notFoundPage };
}

/** A file as it was built, with what the build compressed it to. */
interface BuiltFile {
  readonly name: string;
  readonly built: Buffer;
  readonly siblings: Readonly<Partial<Record<CompressedEncoding, Buffer>>>;
}

function builtFile(folder: string, name: string, present: ReadonlySet<string>): BuiltFile {
  const siblings = Object.fromEntries(
    Object.entries(compressedSiblings)
      .filter(([, suffix]) => present.has(name + suffix))
      .map(([encoding, suffix]) => [encoding, readFileSync(join(folder, name + suffix))]),
  );
  return { name, built: readFileSync(join(folder, name)), siblings };
}

function siteFile(
  { name, built, siblings }: BuiltFile,
  { embeddedOrigins = ownEmbeddedOrigins, origin }: SiteOptions,
): SiteFile {
  const extension = extname(name).slice(1);
  const identity = origin ? moveToOrigin(built, extension, origin) : built;
  const representations: Record<string, Representation> = { identity: representation(identity) };
  for (const encoding of compressedEncodings) {
    const made = siblings[encoding];
    if (!made && !isCompressible(name)) continue;
    representations[encoding] = representation(
      identity === built && made ? made : compress[encoding](identity),
    );
  }
  const headers: Record<string, string> = { 'Cache-Control': cacheControlOf(name), Vary: 'Accept-Encoding' };
  if (extension === 'html') {
    headers['Content-Security-Policy'] = contentSecurityPolicyOf(
      identity.toString('utf8'),
      embeddedOrigins[pathOf(name)],
    );
  }
  return { extension, representations: representations as SiteFile['representations'], headers };
}

function representation(body: Buffer): Representation {
  return { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` };
}

function isCompressedSibling(name: string, present: ReadonlySet<string>): boolean {
  return Object.values(compressedSiblings).some(
    (suffix) => name.endsWith(suffix) && present.has(name.slice(0, -suffix.length)),
  );
}

/** The build's own notes (`.vite/`) stay here; `.well-known/` is what dotted names are public for. */
function isHidden(name: string): boolean {
  return name.split('/').some((part) => part.startsWith('.') && part !== '.well-known');
}

function pathOf(name: string): string {
  const page = /^(?:(.*)\/)?index\.html$/.exec(name) ?? /^(.*)\.html$/.exec(name);
  return page ? `/${page[1] ?? ''}` : `/${name}`;
}

/** Assets carry a hash in their name and never change; pages are asked for again each time. */
function cacheControlOf(name: string): string {
  if (name.startsWith('assets/')) return oneYearImmutable;
  return name.endsWith('.html') ? 'no-cache' : oneHour;
}
