import { deliverMail } from '../../../core/mailing/deliver-mail.ts';
import { openMailingStore } from '../../storage/open-mailing-store.ts';
import { createSmtpMailer } from '../smtp-mailer.ts';

/** A program that sends what is due. Arguments: DATABASE_URL, SMTP_URL, MAILS_PER_HOUR. */
const [databaseUrl = '', smtpUrl = '', mailsPerHour = '1000'] = process.argv.slice(2);
const store = openMailingStore(databaseUrl);
await deliverMail({
  ...store,
  mailer: createSmtpMailer({ url: smtpUrl }),
  mailsPerHour: Number(mailsPerHour),
  clock: { now: () => new Date() },
  settings: { from: 'hello@fettle.example', operator: undefined, publicUrl: 'http://127.0.0.1' },
});
await store.close();
