/** A page that is made when it is asked for. */
export interface CodePage {
  readonly html: string;
  /** Changes with what is on the page, which is with a release. */
  readonly etag: string;
  readonly contentSecurityPolicy: string;
}

/** What is at a path below the code lookup: a page, or the path of the page that it means. */
export type FoundCodePage =
  | { readonly kind: 'moved'; readonly path: string }
  | { readonly kind: 'page'; readonly etag: string; make(): Promise<CodePage> };

/** The pages of the codes: one for each code of each table, which would be too many to build. */
export interface CodePages {
  /** `null` where the path is not of this form or no table holds the code. */
  find(path: string): Promise<FoundCodePage | null>;
  /** Every path, for the sitemap. */
  paths(): readonly string[];
}
