import axe, { type RunOptions } from 'axe-core';
import type { Page } from 'playwright';
import { expect } from 'vitest';

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}

/** A theme changes colours alone: what else axe finds wrong, it finds in light. */
const rulesOf: Readonly<Record<'light' | 'dark', RunOptions>> = {
  light: {},
  dark: { runOnly: ['color-contrast', 'link-in-text-block'] },
};

/** What axe finds wrong, each with the places. The page has no frames. */
async function faultsOf(page: Page, rules: RunOptions): Promise<string[]> {
  expect(page.frames()).toHaveLength(1);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const options: RunOptions = { resultTypes: ['violations'], ...rules };
  const { violations } = await page.evaluate((chosen) => window.axe.run(document, chosen), options);
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
  );
}

/** Waits until what fades and slides has come to its end: a colour on its way is none of the page's colours. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const passing = document
      .getAnimations()
      .filter(
        ({ playState, effect }) =>
          playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
      );
    await Promise.allSettled(passing.map(({ finished }) => finished));
  });
}

/** Expects no faults and no overflow in either theme, on the smallest and on a wide screen. */
export async function expectNoFaults(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const width of [320, 1280]) {
      await expectNoOverflow(page, width);
      const faults = await faultsOf(page, rulesOf[colorScheme]);
      expect({ width, colorScheme, faults }).toEqual({ width, colorScheme, faults: [] });
    }
  }
}

/** Expects the page, once it has settled, to be no wider than a screen of so many pixels. */
export async function expectNoOverflow(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await settled(page);
  const overflow = await page.evaluate(() =>
    Math.max(0, document.documentElement.scrollWidth - window.innerWidth),
  );
  expect({ width, overflow }).toEqual({ width, overflow: 0 });
}
