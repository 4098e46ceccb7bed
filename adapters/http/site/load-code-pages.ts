import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { CodePages } from './code-pages.ts';
import { type CodePageParts, makeCodePages, type RenderCodePage } from './make-code-pages.ts';

/**
 * Loads what the build of the site left for the server: the template of a code's page and the code that fills it.
 * @throws Error when the folder holds no such build
 */
export async function loadCodePages(
  folder: string,
  parts: Pick<CodePageParts, 'tables' | 'origin'>,
): Promise<CodePages> {
  const entry = pathToFileURL(join(folder, 'entry-server.js')).href;
  const bundle: { readonly renderCodePage?: RenderCodePage } = await import(entry);
  const { renderCodePage: render } = bundle;
  if (!render)
    throw new Error('The site is not built: entry-server.js is of another release. Run "npm run build".');
  return makeCodePages({ ...parts, render, template: readFileSync(join(folder, 'code-page.html'), 'utf8') });
}
