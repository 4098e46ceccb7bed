import { createServer, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import type { Mail } from '../../core/mailing/mailer.port.ts';
import { createSmtpMailer } from './smtp-mailer.ts';
import { startTestSmtp, type TestSmtpServer } from './testing/start-test-smtp.ts';

const mail: Mail = {
  messageId: '<mail-1@fettle.example>',
  from: 'Fettle <hello@fettle.example>',
  to: 'ada@mill.example',
  subject: 'Welcome – Grüße',
  text: 'Hello Ada,\n\n£5 & more',
  html: '<p>Hello Ada</p>',
  unsubscribeUrl: `https://fettle.example/api/unsubscribe?token=${'a'.repeat(90)}`,
};

const servers: { close(): unknown }[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

async function smtp(options = {}): Promise<TestSmtpServer> {
  const server = await startTestSmtp(options);
  servers.push(server);
  return server;
}

const refuse = (responseCode: number) => Object.assign(new Error('no'), { responseCode });

describe('a mail that does not go out', () => {
  it('is deferred where nobody listens', async () => {
    const { port, close } = await startTestSmtp();
    await close();
    const outcome = await createSmtpMailer({ url: `smtp://127.0.0.1:${port}` }).send(mail);
    expect(outcome).toEqual({ outcome: 'deferred', reason: expect.stringMatching(/^e\w+$/) });
  });

  it.each([
    [450, 'deferred'],
    [550, 'rejected'],
  ])('is answered at the recipient with %i: %s', async (code, outcome) => {
    const server = await smtp({
      onRcptTo: (_address: unknown, _session: unknown, callback: (error: Error) => void) =>
        callback(refuse(code)),
    });
    expect(await createSmtpMailer({ url: `smtp://127.0.0.1:${server.port}` }).send(mail)).toEqual({
      outcome,
      reason: `smtp-${code}`,
    });
  });

  it.each([
    [451, 'deferred'],
    [554, 'rejected'],
  ])('is answered after its text with %i: %s', async (code, outcome) => {
    const server = await smtp({
      onData: (stream: NodeJS.ReadableStream, _session: unknown, callback: (error: Error) => void) => {
        stream.resume().on('end', () => callback(refuse(code)));
      },
    });
    expect(await createSmtpMailer({ url: `smtp://127.0.0.1:${server.port}` }).send(mail)).toEqual({
      outcome,
      reason: `smtp-${code}`,
    });
  });

  it('waits for the operator when the password is wrong', async () => {
    const server = await smtp({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: (_auth: unknown, _session: unknown, callback: (error: Error) => void) => callback(refuse(535)),
    });
    const url = `smtp://fettle:wrong@127.0.0.1:${server.port}`;
    expect(await createSmtpMailer({ url }).send(mail)).toMatchObject({ outcome: 'deferred' });
  });

  it('is uncertain when the connection ends after its text', async () => {
    const cut = createServer((socket) => cutAfterText(socket)).listen(0, '127.0.0.1');
    servers.push(cut);
    await new Promise((resolve) => cut.once('listening', resolve));
    const { port } = cut.address() as { port: number };
    expect(await createSmtpMailer({ url: `smtp://127.0.0.1:${port}` }).send(mail)).toMatchObject({
      outcome: 'uncertain',
    });
  });

  it('is given up in time when the server says nothing', async () => {
    const silent = createServer(() => {}).listen(0, '127.0.0.1');
    await new Promise((resolve) => silent.once('listening', resolve));
    servers.push(silent);
    const { port } = silent.address() as { port: number };
    const outcome = await createSmtpMailer({ url: `smtp://127.0.0.1:${port}`, timeoutMs: 200 }).send(mail);
    expect(outcome).toMatchObject({ outcome: 'deferred' });
  });

  it.each([
    ['before it has taken anything', '', 'deferred'],
    ['when it has the whole text', '250 ok\r\n', 'uncertain'],
  ])('is given up when the server keeps talking %s', async (_when, answer, outcome) => {
    const talking = createServer((socket) => keepTalking(socket, answer)).listen(0, '127.0.0.1');
    servers.push(talking);
    await new Promise((resolve) => talking.once('listening', resolve));
    const { port } = talking.address() as { port: number };
    const mailer = createSmtpMailer({ url: `smtp://127.0.0.1:${port}`, timeoutMs: 1000 });
    expect(await mailer.send(mail)).toMatchObject({ outcome });
  });

  it('does not send a password to another machine without TLS', async () => {
    const server = await smtp({ authOptional: false, allowInsecureAuth: true });
    // A name for this machine that is not one of the loopback names.
    const url = `smtp://fettle:secret@0.0.0.0:${server.port}`;
    expect(await createSmtpMailer({ url }).send(mail)).toMatchObject({ outcome: 'deferred' });
    expect(server.received).toEqual([]);
  });
});

describe('a mail that goes out', () => {
  it('arrives with its text, its headers and the way out', async () => {
    const server = await smtp();
    const outcome = await createSmtpMailer({ url: `smtp://127.0.0.1:${server.port}` }).send(mail);
    expect(outcome).toEqual({ outcome: 'accepted' });
    const [arrived] = server.received;
    expect(arrived?.to).toEqual(['ada@mill.example']);
    expect(arrived?.mail).toMatchObject({
      messageId: '<mail-1@fettle.example>',
      from: { name: 'Fettle', address: 'hello@fettle.example' },
      subject: 'Welcome – Grüße',
    });
    expect(arrived?.mail.text).toContain('£5 & more');
    const header = (key: string) => arrived?.mail.headers.find((one) => one.key === key)?.value;
    expect(header('list-unsubscribe')?.replace(/\s/g, '')).toBe(`<${mail.unsubscribeUrl}>`);
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  });

  it.each([
    ['STARTTLS', {}, 'smtp'],
    ['TLS from the start', { secure: true }, 'smtps'],
  ])('goes over %s with a password', async (_what, options, protocol) => {
    const passwords: unknown[] = [];
    const server = await smtp({
      ...options,
      disabledCommands: [],
      authOptional: false,
      onAuth: (
        auth: { username: string; password: string },
        _session: unknown,
        callback: (error: null, answer: object) => void,
      ) => {
        passwords.push([auth.username, auth.password]);
        callback(null, { user: auth.username });
      },
    });
    const url = `${protocol}://fettle:s%40cret@127.0.0.1:${server.port}?tls.rejectUnauthorized=false`;
    expect(await createSmtpMailer({ url }).send(mail)).toEqual({ outcome: 'accepted' });
    expect(passwords).toEqual([['fettle', 's@cret']]);
    expect(server.received[0]?.isEncrypted).toBe(true);
  });

  it('does not trust a certificate that nobody vouches for', async () => {
    const server = await smtp({ secure: true, disabledCommands: [] });
    const outcome = await createSmtpMailer({ url: `smtps://127.0.0.1:${server.port}` }).send(mail);
    expect(outcome).toMatchObject({ outcome: 'deferred' });
  });
});

/** Speaks just enough SMTP to take a mail, then hangs up without a word. */
function cutAfterText(socket: Socket): void {
  let isText = false;
  socket.write('220 cut.example\r\n');
  socket.on('error', () => {});
  socket.on('data', (chunk) => {
    const line = chunk.toString();
    if (isText) {
      if (line.endsWith('\r\n.\r\n')) socket.destroy();
      return;
    }
    isText = line.startsWith('DATA');
    socket.write(isText ? '354 go on\r\n' : '250 ok\r\n');
  });
}

/** Says something before every limit of a step is over, and never comes to an end. */
function keepTalking(socket: Socket, answer: string): void {
  socket.write('220 talking.example\r\n');
  let isText = false;
  const words = setInterval(() => {
    if (answer === '' || isText) socket.write('250-more\r\n');
  }, 50);
  socket.on('error', () => {});
  socket.on('close', () => clearInterval(words));
  socket.on('data', (chunk) => {
    const line = chunk.toString();
    if (answer === '' || isText) return;
    isText = line.startsWith('DATA');
    socket.write(isText ? '354 go on\r\n' : answer);
  });
}
