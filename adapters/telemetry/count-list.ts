import { Gauge, type Registry } from 'prom-client';
import type { MailStatus } from '../../core/mailing/mail-status.ts';

/** Where the figures of the mailing list come from. */
export interface ListFigures {
  mailStatus(): Promise<MailStatus>;
  subscribers(): Promise<number>;
}

interface Reading {
  readonly mails: MailStatus;
  readonly subscribers: number;
}

/** However often the metrics are read, the database is asked no more often than this. */
const readingHoldsMs = 15_000;

/**
 * Shows the outbox and the size of the list whenever the metrics are read. A database that is away leaves the
 * figures out rather than stale; `fettle_dependency_up` tells of it.
 * @param now milliseconds
 */
export function countList(registry: Registry, figures: ListFigures, now: () => number): void {
  const read = heldReading(figures, now);
  const gauge = (name: string, help: string, set: (gauge: Gauge<'state'>, reading: Reading) => void) =>
    new Gauge({
      name,
      help,
      labelNames: name === 'fettle_mails' ? (['state'] as const) : [],
      registers: [registry],
      async collect() {
        this.reset();
        const reading = await read();
        if (reading) set(this, reading);
        else if (name !== 'fettle_mails') this.set(Number.NaN);
      },
    });
  gauge('fettle_mails', 'Mails of the outbox by state', (mails, reading) => {
    const { lastHour: _hour, mailsPerHour: _limit, ...states } = reading.mails;
    for (const [state, count] of Object.entries(states)) mails.set({ state }, count);
  });
  gauge('fettle_mails_last_hour', 'Mails to the public in the last hour', (one, { mails }) =>
    one.set(mails.lastHour),
  );
  gauge('fettle_mails_per_hour_limit', 'MAILS_PER_HOUR', (one, { mails }) => one.set(mails.mailsPerHour));
  gauge('fettle_subscribers', 'Addresses that are subscribed', (one, { subscribers }) =>
    one.set(subscribers),
  );
}

function heldReading(figures: ListFigures, now: () => number): () => Promise<Reading | null> {
  let held: { readonly atMs: number; readonly reading: Promise<Reading | null> } | undefined;
  return () => {
    if (held === undefined || now() - held.atMs >= readingHoldsMs) {
      const reading = Promise.all([figures.mailStatus(), figures.subscribers()]).then(
        ([mails, subscribers]) => ({ mails, subscribers }),
        () => null,
      );
      held = { atMs: now(), reading };
    }
    return held.reading;
  };
}
