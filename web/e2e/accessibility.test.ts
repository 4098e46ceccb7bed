import { describe, expect, test } from 'vitest';
import { pageToRead } from './testing/browser.ts';
import { expectNoFaults, expectNoOverflow } from './testing/faults.ts';
import { allPaths } from './testing/paths.ts';

describe.each(allPaths)('%s', (path) => {
  const opened = pageToRead(path, { reducedMotion: 'reduce' });

  test('has no fault that axe can find, in both themes, and is never wider than the screen', async () => {
    await expectNoFaults(opened());
    await expectNoOverflow(opened(), 768);
  });

  test('has one banner, main, contentinfo and h1, and speaks British English', async () => {
    const page = opened();
    for (const landmark of ['banner', 'main', 'contentinfo'] as const) {
      expect(await page.getByRole(landmark).count()).toBe(1);
    }
    expect(await page.locator('h1').count()).toBe(1);
    expect(await page.locator('html').getAttribute('lang')).toBe('en-GB');
  });
});
