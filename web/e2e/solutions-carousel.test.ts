import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { browserForTests, pageToRead, small } from './testing/browser.ts';
import { stopTheClock } from './testing/stop-the-clock.ts';

const visit = browserForTests();
const landing = pageToRead('/');
const still = { reducedMotion: 'reduce' } as const;
const audiences = ['Small Businesses', 'Enterprise & Supply Chain', 'Public Sector', 'Charity Sector'];

const section = (page: Page) => page.locator('#solutions');
const next = (page: Page) => section(page).getByRole('button', { name: /^Next/ });
const previous = (page: Page) => section(page).getByRole('button', { name: /^Previous/ });
const dots = (page: Page) => section(page).getByRole('button', { name: /^Go to card \d$/ });

describe('the solutions carousel', () => {
  test('has a card for each of the four audiences, by those titles', async () => {
    const page = landing();
    expect(await section(page).getByRole('heading', { level: 3 }).allInnerTexts()).toEqual(audiences);
  });

  test('gives each audience a benefit list and a colour of its own', async () => {
    const page = landing();
    const cards = section(page).locator('ul > li:not([inert]):has(h3)');
    const colours = new Set<string>();
    for (const title of audiences) {
      const card = cards.filter({ hasText: title });
      expect(await card.locator('ul > li').count()).toBeGreaterThanOrEqual(4);
      colours.add(
        await card
          .locator('div')
          .first()
          .evaluate((band) => getComputedStyle(band).backgroundColor),
      );
    }
    expect(colours.size).toBe(4);
  });

  test('tells the public sector of free compliance tools and the Procurement Act 2023', async () => {
    const page = landing();
    const card = section(page).locator('li:not([inert])', { hasText: 'Public Sector' }).first();
    expect(await card.innerText()).toMatch(/Free access to compliance tools[\s\S]*Procurement Act 2023/);
  });

  test('tells charities of the free compliance platform', async () => {
    const page = landing();
    const card = section(page).locator('li:not([inert])', { hasText: 'Charity Sector' }).first();
    expect(await card.innerText()).toContain('Free compliance platform');
  });

  test('repeats the list five times, and reads it out once', async () => {
    const page = landing();
    const cards = section(page).locator('li:has(> div > h3)');
    expect(await cards.count()).toBe(20);
    expect(await section(page).locator('li[aria-hidden=true][inert]').count()).toBe(16);
  });

  test('has cards 340 px wide with 24 px between them', async () => {
    const page = landing();
    const [first, second] = await section(page)
      .locator('li:has(> div > h3)')
      .evaluateAll((cards) => cards.slice(0, 2).map((card) => card.getBoundingClientRect().toJSON()));
    expect(first.width).toBe(340);
    expect(second.left - first.right).toBe(24);
  });

  test('shows one card at a time on a small screen', async () => {
    const page = await visit('/', { viewport: small, ...still });
    expect(await visibleCards(page)).toEqual(['Small Businesses']);
    await next(page).click();
    await expect.poll(() => visibleCards(page)).toEqual(['Enterprise & Supply Chain']);
  });

  test('shows whole cards side by side on a wide screen', async () => {
    const page = await visit('/', still);
    expect(await visibleCards(page)).toEqual(audiences.slice(0, 3));
  });

  test('is endless: after the last card comes the first, and before the first the last', async () => {
    const page = await visit('/', { viewport: small, ...still });
    for (const title of [...audiences.slice(1), ...audiences]) {
      await next(page).click();
      await expect.poll(() => visibleCards(page)).toEqual([title]);
    }
    for (const title of [...audiences].reverse().slice(1)) {
      await previous(page).click();
      await expect.poll(() => visibleCards(page)).toEqual([title]);
    }
    await previous(page).click();
    await expect.poll(() => visibleCards(page)).toEqual(['Charity Sector']);
  });

  test('has a dot for each card; the active one says so', async () => {
    const page = await visit('/', still);
    expect(await dots(page).count()).toBe(4);
    expect(await activeDot(page)).toEqual(['Go to card 1']);
    await section(page).getByRole('button', { name: 'Go to card 3' }).click();
    await expect.poll(() => activeDot(page)).toEqual(['Go to card 3']);
    await expect
      .poll(() => visibleCards(page))
      .toEqual(['Public Sector', 'Charity Sector', 'Small Businesses']);
  });

  test('switches its controls off for about 500 ms while it scrolls', async () => {
    const page = await visit('/');
    const switchedOff = section(page).getByRole('button', { disabled: true });
    await stopTheClock(page);
    expect(await section(page).getByRole('button').count()).toBe(6);
    await section(page).getByRole('button', { name: /^Next/ }).click();
    await expect.poll(() => switchedOff.count()).toBe(6);
    await page.clock.runFor(450);
    expect(await switchedOff.count()).toBe(6);
    await page.clock.runFor(100);
    await expect.poll(() => switchedOff.count()).toBe(0);
  });

  test('gives the focus back to the button that was used', async () => {
    const page = await visit('/', still);
    await next(page).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => next(page).isEnabled()).toBe(true);
    await expect.poll(() => next(page).evaluate((button) => button === document.activeElement)).toBe(true);
  });

  test('follows a swipe', async () => {
    const page = await visit('/', { viewport: small, ...still });
    const strip = section(page).locator('ul').first();
    // The strip starts at the middle of its five copies: nobody swipes before it stands there.
    await expect.poll(() => strip.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
    await strip.evaluate((element) => element.scrollBy({ left: 364, behavior: 'instant' }));
    await expect.poll(() => activeDot(page)).toEqual(['Go to card 2']);
  });

  test('glides, unless the visitor wants less motion', async () => {
    const placesOnTheWay = async (reducedMotion: 'reduce' | 'no-preference') => {
      const page = await visit('/', { reducedMotion });
      await section(page).scrollIntoViewIfNeeded();
      const strip = section(page).locator('ul').first();
      // The step to the middle of the five copies is none of the glide.
      await expect.poll(() => strip.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
      await page.evaluate(
        () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
      );
      const places = await strip.evaluateHandle((element) => {
        const seen = new Set<number>();
        element.addEventListener('scroll', () => seen.add(element.scrollLeft));
        return seen;
      });
      await next(page).click();
      await expect.poll(() => next(page).isEnabled()).toBe(true);
      return places.evaluate((seen) => seen.size);
    };
    expect(await placesOnTheWay('reduce')).toBe(1);
    // A busy machine may draw few pictures of a glide: the best of several counts.
    await expect.poll(() => placesOnTheWay('no-preference'), { timeout: 30_000 }).toBeGreaterThan(3);
  });
});

/** Titles of the cards that lie wholly inside the strip. */
function visibleCards(page: Page): Promise<string[]> {
  return section(page)
    .locator('ul')
    .first()
    .evaluate((strip) => {
      const frame = strip.getBoundingClientRect();
      return [...strip.children]
        .filter((card) => {
          const { left, right } = card.getBoundingClientRect();
          return left >= frame.left - 1 && right <= frame.right + 1;
        })
        .map((card) => card.querySelector('h3')?.textContent ?? '');
    });
}

function activeDot(page: Page): Promise<(string | null)[]> {
  return dots(page).evaluateAll((all) =>
    all.filter((dot) => dot.getAttribute('aria-current')).map((dot) => dot.getAttribute('aria-label')),
  );
}
