import type { Page } from 'playwright';

/** Texts of the numbered headings, in order. */
export function numberedHeadings(page: Page): Promise<string[]> {
  return page.locator('main').getByRole('heading', { level: 2 }).allInnerTexts();
}

/** The words of one numbered section, its summary included, on one line. */
export async function sectionText(page: Page, number: number): Promise<string> {
  return (await page.locator(`#section-${number}`).innerText()).replace(/\s+/g, ' ');
}

/** For each section, whether it ends with a summary box under this label. */
export function endsWithSummary(page: Page, label: string): Promise<boolean[]> {
  return page.locator('main section').evaluateAll(
    (sections, wanted) =>
      sections.map((section) => {
        const [title, text] = section.lastElementChild?.children ?? [];
        return title?.textContent === wanted && (text?.textContent?.length ?? 0) > 15;
      }),
    label,
  );
}
