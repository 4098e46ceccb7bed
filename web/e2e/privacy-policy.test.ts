import { describe, expect, test } from 'vitest';
import { browserForTests, pageToRead } from './testing/browser.ts';
import { endsWithSummary, numberedHeadings, sectionText } from './testing/legal-page.ts';

const visit = browserForTests();
const policy = pageToRead('/privacy_policy');

describe('the privacy policy', () => {
  test('has 15 numbered sections', async () => {
    const headings = await numberedHeadings(policy());
    expect(headings).toHaveLength(15);
    headings.forEach((heading, index) => {
      expect(heading).toMatch(new RegExp(`^${index + 1}\\. \\S`));
    });
  });

  test('ends each section with a summary in plain English', async () => {
    expect(await endsWithSummary(policy(), 'In plain English')).toEqual(Array(15).fill(true));
  });

  test('was last updated in May 2025', async () => {
    expect(await policy().getByText('Last updated May 2025').isVisible()).toBe(true);
  });

  test('stands on UK data protection law', async () => {
    expect(await sectionText(policy(), 1)).toMatch(
      /UK General Data Protection Regulation.*Data Protection Act 2018/,
    );
  });

  test.each([
    [
      'account data is kept for the life of the account plus 6 years',
      10,
      'The life of the account plus 6 years',
    ],
    ['payment and transaction records are kept up to 7 years', 10, 'Up to 7 years'],
    [
      'marketing consent is deleted or anonymised within 30 days of withdrawal',
      10,
      'deleted or anonymised within 30 days of withdrawal',
    ],
    ['support communications are kept 3 years after resolution', 10, '3 years after the matter is resolved'],
    ['data-subject requests are answered within one month', 12, 'We answer within one month'],
    ['complex requests within up to three months', 12, 'up to three months'],
    ['general enquiries are answered within 5 business days', 15, 'within 5 business days'],
    [
      'material changes are announced at least 30 days ahead',
      14,
      'at least 30 days’ notice of a material change',
    ],
    ['the service is not for children under 13', 13, 'not for children under 13'],
    ['data in transit is encrypted with TLS 1.2 or later', 11, 'TLS 1.2'],
    ['data at rest is encrypted with AES-256', 11, 'AES-256'],
    [
      'only the last four card digits are stored',
      11,
      'Only the last four digits of a payment card are stored',
    ],
  ])('says that %s', async (_limit, section, words) => {
    expect(await sectionText(policy(), section)).toContain(words);
  });

  test('says that what visitors submit to the free tools is never stored', async () => {
    expect(await sectionText(policy(), 6)).toContain(
      'We never store the documents, text, descriptions or answers',
    );
  });

  test('hides the contact address until it is hovered', async () => {
    const page = await visit('/privacy_policy');
    const hidden = page.locator('#section-15').getByRole('button');
    expect(await page.content()).not.toContain('hello@fettle.example');
    await hidden.hover();
    const link = page.locator('#section-15').getByRole('link', { name: 'hello@fettle.example' });
    expect(await link.getAttribute('href')).toBe('mailto:hello@fettle.example');
  });

  test('or focused', async () => {
    const page = await visit('/privacy_policy');
    await page.locator('#section-15').getByRole('button').focus();
    const link = page.locator('#section-15').getByRole('link', { name: 'hello@fettle.example' });
    await expect.poll(() => link.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  test('leads from its contents to each section', async () => {
    const page = await visit('/privacy_policy');
    const contents = page.getByRole('navigation', { name: 'Contents' });
    expect(await contents.getByRole('link').count()).toBe(15);
    await contents.getByRole('link', { name: 'Your rights' }).click();
    await expect
      .poll(() => page.locator('#section-12').evaluate((section) => section.getBoundingClientRect().top))
      .toBeLessThan(200);
  });

  test('is whole without JavaScript', async () => {
    const page = await visit('/privacy_policy', { javaScriptEnabled: false });
    expect(await numberedHeadings(page)).toHaveLength(15);
    expect(await sectionText(page, 15)).toContain('hello [at] fettle [dot] example');
  });
});
