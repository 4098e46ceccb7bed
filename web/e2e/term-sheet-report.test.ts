import { describe, expect, test } from 'vitest';
import { browserForTests, type Visitor } from './testing/browser.ts';
import { stopTheClock } from './testing/stop-the-clock.ts';
import { analysedBy, button, heading } from './testing/term-sheet-journey.ts';
import { seesToast } from './testing/toasts.ts';

const visit = browserForTests();
const analysed = (visitor: Visitor = {}) => analysedBy(visit, visitor);

describe('the report', () => {
  test('opens in a window of 800 by 600, prints after half a second and says so', async () => {
    const page = await analysed();
    await page.context().addInitScript(() => {
      window.print = () => {
        document.documentElement.dataset.printed = 'yes';
      };
    });
    await stopTheClock(page);
    const [report] = await Promise.all([
      page.waitForEvent('popup'),
      button(page, 'Print/Save Report').click(),
    ]);
    // The half second begins once the report is written, with tables that come when it is asked for.
    await report.getByText('Term Sheet Analysis Report').first().waitFor();
    await page.clock.runFor(450);
    expect(await page.getByText('Report Ready').count()).toBe(0);
    await page.clock.runFor(100);
    await seesToast(
      page,
      'status',
      'Report Ready',
      'A print dialog has opened. Choose Save as PDF to download your report.',
    );
    expect(report.viewportSize()).toEqual({ width: 800, height: 600 });
    const text = await report.locator('body').innerText();
    const parts = [
      'Term Sheet Analysis Report',
      'Overall risk',
      'Confidence',
      'Jurisdiction',
      'Economic Terms',
    ];
    for (const part of [
      ...parts,
      "Founder's Position Summary",
      'Key Recommendations',
      'not legal advice',
      'Annex: How we judge',
      'Last checked',
      '20',
    ]) {
      expect(text).toContain(part);
    }
  });

  test('says so when the window cannot open', async () => {
    const page = await analysed();
    await page.evaluate(() => {
      window.open = () => null;
    });
    await button(page, 'Print/Save Report').click();
    await seesToast(
      page,
      'alert',
      'Popup Blocked',
      'Please allow popups and try again, or copy the report data manually.',
    );
  });
});

describe('the result on paper', () => {
  test('leaves out navigation, buttons and promotion, and keeps every finding', async () => {
    const page = await analysed({ colorScheme: 'dark' });
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    for (const role of ['banner', 'contentinfo'] as const) expect(await page.getByRole(role).count()).toBe(0);
    expect(await button(page, 'Analyze Another').count()).toBe(0);
    expect(await heading(page, 'Economic Terms').isVisible()).toBe(true);
    const paper = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    expect(paper).toBe('rgb(255, 255, 255)');
    // The page around the report stays on the screen.
    expect(await heading(page, 'What is a term sheet?').isVisible()).toBe(false);
  });

  test('prints no words over others', async () => {
    const page = await analysed();
    await page.emulateMedia({ media: 'print' });
    const overlaps = await page
      .locator('main article dl')
      .evaluateAll(
        (lists) =>
          lists
            .flatMap((list) =>
              [...list.querySelectorAll('dt, dd')].map((part) => part.getBoundingClientRect()),
            )
            .filter(
              (box, index, boxes) =>
                index > 0 &&
                boxes
                  .slice(0, index)
                  .some(
                    (other) =>
                      box.top < other.bottom - 1 &&
                      other.top < box.bottom - 1 &&
                      box.left < other.right - 1 &&
                      other.left < box.right - 1,
                  ),
            ).length,
      );
    expect(overlaps).toBe(0);
  });
});
