import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll, inject } from 'vitest';

/** How a visitor comes: as in Playwright, on a wide screen unless said otherwise. */
export type Visitor = BrowserContextOptions;

/** A phone's screen. */
export const small = { width: 390, height: 844 } as const;
/** A laptop's screen. */
export const wide = { width: 1280, height: 900 } as const;

/** How long a test waits for a state of the page: many times what a quiet machine needs. */
const longestWaitMs = 60_000;

/** Opens a page of the site, once for each test that acts on it. */
export type Visit = (path: string, visitor?: Visitor) => Promise<Page>;

/**
 * One browser for the tests of a file. Each visit is a visitor of their own, gone after the test. An error in
 * the page's script, or a broken rule of its content security policy, fails the test.
 */
export function browserForTests(): Visit {
  let browser: Browser;
  const faults: string[] = [];

  beforeAll(async () => {
    browser = await launch();
  });
  afterEach(async () => {
    await Promise.all(browser.contexts().map((context) => context.close()));
    const found = faults.splice(0);
    if (found.length > 0) throw new Error(`The page reported: ${found.join('; ')}`);
  });
  afterAll(() => browser.close());

  return (path, visitor) => open(browser, path, faults, visitor);
}

/** A page that several tests only read: opened once for the tests of a file. */
export function pageToRead(path: string, visitor?: Visitor): () => Page {
  let browser: Browser;
  let page: Page;
  const faults: string[] = [];

  beforeAll(async () => {
    browser = await launch();
    page = await open(browser, path, faults, visitor);
  });
  afterAll(async () => {
    await browser.close();
    if (faults.length > 0) throw new Error(`${path} reported: ${faults.join('; ')}`);
  });

  return () => page;
}

function launch(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  });
}

async function open(browser: Browser, path: string, faults: string[], visitor: Visitor = {}): Promise<Page> {
  const context = await browser.newContext({ baseURL: inject('siteOrigin'), viewport: wide, ...visitor });
  context.setDefaultTimeout(longestWaitMs);
  const page = await context.newPage();
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    // A failed request is the business of the test that made it fail.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
      faults.push(message.text());
    }
  });
  await page.goto(path);
  if (visitor.javaScriptEnabled !== false) await hydrated(page);
  return page;
}

/**
 * React has taken over the prerendered page: from here on its buttons do something. The heading is marked a
 * little before its effects have run; these are over once the page has nothing to do and has been drawn.
 */
async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const heading = document.querySelector('main h1');
    return heading !== null && Object.keys(heading).some((key) => key.startsWith('__react'));
  });
  await page.evaluate(
    () =>
      new Promise((settled) => {
        requestIdleCallback(() => requestAnimationFrame(() => requestAnimationFrame(settled)));
      }),
  );
}
