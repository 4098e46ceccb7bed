import type { Locator, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { browserForTests, small, type Visitor, wide } from './testing/browser.ts';
import { analysedBy, analysedSample, button, heading } from './testing/term-sheet-journey.ts';

const visit = browserForTests();
const hostile = (visitor: Visitor = {}, detail?: string) =>
  analysedSample(visit, 'a hostile one (US Series A)', visitor, detail);

/** Whether all of it can be seen without scrolling, under the header. */
const isOnScreen = (element: Locator) =>
  element.evaluate((shown) => {
    const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    const { top, bottom, height } = shown.getBoundingClientRect();
    return height > 0 && top >= header - 1 && bottom <= innerHeight;
  });

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

describe('the first ten seconds', () => {
  test.each([
    ['a laptop', wide],
    ['a small laptop', { width: 1280, height: 800 }],
    ['a phone', small],
  ])('on %s show verdict, asks and what founders would receive', async (_, viewport) => {
    const page = await hostile({ viewport, reducedMotion: 'reduce' });
    const verdict = page.locator('#verdict');
    expect(await verdict.innerText()).toMatch(
      /^\d+ terms are harsh for founders\. Settle these three first\.$/,
    );
    await expect.poll(() => isOnScreen(verdict)).toBe(true);
    const asks = page.getByRole('region', { name: 'What matters most' }).getByRole('listitem');
    expect(await asks.count()).toBe(3);
    for (const ask of await asks.all()) {
      expect(await ask.innerText()).toContain('Ask ');
      expect(await isOnScreen(ask)).toBe(true);
    }
    const payout = page.locator('#payout');
    expect(await payout.innerText()).toMatch(/valuation, \$20m, founders receive \$3\.96m \(20%\)\./);
    expect(await isOnScreen(payout)).toBe(true);
  });

  test('make the verdict the largest text of the card', async () => {
    const page = await hostile();
    const sizes = await page.locator('#overall-risk *').evaluateAll((all) =>
      all
        .filter((element) => element.textContent)
        .map((element) => ({ id: element.id, size: Number.parseFloat(getComputedStyle(element).fontSize) }))
        .sort((one, other) => other.size - one.size),
    );
    expect(sizes[0]?.id).toBe('verdict');
    expect(sizes[0]?.size).toBeGreaterThan(sizes[1]?.size ?? 0);
  });

  test('agree to the digit with the chart and the table of the exits', async () => {
    const page = await hostile();
    const founders = await page.locator('#payout strong').innerText();
    const chart = page.getByRole('region', { name: 'What you would receive' });
    expect(await chart.innerText()).toContain(`Founders ${founders}`);
    const table = page.getByRole('table', { name: 'Proceeds at each sale price' });
    const row = table.getByRole('row').filter({ has: page.getByRole('rowheader', { name: '$20m' }) });
    expect(await row.getByRole('cell').first().innerText()).toBe(founders);
  });

  test('fill the card where there is nothing to ask for', async () => {
    const page = await analysedSample(visit, 'a fair one (UK seed)');
    const place = (element: Locator) => element.evaluate((shown) => shown.getBoundingClientRect().left);
    const chart = page.getByRole('region', { name: 'What you would receive' });
    const board = page.getByRole('region', { name: 'Who sits on the board' });
    expect(await place(chart)).toBeCloseTo(await place(page.locator('#verdict')), 0);
    expect(await place(board)).toBeGreaterThan(await place(chart));
  });

  test('show the board as its seats', async () => {
    const page = await hostile();
    const board = page.getByRole('region', { name: 'Who sits on the board' });
    expect(await board.locator('svg').count()).toBe(5);
    expect(await board.innerText()).toContain('5 seats: 1 founder, 3 investors, 1 other');
  });

  test('say how much was understood, and against which law it was read', async () => {
    const page = await hostile();
    const text = await page.locator('#overall-risk').innerText();
    expect(text).toMatch(/we understood \d+ of \d+ passages/);
    expect(text).toMatch(/Compared with\s+United States \(Delaware\)/);
  });
});

describe('the clauses', () => {
  test('have a mark each, which opens and leads to its clause', async () => {
    const page = await hostile();
    const marks = page.getByRole('navigation', { name: 'All clauses by colour' }).getByRole('link');
    const green = marks.filter({ has: page.locator('svg') }).and(page.getByLabel('Valuation, Green'));
    const anchor = (await green.getAttribute('href')) ?? '';
    expect(await page.locator(anchor).isVisible()).toBe(false);
    await green.click();
    await page.locator(anchor).getByText('What it says').waitFor();
    await expect.poll(() => isOnScreen(page.locator(anchor).getByRole('heading'))).toBe(true);
    const headings = await page.locator('#economic-terms ~ ul > li').count();
    expect(await marks.count()).toBeGreaterThan(headings);
  });

  test('are ordered by harm: Red open, Amber one line, Green one row a section', async () => {
    const page = await analysedBy(visit);
    const section = page.locator('section', { has: heading(page, 'Economic Terms') });
    const folds = await section.locator('> ul > li').evaluateAll((items) =>
      items.map((item) => ({
        rating: /Red|Amber|Green/.exec(item.querySelector('summary')?.textContent ?? '')?.[0],
        open: item.querySelector('details')?.open,
      })),
    );
    const order = folds.map(({ rating }) => rating);
    expect(order).toEqual([...order].sort().reverse());
    expect(order).toContain('Red');
    for (const { rating, open } of folds) expect(open).toBe(rating === 'Red');
    const row = section.getByText(/clauses? (is|are) ordinary/);
    await row.click();
    await section.getByRole('heading', { name: 'Amount and tranches' }).waitFor();
  });

  test('can be filtered by colour, and a link brings back what was filtered out', async () => {
    const page = await hostile();
    const red = page.getByRole('button', { name: /^\d+ Red$/ });
    await red.click();
    expect(await red.getAttribute('aria-pressed')).toBe('false');
    expect(await heading(page, 'Liquidation preference').count()).toBe(0);
    expect(await heading(page, 'Missing Clauses').isVisible()).toBe(true);
    await page.getByRole('link', { name: 'Liquidation preference', exact: true }).click();
    await heading(page, 'Liquidation preference').waitFor();
    expect(await red.getAttribute('aria-pressed')).toBe('true');
  });

  test('fold to a page of less than half of its unfolded length', async () => {
    for (const viewport of [wide, small]) {
      const page = await hostile({ viewport });
      await button(page, 'Open all').click();
      await expect.poll(() => page.locator('.finding:not([open])').count()).toBe(0);
      const open = await heightOf(page);
      await button(page, 'Fold all').click();
      await expect.poll(() => page.locator('.finding[open]').count()).toBe(0);
      expect(await heightOf(page)).toBeLessThan(open / 2);
    }
  });

  test.each([
    [wide, 5_551],
    [small, 9_276],
  ])('folded, keep the page of $width px to a third of its former length', async (viewport, mostPx) => {
    const page = await hostile({ viewport });
    await button(page, 'Fold all').click();
    await expect.poll(() => page.locator('.finding[open]').count()).toBe(0);
    expect(await heightOf(page)).toBeLessThanOrEqual(mostPx);
  });

  test('show the quote beside the finding on a wide screen', async () => {
    const page = await hostile();
    const article = page.getByRole('article').first();
    const [words, quote] = [
      await article.locator('dl').boundingBox(),
      await article.locator('.quote').first().boundingBox(),
    ];
    expect(quote?.x ?? 0).toBeGreaterThanOrEqual((words?.x ?? 0) + (words?.width ?? 0));
  });
});

describe('finding the way', () => {
  test.each([
    ['a rail beside the report on a laptop', wide],
    ['a bar under the header on a phone', small],
  ])('has %s, which stays while the report is read', async (_, viewport) => {
    const page = await hostile({ viewport, reducedMotion: 'reduce' });
    const parts = page.getByRole('navigation', { name: 'Parts of the report' });
    await heading(page, 'Founder Restrictions').evaluate((element) => element.scrollIntoView());
    await expect.poll(() => isOnScreen(parts.getByRole('link').first())).toBe(true);
    await expect.poll(() => isOnScreen(heading(page, 'Founder Restrictions'))).toBe(true);
  });

  test('folds the explainers away while a result is up', async () => {
    const page = await hostile();
    expect(await heading(page, 'What is a term sheet?').isVisible()).toBe(false);
    await page.getByText('About term sheets and this checker').click();
    await heading(page, 'What is a term sheet?').waitFor();
  });

  test('keeps a brief summary to one screen: verdict, every Red and what to ask for', async () => {
    const viewport = { width: 1280, height: 800 };
    const page = await hostile({ viewport, reducedMotion: 'reduce' }, 'Brief Summary');
    const count = Number(/^\d+/.exec(await page.locator('#verdict').innerText())?.[0]);
    const reds = page.getByRole('region', { name: `Red: ${count} terms` }).getByRole('link');
    const asks = page.getByRole('region', { name: 'Key Recommendations' }).getByRole('listitem');
    expect(await reds.count()).toBe(count);
    expect(await asks.count()).toBe(3);
    const shown = [page.locator('#verdict'), page.locator('#payout'), ...(await reds.all())];
    for (const part of [...shown, ...(await asks.all())]) {
      await expect.poll(() => isOnScreen(part)).toBe(true);
    }
    await reds.first().click();
    const first = heading(page, await reds.first().innerText());
    await expect.poll(() => isOnScreen(first)).toBe(true);
  });

  test('names no part of a brief summary that is not there', async () => {
    const page = await hostile({}, 'Brief Summary');
    const parts = page.getByRole('navigation', { name: 'Parts of the report' }).getByRole('link');
    expect(await parts.count()).toBeGreaterThan(3);
    for (const part of await parts.all()) {
      expect(await page.locator((await part.getAttribute('href')) ?? '').count()).toBe(1);
    }
  });

  test('keeps a brief summary to one line a clause', async () => {
    const brief = await hostile({}, 'Brief Summary');
    expect(await brief.locator('.finding[open]').count()).toBe(0);
    expect(await heading(brief, 'Key Recommendations').isVisible()).toBe(true);
    const detailed = await hostile();
    expect(await heightOf(brief)).toBeLessThan((await heightOf(detailed)) / 2);
  });

  test('prints every finding, the folded ones too', async () => {
    const page = await hostile();
    await button(page, 'Fold all').click();
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    await expect.poll(() => page.locator('.finding:not([open])').count()).toBe(0);
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await expect.poll(() => page.locator('.finding[open]').count()).toBe(0);
  });
});
