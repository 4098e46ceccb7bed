import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { domainToASCII } from 'node:url';
import { brand } from '../../../core/brand/brand.ts';
import type { MailSettings } from '../../../core/mailing/compose-mail.ts';
import type { MailKind } from '../../../core/mailing/outbox.port.ts';
import type { RateLimiter } from '../../rate-limits/rate-limiter.ts';
import { bindService } from '../bind-service.ts';
import type { Configuration } from '../configuration.ts';
import { ContainerModule } from '../container-library.ts';
import { publicUrl } from '../public-url.ts';

const signUpsOfOneAddress = 20;
const oneHourSeconds = 3600;
const redisKeyPrefix = 'fettle';

/** Addresses stand in the list and nowhere else: what a limiter counts by leaves this process. */
function countedByDigest(limiter: RateLimiter): RateLimiter {
  return { take: (address) => limiter.take(createHash('sha256').update(address).digest('base64url')) };
}

const asciiDomain = (domain: string) => domainToASCII(domain) || undefined;

/** The mailing list: one store for every database, opened when the first sign-up or command needs it. */
export const mailingModule = new ContainerModule((options) => {
  bindService(
    options,
    'mailingStore',
    async (get) => {
      const { values } = await get('configuration');
      const { openMailingStore } = await import('../../storage/open-mailing-store.ts');
      const { database: watch } = await get('dependencyWatches');
      return openMailingStore(values.DATABASE_URL, { watch });
    },
    (store) => store.close(),
  );
  bindService(options, 'missingDatabase', async (get) => {
    const { values } = await get('configuration');
    const { parseDatabaseUrl } = await import('../../storage/database-url.ts');
    const location = parseDatabaseUrl(values.DATABASE_URL);
    const isMissing =
      location.kind === 'sqlite' && location.path !== ':memory:' && !existsSync(location.path);
    return isMissing ? location.path : null;
  });
  bindService(
    options,
    'rateLimiters',
    async (get) => {
      const { values } = await get('configuration');
      const { redis: watch } = await get('dependencyWatches');
      if (values.REDIS_URL === undefined || watch === null) {
        const { createMemoryLimiters } = await import('../../rate-limits/rate-limiters.ts');
        return createMemoryLimiters();
      }
      const { createRedisLimiters } = await import('../../rate-limits/redis-limiters.ts');
      return createRedisLimiters({ url: values.REDIS_URL, keyPrefix: redisKeyPrefix, watch });
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
      attempts: countedByDigest(limiters.create('address', signUpsOfOneAddress, oneHourSeconds)),
      mails: mailsToNewSubscribers(values),
      asksForConfirmation: values.SIGN_UP_CONFIRMATION === 'on',
    };
    return (payload) => subscribe(dependencies, payload);
  });
  // Whatever the setting is now: links that were sent while it was on stay good.
  bindService(options, 'confirming', async (get) => {
    const { checkConfirmationLink, confirmSignUp } = await import('../../../core/mailing/confirm-sign-up.ts');
    const { subscribers, confirmationTokens } = await get('mailingStore');
    const mails = mailsToNewSubscribers((await get('configuration')).values);
    const dependencies = { subscribers, confirmationTokens, mails, clock: await get('clock') };
    return {
      checkConfirmationLink: (token) => checkConfirmationLink(dependencies, token),
      confirmSignUp: (token) => confirmSignUp(dependencies, token),
    };
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
    const { subscribers, outbox, tokens, confirmationTokens } = await get('mailingStore');
    const dependencies = {
      subscribers,
      outbox,
      tokens,
      confirmationTokens,
      mailer: createSmtpMailer({ url: values.SMTP_URL }),
      settings: mailSettings(values),
      mailsPerHour: values.MAILS_PER_HOUR,
      clock: await get('clock'),
    };
    return (cancellation) => deliverMail(dependencies, cancellation);
  });
  bindService(options, 'mailStatus', async (get) => {
    const { readMailStatus } = await import('../../../core/mailing/mail-status.ts');
    const { outbox } = await get('mailingStore');
    const mailsPerHour = (await get('configuration')).values.MAILS_PER_HOUR;
    const clock = await get('clock');
    return () => readMailStatus({ outbox, clock, mailsPerHour });
  });
  bindService(options, 'moveMailingStore', async (get) => {
    const { values } = await get('configuration');
    const { moveMailingStore } = await import('../../storage/move-mailing-store.ts');
    return (toUrl, onRows) => moveMailingStore(values.DATABASE_URL, toUrl, onRows);
  });
  bindService(options, 'backUpMailingStore', async (get) => {
    const { values } = await get('configuration');
    const { backUpMailingStore } = await import('../../storage/backup/back-up.ts');
    const clock = await get('clock');
    return (path) => backUpMailingStore(values.DATABASE_URL, path, clock.now().toISOString());
  });
  bindService(options, 'restoreMailingStore', async (get) => {
    const { values } = await get('configuration');
    const { restoreMailingStore } = await import('../../storage/backup/restore.ts');
    return (path) => restoreMailingStore(values.DATABASE_URL, path);
  });
  bindService(options, 'recordMailEvents', async (get) => {
    const { recordMailEvents } = await import('../../../core/mailing/record-mail-events.ts');
    const { subscribers } = await get('mailingStore');
    const dependencies = { subscribers, clock: await get('clock'), asciiDomain };
    return (events) => recordMailEvents(dependencies, events);
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

function mailsToNewSubscribers({ MAIL_TO }: Configuration['values']): readonly MailKind[] {
  return MAIL_TO ? ['welcome', 'notification'] : ['welcome'];
}

function mailSettings(values: Configuration['values']): MailSettings {
  const { user, domain } = brand.contactEmail;
  return {
    from: values.MAIL_FROM ?? `${brand.name} <${user}@${domain}>`,
    operator: values.MAIL_TO,
    publicUrl: publicUrl(values),
  };
}
