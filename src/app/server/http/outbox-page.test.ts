import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { outboxMail, outboxSms } from '../../../platform/outbox.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';
import { addOutboxPage } from './outbox-page.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({
    registerRoutes: async (app, { database }) => addOutboxPage(app, database.pool),
  });
});
afterAll(() => server.close());

const read = async (
  path = '/dev/outbox',
  { ip = '127.0.0.1', ...headers }: Record<string, string> = {},
) => {
  const answer = await server.app.inject({
    url: path,
    remoteAddress: ip,
    headers: { host: 'localhost:3000', ...headers },
  });
  return { status: answer.statusCode, headers: answer.headers, text: answer.body };
};

describe('the development outbox', () => {
  it('says what to do while it is empty', async () => {
    expect(await read()).toMatchObject({ status: 200, text: expect.stringContaining('Sign up') });
  });

  it('lists messages, newest first, as text, with links and codes to press', async () => {
    const { pool } = server.database;
    await outboxMail(pool).send({
      to: 'otieno@jenga.example',
      subject: 'Karibu <b>',
      text: 'Press:\nhttp://localhost/auth?token=a&b\n\n<script>alert(1)</script>',
      html: '<p>Press</p>',
    });
    await outboxSms(pool).send({ to: '+254712345678', text: 'Code 012345.' });
    const { text, headers } = await read();
    expect(text.indexOf('+254712345678')).toBeLessThan(text.indexOf('otieno@jenga.example'));
    expect(text).toContain('Karibu &lt;b&gt;');
    expect(text).toContain('<code>012345</code>');
    expect(text).toContain('<a href="http://localhost/auth?token=a&amp;b">');
    expect(text).not.toContain('<script>');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    const mail = /\/dev\/outbox\/[\w-]+/.exec(text)?.[0] ?? '';
    expect(await read(mail)).toMatchObject({ status: 200, text: '<p>Press</p>' });
  });

  it('keeps messages for a day', async () => {
    const { pool } = server.database;
    await pool.query(`update outbox_messages set created_at = created_at - interval '25 hours'`);
    await outboxSms(pool).send({ to: '+254700000001', text: 'New' });
    const { rows } = await pool.query('select recipient from outbox_messages');
    expect(rows).toEqual([{ recipient: '+254700000001' }]);
  });

  it('has no message of a made-up name', async () => {
    expect(await read('/dev/outbox/x')).toMatchObject({ status: 404 });
  });

  it.each([
    ['from another machine', { ip: '192.168.1.20' }],
    [
      'from another machine that forges an address',
      { ip: '192.168.1.20', 'x-forwarded-for': '127.0.0.1' },
    ],
    ['through a proxy here', { 'x-forwarded-for': '203.0.113.9' }],
    ['through a proxy that says so otherwise', { forwarded: 'for=203.0.113.9' }],
    ['by a name that was pointed here', { host: 'evil.example' }],
    ['by a name that only begins like ours', { host: 'localhost.evil.example' }],
  ])('is not there for who comes %s', async (_name, headers) => {
    expect(await read('/dev/outbox', headers)).toMatchObject({ status: 404 });
    expect(await read('/dev/outbox/x', headers)).toMatchObject({ status: 404 });
  });

  it.each(['127.0.0.1', '127.0.0.5', '::1', '::ffff:127.0.0.1'])('is there for %s', async (ip) => {
    expect(await read('/dev/outbox', { ip, host: '[::1]:3000' })).toMatchObject({ status: 200 });
  });
});
