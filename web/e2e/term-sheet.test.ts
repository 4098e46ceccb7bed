import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { browserForTests, type Visitor } from './testing/browser.ts';
import { holdCall } from './testing/hold-call.ts';
import { analyse, analysedBy, button, heading, path, textArea } from './testing/term-sheet-journey.ts';
import { termSheetText } from './testing/term-sheet-text.ts';
import { seesToast } from './testing/toasts.ts';

const visit = browserForTests();
const fileInput = (page: Page) => page.locator('input[type=file]');
const textFile = { name: 'sheet.txt', mimeType: 'text/plain', buffer: Buffer.from(termSheetText) };
const analysed = (visitor: Visitor = {}) => analysedBy(visit, visitor);

describe('the page', () => {
  test('sets its own title and description', async () => {
    const page = await visit(path);
    expect(await page.title()).toMatch(/term sheet checker/i);
    expect(await page.locator('meta[name=description]').getAttribute('content')).toContain('term sheet');
  });

  test('explains term sheets, benefits, steps, key clauses and answers questions', async () => {
    const page = await visit(path);
    for (const name of ['What is a term sheet?', 'How it works', 'Questions and answers']) {
      expect(await heading(page, name).isVisible()).toBe(true);
    }
    expect(await page.locator('#what-is-a-term-sheet dt').count()).toBe(6);
    expect(await page.locator('#benefits h3').count()).toBe(4);
    expect(await page.locator('#how-to li').count()).toBe(4);
    expect(await page.locator('#key-clauses').innerText()).toContain('four years with a one-year cliff');
  });

  test('has a guide box whose button does nothing, and says that the guide is to come', async () => {
    const page = await visit(path);
    const guide = button(page, 'Free guide: coming soon');
    expect(await guide.isDisabled()).toBe(true);
    expect(await page.getByRole('textbox', { name: 'Email for the guide' }).isDisabled()).toBe(true);
    const colour = await guide.evaluate((one) => getComputedStyle(one).backgroundColor);
    const action = button(page, 'Join');
    expect(colour).not.toBe(await action.evaluate((one) => getComputedStyle(one).backgroundColor));
  });

  test('links the privacy policy and the terms in new tabs from its disclaimer', async () => {
    const page = await visit(path);
    const disclaimer = page.locator('#platform');
    expect(await disclaimer.innerText()).toContain('Legal disclaimer');
    for (const [name, address] of [
      ['privacy policy', '/privacy_policy'],
      ['terms', '/terms'],
    ] as const) {
      const link = disclaimer.getByRole('link', { name });
      expect(await link.getAttribute('href')).toBe(address);
      expect(await link.getAttribute('target')).toBe('_blank');
    }
  });
});

describe('the form', () => {
  test('starts with pasting, United States (Delaware) and Detailed Breakdown', async () => {
    const page = await visit(path);
    expect(await page.getByRole('button', { name: 'Paste Text', pressed: true }).isVisible()).toBe(true);
    const chosen = (name: string) =>
      page
        .getByRole('combobox', { name })
        .evaluate((select) => (select as HTMLSelectElement).selectedOptions[0]?.text);
    expect(await chosen('Jurisdiction')).toBe('United States (Delaware)');
    expect(await chosen('Analysis Detail')).toBe('Detailed Breakdown');
    expect((await textArea(page).boundingBox())?.height).toBeGreaterThanOrEqual(200);
  });

  test('keeps the button disabled while there is neither text nor a file', async () => {
    const page = await visit(path);
    expect(await button(page, 'Analyze Term Sheet').isDisabled()).toBe(true);
    await textArea(page).fill('   \n ');
    expect(await button(page, 'Analyze Term Sheet').isDisabled()).toBe(true);
    await textArea(page).fill('Series A');
    await expect.poll(() => button(page, 'Analyze Term Sheet').isEnabled()).toBe(true);
  });

  test('asks for input when it is sent without any', async () => {
    const page = await visit(path);
    await page
      .locator('form')
      .first()
      .evaluate((form) => (form as HTMLFormElement).requestSubmit());
    await seesToast(page, 'alert', 'Input Required', 'Please provide term sheet content or upload a file.');
  });

  test('refuses a picture', async () => {
    const page = await visit(path);
    await fileInput(page).setInputFiles({
      name: 'sheet.png',
      mimeType: 'image/png',
      buffer: Buffer.from('x'),
    });
    await seesToast(page, 'alert', 'Invalid file type', 'Please upload a PDF, Word document, or text file.');
    expect(await page.getByRole('button', { name: 'Paste Text', pressed: true }).isVisible()).toBe(true);
  });

  test('switches to uploading for a valid file and shows its name and size', async () => {
    const page = await visit(path);
    expect(await fileInput(page).getAttribute('accept')).toBe('.pdf,.doc,.docx,.txt');
    await fileInput(page).setInputFiles({ ...textFile, buffer: Buffer.alloc(1_572_864, 'a') });
    await page.getByRole('button', { name: 'Upload File', pressed: true }).waitFor();
    await page.getByText('sheet.txt').waitFor();
    await page.getByText('1.50 MB').waitFor();
    expect(await button(page, 'Choose Different File').isVisible()).toBe(true);
  });

  test('says before the upload which engine reads the text and who gets it', async () => {
    const page = await visit(path);
    await page.getByText('read by our built-in engine on our own server').waitFor();
  });

  test('reads Analyzing Term Sheet... while busy', async () => {
    const page = await visit(path);
    const release = await holdCall(page, '/api/analyze-term-sheet');
    await textArea(page).fill(termSheetText);
    await button(page, 'Analyze Term Sheet').click();
    expect(await button(page, 'Analyzing Term Sheet...').isDisabled()).toBe(true);
    release();
    await heading(page, 'Overall Risk Rating').waitFor();
  });
});

describe('an analysis that fails', () => {
  test('shows what the server says about a document that is no term sheet', async () => {
    const page = await visit(path);
    await textArea(page).fill(
      'Dear all, the office is closed on Friday because the boiler is being replaced.',
    );
    const [answer] = await Promise.all([
      page.waitForResponse('**/api/analyze-term-sheet'),
      button(page, 'Analyze Term Sheet').click(),
    ]);
    expect(answer.status()).toBe(422);
    const { message } = await answer.json();
    await seesToast(page, 'alert', 'Analysis Error', message);
    // The reason outlasts the toast, until another text is tried.
    const reason = page.locator('form').first().getByText(message);
    await reason.waitFor();
    await textArea(page).fill(termSheetText);
    await reason.waitFor({ state: 'detached' });
  });

  test('has a sentence of its own where the server says nothing', async () => {
    const page = await visit(path);
    await page.route('**/api/analyze-term-sheet', (route) => route.fulfill({ status: 502, body: '<html>' }));
    await textArea(page).fill(termSheetText);
    await button(page, 'Analyze Term Sheet').click();
    await seesToast(page, 'alert', 'Analysis Error', 'Unable to analyze term sheet. Please try again.');
    expect(await textArea(page).inputValue()).toBe(termSheetText);
  });
});

describe('the result', () => {
  test('replaces the form and takes the focus', async () => {
    const page = await analysed();
    expect(await textArea(page).count()).toBe(0);
    const focused = () =>
      heading(page, 'Overall Risk Rating').evaluate((element) => element === document.activeElement);
    await expect.poll(focused).toBe(true);
    expect(await page.getByRole('main').innerText()).toMatch(/Confidence/);
  });

  test('says first what matters most: money, control and the founder’s own shares, and leads there', async () => {
    const page = await analysed();
    const first = page.getByRole('region', { name: 'What matters most' });
    const links = first.getByRole('link');
    expect(await links.count()).toBe(3);
    expect(await links.first().innerText()).toBe('Liquidation preference');
    const seen = await first.evaluate((element) => element.getBoundingClientRect().bottom < innerHeight);
    expect(seen).toBe(true);
    for (const link of await links.all()) {
      const clause = page.locator((await link.getAttribute('href')) ?? '');
      expect(await clause.getByRole('heading').innerText()).toBe(await link.innerText());
    }
  });

  test('leads to each of its parts', async () => {
    const page = await analysed();
    const links = page.getByRole('navigation', { name: 'Parts of the report' }).getByRole('link');
    const anchors = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(anchors.length).toBeGreaterThanOrEqual(4);
    for (const anchor of anchors) expect(await page.locator(`h2${anchor}`).count(), `${anchor}`).toBe(1);
    await links.last().click();
    await page.locator(`h2${anchors.at(-1)}`).waitFor();
    expect(await heading(page, 'Overall Risk Rating').isVisible()).toBe(true);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1_000);
  });

  test('shows the sections that have findings, each with risk and recommendation', async () => {
    const page = await analysed();
    const section = page.locator('section', { has: heading(page, 'Economic Terms') });
    const text = await section.innerText();
    expect(text).toContain('Liquidation preference');
    expect(text).toContain('Risk');
    expect(text).toContain('Recommendation');
    for (const name of ["Founder's Position Summary", 'Key Recommendations']) {
      expect(await heading(page, name).isVisible()).toBe(true);
    }
    expect(
      await page
        .locator('section', { has: heading(page, 'Key Recommendations') })
        .locator('ol > li')
        .count(),
    ).toBeGreaterThan(0);
  });

  test('opens the passage of a finding in place, with the quoted words marked', async () => {
    const page = await analysed();
    const quote = page.locator('details.quote', { hasText: 'In the document' }).first();
    await quote.locator('summary').click();
    await quote.locator('mark').waitFor();
    const marked = await quote.locator('mark').innerText();
    expect(marked.length).toBeGreaterThan(3);
    expect(termSheetText).toContain(marked);
  });

  test('shows the text as it was read, with every quote marked', async () => {
    const page = await analysed();
    await heading(page, 'The text as we read it').click();
    const source = page.locator('section', { has: heading(page, 'The text as we read it') });
    await expect.poll(() => source.locator('mark').count()).toBeGreaterThan(1);
  });

  test('shows who gets what at several sale prices, as bars and as a table', async () => {
    const page = await analysed();
    await heading(page, 'Who gets what at an exit').waitFor();
    const table = page.getByRole('table', { name: 'Proceeds at each sale price' });
    expect(await table.getByRole('row').count()).toBeGreaterThan(2);
    expect(await table.innerText()).toContain('£');
  });

  test('promotes the platform in new tabs', async () => {
    const page = await analysed();
    const account = page.getByRole('link', { name: 'Create Free Account' });
    expect(await account.getAttribute('target')).toBe('_blank');
    const explore = page.getByRole('link', { name: 'Explore Features' });
    expect([await explore.getAttribute('href'), await explore.getAttribute('target')]).toEqual([
      '/',
      '_blank',
    ]);
  });

  test('Analyze Another clears text and file and goes back to pasting', async () => {
    const page = await visit(path);
    await fileInput(page).setInputFiles(textFile);
    await analyse(page);
    await button(page, 'Analyze Another').click();
    expect(await textArea(page).inputValue()).toBe('');
    await page.getByRole('button', { name: 'Paste Text', pressed: true }).waitFor();
    expect(await fileInput(page).evaluate((input) => (input as HTMLInputElement).files?.length)).toBe(0);
  });

  test('copes with a server that answers the fields of old alone', async () => {
    const page = await visit(path);
    await page.route('**/api/analyze-term-sheet', (route) =>
      route.fulfill({
        json: {
          overallRisk: 'Purple',
          confidence: 'Medium',
          economicTerms: [{ clause: 'Valuation', risk: 'Low.', recommendation: 'Ask for more.' }],
          governanceTerms: [],
          founderRestrictions: [],
          missingClauses: [],
          founderPosition: { decisionMakingPower: 'Most.', estimatedExitProceeds: 'Half.' },
          recommendations: ['Take advice.'],
        },
      }),
    );
    await textArea(page).fill('Series A');
    await analyse(page);
    expect(await page.getByText('Purple', { exact: true }).getAttribute('class')).toContain('text-neutral');
    expect(await heading(page, 'Governance/Control Terms').count()).toBe(0);
    expect(await page.getByRole('main').innerText()).toContain('Ask for more.');
  });
});
