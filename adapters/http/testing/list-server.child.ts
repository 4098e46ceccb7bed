import { randomUUID } from 'node:crypto';
import { domainToASCII } from 'node:url';
import { subscribe } from '../../../core/mailing/subscribe.ts';
import { openMailingStore } from '../../storage/open-mailing-store.ts';
import { createApplication } from '../create-application.ts';
import { startServer } from '../start-server.ts';
import { fakeDependencies } from './fake-dependencies.ts';

/** A server with a real mailing list, to be killed. Argument: DATABASE_URL. It writes its port to stdout. */
const { subscribers } = openMailingStore(process.argv[2] ?? '');
const { dependencies } = fakeDependencies({
  subscribe: (payload) =>
    subscribe(
      {
        subscribers,
        clock: { now: () => new Date() },
        asciiDomain: domainToASCII,
        newId: randomUUID,
        attempts: { take: async () => ({ allowed: true }) },
        mails: ['welcome'],
      },
      payload,
    ),
});
const server = await startServer(createApplication(dependencies), { port: 0, host: '127.0.0.1' });
process.stdout.write(`${server.port}\n`);
