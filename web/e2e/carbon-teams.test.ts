import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { browserForTests } from './testing/browser.ts';
import { expectNoFaults } from './testing/faults.ts';

const visit = browserForTests();
const head = 'team\tfrequency\tuseCase\taccess\tteamSize\thosting';
const sales = 'Sales\tdaily\ttext\tbrowser\tsmall\tunknown';
const design = 'Design\tdaily\timage\tintegrated\tmedium\tnamerica';

async function addUp(rows: readonly string[]): Promise<Page> {
  const page = await visit('/aicarbon');
  await page.getByRole('textbox', { name: 'Rows of teams' }).fill(rows.join('\n'));
  await page.getByRole('button', { name: 'Add up the teams' }).click();
  return page;
}

async function downloadedBy(page: Page, name: string): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name, exact: true }).click(),
  ]);
  return readFile(await download.path(), 'utf8');
}

const table = (page: Page) => page.getByRole('table', { name: 'Monthly CO₂e by team' });

describe('teams on the page', () => {
  test('become a table with the sum and what dominates', async () => {
    const page = await addUp([head, sales, design]);
    await page.getByRole('heading', { name: 'Your teams' }).waitFor();
    expect(await table(page).getByRole('row').count()).toBe(4);
    expect(
      await table(page)
        .getByRole('row', { name: /^Sales 2\.2 kg/ })
        .count(),
    ).toBe(1);
    expect(
      await table(page)
        .getByRole('row', { name: /^All teams 110 kg/ })
        .count(),
    ).toBe(1);
    expect(await page.getByText('Design is the largest: 98% of the sum.').isVisible()).toBe(true);
  });

  test('are named with their line where they cannot be counted, and the rest is', async () => {
    const page = await addUp([head, sales, 'Moon\tdaily\ttext\tbrowser\tsmall\tmoon', design]);
    await page.getByRole('heading', { name: 'One row was not counted' }).waitFor();
    const named = page.getByText(
      'Line 3, Moon: hosting is "moon", not one of unknown, namerica, green, local.',
    );
    expect(await named.isVisible()).toBe(true);
    expect(await table(page).getByRole('row').count()).toBe(4);
  });

  test('may be pasted without a head, and are exported as files', async () => {
    const page = await addUp([sales, design]);
    const rows: string[][] = parse(await downloadedBy(page, 'Teams as CSV'));
    expect(rows.map(([team]) => team)).toEqual(['team', 'Sales', 'Design', 'all']);
    const json = JSON.parse(await downloadedBy(page, 'Teams as JSON'));
    expect(json.largest.team).toBe('Design');
    expect(json.total.monthlyEmissions).toBeCloseTo(2.16 + 108.9, 9);
  });

  test('are not guessed from what is no table', async () => {
    const page = await addUp(['hello']);
    await page.getByText(/^The table has no column team, frequency/).waitFor();
    expect(await table(page).count()).toBe(0);
    await page.getByRole('button', { name: 'Fill in an example' }).click();
    await page.getByRole('button', { name: 'Add up the teams' }).click();
    await page.getByText(/is the largest:/).waitFor();
  });

  test('are added up in the browser alone', async () => {
    const page = await visit('/aicarbon');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.getByRole('button', { name: 'Fill in an example' }).click();
    await page.getByRole('button', { name: 'Add up the teams' }).click();
    await page.getByText(/is the largest:/).waitFor();
    expect(asked.filter((url) => url.includes('/api/'))).toEqual([]);
  });

  test('have no fault, with a bad row and with the columns explained', async () => {
    const page = await addUp([head, sales, 'Moon\tdaily']);
    await page.getByRole('heading', { name: 'Your teams' }).waitFor();
    await page.getByText('What to write in each column').click();
    await expectNoFaults(page);
  });
});
