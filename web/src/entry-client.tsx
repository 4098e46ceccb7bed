import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app.tsx';
import { GivenExplanation, readGivenExplanation } from './routes/given-explanation.ts';
import { preloadPage } from './routes/page-components.ts';
import { routeFor } from './routes/registry.ts';
import './styles/site.css';

const site = (
  <StrictMode>
    <BrowserRouter>
      <GivenExplanation value={readGivenExplanation()}>
        <App />
      </GivenExplanation>
    </BrowserRouter>
  </StrictMode>
);

const root = document.getElementById('root');
if (!root) throw new Error('the page has no root element');

// The prerendered page is complete: hydrate it only once the code of this screen is here.
await preloadPage(routeFor(window.location.pathname));
// As a transition, hydration is cut into slices: a visitor who types or scrolls meanwhile is not kept waiting.
if (root.firstElementChild) startTransition(() => void hydrateRoot(root, site));
else createRoot(root).render(site);
