import type { ComponentType } from 'react';

/** A screen of the site: the one description that the router, the prerender, the sitemap and the menus read. */
export interface SiteRoute {
  /** As in the address bar, `/about`. */
  readonly path: string;
  /** Of the prerendered page, without its ending: `about` is served at `/about`. */
  readonly fileName: string;
  /** Short name for menus and breadcrumbs. */
  readonly name: string;
  /** Document title, at most 60 characters. */
  readonly title: string;
  /** For search engines and link previews, at most 155 characters. */
  readonly description: string;
  readonly kind: 'page' | 'tool';
  /** Day of the last change of the content, for the sitemap. */
  readonly updatedOn: string;
  /** Words people search the tool by. */
  readonly keywords?: readonly string[];
  /** Path of the page module inside `src/`: names its chunk in the build manifest. */
  readonly source: string;
  load(): Promise<ComponentType>;
}
