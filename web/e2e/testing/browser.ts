import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, inject } from 'vitest';
import { launchChromium } from './launch-chromium.ts';

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

/** One browser for all files of a worker; it ends with the worker's process. */
let running: Promise<Browser> | undefined;

async function sharedBrowser(): Promise<Browser> {
  running ??= launchChromium();
  if ((await running).isConnected()) return running;
  running = launchChromium();
  return running;
}

/** Those who are on the site, and what their pages reported. */
class Visitors {
  readonly #contexts: BrowserContext[] = [];
  readonly #faults: string[] = [];

  /** A visitor with no history here; their page is empty until it is led to an address. */
  async come(visitor: Visitor = {}): Promise<Page> {
    const browser = await sharedBrowser();
    const context = await browser.newContext({
      baseURL: inject('siteOrigin'),
      viewport: wide,
      ...visitor,
    });
    this.#contexts.push(context);
    context.setDefaultTimeout(longestWaitMs);
    const page = await context.newPage();
    page.on('pageerror', (error) => this.#faults.push(error.message));
    page.on('console', (message) => {
      // A failed request is the business of the test that made it fail.
      if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
        this.#faults.push(message.text());
      }
    });
    return page;
  }

  /** Ends every visit, and fails where a page reported something. */
  async leave(): Promise<void> {
    await Promise.all(this.#contexts.splice(0).map((context) => context.close()));
    const found = this.#faults.splice(0);
    if (found.length > 0) throw new Error(`The page reported: ${found.join('; ')}`);
  }
}

/**
 * Pages for the tests of a file. Each visit is a visitor of their own, gone after the test. An error in the page's
 * script, or a broken rule of its content security policy, fails the test.
 */
export function browserForTests(): Visit {
  const visitors = new Visitors();
  afterEach(() => visitors.leave());
  return async (path, visitor) => lead(await visitors.come(visitor), path, visitor);
}

/** Empty pages of visitors who have never been here, for tests that watch how they are led to an address. */
export function firstVisitors(): () => Promise<Page> {
  const visitors = new Visitors();
  afterEach(() => visitors.leave());
  return () => visitors.come();
}

/** A page that several tests only read: opened once for the tests of a file or of a group. */
export function pageToRead(path: string, visitor?: Visitor): () => Page {
  const visitors = new Visitors();
  let page: Page;
  beforeAll(async () => {
    page = await lead(await visitors.come(visitor), path, visitor);
  });
  afterAll(() => visitors.leave());
  return () => page;
}

async function lead(page: Page, path: string, visitor: Visitor = {}): Promise<Page> {
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
