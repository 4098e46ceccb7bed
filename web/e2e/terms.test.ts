import { describe, expect, test } from 'vitest';
import { browserForTests, pageToRead } from './testing/browser.ts';
import { endsWithSummary, numberedHeadings, sectionText } from './testing/legal-page.ts';

const visit = browserForTests();
const terms = pageToRead('/terms');

describe('the terms and conditions', () => {
  test('have 19 numbered sections, the last fifteen in the agreed order', async () => {
    const headings = await numberedHeadings(terms());
    expect(headings.slice(4)).toEqual([
      '5. Liability',
      '6. Payment terms',
      '7. Modification of these terms',
      '8. Service level agreement',
      '9. Data protection',
      '10. Confidentiality',
      '11. Termination',
      '12. Disputes',
      '13. Governing law',
      '14. Force majeure',
      '15. Assignment',
      '16. Severability',
      '17. Indemnification',
      '18. Platform changes',
      '19. Contact',
    ]);
    expect(headings).toHaveLength(19);
  });

  test('end each section with a summary box', async () => {
    expect(await endsWithSummary(terms(), 'Summary')).toEqual(Array(19).fill(true));
  });

  test('were last updated in May 2025', async () => {
    expect(await terms().getByText('Last updated May 2025').isVisible()).toBe(true);
  });

  test.each([
    ['the platform is at minimum viable product stage', 1, 'minimum viable product (MVP) stage'],
    ['users must be 18 or older', 1, '18 or older'],
    ['users need the capacity to contract', 1, 'legal capacity to enter into a contract'],
    ['Generated Documents always have draft status', 2, 'They always have draft status'],
    ['account holders are responsible for their credentials', 3, 'You are responsible for your credentials'],
    [
      'users may be removed for malicious intent or community-standard breaches',
      3,
      'remove users who act with malicious intent or breach the standards of our community',
    ],
    ['Freemium is free', 4, 'Freemium Free.'],
    [
      'Freemium has 10 AI interactions per month, reset monthly',
      4,
      '10 AI interactions per month, reset monthly',
    ],
    [
      'each content generation, agent query or document draft counts as one',
      4,
      'Each content generation, agent query or document draft counts as one',
    ],
    ['Freemium users may get slower support', 4, 'Support may be slower'],
    [
      'Business Boost is £10 per month or £99 per year per business',
      4,
      '£10 per month or £99 per year, per business',
    ],
    [
      'Business Boost has unlimited AI interactions plus extra features',
      4,
      'Unlimited AI interactions and extra features',
    ],
    [
      'monthly plans are billed every 30 days, annual plans once a year',
      4,
      'billed every 30 days, annual plans once a year',
    ],
    [
      'Business Boost reverts to Freemium immediately on cancellation or payment failure',
      4,
      'If you cancel Business Boost, or a payment fails, the plan reverts to Freemium immediately',
    ],
    [
      'paid-for features last until the end of the paid period',
      4,
      'you keep the paid-for features until the end of the period',
    ],
    ['refunds must be requested within 14 days of the charge', 6, 'within 14 days of the charge'],
    ['price changes come with at least one month’s notice', 6, 'at least one month’s notice'],
    ['users may cancel within 30 days of that notice', 6, 'cancel within 30 days of that notice'],
    ['material changes of the terms come with 30 days’ notice', 7, '30 days’ notice of a material change'],
    ['maintenance comes with 48 hours’ notice', 8, '48 hours’ notice'],
    ['the uptime target is 99.5%', 8, 'target is 99.5%'],
    ['support acknowledges within 24 hours', 8, 'within 24 hours in business hours'],
    ['business hours are Mon-Fri 9:00-17:00 UK time', 8, 'Monday to Friday, 9:00 to 17:00 UK time'],
    ['SLA credit is 10% to 100% of the fee', 8, '10% to 100% of the fee'],
    [
      'it is due below the target or after 24 continuous hours of downtime',
      8,
      'more than 24 continuous hours',
    ],
    ['it must be requested within 7 days', 8, 'within 7 days'],
    ['only Business Boost is eligible for it', 8, 'Only Business Boost subscribers are eligible'],
    ['data breaches are notified within 72 hours', 9, 'within 72 hours'],
    ['data is retained up to 5 years', 9, 'up to 5 years'],
    ['data is deleted within 30 days of termination', 9, 'deleted within 30 days of termination'],
    ['retrieval may be asked within 30 days of termination', 9, 'retrieve it within 30 days of termination'],
    ['confidentiality lasts 5 years after termination', 10, '5 years after termination'],
    ['and longer for trade secrets and personal data', 10, 'longer for trade secrets and personal data'],
    [
      'termination by a subscriber takes effect at the end of the billing cycle',
      11,
      'at the end of the billing cycle',
    ],
    ['breach termination needs 30 days’ notice', 11, 'breach of these terms, on 30 days’ notice'],
    ['malicious and illegal use end an account', 11, 'malicious or illegal use'],
    ['competing use ends an account', 11, 'competing service'],
    ['non-payment ends an account', 11, 'non-payment'],
    ['inactivity ends an account after 12 months', 11, 'inactivity for more than 12 months'],
    ['disputes are negotiated for 30 days', 12, 'negotiation for 30 days'],
    ['force majeure over 30 days allows termination', 14, 'more than 30 days, either of us may terminate'],
  ])('say that %s', async (_limit, section, words) => {
    expect(await sectionText(terms(), section)).toContain(words);
  });

  test('link the privacy policy', async () => {
    const page = await visit('/terms');
    await page.locator('#section-9').getByRole('link', { name: 'privacy policy' }).click();
    await page.waitForURL('/privacy_policy');
  });

  test('hide the contact address until it is hovered or focused', async () => {
    const page = await visit('/terms');
    expect(await page.content()).not.toContain('hello@fettle.example');
    await page.locator('#section-19').getByRole('button').hover();
    expect(await page.locator('#section-19').getByRole('link').getAttribute('href')).toBe(
      'mailto:hello@fettle.example',
    );
  });

  test('are whole without JavaScript', async () => {
    const page = await visit('/terms', { javaScriptEnabled: false });
    expect(await numberedHeadings(page)).toHaveLength(19);
  });
});
