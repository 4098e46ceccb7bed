import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { browserForTests } from './testing/browser.ts';
import { stopTheClock } from './testing/stop-the-clock.ts';
import { seesToast } from './testing/toasts.ts';

const visit = browserForTests();
const path = '/companycodelookup';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

describe('toasts', () => {
  test('show one at a time, at most 420 px wide', async () => {
    const page = await visit(path);
    await button(page, 'Subscribe').click();
    await seesToast(page, 'alert', 'Email Required');
    await button(page, 'Get Classification Codes').click();
    await seesToast(page, 'alert', 'Input Required');
    expect(await page.getByRole('alert').count()).toBe(1);
    const box = await page.getByRole('alert').boundingBox();
    expect(box?.width).toBeLessThanOrEqual(420);
  });

  test('close after 5000 ms', async () => {
    const page = await visit(path);
    const toast = page.getByRole('alert');
    await stopTheClock(page);
    await button(page, 'Subscribe').click();
    await page.mouse.move(5, 5);
    await page.clock.runFor(100);
    await toast.waitFor();
    await page.clock.runFor(4800);
    expect(await toast.count()).toBe(1);
    await page.clock.runFor(1000);
    await toast.waitFor({ state: 'detached' });
  });

  test('can be reached with F8 and closed from there', async () => {
    const page = await visit(path);
    await button(page, 'Subscribe').click();
    await seesToast(page, 'alert', 'Email Required');
    await page.keyboard.press('F8');
    const inside = () => page.evaluate(() => Boolean(document.activeElement?.closest('.toast-viewport')));
    await expect.poll(inside).toBe(true);
    await page.getByRole('button', { name: 'Dismiss notice' }).press('Enter');
    await page.getByRole('alert').waitFor({ state: 'detached' });
  });

  test('can be swiped away to the right, from 50 px on', async () => {
    const page = await visit(path);
    await button(page, 'Subscribe').click();
    await seesToast(page, 'alert', 'Email Required');
    const swipe = async (pixels: number) => {
      const box = await page.getByRole('alert').boundingBox();
      if (!box) throw new Error('the toast is not there');
      const [x, y] = [box.x + 40, box.y + 30];
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + pixels / 2, y, { steps: 5 });
      await page.mouse.move(x + pixels, y, { steps: 5 });
      await page.mouse.up();
    };
    await swipe(40);
    expect(await page.getByRole('alert').count()).toBe(1);
    await swipe(60);
    await page.getByRole('alert').waitFor({ state: 'detached' });
  });
});
