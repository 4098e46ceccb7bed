import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { finishSite } from './build/finish-site.ts';
import { routerTreeShaking } from './build/router-tree-shaking.ts';

const webFolder = dirname(fileURLToPath(import.meta.url));
const siteFolder = join(webFolder, '../dist/web');
const serverBundleFolder = join(webFolder, '../dist/web-server');

/** Browsers with `light-dark()`, cascade layers and import maps: 2024 and later. */
const browsers = ['chrome123', 'edge123', 'firefox121', 'safari17.5'];

/** Modules of every screen; components that only some screens use stay apart. */
const sharedByAllScreens = new RegExp(
  [
    'node_modules/(react|react-dom|react-router|react-router-dom|scheduler|zustand|cookie|set-cookie-parser)/',
    '/web/src/components/(?!toast-view|recent-panel|copy-button|late-part|legal/)',
    '/web/src/(layout|routes|stores/(menu|theme|toast|tooltip))',
    '/core/brand/',
  ].join('|'),
);

export default defineConfig({
  root: webFolder,
  plugins: [react(), tailwindcss(), routerTreeShaking()],
  define: { __BUILD_YEAR__: JSON.stringify(new Date().getFullYear()) },
  server: { proxy: { '/api': `http://localhost:${process.env.PORT ?? 3000}` } },
  environments: {
    client: {
      build: {
        outDir: siteFolder,
        emptyOutDir: true,
        manifest: true,
        target: browsers,
        cssTarget: browsers,
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        rolldownOptions: {
          output: {
            codeSplitting: {
              // What every screen needs travels as one file: it compresses better than twenty crumbs.
              groups: [{ name: 'site', test: sharedByAllScreens }],
            },
          },
        },
      },
    },
    ssr: {
      // The server renders the pages of codes with it, where the packages of the site are not installed.
      resolve: { noExternal: true },
      define: { 'process.env.NODE_ENV': JSON.stringify('production') },
      build: {
        outDir: serverBundleFolder,
        emptyOutDir: true,
        ssr: 'src/entry-server.tsx',
        manifest: true,
        copyPublicDir: false,
        minify: true,
      },
    },
  },
  builder: {
    async buildApp(builder) {
      for (const name of ['client', 'ssr'] as const) {
        const environment = builder.environments[name];
        if (!environment) throw new Error(`vite has no ${name} environment`);
        await builder.build(environment);
      }
      await finishSite({ siteFolder, serverBundleFolder });
    },
  },
});
