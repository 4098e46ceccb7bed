import { afterEach, describe, expect, it } from 'vitest';
import { openMailingStore } from '../storage/open-mailing-store.ts';
import { type RunningChild, runChild } from '../storage/testing/run-child.ts';
import {
  createPostgresDatabase,
  createSqliteDatabase,
  postgresAnswers,
  type TestDatabase,
} from '../storage/testing/test-databases.ts';

// Short in the suite; DURABILITY_SIGN_UPS=500 DURABILITY_KILLS=5 is the full proof.
const signUps = Number(process.env.DURABILITY_SIGN_UPS ?? 60);
const kills = Number(process.env.DURABILITY_KILLS ?? 1);
const clients = 8;
const listServer = new URL('testing/list-server.child.ts', import.meta.url);

const kinds: [string, () => Promise<TestDatabase>][] = [['SQLite', createSqliteDatabase]];
if (await postgresAnswers()) kinds.push(['PostgreSQL', createPostgresDatabase]);

let database: TestDatabase;
let server: RunningChild;
afterEach(async () => {
  server.process.kill('SIGKILL');
  await server.lines;
  await database.drop();
});

/** Sends sign-ups from several clients until all are answered with 200 or 503; a killed server answers nothing. */
async function sendAll(addresses: readonly string[], port: () => Promise<string>, onAccepted: () => void) {
  const accepted: string[] = [];
  const waiting = [...addresses];
  const client = async () => {
    for (let email = waiting.shift(); email !== undefined; email = waiting.shift()) {
      // A server that is killed before it has said its port answers nobody either.
      const status = await port().then(
        (named) => post(named, email),
        () => undefined,
      );
      if (status === 200) {
        accepted.push(email);
        onAccepted();
      } else {
        // Not answered: the visitor tries again.
        waiting.push(email);
      }
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return accepted;
}

async function post(port: string, email: string): Promise<number | undefined> {
  try {
    const response = await fetch(`http://127.0.0.1:${port}/api/contact`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email }),
    });
    return response.status;
  } catch {
    return undefined;
  }
}

describe.each(kinds)('a server on %s that is killed under load', (_kind, createDatabase) => {
  it('has lost no address that it answered with 200, and has none twice', { timeout: 300_000 }, async () => {
    database = await createDatabase();
    server = runChild(listServer, database.url);
    let port = server.firstLine;
    let accepted = 0;
    let killed = 0;
    const restartAt = (turn: number) => Math.floor(((turn + Math.random()) * signUps) / (kills + 1));
    let nextKill = restartAt(1);
    const addresses = Array.from({ length: signUps }, (_, index) => `Visitor.${index}@x.example`);
    const answered = await sendAll(
      addresses,
      () => port,
      () => {
        accepted += 1;
        if (killed >= kills || accepted < nextKill) return;
        killed += 1;
        nextKill = restartAt(killed + 1);
        server.process.kill('SIGKILL');
        server = runChild(listServer, database.url);
        port = server.firstLine;
      },
    );
    expect(killed).toBe(kills);
    expect(answered).toHaveLength(signUps);
    const store = openMailingStore(database.url);
    const stored = (await store.subscribers.list()).map(({ email }) => email);
    expect(stored.toSorted()).toEqual(addresses.map((address) => address.toLowerCase()).toSorted());
    expect(await store.outbox.counts()).toMatchObject({ waiting: signUps });
    await store.close();
  });
});
