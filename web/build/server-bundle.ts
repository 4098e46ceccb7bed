import type * as entry from '../src/entry-server.tsx';

/** What the prerender uses of the site's own code. */
export type ServerBundle = typeof entry;
export type BuiltRoute = ServerBundle['siteRoutes'][number];
