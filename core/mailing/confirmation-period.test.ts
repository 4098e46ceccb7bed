import fc from 'fast-check';
import { expect, it } from 'vitest';
import { linkExpiresAt, renewBefore } from './confirmation-period.ts';
import { retentionDates } from './retention.ts';

const signedUpAt = '2026-03-01T00:00:00.000Z';

it.each([
  ['at once', '2026-03-01T00:00:00.000Z', '2026-03-04T00:00:00.000Z'],
  ['after a day in the queue', '2026-03-02T00:00:00.000Z', '2026-03-05T00:00:00.000Z'],
  ['after six days in the queue', '2026-03-07T00:00:00.000Z', '2026-03-08T00:00:00.000Z'],
])('gives a link that is sent %s until %s', (_when, sentAt, expiresAt) => {
  expect(linkExpiresAt(signedUpAt, new Date(sentAt)).toISOString()).toBe(expiresAt);
});

it('never gives a link that outlives its sign-up, nor one that is asked for twice a day', () => {
  const times = { min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true };
  fc.assert(
    fc.property(fc.date(times), fc.nat(20 * 86_400_000), (signedUp, waitedMs) => {
      const expiresAt = linkExpiresAt(signedUp.toISOString(), new Date(signedUp.getTime() + waitedMs));
      // Pruned a moment later, the sign-up would be gone.
      const prunedAt = new Date(expiresAt.getTime() - 1);
      expect(retentionDates(prunedAt).pendingBefore <= signedUp.toISOString()).toBe(true);
      expect(renewBefore(signedUp) < signedUp.toISOString()).toBe(true);
    }),
  );
});
