import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { browserForTests, pageToRead, small } from './testing/browser.ts';

const visit = browserForTests();
const landing = pageToRead('/');

const texts = (page: Page, selector: string) => page.locator(selector).allInnerTexts();

describe('the hero', () => {
  test("reads 'Unleash your business growth'", async () => {
    const page = landing();
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Unleash your business growth');
  });

  test("has 'Join our mailing list', which jumps to the contact form", async () => {
    const page = await visit('/');
    await page.getByRole('link', { name: 'Join our mailing list' }).click();
    await page.getByRole('textbox', { name: 'Email' }).waitFor();
    await expect.poll(() => isInView(page, '#contact')).toBe(true);
  });
});

describe('the sections', () => {
  test('come in their order', async () => {
    const page = landing();
    expect(
      await page.locator('main h1, main section h2').evaluateAll((all) => all.map((one) => one.textContent)),
    ).toEqual([
      'Unleash your business growth',
      'Three free tools, no sign-in',
      'Power up your Performance',
      'Everything in its place',
      'Made for how you work',
      'How it works',
      'Ask Susan',
      'Plain prices',
      'Join our mailing list',
    ]);
  });

  test.each(['features', 'solutions', 'ask-susan', 'pricing', 'contact'])(
    'have the anchor %s',
    async (anchor) => {
      const page = await visit(`/#${anchor}`);
      await expect.poll(() => isInView(page, `#${anchor}`)).toBe(true);
    },
  );

  test("'Power up your Performance' compares without and with the product, point by point", async () => {
    const page = landing();
    expect(await texts(page, '#comparison h3')).toEqual(['Without Fettle', 'With Fettle']);
    const topics = await texts(page, '#comparison li p:first-child');
    expect(topics).toHaveLength(10);
    expect(topics.slice(0, 5)).toEqual(topics.slice(5));
  });

  test('the features are four cards', async () => {
    const page = landing();
    expect(await texts(page, '#features h3')).toEqual([
      'Supplier onboarding and risk visibility',
      'Renewal and compliance alerts',
      'Document generation',
      'AI Operations Director',
    ]);
  });

  test('a band under the hero links the three free tools', async () => {
    const page = landing();
    const addresses = await page
      .locator('#tools a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(addresses).toEqual(['/aicarbon', '/term-sheet-checker', '/companycodelookup']);
  });

  test('a quotation stands alone in a banner', async () => {
    const page = landing();
    expect(await page.getByRole('blockquote').innerText()).toMatch(/^A good business/);
  });

  test('the four-step approach is there, and hidden', async () => {
    const page = landing();
    expect(await page.locator('#how-it-works').isVisible()).toBe(false);
    expect(await page.locator('#how-it-works h3').allTextContents()).toEqual([
      'Organise',
      'Connect',
      'Optimise',
      'Automate',
    ]);
  });

  test("'Ask Susan' presents the assistant as the AI Operations Director and leads to the app", async () => {
    const page = landing();
    const section = page.locator('#ask-susan');
    expect(await section.innerText()).toContain('AI Operations Director');
    expect(await section.getByRole('link', { name: 'Ask Susan in the app' }).getAttribute('href')).toBe(
      'https://app.fettle.example/auth',
    );
  });
});

describe('pricing', () => {
  const plan = (page: Page, name: string) =>
    page.locator('#pricing li', { has: page.getByRole('heading', { name, exact: true }) }).first();

  test('Freemium is free: 10 AI interactions per month, comprehensive operational guidance, standard support', async () => {
    const page = landing();
    const words = await plan(page, 'Freemium').innerText();
    for (const part of [
      'Free',
      '10 AI interactions per month',
      'Comprehensive operational guidance',
      'Standard support',
    ]) {
      expect(words).toContain(part);
    }
    expect(words).not.toContain('/month');
  });

  test("'Boost your business' is £20 per month, or £200 per year per site", async () => {
    const page = landing();
    const words = await plan(page, 'Boost your business').innerText();
    expect(words.replace(/\s+/g, ' ')).toContain('£20 /month Or £200 per year, per site.');
    for (const part of [
      'One operating site',
      'Unlimited AI interactions',
      'Premium business builder support',
      'Maximum 5 users per account',
    ]) {
      expect(words).toContain(part);
    }
  });

  test('Enterprise has a custom price, and no suffix', async () => {
    const page = landing();
    const words = await plan(page, 'Enterprise').innerText();
    for (const part of [
      'Custom',
      'Custom integrations',
      'Dedicated account manager',
      'Multiple site management',
    ]) {
      expect(words).toContain(part);
    }
    expect(words).not.toContain('/month');
  });

  test.each(['Freemium', 'Boost your business'])("the button of %s reads 'Go to the app'", async (name) => {
    const page = landing();
    const button = plan(page, name).getByRole('link', { name: 'Go to the app' });
    expect(await button.getAttribute('href')).toBe('https://app.fettle.example/');
  });

  test("the button of Enterprise reads 'Coming soon!' and leads to the contact form", async () => {
    const page = await visit('/');
    await plan(page, 'Enterprise').getByRole('link', { name: 'Coming soon!' }).click();
    await expect.poll(() => isInView(page, '#contact')).toBe(true);
  });
});

describe('the page', () => {
  test.each([320, 390, 768, 1280, 1920])('does not scroll sideways at %i px', async (width) => {
    const page = await visit('/', { viewport: { width, height: 800 } });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
  });

  test('has its content without JavaScript', async () => {
    const page = await visit('/', { javaScriptEnabled: false, viewport: small });
    for (const title of [
      'Small Businesses',
      'Enterprise & Supply Chain',
      'Public Sector',
      'Charity Sector',
    ]) {
      expect(await page.getByRole('heading', { name: title }).isVisible()).toBe(true);
    }
    expect(await page.locator('#contact form').getAttribute('action')).toBe('/api/contact');
  });
});

/** Whether the top of an element is on the screen. */
function isInView(page: Page, selector: string): Promise<boolean> {
  return page.locator(selector).evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top < window.innerHeight / 2 && bottom > 0 && top > -window.innerHeight / 4;
  });
}
