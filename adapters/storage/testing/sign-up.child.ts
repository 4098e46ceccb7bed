import { aSignUp } from '../../../core/mailing/testing/a-subscriber.ts';
import { openMailingStore } from '../open-mailing-store.ts';

/**
 * A program that signs addresses up one after another and writes each to stdout once it was accepted.
 * Arguments: DATABASE_URL, a prefix for the addresses, how many.
 */
const [databaseUrl = '', prefix = '', count = '0'] = process.argv.slice(2);
const store = openMailingStore(databaseUrl, { patienceMs: 20_000 });
for (let index = 0; index < Number(count); index += 1) {
  const email = `${prefix}-${index}@x.example`;
  await store.subscribers.add(aSignUp({ email }), ['welcome']);
  process.stdout.write(`${email}\n`);
}
await store.close();
