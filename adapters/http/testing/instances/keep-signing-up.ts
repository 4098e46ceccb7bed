import { setTimeout as sleep } from 'node:timers/promises';
import { send } from '../overload/send.ts';

/** What visitors were told while instances came and went. */
export interface SignUps {
  /** Addresses that were answered with 200. */
  readonly accepted: readonly string[];
  /** How many tries were answered with each status; 0 where the connection broke. */
  readonly statuses: Readonly<Record<string, number>>;
}

/** How many visitors there are at once, and how long each waits between two tries. */
export interface Crowd {
  readonly clients: number;
  readonly pauseMs: number;
}

/** As a server comes back within seconds, an address that is still refused then is told as lost. */
const mostTries = 1000;
/** A visitor tries again; an answer within this time is held by the tests of outages. */
const longestAnswerMs = 30_000;

/**
 * Signs addresses up from several clients, each try at another instance, until it is stopped: then every address that
 * was begun is tried again until it is accepted, as a visitor would.
 */
export function keepSigningUp(
  urls: readonly string[],
  { clients, pauseMs }: Crowd,
): { stop(): Promise<SignUps> } {
  const accepted: string[] = [];
  const statuses: Record<string, number> = {};
  let tries = 0;
  let begun = 0;
  let isOver = false;
  const signUp = async (email: string): Promise<void> => {
    for (let again = 0; again < mostTries; again += 1) {
      tries += 1;
      const address = `10.${tries % 200}.${(tries >> 3) % 200}.${(tries >> 6) % 200}`;
      const { status } = await send(`${urls[tries % urls.length]}/api/contact`, {
        headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': address },
        body: JSON.stringify({ source: 'landing', email }),
        signal: AbortSignal.timeout(longestAnswerMs),
      });
      statuses[status] = (statuses[status] ?? 0) + 1;
      await sleep(pauseMs);
      if (status !== 200) continue;
      accepted.push(email);
      return;
    }
    throw new Error(`${email} was not accepted in ${mostTries} tries: ${JSON.stringify(statuses)}`);
  };
  const client = async () => {
    while (!isOver) {
      begun += 1;
      await signUp(`visitor.${begun}@x.example`);
    }
  };
  const all = Promise.all(Array.from({ length: clients }, client));
  // Told by stop().
  all.catch(() => undefined);
  return {
    async stop() {
      isOver = true;
      await all;
      return { accepted, statuses };
    },
  };
}
