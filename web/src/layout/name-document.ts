import type { SiteRoute } from '../routes/site-route.ts';

/** Gives the document the name, description and address of a page, as a page load would have done. */
export function nameDocument({
  title,
  description,
  path,
}: Pick<SiteRoute, 'title' | 'description' | 'path'>): void {
  document.title = title;
  document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  document
    .querySelector('link[rel="canonical"]')
    ?.setAttribute('href', new URL(path, window.location.origin).href);
}
