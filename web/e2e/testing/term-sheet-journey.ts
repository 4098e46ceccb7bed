import type { Page } from 'playwright';
import type { Visit, Visitor } from './browser.ts';
import { termSheetText } from './term-sheet-text.ts';

export const path = '/term-sheet-checker';

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
export const textArea = (page: Page) => page.locator('textarea');

/** Presses the button and waits for the result. */
export async function analyse(page: Page): Promise<void> {
  await button(page, 'Analyze Term Sheet').click();
  await heading(page, 'Overall Risk Rating').waitFor();
}

/** A visitor with the result of a pasted term sheet under UK law before them. */
export async function analysedBy(visit: Visit, visitor: Visitor = {}): Promise<Page> {
  const page = await visit(path, visitor);
  await textArea(page).fill(termSheetText);
  await page.getByRole('combobox', { name: 'Jurisdiction' }).selectOption('UK');
  await analyse(page);
  return page;
}

/** A visitor with the result of one of the samples before them. */
export async function analysedSample(
  visit: Visit,
  name: string,
  visitor: Visitor = {},
  detail = 'Detailed Breakdown',
): Promise<Page> {
  const page = await visit(path, visitor);
  await page.getByRole('combobox', { name: 'Analysis Detail' }).selectOption({ label: detail });
  await button(page, name).click();
  await heading(page, 'Overall Risk Rating').waitFor();
  return page;
}
