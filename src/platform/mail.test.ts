import { createServer, type Server } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, describe, expect, it } from 'vitest';
import { smtpMail } from './mail.ts';
import { PermanentFailure } from './permanent-failure.ts';

const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  await Promise.all(closers.splice(0).map((close) => close()));
});

interface Received {
  readonly from: string;
  readonly to: readonly string[];
  readonly source: string;
}

/** A mail server on this machine; answers its address and what it was given. */
async function startServer(options: SMTPServerOptions = {}) {
  const received: Received[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => void chunks.push(chunk));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        received.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          source: Buffer.concat(chunks).toString('utf8'),
        });
        done();
      });
    },
    ...options,
  });
  const port = await listen(server.server as Server);
  closers.push(() => new Promise<void>((resolve) => server.close(resolve)));
  return { url: `smtp://127.0.0.1:${port}`, received };
}

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

const message = {
  to: 'otieno@jenga.example',
  subject: 'Karibu, Wanjirũ',
  text: 'Habari',
  html: '<p>Habari</p>',
};
const from = 'JengaSoko <no-reply@soko.example>';

async function failureOf(url: string, extra: { silenceMs?: number } = {}): Promise<Error> {
  return smtpMail({ url, from, ...extra })
    .send(message)
    .then(
      () => new Error('it was sent'),
      (error: Error) => error,
    );
}

/** A server that refuses at one stage of the conversation. */
const refusing = (stage: 'onMailFrom' | 'onRcptTo', responseCode: number) =>
  startServer({
    [stage]: (address: { address: string }, _session: unknown, done: (error: Error) => void) =>
      done(Object.assign(new Error(`no ${address.address}`), { responseCode })),
  });

describe('mail by SMTP', () => {
  it('arrives in both forms, with its subject in any script', async () => {
    const { url, received } = await startServer();
    await smtpMail({ url, from }).send(message);
    expect(received).toMatchObject([{ from: 'no-reply@soko.example', to: [message.to] }]);
    const [{ source }] = received as [Received];
    expect(source).toContain('From: JengaSoko <no-reply@soko.example>');
    expect(source).toMatch(/Subject: =\?UTF-8\?/);
    expect(source).toMatch(/text\/plain[\s\S]*Habari[\s\S]*text\/html[\s\S]*<p>Habari<\/p>/);
  });

  it('signs in where the address has a name and password', async () => {
    let seen: unknown;
    const { url, received } = await startServer({
      authOptional: false,
      onAuth({ username, password }, _session, done) {
        seen = { username, password };
        done(null, { user: 'soko' });
      },
    });
    await smtpMail({ url: url.replace('//', '//soko:p%40ss@'), from }).send(message);
    expect(seen).toEqual({ username: 'soko', password: 'p@ss' });
    expect(received).toHaveLength(1);
  });

  it('fails for good where the address is refused for good', async () => {
    const { url } = await refusing('onRcptTo', 550);
    const error = await failureOf(url);
    expect(error).toBeInstanceOf(PermanentFailure);
    expect(error.message).toContain('550');
  });

  it('fails for good where the message is refused', async () => {
    const { url } = await startServer({
      onData(stream, _session, done) {
        stream.resume();
        stream.on('end', () =>
          done(Object.assign(new Error('spam from otieno'), { responseCode: 554 })),
        );
      },
    });
    expect(await failureOf(url)).toBeInstanceOf(PermanentFailure);
  });

  it.each([
    ['a full mailbox', () => refusing('onRcptTo', 452)],
    ['a refused sender, which is our settings’ fault', () => refusing('onMailFrom', 550)],
    [
      'a refused sign-in, which is too',
      async () => {
        const server = await startServer({
          authOptional: false,
          onAuth: (_auth, _session, done) => done(new Error('who?')),
        });
        return { ...server, url: server.url.replace('//', '//soko:wrong@') };
      },
    ],
    ['a server that is not there', async () => ({ url: 'smtp://127.0.0.1:9' })],
  ])('is worth another try after %s', async (_name, start) => {
    const { url } = await start();
    const error = await failureOf(url);
    expect(error).not.toBeInstanceOf(PermanentFailure);
    expect(error.message).toMatch(/^The mail server did not take the message/);
  });

  it('gives up a server that says nothing, and tries again later', async () => {
    const silent = createServer();
    const port = await listen(silent);
    closers.push(() => new Promise((resolve) => silent.close(resolve)));
    const error = await failureOf(`smtp://127.0.0.1:${port}`, { silenceMs: 200 });
    expect(error).not.toBeInstanceOf(PermanentFailure);
    expect(error.message).toMatch(/did not take/);
  });

  it('never repeats an address or a password in what it throws', async () => {
    for (const { url } of [await refusing('onRcptTo', 550), await refusing('onMailFrom', 451)]) {
      const { message: said } = await failureOf(url.replace('//', '//soko:secret@'));
      expect(said).not.toMatch(/jenga\.example|secret/);
    }
  });
});
