import { expect, it } from 'vitest';
import { retentionDates } from './retention.ts';

it('keeps the promises of the privacy policy when it runs once a day', () => {
  expect(retentionDates(new Date('2026-05-31T12:00:00.000Z'))).toEqual({
    unsubscribedBefore: '2026-05-02T12:00:00.000Z',
    enquiryBefore: '2023-05-31T12:00:00.000Z',
    consentBefore: '2021-05-31T12:00:00.000Z',
    pendingBefore: '2026-05-24T12:00:00.000Z',
    mailSettledBefore: '2026-05-02T12:00:00.000Z',
  });
});

it('counts years over a leap day', () => {
  expect(retentionDates(new Date('2028-02-29T00:00:00.000Z')).consentBefore).toBe('2023-03-01T00:00:00.000Z');
});
