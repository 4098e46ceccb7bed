import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export interface TestSmtpServer {
  readonly port: number;
  /** The mails that were taken, oldest first, with the envelope's recipients. */
  readonly received: {
    readonly to: readonly string[];
    readonly mail: Email;
    readonly isEncrypted: boolean;
  }[];
  close(): Promise<void>;
}

/** A real SMTP server on a free port of this machine. */
export async function startTestSmtp(options: SMTPServerOptions = {}): Promise<TestSmtpServer> {
  const received: TestSmtpServer['received'] = [];
  const server = new SMTPServer({
    authOptional: true,
    // Plain connections unless a test asks for more: STARTTLS needs a certificate that clients accept.
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData(stream, session, callback) {
      void text(stream)
        .then((raw) => PostalMime.parse(raw))
        .then((mail) => {
          const to = session.envelope.rcptTo.map(({ address }) => address);
          received.push({ to, mail, isEncrypted: session.secure });
          callback(null);
        })
        // A sender that is killed in the middle of a mail has sent none.
        .catch(callback);
    },
    ...options,
  });
  // A client that hangs up is part of several tests.
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const port = ((server.server as unknown as { address(): AddressInfo }).address() as AddressInfo).port;
  return { port, received, close: () => new Promise((resolve) => server.close(() => resolve())) };
}
