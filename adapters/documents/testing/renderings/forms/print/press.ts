import { fileURLToPath } from 'node:url';
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { chromium, type Page } from 'playwright';
import type { RunningLines } from '../running-lines.ts';

/** What came out of a print. */
export interface Print {
  readonly bytes: Uint8Array;
  readonly pages: number;
  /** By page, where the pages were set one by one. */
  readonly running?: readonly RunningLines[];
}

/** One browser that prints one page after another. Close it when done. */
export interface Press {
  print(html: string, setting?: PageSetting): Promise<Print>;
  close(): Promise<void>;
}

/** Pages that are set one by one, before printing, by `set-pages.js`. */
export interface PageSetting {
  readonly way: 'foot-notes' | 'equal-heights';
  readonly heads: readonly string[];
  /** Adds the part that a page begins with to its head. */
  readonly byPart: boolean;
  readonly foot?: string;
}

const pathOf = (script: string) => fileURLToPath(new URL(script, import.meta.url));

const softHyphen = '\u00ad';

/** Starts Chromium: the one that CHROMIUM_PATH names, else the system's. Throws where there is none. */
export async function openPress(): Promise<Press> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    // Letters as wide on the screen as in print, where they are not fitted to dots.
    args: ['--no-sandbox', '--font-render-hinting=none'],
  });
  const page = await browser.newPage();
  return {
    async print(html, setting) {
      await page.setContent(html);
      await page.emulateMedia({ media: 'print' });
      const running = setting ? await setPages(page, setting) : undefined;
      if (html.includes(softHyphen)) await settleHyphens(page);
      const bytes = new Uint8Array(await page.pdf({ preferCSSPageSize: true, printBackground: true }));
      return { bytes, pages: await countPages(bytes), ...(running ? { running } : {}) };
    },
    close: () => browser.close(),
  };
}

async function setPages(page: Page, setting: PageSetting): Promise<readonly RunningLines[]> {
  await page.addScriptTag({ path: pathOf('set-pages.js') });
  return page.evaluate<readonly RunningLines[]>(`setPages(${JSON.stringify(setting)})`);
}

async function settleHyphens(page: Page): Promise<void> {
  await page.addScriptTag({ path: pathOf('settle-hyphens.js') });
  await page.evaluate('settleHyphens()');
}

async function countPages(bytes: Uint8Array): Promise<number> {
  const task = getDocument({ data: bytes.slice(), verbosity: VerbosityLevel.ERRORS });
  const { numPages } = await task.promise;
  await task.destroy();
  return numPages;
}
