/** Where a build goes. */
export interface SiteFolders {
  /** What visitors get. */
  readonly siteFolder: string;
  /** The site's code for Node, which the server makes the pages of the codes with. */
  readonly serverBundleFolder: string;
}
