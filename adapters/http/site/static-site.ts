/** How a body travels: as it is, or compressed when the site was built. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** One body of a file with its strong validator. */
export interface Representation {
  readonly body: Buffer;
  readonly etag: string;
}

/** A file of the built site, in memory, with all that its answer says about it. */
export interface SiteFile {
  /** Extension without the dot, from which the content type follows. */
  readonly extension: string;
  readonly representations: Readonly<
    { identity: Representation } & Partial<Record<Encoding, Representation>>
  >;
  readonly headers: Readonly<Record<string, string>>;
}

/** The built site: files by the path they are asked for, and the page for everything else. */
export interface StaticSite {
  readonly files: ReadonlyMap<string, SiteFile>;
  readonly notFoundPage: SiteFile;
}
