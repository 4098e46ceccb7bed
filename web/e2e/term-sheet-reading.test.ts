import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { browserForTests, small, type Visitor } from './testing/browser.ts';
import { expectNoFaults } from './testing/faults.ts';
import { analysedSample, button, heading } from './testing/term-sheet-journey.ts';

const visit = browserForTests();

async function reading(visitor: Visitor = {}): Promise<Page> {
  const page = await analysedSample(visit, 'a hostile one (US Series A)', {
    reducedMotion: 'reduce',
    ...visitor,
  });
  await heading(page, 'The text as we read it').click();
  return page;
}
const panel = (page: Page) => page.getByRole('complementary', { name: 'What we found here' });

describe('the reading view', () => {
  test('steps through the marked places with buttons and keys, the finding beside the text', async () => {
    const page = await reading();
    await panel(page).getByRole('button', { name: 'Start reading' }).click();
    await panel(page)
      .getByText(/^Place 1 of \d+$/)
      .waitFor();
    await page.keyboard.press('j');
    await panel(page)
      .getByText(/^Place 2 of \d+$/)
      .waitFor();
    await page.keyboard.press('k');
    await panel(page)
      .getByText(/^Place 1 of \d+$/)
      .waitFor();
    const chosen = page.locator('mark[data-stop="0"]').first();
    await expect.poll(() => chosen.evaluate((mark) => getComputedStyle(mark).outlineStyle)).toBe('solid');
  });

  test('shows what a clicked mark is about, and leads to its clause', async () => {
    const page = await reading();
    await page.locator('mark[data-stop]', { hasText: 'full ratchet' }).first().getByRole('link').click();
    await panel(page).getByRole('heading', { name: 'Anti-dilution' }).waitFor();
    await panel(page).getByRole('link', { name: 'Go to the clause' }).click();
    await expect.poll(() => page.url()).toMatch(/#economic-terms-\d+$/);
  });

  test('opens the finding as a sheet on a phone, which closes', async () => {
    const page = await reading({ viewport: small });
    await page.locator('mark[data-stop]').first().getByRole('link').click();
    const box = () => panel(page).evaluate((sheet) => sheet.getBoundingClientRect().bottom);
    await expect.poll(box).toBe(small.height);
    const between = () =>
      page
        .locator('mark[data-stop]')
        .first()
        .evaluate((mark) => {
          const { top, bottom } = mark.getBoundingClientRect();
          const sheet = document.querySelector('.reading-sheet')?.getBoundingClientRect().top ?? 0;
          return top > 64 && bottom < sheet;
        });
    await expect.poll(between).toBe(true);
    await panel(page).getByRole('button', { name: 'Close' }).click();
    await panel(page).getByRole('button', { name: 'Start reading' }).waitFor();
  });
});

describe('the negotiation pack', () => {
  const openPack = async (page: Page) => {
    await heading(page, 'Negotiation pack').click();
    await page.getByRole('textbox', { name: 'Message to the investor' }).waitFor();
  };
  const message = (page: Page) => page.getByRole('textbox', { name: 'Message to the investor' }).inputValue();

  test('starts with what matters most, and follows what is ticked', async () => {
    const page = await analysedSample(visit, 'a hostile one (US Series A)');
    await openPack(page);
    expect(await message(page)).toContain('there are 3 points');
    await page.getByRole('checkbox', { name: /^Anti-dilution/ }).check();
    await expect
      .poll(() => message(page))
      .toContain('Anti-dilution: we would like a broad-based weighted average');
    const list = await page.getByRole('textbox', { name: 'List for your lawyer' }).inputValue();
    expect(list).toContain('In the document: “');
    expect(list).toContain('Wording to start from: ');
  });

  test('keeps in this browser how each point stands, and sends it to nobody', async () => {
    const page = await analysedSample(visit, 'a hostile one (US Series A)');
    await openPack(page);
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.url()));
    const state = page.getByRole('combobox', { name: 'Liquidation preference: how it stands' });
    await state.selectOption('Agreed');
    await button(page, 'Analyze Another').click();
    await button(page, 'a hostile one (US Series A)').click();
    await openPack(page);
    expect(await state.inputValue()).toBe('agreed');
    expect(
      sent.filter((url) => !url.includes('/api/analyze-term-sheet') && !url.includes('/api/engine')),
    ).toEqual([]);
  });

  test('has no fault, nor has the reading view', async () => {
    const page = await reading();
    await panel(page).getByRole('button', { name: 'Start reading' }).click();
    await openPack(page);
    await expectNoFaults(page);
  });
});
