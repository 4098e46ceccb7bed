import { randomUUID } from 'node:crypto';
import { domainToASCII } from 'node:url';
import { brand } from '../../../core/brand/brand.ts';
import type { MailSettings } from '../../../core/mailing/compose-mail.ts';
import { bindService } from '../bind-service.ts';
import type { Configuration } from '../configuration.ts';
import { ContainerModule } from '../container-library.ts';

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
  bindService(
    options,
    'rateLimiters',
    async (get) => {
      const { values } = await get('configuration');
      const { createRateLimiters } = await import('../../rate-limits/rate-limiters.ts');
      return createRateLimiters(values.REDIS_URL);
    },
    (limiters) => limiters.close(),
  );
  bindService(options, 'subscribe', async (get) => {
    const { subscribe } = await import('../../../core/mailing/subscribe.ts');
    const { subscribers } = await get('mailingStore');
    const { values } = await get('configuration');
    const limiters = await get('rateLimiters');
    const dependencies = {
      subscribers,
      clock: await get('clock'),
      asciiDomain,
      newId: randomUUID,
      attempts: limiters.create('address', signUpsOfOneAddress, oneHourSeconds),
      mails: values.MAIL_TO ? (['welcome', 'notification'] as const) : (['welcome'] as const),
    };
    return (payload) => subscribe(dependencies, payload);
  });
  bindService(options, 'unsubscribing', async (get) => {
    const { checkUnsubscribeLink, unsubscribe } = await import('../../../core/mailing/unsubscribe.ts');
    const { subscribers, tokens } = await get('mailingStore');
    const dependencies = { subscribers, tokens, clock: await get('clock') };
    return {
      checkUnsubscribeLink: (token) => checkUnsubscribeLink(dependencies, token),
      unsubscribe: (token) => unsubscribe(dependencies, token),
    };
  });
  bindService(options, 'mailDelivery', async (get) => {
    const { values } = await get('configuration');
    if (!values.SMTP_URL) return undefined;
    const { deliverMail } = await import('../../../core/mailing/deliver-mail.ts');
    const { createSmtpMailer } = await import('../../mail/smtp-mailer.ts');
    const { subscribers, outbox, tokens } = await get('mailingStore');
    const mailer = createSmtpMailer({ url: values.SMTP_URL });
    const settings = mailSettings(values);
    const dependencies = { subscribers, outbox, tokens, mailer, settings, clock: await get('clock') };
    return (cancellation) => deliverMail(dependencies, cancellation);
  });
  bindService(options, 'moveMailingStore', async (get) => {
    const { values } = await get('configuration');
    const { moveMailingStore } = await import('../../storage/move-mailing-store.ts');
    return (toUrl, onRows) => moveMailingStore(values.DATABASE_URL, toUrl, onRows);
  });
  bindService(options, 'listKeeping', async (get) => {
    const { importSubscribers } = await import('../../../core/mailing/import-subscribers.ts');
    const { forgetSubscriber } = await import('../../../core/mailing/forget-subscriber.ts');
    const { retentionDates } = await import('../../../core/mailing/retention.ts');
    const { subscribers } = await get('mailingStore');
    const clock = await get('clock');
    const dependencies = { subscribers, clock, asciiDomain, newId: randomUUID };
    return {
      importRows: (rows) => importSubscribers(dependencies, rows),
      forget: (address, how) => forgetSubscriber(dependencies, address, how),
      prune: (dryRun) => subscribers.prune(retentionDates(clock.now()), dryRun),
    };
  });
});

function mailSettings(values: Configuration['values']): MailSettings {
  const { user, domain } = brand.contactEmail;
  return {
    from: values.MAIL_FROM ?? `${brand.name} <${user}@${domain}>`,
    operator: values.MAIL_TO,
    publicUrl: (values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).replace(/\/+$/, ''),
  };
}
