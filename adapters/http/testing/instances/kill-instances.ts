import { setTimeout as sleep } from 'node:timers/promises';
import { startTestSmtp } from '../../../mail/testing/start-test-smtp.ts';
import { startRedisServer } from '../../../rate-limits/testing/start-redis-server.ts';
import { openMailingStore } from '../../../storage/open-mailing-store.ts';
import { createPostgresDatabase } from '../../../storage/testing/test-databases.ts';
import { openInstance } from './instance.ts';
import { keepSigningUp } from './keep-signing-up.ts';

/** How long, and how hard. */
export interface KillPlan {
  readonly kills: number;
  readonly killEveryMs: number;
  readonly clients: number;
  /** How long a client waits between two tries: what is signed up waits for its mail at the end. */
  readonly pauseMs?: number;
  onKill?(kill: number): void;
}

/** What became of what was acknowledged. */
export interface KillReport {
  readonly kills: number;
  readonly accepted: number;
  readonly statuses: Readonly<Record<string, number>>;
  /** Acknowledged, and not in the list. */
  readonly lost: readonly string[];
  /** In the list, as often as it has rows beyond one. */
  readonly storedTwice: readonly string[];
  /** Whose welcome arrived more than once. */
  readonly mailedTwice: readonly string[];
  readonly mailed: number;
  /** Handed over when the instance was killed: nobody knows, so they are not sent again by themselves. */
  readonly uncertain: number;
  /** Acknowledged, without a welcome and without a word why. */
  readonly forgotten: number;
}

const drainPollMs = 250;
/** Nothing moves any more: what still waits is told as forgotten. */
const longestStandstillMs = 60_000;

/**
 * Two instances on one PostgreSQL and one Redis take sign-ups and send welcomes, while one and then the other is
 * killed and started again.
 */
export async function killInstances({
  kills,
  killEveryMs,
  clients,
  pauseMs = 40,
  onKill,
}: KillPlan): Promise<KillReport> {
  const database = await createPostgresDatabase();
  const redis = await startRedisServer();
  const smtp = await startTestSmtp();
  const settings = {
    DATABASE_URL: database.url,
    REDIS_URL: redis.url,
    SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
    MAIL_FROM: 'hello@fettle.example',
    PUBLIC_URL: 'http://127.0.0.1',
    MAILS_PER_HOUR: '1000000',
  };
  const instances = [await openInstance(settings), await openInstance(settings)] as const;
  const store = openMailingStore(database.url);
  try {
    await Promise.all(instances.map((instance) => instance.start()));
    const visitors = keepSigningUp(
      instances.map(({ url }) => url),
      { clients, pauseMs },
    );
    for (let kill = 0; kill < kills; kill += 1) {
      await sleep(killEveryMs);
      const instance = instances[kill % 2 === 0 ? 0 : 1];
      await instance.kill();
      onKill?.(kill + 1);
      await instance.start();
    }
    await sleep(killEveryMs);
    const { accepted, statuses } = await visitors.stop();
    await drained(async () => (await store.outbox.counts()).waiting);
    // Ends once the mail that is being handed over has been.
    await Promise.all(instances.map((instance) => instance.stop()));
    const rows = (await store.subscribers.list()).map(({ email }) => email);
    const { uncertain, sending, dead } = await store.outbox.counts();
    const mails = smtp.received.flatMap(({ to }) => to);
    const stored = new Set(rows);
    return {
      kills,
      accepted: accepted.length,
      statuses,
      lost: accepted.filter((email) => !stored.has(email)),
      storedTwice: repeated(rows),
      mailedTwice: repeated(mails),
      mailed: mails.length,
      uncertain: uncertain + sending,
      forgotten: Math.max(0, rows.length - new Set(mails).size - uncertain - sending - dead),
    };
  } finally {
    await Promise.all(instances.map((instance) => instance.kill()));
    await store.close();
    await smtp.close();
    await redis.kill();
    await database.drop();
  }
}

/** Waits until nothing waits for its mail, or nothing has moved for long. */
async function drained(countWaiting: () => Promise<number>): Promise<void> {
  let waiting = await countWaiting();
  let movedAt = Date.now();
  while (waiting > 0 && Date.now() - movedAt < longestStandstillMs) {
    await sleep(drainPollMs);
    const now = await countWaiting();
    if (now !== waiting) movedAt = Date.now();
    waiting = now;
  }
}

function repeated(values: readonly string[]): readonly string[] {
  const seen = new Set<string>();
  return values.filter((value) => {
    if (seen.has(value)) return true;
    seen.add(value);
    return false;
  });
}
