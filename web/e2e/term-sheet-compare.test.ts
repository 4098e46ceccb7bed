import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { createDocumentReader } from '../../adapters/documents/document-reader.ts';
import { browserForTests, small } from './testing/browser.ts';
import { analysedBy, button, heading } from './testing/term-sheet-journey.ts';
import { termSheetText } from './testing/term-sheet-text.ts';

const visit = browserForTests();
const path = '/term-sheet-checker/compare';

const milder = termSheetText
  .replace(
    'receive two times the amount they invested, and then share in',
    'receive the amount they invested or, if more, their share of',
  )
  .replace('full ratchet basis', 'broad-based weighted average basis');
const files = (text: string, name: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });

describe('two documents', () => {
  test('are compared side by side, and others after them', async () => {
    const page = await visit(path, { viewport: small });
    expect(await button(page, 'Compare').isDisabled()).toBe(true);
    await page.getByLabel('First document').setInputFiles(files(termSheetText, 'draft-1.txt'));
    await page.getByLabel('Second document').setInputFiles(files(milder, 'draft-2.txt'));
    await page.getByRole('combobox', { name: 'Jurisdiction' }).selectOption('UK');
    await button(page, 'Compare').click();
    await heading(page, 'Comparison').waitFor();
    const row = page.getByRole('row', { name: /^Anti-dilution/ });
    expect(await row.innerText()).toMatch(/full ratchet\s+broad based\s+Second/);
    expect(await heading(page, 'Facts that differ').isVisible()).toBe(true);
    expect(await page.getByRole('heading', { name: /^Better in the second/ }).isVisible()).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(small.width);
    await button(page, 'Compare others').click();
    await page.getByLabel('First document').waitFor();
  });

  test('may be ours, and may be dropped', async () => {
    const page = await visit(path);
    await button(page, 'Compare our hostile sample with our fair one').click();
    await heading(page, 'Comparison').waitFor();
    expect(await page.getByText('hostile-sample.txt').first().isVisible()).toBe(true);
    await button(page, 'Compare others').click();
    const field = page.getByLabel('First document').locator('..');
    const dropped = await page.evaluateHandle(() => {
      const data = new DataTransfer();
      data.items.add(new File(['An offer'], 'draft.txt', { type: 'text/plain' }));
      return data;
    });
    await field.dispatchEvent('drop', { dataTransfer: dropped });
    await page.getByText('draft.txt').first().waitFor();
  });

  test('are refused by name where one is no term sheet', async () => {
    const page = await visit(path);
    await page.getByLabel('First document').setInputFiles(files(termSheetText, 'draft-1.txt'));
    await page
      .getByLabel('Second document')
      .setInputFiles(files('Invoice 17. Due: 14 days. Total: £200 for cleaning.', 'invoice.txt'));
    await button(page, 'Compare').click();
    const alert = page.getByRole('alert').filter({ hasText: 'invoice.txt' });
    await alert.waitFor();
    expect(await alert.innerText()).toMatch(/^invoice\.txt: /);
  });
});

describe('the report as a file', () => {
  test.each([
    ['Word', 'docx', 'PK'],
    ['Web page', 'html', '<!doctype html>'],
    ['Markdown', 'md', '# Term Sheet Analysis Report'],
    ['CSV of the facts', 'csv', 'fact,name,value'],
    ['JSON', 'json', '{'],
  ])('%s is made in the browser', async (name, ending, beginning) => {
    const page = await analysedBy(visit);
    const [file] = await Promise.all([page.waitForEvent('download'), button(page, name).click()]);
    expect(file.suggestedFilename()).toBe(`term-sheet-report.${ending}`);
    const bytes = await readFile(await file.path());
    expect(bytes.toString('utf8').slice(0, 60)).toContain(beginning);
    if (ending === 'html') expect(bytes.toString('utf8')).toContain('data:font/woff2');
    if (ending !== 'docx') return;
    const reading = await createDocumentReader().read({ name: 'report.docx', bytes });
    expect(reading.ok && reading.value.text).toContain('Anti-dilution: Red');
  });
});
