import { Route, Routes } from 'react-router-dom';
import { Layout } from './layout/layout.tsx';
import { preloadPage } from './routes/page-components.ts';
import { PageOutlet } from './routes/page-outlet.tsx';
import { codeRoute, notFoundRoute, routeFor, siteRoutes } from './routes/registry.ts';
import { ScreenPreload } from './routes/screen-preload.ts';

const preloadScreen = (pathname: string) => preloadPage(routeFor(pathname));

/** The site without its router: the browser and the prerender each bring their own. */
export function App() {
  return (
    <ScreenPreload value={preloadScreen}>
      <Layout>
        <Routes>
          {siteRoutes.map((route) => (
            <Route
              key={route.path}
              path={route.path}
              element={<PageOutlet key={route.path} route={route} />}
            />
          ))}
          <Route path={codeRoute.path} element={<PageOutlet key="code" route={codeRoute} />} />
          <Route path="*" element={<PageOutlet key="not-found" route={notFoundRoute} />} />
        </Routes>
      </Layout>
    </ScreenPreload>
  );
}
