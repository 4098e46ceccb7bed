import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { browserForTests, small } from './testing/browser.ts';
import { holdCall } from './testing/hold-call.ts';
import {
  analyse,
  analysedBy,
  analysedSample,
  button,
  heading,
  path,
  textArea,
} from './testing/term-sheet-journey.ts';
import { termSheetText } from './testing/term-sheet-text.ts';
import { seesToast } from './testing/toasts.ts';

const visit = browserForTests();

describe('a visitor without a term sheet', () => {
  test.each([
    ['a fair one (UK seed)', 'Green', 'Priced equity round'],
    ['a hostile one (US Series A)', 'Red', 'Priced equity round'],
    ['a SAFE (US)', 'Amber', 'SAFE or advance subscription'],
  ])('tries %s, which the tool itself reads', async (name, rating, kind) => {
    const page = await visit(path);
    const [request] = await Promise.all([
      page.waitForRequest('**/api/analyze-term-sheet'),
      button(page, name).click(),
    ]);
    expect(request.method()).toBe('POST');
    await heading(page, 'Overall Risk Rating').waitFor();
    const card = await page.locator('#overall-risk').innerText();
    expect(card).toContain(kind);
    expect(await page.locator('#overall-risk').getByText(rating, { exact: true }).first().isVisible()).toBe(
      true,
    );
  });

  test('finds in the fair one nothing to settle', async () => {
    const page = await analysedSample(visit, 'a fair one (UK seed)');
    expect(await page.locator('#verdict').innerText()).toBe(
      'Nothing that the document states is unusual for founders.',
    );
  });
});

/** Drops a file as the desktop does: the browser opens it in place of the page unless the page takes it. */
async function drop(page: Page, selector: string, name: string, type: string, words: string) {
  const transfer = await page.evaluateHandle(
    ([fileName, fileType, content]) => {
      const data = new DataTransfer();
      data.items.add(new File([content], fileName, { type: fileType }));
      return data;
    },
    [name, type, words] as const,
  );
  const target = page.locator(selector).first();
  for (const event of ['dragenter', 'dragover', 'drop']) {
    await target.dispatchEvent(event, { dataTransfer: transfer });
  }
}

describe('a file', () => {
  test.each(['textarea', 'main form', '#analysis-detail'])('can be dropped on %s', async (selector) => {
    const page = await visit(path);
    await drop(page, selector, 'offer.txt', 'text/plain', termSheetText);
    await page.getByRole('button', { name: 'Upload File', pressed: true }).waitFor();
    await page.getByText('offer.txt').waitFor();
    await analyse(page);
  });

  test('of another kind is refused where it is dropped, too', async () => {
    const page = await visit(path);
    await drop(page, 'main form', 'offer.png', 'image/png', 'x');
    await seesToast(page, 'alert', 'Invalid file type', 'Please upload a PDF, Word document, or text file.');
  });

  test('is chosen with the keyboard as with the browser’s own control', async () => {
    const page = await visit(path);
    await button(page, 'Upload File').click();
    await page.getByText('PDF, Word (.doc, .docx) or plain text (.txt), up to 10 MB').waitFor();
    const focusedType = () => page.evaluate(() => document.activeElement?.getAttribute('type'));
    await expect
      .poll(async () => {
        await page.keyboard.press('Tab');
        return focusedType();
      })
      .toBe('file');
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.keyboard.press('Space')]);
    await chooser.setFiles({ name: 'offer.txt', mimeType: 'text/plain', buffer: Buffer.from(termSheetText) });
    await page.getByText('offer.txt').waitFor();
  });

  test('shows that it is being read', async () => {
    const page = await visit(path);
    const release = await holdCall(page, '/api/analyze-term-sheet');
    await textArea(page).fill(termSheetText);
    await button(page, 'Analyze Term Sheet').click();
    await page.getByRole('progressbar', { name: 'Progress of the analysis' }).waitFor();
    await page.getByText('Reading the document…').waitFor();
    release();
    await heading(page, 'Overall Risk Rating').waitFor();
  });
});

describe('Analyze Another', () => {
  test('starts at the first field, with the form on the screen', async () => {
    const page = await analysedBy(visit, { viewport: small, reducedMotion: 'reduce' });
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await button(page, 'Analyze Another').click();
    await expect.poll(() => textArea(page).evaluate((field) => field === document.activeElement)).toBe(true);
    const top = () =>
      page
        .locator('main form')
        .first()
        .evaluate((form) => form.getBoundingClientRect().top);
    await expect.poll(top).toBeGreaterThanOrEqual(0);
    expect(await top()).toBeLessThan(small.height / 2);
  });

  test('can be undone', async () => {
    const page = await analysedBy(visit);
    const verdict = await page.locator('#verdict').innerText();
    await button(page, 'Analyze Another').click();
    expect(await textArea(page).inputValue()).toBe('');
    await button(page, 'Undo').click();
    expect(await page.locator('#verdict').innerText()).toBe(verdict);
    await expect
      .poll(() => heading(page, 'Overall Risk Rating').evaluate((one) => one === document.activeElement))
      .toBe(true);
  });
});
