import { StrictMode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from './app.tsx';
import { preloadPage } from './routes/page-components.ts';
import { pageHead } from './routes/page-head.ts';
import { notFoundRoute, siteRoutes } from './routes/registry.ts';
import type { SiteRoute } from './routes/site-route.ts';
import { structuredData } from './structured-data/structured-data.ts';

export { notFoundRoute, siteRoutes };

/** The two parts of a page that the template leaves open. */
export interface RenderedPage {
  readonly head: string;
  readonly body: string;
}

/**
 * Renders one screen as the build's prerender needs it.
 * @param origin of the site, `https://example.org`, for canonical addresses.
 */
export async function renderPage(route: SiteRoute, origin: string): Promise<RenderedPage> {
  await preloadPage(route);
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <StaticRouter location={route.path}>
        <App />
      </StaticRouter>
    </StrictMode>,
    // One piece whatever its size: pieces that arrive late need an inline script to put them in place.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  return {
    head: pageHead(route, origin, structuredData(route, origin)),
    body: await readAll(prelude as unknown as AsyncIterable<Uint8Array | string>),
  };
}

async function readAll(stream: AsyncIterable<Uint8Array | string>): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of stream) {
    text += typeof chunk === 'string' ? chunk : decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
