import { domainToASCII } from 'node:url';
import { ContainerModule } from 'inversify';
import { bindService } from '../bind-service.ts';

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
    const clock = await get('clock');
    const asciiDomain = (domain: string) => domainToASCII(domain) || undefined;
    return (payload) => subscribe({ subscribers, clock, asciiDomain }, payload);
  });
});
