import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { browserForTests } from './testing/browser.ts';

const visit = browserForTests();
const daily = 'frequency=daily&useCase=text&access=browser&teamSize=small&hosting=unknown';
const images = 'frequency=daily&useCase=image&access=selfhosted&teamSize=medium&hosting=namerica';

async function openLink(answers = daily): Promise<Page> {
  const page = await visit(`/aicarbon#${answers}`);
  await page.getByRole('heading', { name: 'Your estimate' }).waitFor();
  return page;
}

const main = (page: Page) => page.getByRole('main').innerText();
const chip = (page: Page, name: string) => page.getByRole('combobox', { name });
const fragmentOf = (page: Page) => new URL(page.url()).hash.slice(1);

/** Clicks and reads the file that the browser was given. */
async function downloadedBy(page: Page, name: string): Promise<Buffer> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name, exact: true }).click(),
  ]);
  return readFile(await download.path());
}

describe('the answers on the result', () => {
  test('can be changed in place: figure, bar, sentence and address follow', async () => {
    const page = await openLink();
    expect(await main(page)).toMatch(/2\.2\s+kg CO/);
    await chip(page, 'What for').selectOption('image');
    await expect.poll(() => main(page)).toMatch(/32\.4\s+kg CO/);
    const bar = page.getByRole('img', { name: /Evidence from .* to .*, central .*; our figure 32\.4 kg/ });
    expect(await bar.isVisible()).toBe(true);
    expect(await main(page)).toContain('would fit only where one use makes 7.9 to 39 pictures');
    await expect.poll(() => fragmentOf(page)).toBe(daily.replace('text', 'image'));
  });

  test('follow a step that is tried', async () => {
    const page = await openLink();
    await page.getByRole('button', { name: 'Try it: A hosting region in the UK' }).click();
    await expect.poll(() => chip(page, 'Where it runs').inputValue()).toBe('local');
    expect(await main(page)).toMatch(/1\.6\s+kg CO/);
  });

  test('are worked out by the same arithmetic as the server’s', async () => {
    const page = await openLink();
    await chip(page, 'Team size').selectOption('medium');
    await chip(page, 'How often').selectOption('heavy');
    await expect.poll(() => fragmentOf(page)).toContain('frequency=heavy');
    const changed = await main(page);
    await page.reload();
    await page.getByRole('heading', { name: 'Your estimate' }).waitFor();
    expect(await main(page)).toBe(changed);
  });
});

describe('a link', () => {
  test('carries the answers, and Calculate Again takes them out of the address', async () => {
    const page = await openLink(images);
    expect(await main(page)).toMatch(/79\.2\s+kg CO/);
    await page.getByRole('button', { name: 'Calculate Again' }).click();
    await page.getByText('Question 1 of 5').first().waitFor();
    await expect.poll(() => fragmentOf(page)).toBe('');
  });

  test('sends nothing of the answers with the request for the page', async () => {
    const asked: string[] = [];
    const page = await visit('/about');
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(`/aicarbon#${daily}`);
    await page.getByRole('heading', { name: 'Your estimate' }).waitFor();
    expect(asked.filter((url) => new URL(url).search.includes('frequency'))).toEqual([]);
  });

  test('with a wrong answer shows the first question', async () => {
    const page = await visit(`/aicarbon#${daily.replace('unknown', 'moon')}`);
    await page.getByText('Question 1 of 5').first().waitFor();
  });
});

describe('the files', () => {
  test('hold answers, date and figures', async () => {
    const page = await openLink();
    const json = JSON.parse((await downloadedBy(page, 'JSON')).toString());
    expect(json).toMatchObject({ answers: { teamSize: 'small' }, monthlyEmissions: 2.16 });
    const rows: string[][] = parse(await downloadedBy(page, 'CSV'));
    expect(Object.fromEntries(rows)).toMatchObject({
      teamSize: 'small',
      'our figure, kg CO2e a month': '2.16',
      date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    });
  });

  test('include a picture', async () => {
    const page = await openLink();
    const picture = await downloadedBy(page, 'Picture');
    expect([...picture.subarray(0, 4)]).toEqual([0x89, 0x50, 0x4e, 0x47]);
    // Width and height stand in the header of a PNG.
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
  });

  test('of the method give the figures of all 768 answers', async () => {
    const page = await visit('/aicarbon');
    const answer = await page.request.get('/carbon-golden-vectors.csv');
    expect(answer.headers()['content-type']).toContain('text/csv');
    expect((await answer.text()).trimEnd().split('\r\n')).toHaveLength(769);
    expect((await (await page.request.get('/carbon-golden-vectors.json')).json()).vectors).toHaveLength(768);
  });
});

describe('on paper', () => {
  test.each([daily, images, images.replace('image', 'training')])('%s fits on one page', async (answers) => {
    const page = await openLink(answers);
    const side = '10mm';
    const margin = { top: side, bottom: side, left: side, right: side };
    const paper = await page.pdf({ format: 'A4', margin });
    expect(paper.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
  });

  test('stand the answers and the date', async () => {
    const page = await openLink();
    await page.emulateMedia({ media: 'print' });
    expect(await chip(page, 'Where it runs').isVisible()).toBe(true);
    expect(
      await page
        .getByText(/^\d{1,2} [A-Z][a-z]+ 20\d\d$/)
        .first()
        .isVisible(),
    ).toBe(true);
    expect(await page.getByRole('button', { name: 'Print' }).count()).toBe(0);
  });
});

describe('the pictures', () => {
  test.each([
    [daily, 'one cup drawn = 1,000', 2],
    [images, 'one cup drawn = 10,000', 9],
  ])('%s say their scale', async (answers, scale, drawn) => {
    const page = await openLink(answers);
    const row = page.getByText(/cups of tea a year/).locator('..');
    expect(await row.innerText()).toContain(scale);
    expect(await row.locator('svg').count()).toBe(drawn);
  });
});
