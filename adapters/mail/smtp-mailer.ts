import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Mail, Mailer, MailOutcome } from '../../core/mailing/mailer.port.ts';

export interface SmtpSettings {
  /** SMTP_URL: `smtp://user:password@host:587` (STARTTLS where offered) or `smtps://…` (TLS from the start). */
  readonly url: string;
  /** How long to wait for the server at each step. */
  readonly timeoutMs?: number;
}

const defaultTimeoutMs = 30_000;
/** A server that says a word now and then passes every step; after so many times a step's limit it is left. */
const stepsOfHandOver = 2;
const loopback = /^(localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/;

/** How every connection to the mail server is made. */
export function smtpOptions({ url, timeoutMs = defaultTimeoutMs }: SmtpSettings) {
  const { username, hostname } = new URL(url);
  return {
    url,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    tls: { minVersion: 'TLSv1.2' as const },
    // A password must not cross a network in the clear because a server forgot to offer TLS.
    ...(username && !loopback.test(hostname) ? { requireTLS: true } : {}),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Hands mails to an SMTP server, one connection a mail: a list of a small firm sends a few a minute at most. */
export function createSmtpMailer(settings: SmtpSettings): Mailer {
  const options = smtpOptions(settings);
  return {
    async send(mail): Promise<MailOutcome> {
      const handOver = watchHandOver();
      const transport = createTransport({ ...options, ...handOver.options });
      try {
        const signal = AbortSignal.timeout(stepsOfHandOver * options.socketTimeout);
        // The published types do not know the option yet.
        const cancellable: SendMailOptions & { readonly signal: AbortSignal } = {
          ...messageOf(mail),
          signal,
        };
        await transport.sendMail(cancellable);
        return { outcome: 'accepted' };
      } catch (error) {
        return outcomeOf(error as SmtpError, handOver.hasBegun());
      } finally {
        transport.close();
      }
    },
  };
}

function messageOf({ unsubscribeUrl, ...mail }: Mail): SendMailOptions {
  const headers = { 'Auto-Submitted': 'auto-generated' };
  if (!unsubscribeUrl) return { ...mail, headers };
  return {
    ...mail,
    // RFC 8058: the mail program posts to the address, and the subscriber sees a button.
    headers: { ...headers, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    list: { unsubscribe: unsubscribeUrl },
  };
}

/**
 * Listens to the dialogue for the DATA command: before it the server cannot have taken the mail, after it an
 * end without an answer leaves that open. The dialogue itself is kept nowhere.
 */
function watchHandOver() {
  let begun = false;
  const listen = (entry: { tnx?: string }, text?: unknown) => {
    if (entry.tnx === 'client' && text === 'DATA') begun = true;
  };
  const ignore = () => {};
  const logger = { trace: listen, debug: listen, info: listen, warn: ignore, error: ignore, fatal: ignore };
  return { options: { debug: true, logger: { ...logger, level: ignore } }, hasBegun: () => begun };
}

interface SmtpError {
  readonly code?: string;
  readonly responseCode?: number;
}

function outcomeOf({ code = 'unknown', responseCode }: SmtpError, handOverBegun: boolean): MailOutcome {
  if (responseCode === undefined) {
    const reason = code.toLowerCase();
    return handOverBegun ? { outcome: 'uncertain', reason } : { outcome: 'deferred', reason };
  }
  const reason = `smtp-${responseCode}`;
  // A refused password or a missing TLS is the operator's to mend, and the mail can wait for that.
  const isAboutTheMail = code === 'EENVELOPE' || code === 'EMESSAGE';
  return responseCode >= 500 && isAboutTheMail
    ? { outcome: 'rejected', reason }
    : { outcome: 'deferred', reason };
}
