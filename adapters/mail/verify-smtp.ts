import { createTransport } from 'nodemailer';
import { type SmtpSettings, smtpOptions } from './smtp-mailer.ts';

/**
 * Connects and signs in as for a mail, without sending one.
 * @returns `null` when the server is ready, else a short reason such as `econnection` or `smtp-535`
 */
export async function verifySmtp(settings: SmtpSettings): Promise<string | null> {
  const transport = createTransport(smtpOptions(settings));
  try {
    await transport.verify();
    return null;
  } catch (error) {
    const { code = 'unknown', responseCode } = error as { code?: string; responseCode?: number };
    return responseCode === undefined ? code.toLowerCase() : `smtp-${responseCode}`;
  } finally {
    transport.close();
  }
}
