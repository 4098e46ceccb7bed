import { describe, expect, test } from 'vitest';
import { pageToRead } from './testing/browser.ts';
import { faultsOf, overflowOf } from './testing/faults.ts';
import { allPaths } from './testing/paths.ts';

const widths = [320, 768, 1280] as const;
const themes = ['light', 'dark'] as const;

describe.each(allPaths)('%s', (path) => {
  const opened = pageToRead(path, { reducedMotion: 'reduce' });

  test('has no fault that axe can find, in both themes and at three widths, and is never wider than the screen', async () => {
    const page = opened();
    for (const colorScheme of themes) {
      await page.emulateMedia({ colorScheme });
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        expect({ width, colorScheme, faults: await faultsOf(page) }).toEqual({
          width,
          colorScheme,
          faults: [],
        });
        expect({ width, overflow: await overflowOf(page) }).toEqual({ width, overflow: 0 });
      }
    }
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
