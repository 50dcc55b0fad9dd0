import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { PermanentFailure } from './permanent-failure.ts';
import { gatewaySms, mayHaveLeft } from './sms.ts';

const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  await Promise.all(closers.splice(0).map((close) => close()));
});

interface Received {
  readonly method: string | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly fields: Record<string, string>;
}

/** A gateway on this machine; answers its address and what was posted to it. */
async function startGateway(answer: (response: ServerResponse) => void) {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const fields = Object.fromEntries(new URLSearchParams(body));
    received.push({ method: request.method, headers: request.headers, fields });
    answer(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  });
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/version1/messaging`, received };
}

const says = (status: number, body: unknown) => (response: ServerResponse) =>
  void response
    .writeHead(status, { 'content-type': 'application/json' })
    .end(typeof body === 'string' ? body : JSON.stringify(body));

const recipient = (statusCode: number) => ({
  SMSMessageData: {
    Message: 'Sent to 1/1 Total Cost: KES 0.8000',
    Recipients: [{ statusCode, number: '+254712345678', status: 'x', messageId: 'ATXid_1' }],
  },
});

const settings = { username: 'soko', apiKey: 'a key', from: 'JENGASOKO' };
const message = { to: '+254712345678', text: 'Nambari yako: 123456 & karibu' };

async function failureOf(answer: (response: ServerResponse) => void, timeLimitMs = 5_000) {
  const { url } = await startGateway(answer);
  return gatewaySms({ ...settings, url, timeLimitMs })
    .send(message)
    .then(
      () => new Error('it was sent'),
      (error: Error) => error,
    );
}

describe('SMS through the gateway', () => {
  it('posts a form with the key in a header', async () => {
    const { url, received } = await startGateway(says(201, recipient(101)));
    await gatewaySms({ ...settings, url }).send(message);
    expect(received).toMatchObject([
      {
        method: 'POST',
        headers: { apikey: 'a key', accept: 'application/json' },
        fields: { username: 'soko', to: message.to, message: message.text, from: 'JENGASOKO' },
      },
    ]);
    expect(received[0]!.headers['content-type']).toContain('application/x-www-form-urlencoded');
  });

  it('leaves the sender to the gateway where none is set', async () => {
    const { url, received } = await startGateway(says(201, recipient(100)));
    await gatewaySms({ ...settings, from: null, url }).send(message);
    expect(received[0]!.fields).not.toHaveProperty('from');
  });

  it.each([403, 404, 406, 409])('fails for good for status %i of the number', async (code) => {
    expect(await failureOf(says(201, recipient(code)))).toBeInstanceOf(PermanentFailure);
  });

  it('fails for good for a request that is not understood', async () => {
    expect(await failureOf(says(400, 'Bad request'))).toBeInstanceOf(PermanentFailure);
  });

  it.each([
    ['an empty purse', says(201, recipient(405))],
    ['an unknown sender', says(201, recipient(402))],
    ['trouble further on', says(201, recipient(501))],
    ['a wrong key', says(401, 'The supplied authentication is invalid')],
    ['too many messages', says(429, '')],
    ['a broken gateway', says(502, '<h1>Bad gateway</h1>')],
    ['an answer without a recipient', says(201, { SMSMessageData: { Recipients: [] } })],
    ['an answer that is not JSON', says(200, 'ok')],
    ['an answer of another shape', says(200, { SMSMessageData: { Recipients: [null] } })],
    ['a way to somewhere else', says(307, '')],
  ])('is worth another try after %s', async (_name, answer) => {
    const error = await failureOf(answer);
    expect(error).not.toBeInstanceOf(PermanentFailure);
    expect(error.message).not.toBe('it was sent');
    expect(error.message).not.toContain('712345678');
  });

  it('gives up a gateway that says nothing', async () => {
    const error = await failureOf(() => undefined, 200);
    expect(error.name).toBe('TimeoutError');
    expect(mayHaveLeft(error)).toBe(true);
  });

  it('may have left where the connection broke, and not where the gateway refused or was not reached', async () => {
    expect(mayHaveLeft(await failureOf((response) => response.destroy()))).toBe(true);
    expect(mayHaveLeft(await failureOf(says(503, '')))).toBe(false);
    expect(mayHaveLeft(await failureOf(says(307, '')))).toBe(false);
    const unreached = gatewaySms({ ...settings, url: 'http://127.0.0.1:1/messaging' });
    expect(mayHaveLeft(await unreached.send(message).catch((error) => error))).toBe(false);
  });
});
