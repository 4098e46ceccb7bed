import type { Page, Route } from 'playwright';
import { describe, expect, test } from 'vitest';
import { browserForTests, small, type Visitor } from './testing/browser.ts';
import { expectNoFaults } from './testing/faults.ts';
import { stopTheClock } from './testing/stop-the-clock.ts';

const visit = browserForTests();
const path = '/companycodelookup';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const box = (page: Page) => page.getByRole('searchbox', { name: 'Word or code' });
const said = (page: Page) => page.getByRole('search').locator('[aria-live]').first().innerText();
const isFocused = (page: Page, name: string) =>
  heading(page, name).evaluate((element) => element === document.activeElement);

/** A visitor who has opened the tables. */
async function openTables(visitor: Visitor = {}): Promise<Page> {
  const page = await visit(path, visitor);
  await page.getByText('Search the tables').click();
  await heading(page, 'NAICS from the top').waitFor();
  return page;
}

describe('the search of the tables', () => {
  test('is folded away, and its code is fetched when it is opened', async () => {
    const page = await visit(path);
    // The page asks on its own which engine reads; on a busy machine that call comes after the listener.
    await page.waitForLoadState('networkidle');
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    expect(await page.getByRole('search').count()).toBe(0);
    await page.getByText('Search the tables').click();
    await heading(page, 'NAICS from the top').waitFor();
    expect(fetched.filter((name) => name.includes('table-browser'))).toHaveLength(1);
    expect(fetched.filter((name) => name.startsWith('/api/') && name !== '/api/engine')).toEqual([
      '/api/browse-codes',
    ]);
  });

  test('offers the four tables, each from its top', async () => {
    const page = await openTables();
    const tables = page.getByRole('group', { name: 'Table' }).getByRole('radio');
    expect(await tables.evaluateAll((all) => all.map((radio) => (radio as HTMLInputElement).value))).toEqual([
      'SIC',
      'NAICS',
      'ISIC',
      'CPV',
    ]);
    expect(await page.getByRole('button', { name: /^Look inside/ }).count()).toBe(20);
    await page.getByRole('radio', { name: 'ISIC' }).check();
    await heading(page, 'ISIC from the top').waitFor();
    expect(await page.getByRole('button', { name: /^Look inside/ }).count()).toBe(21);
  });

  test('finds codes for words: code, title, where it lies, what matched, and how many there are', async () => {
    const page = await openTables();
    await box(page).fill('kayaks');
    await heading(page, /codes? of NAICS for “kayaks”/).waitFor();
    const row = page.getByRole('search').getByRole('listitem').first();
    expect(await row.innerText()).toMatch(/\d{6}[\s\S]*Recreation ›[\s\S]*Matched:/);
    await expect.poll(() => said(page)).toMatch(/^\d+ codes? of NAICS for “kayaks”\.$/);
  });

  test('says so when there are more than it shows', async () => {
    const page = await openTables();
    await box(page).fill('steel');
    await heading(page, 'The 20 best codes of NAICS for “steel”').waitFor();
    expect(await page.getByRole('button', { name: /^Copy NAICS code/ }).count()).toBe(20);
  });

  test('looks for the same words in another table when one is chosen', async () => {
    const page = await openTables();
    await box(page).fill('bread');
    await heading(page, /of NAICS for “bread”/).waitFor();
    await page.getByRole('radio', { name: 'CPV' }).check();
    await heading(page, '8 codes of CPV for “bread”').waitFor();
  });

  test('finds codes by how they begin', async () => {
    const page = await openTables();
    await box(page).fill('7225');
    await button(page, 'Look inside 7225 Restaurants and Other Eating Places').waitFor();
    await button(page, 'What it covers: 722513 Limited-Service Restaurants').waitFor();
  });

  test('lets a code be copied', async () => {
    const page = await openTables();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await box(page).fill('722513');
    await button(page, 'Copy NAICS code 722513').click();
    await page.getByText('Copied', { exact: true }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('722513');
  });

  test('says when no code mentions the words, and what to try', async () => {
    const page = await openTables();
    await box(page).fill('zzzxq');
    await heading(page, 'No code of NAICS mentions “zzzxq”').waitFor();
    await page.getByText('Try a plainer word').waitFor();
    await expect.poll(() => said(page)).toBe('No code of NAICS mentions “zzzxq”.');
  });
});

describe('browsing a table', () => {
  test('goes down level by level and back up, and the focus goes along', async () => {
    const page = await openTables();
    await button(page, 'Look inside 31-33 Manufacturing').click();
    await expect.poll(() => isFocused(page, '31-33 Manufacturing')).toBe(true);
    await button(page, 'Look inside 311 Food Manufacturing').click();
    await button(page, 'Look inside 3118 Bakeries and Tortilla Manufacturing').click();
    await expect.poll(() => said(page)).toBe('3118 Bakeries and Tortilla Manufacturing: 3 codes inside.');
    const levels = page.getByRole('navigation', { name: 'Levels above' }).getByRole('button');
    expect(await levels.allInnerTexts()).toEqual(['All of NAICS', 'Manufacturing', 'Food Manufacturing']);
    await levels.filter({ hasText: 'All of NAICS' }).click();
    await expect.poll(() => isFocused(page, 'NAICS from the top')).toBe(true);
  });

  test('ends at a full code, with what it covers and its like in other tables', async () => {
    const page = await openTables();
    await box(page).fill('722513');
    await button(page, 'What it covers: 722513 Limited-Service Restaurants').click();
    await heading(page, 'It covers').waitFor();
    await page.getByText('ISIC 5610 Restaurants and mobile food service activities').waitFor();
    await button(page, 'Back to “722513”').click();
    await expect.poll(() => isFocused(page, '1 code of NAICS for “722513”')).toBe(true);
    await expect.poll(() => box(page).inputValue()).toBe('722513');
  });

  test('can be done with the keyboard alone', async () => {
    const page = await visit(path);
    const summary = page.locator('summary', { hasText: 'Search the tables' });
    await summary.focus();
    await page.keyboard.press('Enter');
    await heading(page, 'NAICS from the top').waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowLeft');
    await heading(page, 'SIC from the top').waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.type('barber');
    await heading(page, /of SIC for “barber”/).waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await heading(page, 'It covers').waitFor();
  });
});

describe('answers of the tables', () => {
  /** Holds an answer back until it is let go. */
  function holding(): { hold: (route: Route) => Promise<void>; letGo: () => void } {
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    return { hold: (route) => held.then(() => route.continue()), letGo };
  }

  test('are waited for until typing pauses', async () => {
    const page = await openTables();
    const searches: string[] = [];
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname === '/api/search-codes') searches.push(searchParams.get('query') ?? '');
    });
    // Time stands still while the letters are typed, however long a busy machine takes over them.
    await stopTheClock(page);
    await box(page).pressSequentially('window cleaning');
    await page.clock.runFor(250);
    expect(searches).toEqual([]);
    await page.clock.runFor(100);
    await page.clock.resume();
    await heading(page, /of NAICS for “window cleaning”/).waitFor();
    expect(searches).toEqual(['window cleaning']);
  });

  test('that come late do not replace later ones', async () => {
    const page = await openTables();
    const { hold, letGo } = holding();
    await page.route('**/api/search-codes?*query=bread&*', hold);
    const asked = page.waitForRequest('**/api/search-codes?*query=bread&*');
    await box(page).fill('bread');
    await asked;
    await box(page).fill('cakes');
    await heading(page, /of NAICS for “cakes”/).waitFor();
    const late = page.waitForResponse('**/api/search-codes?*query=bread&*');
    letGo();
    await late;
    expect(await heading(page, /of NAICS for “cakes”/).isVisible()).toBe(true);
    expect(await heading(page, /of NAICS for “bread”/).count()).toBe(0);
  });

  test('leave what was shown in sight while they are on their way', async () => {
    const page = await openTables();
    const { hold, letGo } = holding();
    await page.route('**/api/browse-codes?*code=72', hold);
    await button(page, 'Look inside 72 Accommodation and Food Services').click();
    await page.locator('[aria-busy=true]', { hasText: 'NAICS from the top' }).waitFor();
    letGo();
    await heading(page, '72 Accommodation and Food Services').waitFor();
  });

  test('that fail say so, and can be asked for again', async () => {
    const page = await openTables();
    await page.route('**/api/search-codes*', (route) => route.abort());
    await box(page).fill('bread');
    await page.getByRole('alert').filter({ hasText: 'The tables could not be reached' }).waitFor();
    await page.unroute('**/api/search-codes*');
    await button(page, 'Try Again').click();
    await heading(page, /of NAICS for “bread”/).waitFor();
  });

  test('give what the server says about too many questions', async () => {
    const page = await openTables();
    const message = 'Too many requests from your network. Please try again in 20 seconds.';
    await page.route('**/api/search-codes*', (route) => route.fulfill({ status: 429, json: { message } }));
    await box(page).fill('bread');
    await page.getByRole('alert').filter({ hasText: message }).waitFor();
  });
});

describe('the tables for everybody', () => {
  test('have no fault that axe can find, in both themes, on a phone and on a laptop', async () => {
    const page = await openTables({ reducedMotion: 'reduce' });
    const steps = [
      async () => undefined,
      async () => {
        await box(page).fill('bread');
        await heading(page, /of NAICS for “bread”/).waitFor();
      },
      async () => {
        await page.getByRole('button', { name: /^What/ }).first().click();
        await heading(page, 'It covers').waitFor();
      },
    ];
    for (const step of steps) {
      await step();
      await expectNoFaults(page);
    }
  });

  test('can be read about without script, and say where they are published', async () => {
    const page = await visit(path, { javaScriptEnabled: false, viewport: small });
    await page.getByText('Search the tables').click();
    const details = page.locator('details', { hasText: 'Search the tables' });
    expect(await details.innerText()).toContain('works with JavaScript, which is off in your browser');
    const publishers = await details.getByRole('link', { name: /opens in a new tab/ }).allInnerTexts();
    expect(publishers).toHaveLength(4);
    expect(publishers[1]).toContain('US Census Bureau');
  });
});
