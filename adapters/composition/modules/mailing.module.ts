import { randomUUID } from 'node:crypto';
import { domainToASCII } from 'node:url';
import { ContainerModule } from 'inversify';
import { bindService } from '../bind-service.ts';

const signUpsOfOneAddress = 20;
const oneHourSeconds = 3600;

const asciiDomain = (domain: string) => domainToASCII(domain) || undefined;

/** The mailing list: one store for every database, opened when the first sign-up or command needs it. */
export const mailingModule = new ContainerModule((options) => {
  bindService(
    options,
    'mailingStore',
    async (get) => {
      const { values } = await get('configuration');
      const { openMailingStore } = await import('../../storage/open-mailing-store.ts');
      return openMailingStore(values.DATABASE_URL);
    },
    (store) => store.close(),
  );
  bindService(options, 'subscribe', async (get) => {
    const { subscribe } = await import('../../../core/mailing/subscribe.ts');
    const { subscribers } = await get('mailingStore');
    const { values } = await get('configuration');
    const { createMemoryRateLimiter } = await import('../../rate-limits/flexible-rate-limiter.ts');
    const dependencies = {
      subscribers,
      clock: await get('clock'),
      asciiDomain,
      newId: randomUUID,
      attempts: createMemoryRateLimiter(signUpsOfOneAddress, oneHourSeconds),
      mails: values.MAIL_TO ? (['welcome', 'notification'] as const) : (['welcome'] as const),
    };
    return (payload) => subscribe(dependencies, payload);
  });
});
