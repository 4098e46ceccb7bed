import { createTransport } from 'nodemailer';
import { within } from '../availability/within.ts';
import { type SmtpSettings, smtpOptions } from './smtp-mailer.ts';

/**
 * Connects and signs in as for a mail, without sending one. A server that says a word now and then, and
 * so passes every step, has one step's time for all of them.
 * @returns `null` when the server is ready, else a short reason such as `econnection`, `no-answer` or `smtp-535`
 */
export async function verifySmtp(settings: SmtpSettings): Promise<string | null> {
  const options = smtpOptions(settings);
  const transport = createTransport(options);
  try {
    await within(options.socketTimeout, transport.verify());
    return null;
  } catch (error) {
    const { code = 'unknown', responseCode } = error as { code?: string; responseCode?: number };
    return responseCode === undefined ? code.toLowerCase() : `smtp-${responseCode}`;
  } finally {
    transport.close();
  }
}
