import { brand } from '../../../core/brand/brand.ts';
import { codePagePattern, readCodePagePath } from '../../../core/codes/explanation/code-page-path.ts';
import type { SiteRoute } from './site-route.ts';

/** Every screen of the site with one page, in the order of the menus. No path has parameters. */
export const siteRoutes: readonly SiteRoute[] = [
  {
    path: '/',
    fileName: 'index',
    name: 'Home',
    title: `${brand.name}: ${brand.tagline}`,
    description:
      'Operating frameworks, draft documents and an AI Operations Director for small firms, with three free tools that need no sign-in.',
    kind: 'page',
    updatedOn: '2026-11-21',
    source: 'src/pages/landing/page.tsx',
    load: () => import('../pages/landing/page.tsx').then((module) => module.Page),
  },
  {
    path: '/about',
    fileName: 'about',
    name: 'About',
    title: `About ${brand.name}`,
    description:
      'Why we build plain tools for people who run small firms: a word from the founder, what we value and what we promise.',
    kind: 'page',
    updatedOn: '2026-11-21',
    source: 'src/pages/about/page.tsx',
    load: () => import('../pages/about/page.tsx').then((module) => module.Page),
  },
  {
    path: '/sustainability',
    fileName: 'sustainability',
    name: 'Sustainability',
    title: `Sustainability tools for small firms | ${brand.name}`,
    description:
      'Environmental management, carbon figures, impact assessment and supplier tracking for small firms, tied to the UN goals they serve.',
    kind: 'page',
    updatedOn: '2026-11-21',
    source: 'src/pages/sustainability/page.tsx',
    load: () => import('../pages/sustainability/page.tsx').then((module) => module.Page),
  },
  {
    path: '/investors',
    fileName: 'investors',
    name: 'Investors',
    title: `Portfolio operations tools for investors | ${brand.name}`,
    description:
      'Coming soon: see how the firms in your portfolio run, choose your own alerts and spot risk early. Sign up for early access.',
    kind: 'page',
    updatedOn: '2026-11-21',
    source: 'src/pages/investors/page.tsx',
    load: () => import('../pages/investors/page.tsx').then((module) => module.Page),
  },
  {
    path: '/aicarbon',
    fileName: 'aicarbon',
    name: 'AI carbon footprint checker',
    title: `AI carbon footprint checker | ${brand.name}`,
    description:
      'Five questions give a cautious monthly CO₂e estimate of your AI use, beside the range that published evidence supports.',
    kind: 'tool',
    updatedOn: '2026-11-23',
    keywords: ['AI carbon footprint', 'CO2e of AI', 'ChatGPT emissions'],
    source: 'src/pages/carbon/page.tsx',
    load: () => import('../pages/carbon/page.tsx').then((module) => module.Page),
  },
  {
    path: '/term-sheet-checker',
    fileName: 'term-sheet-checker',
    name: 'Term sheet checker',
    title: `Free term sheet checker for founders | ${brand.name}`,
    description:
      'Paste or upload a term sheet: each risky clause explained, with the words it rests on, and what founders receive at an exit.',
    kind: 'tool',
    updatedOn: '2026-11-21',
    keywords: ['term sheet checker', 'liquidation preference', 'anti-dilution', 'founder vesting'],
    source: 'src/pages/term-sheet/page.tsx',
    load: () => import('../pages/term-sheet/page.tsx').then((module) => module.Page),
  },
  {
    path: '/term-sheet-checker/how-we-judge',
    fileName: 'term-sheet-checker/how-we-judge',
    name: 'How we judge',
    title: `How we judge term sheets | ${brand.name}`,
    description:
      'The rule behind each Green, Amber and Red of the term sheet checker, with its market figures, points of law and sources.',
    kind: 'page',
    updatedOn: '2026-11-23',
    source: 'src/pages/how-we-judge/page.tsx',
    load: () => import('../pages/how-we-judge/page.tsx').then((module) => module.Page),
  },
  {
    path: '/term-sheet-checker/compare',
    fileName: 'term-sheet-checker/compare',
    name: 'Compare term sheets',
    title: `Compare two term sheets | ${brand.name}`,
    description:
      'Two offers, or two drafts of one, side by side: which terms are better for founders, what is new, and who gets what at an exit.',
    kind: 'page',
    updatedOn: '2026-11-22',
    source: 'src/pages/term-sheet-compare/page.tsx',
    load: () => import('../pages/term-sheet-compare/page.tsx').then((module) => module.Page),
  },
  {
    path: '/api',
    fileName: 'api',
    name: 'API',
    title: `The API behind the tools | ${brand.name}`,
    description:
      'Every call of our API with its parameters, answers and examples that run in curl, TypeScript and Python. No key, no sign-in.',
    kind: 'page',
    updatedOn: '2026-11-22',
    source: 'src/pages/api/page.tsx',
    load: () => import('../pages/api/page.tsx').then((module) => module.Page),
  },
  {
    path: '/companycodelookup',
    fileName: 'companycodelookup',
    name: 'Company code lookup',
    title: `SIC, NAICS, ISIC and CPV code lookup | ${brand.name}`,
    description:
      'Describe your business or enter a code you have: suggested SIC, NAICS, ISIC and CPV codes from the official tables, with reasons.',
    kind: 'tool',
    updatedOn: '2026-11-21',
    keywords: ['SIC code lookup', 'NAICS code', 'ISIC code', 'CPV code'],
    source: 'src/pages/codes/page.tsx',
    load: () => import('../pages/codes/page.tsx').then((module) => module.Page),
  },
  {
    path: '/privacy_policy',
    fileName: 'privacy_policy',
    name: 'Privacy policy',
    title: `Privacy policy | ${brand.name}`,
    description:
      'What we collect, why, how long we keep it and how to have it deleted, each section with a summary in plain English.',
    kind: 'page',
    updatedOn: '2025-05-01',
    source: 'src/pages/privacy-policy/page.tsx',
    load: () => import('../pages/privacy-policy/page.tsx').then((module) => module.Page),
  },
  {
    path: '/terms',
    fileName: 'terms',
    name: 'Terms and conditions',
    title: `Terms and conditions | ${brand.name}`,
    description:
      'The terms on which we offer the platform and the free tools, each section with a short summary.',
    kind: 'page',
    updatedOn: '2025-05-01',
    source: 'src/pages/terms/page.tsx',
    load: () => import('../pages/terms/page.tsx').then((module) => module.Page),
  },
];

/** The one screen that shows many pages: one for each code of each table. The server makes them. */
export const codeRoute: SiteRoute = {
  path: codePagePattern,
  // They share the picture of the tool.
  fileName: 'companycodelookup',
  name: 'Code',
  title: `Code | ${brand.name}`,
  description: 'What one code of an official table covers, and which codes go with it.',
  kind: 'page',
  updatedOn: '2026-11-23',
  source: 'src/pages/code/page.tsx',
  load: () => import('../pages/code/page.tsx').then((module) => module.Page),
};

/** The screen for every address that is not in {@link siteRoutes}. */
export const notFoundRoute: SiteRoute = {
  path: '/404',
  fileName: '404',
  name: 'Page not found',
  title: `Page not found | ${brand.name}`,
  description: 'There is no page at this address.',
  kind: 'page',
  updatedOn: '2026-11-21',
  source: 'src/pages/not-found/page.tsx',
  load: () => import('../pages/not-found/page.tsx').then((module) => module.Page),
};

/** The screen that an address shows. */
export function routeFor(pathname: string): SiteRoute {
  const path = pathname.length > 1 && pathname.endsWith('/') ? pathname.slice(0, -1) : pathname;
  const fixed = siteRoutes.find((route) => route.path === path);
  if (fixed) return fixed;
  return readCodePagePath(path) === null ? notFoundRoute : codeRoute;
}
