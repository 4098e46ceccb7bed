import { describe, expect, it } from 'vitest';
import { aSignUp } from '../../core/mailing/testing/a-subscriber.ts';
import { openMailingStore } from '../storage/open-mailing-store.ts';
import { runChild } from '../storage/testing/run-child.ts';
import {
  createPostgresDatabase,
  createSqliteDatabase,
  postgresAnswers,
  type TestDatabase,
} from '../storage/testing/test-databases.ts';
import { startTestSmtp } from './testing/start-test-smtp.ts';

const kinds: [string, () => Promise<TestDatabase>][] = [['SQLite', createSqliteDatabase]];
if (await postgresAnswers()) kinds.push(['PostgreSQL', createPostgresDatabase]);

const deliverProgram = new URL('testing/deliver.child.ts', import.meta.url);
const mailsPerHour = '7';

describe.each(kinds)('three programs on one list in %s', (_kind, create) => {
  it('hand over no more welcome mails an hour than one may, and each to somebody else', async () => {
    const database = await create();
    const store = openMailingStore(database.url);
    for (let index = 0; index < 20; index += 1) {
      await store.subscribers.add(aSignUp({ email: `${index}@x.example` }), ['welcome']);
    }
    const smtp = await startTestSmtp();
    const url = `smtp://127.0.0.1:${smtp.port}`;
    const programs = [1, 2, 3].map(() => runChild(deliverProgram, database.url, url, mailsPerHour));
    for (const program of programs) await program.lines;
    expect(smtp.received).toHaveLength(Number(mailsPerHour));
    expect(new Set(smtp.received.map(({ to }) => to[0])).size).toBe(Number(mailsPerHour));
    expect(await store.outbox.counts()).toMatchObject({ waiting: 13, sent: 7, sending: 0 });
    // Sent again within the hour, by a program that starts later: nothing.
    await runChild(deliverProgram, database.url, url, mailsPerHour).lines;
    expect(smtp.received).toHaveLength(Number(mailsPerHour));
    await smtp.close();
    await store.close();
    await database.drop();
  });
});
