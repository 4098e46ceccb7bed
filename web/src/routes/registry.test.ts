import { describe, expect, test } from 'vitest';
import { notFoundRoute, routeFor, siteRoutes } from './registry.ts';

describe('the registry of screens', () => {
  test('an unknown address shows the not-found screen', () => {
    expect(routeFor('/nothing-here')).toBe(notFoundRoute);
  });

  test('a slash at the end changes nothing', () => {
    expect(routeFor('/about/').path).toBe('/about');
    expect(routeFor('/').path).toBe('/');
  });

  test('has the screens of the site', () => {
    expect(siteRoutes.map((route) => route.path).sort()).toEqual([
      '/',
      '/about',
      '/aicarbon',
      '/api',
      '/companycodelookup',
      '/investors',
      '/privacy_policy',
      '/sustainability',
      '/term-sheet-checker',
      '/term-sheet-checker/compare',
      '/term-sheet-checker/how-we-judge',
      '/terms',
    ]);
  });

  test.each(siteRoutes)('$path has a title and a description that search results do not cut', (route) => {
    expect(route.title.length).toBeGreaterThan(10);
    expect(route.title.length).toBeLessThanOrEqual(60);
    expect(route.description.length).toBeGreaterThan(60);
    expect(route.description.length).toBeLessThanOrEqual(155);
    expect(Number.isNaN(Date.parse(route.updatedOn))).toBe(false);
  });

  test('titles, descriptions and files are unique', () => {
    for (const key of ['title', 'description', 'fileName'] as const) {
      expect(new Set(siteRoutes.map((route) => route[key])).size).toBe(siteRoutes.length);
    }
  });
});
