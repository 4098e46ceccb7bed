import { StrictMode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import type { CodeExplanation } from '../../core/codes/explanation/code-explanation.ts';
import { App } from './app.tsx';
import { codePageNames } from './routes/code-page-names.ts';
import { explanationId, GivenExplanation } from './routes/given-explanation.ts';
import { preloadPage } from './routes/page-components.ts';
import { pageHead } from './routes/page-head.ts';
import { codeRoute, notFoundRoute, siteRoutes } from './routes/registry.ts';
import type { SiteRoute } from './routes/site-route.ts';
import { codeStructuredData } from './structured-data/code-structured-data.ts';
import { structuredData } from './structured-data/structured-data.ts';

export { codeRoute, notFoundRoute, siteRoutes };

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
  return { head: pageHead(route, origin, structuredData(route, origin)), body: await renderBody(route.path) };
}

/**
 * Renders the page of one code as the server needs it, with the data that the browser goes on from.
 * @param origin of the site, `https://example.org`, for canonical addresses.
 */
export async function renderCodePage(explanation: CodeExplanation, origin: string): Promise<RenderedPage> {
  await preloadPage(codeRoute);
  const route = { ...codeRoute, ...codePageNames(explanation) };
  const head = pageHead(route, origin, codeStructuredData(explanation, origin));
  const data = JSON.stringify(explanation).replaceAll('<', '\\u003c');
  return {
    head: `${head}\n    <script type="application/json" id="${explanationId}">${data}</script>`,
    body: await renderBody(route.path, explanation),
  };
}

async function renderBody(path: string, explanation: CodeExplanation | null = null): Promise<string> {
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <StaticRouter location={path}>
        <GivenExplanation value={explanation}>
          <App />
        </GivenExplanation>
      </StaticRouter>
    </StrictMode>,
    // One piece whatever its size: pieces that arrive late need an inline script to put them in place.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  return readAll(prelude as unknown as AsyncIterable<Uint8Array | string>);
}

async function readAll(stream: AsyncIterable<Uint8Array | string>): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of stream) {
    text += typeof chunk === 'string' ? chunk : decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
