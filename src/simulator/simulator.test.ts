import { createHmac } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eventually } from '../shared/testing/eventually.ts';
import { openSimulator, type Simulator } from './server.ts';
import { simulatorKeys, timestampOf } from './state.ts';

interface Received {
  readonly path: string;
  readonly text: string;
  readonly headers: Readonly<Record<string, unknown>>;
}

let simulator: Simulator;
let shop: Server;
let home: string;
const received: Received[] = [];
const bodies = () => received.map(({ text }) => JSON.parse(text));

beforeAll(async () => {
  shop = createServer((request, reply) => {
    let text = '';
    request.on('data', (part: Buffer) => {
      text += part.toString();
    });
    request.on('end', () => {
      received.push({ path: request.url ?? '', text, headers: request.headers });
      reply.end('{}');
    });
  });
  await new Promise<void>((done) => shop.listen(0, '127.0.0.1', done));
  home = `http://127.0.0.1:${(shop.address() as AddressInfo).port}`;
  simulator = await openSimulator({ paystackWebhookUrl: `${home}/paystack` });
});
afterAll(async () => {
  await simulator.close();
  shop.close();
});
beforeEach(() => void received.splice(0));

const { mpesa } = simulatorKeys;

async function call(path: string, body?: object, authorization?: string) {
  const answer = await fetch(simulator.url + path, {
    method: body ? 'POST' : 'GET',
    headers: {
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(authorization ? { authorization } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
    redirect: 'manual',
  });
  return { status: answer.status, body: await answer.json().catch(() => null) };
}

async function token() {
  const basic = Buffer.from(`${mpesa.key}:${mpesa.secret}`).toString('base64');
  const { body } = await call(
    '/oauth/v1/generate?grant_type=client_credentials',
    undefined,
    `Basic ${basic}`,
  );
  return `Bearer ${body.access_token}`;
}

function signed() {
  const Timestamp = timestampOf(new Date());
  const Password = Buffer.from(mpesa.shortcode + mpesa.passkey + Timestamp).toString('base64');
  return { BusinessShortCode: mpesa.shortcode, Password, Timestamp };
}

const push = async (over: object = {}) =>
  call(
    '/mpesa/stkpush/v1/processrequest',
    {
      ...signed(),
      TransactionType: 'CustomerPayBillOnline',
      Amount: 100,
      PartyA: '254712345678',
      PartyB: mpesa.shortcode,
      PhoneNumber: '254712345678',
      CallBackURL: `${home}/stk`,
      AccountReference: 'LPO1-1',
      TransactionDesc: 'LPO-000001',
      ...over,
    },
    await token(),
  );
const query = async (CheckoutRequestID: string) =>
  call('/mpesa/stkpushquery/v1/query', { ...signed(), CheckoutRequestID }, await token());

describe('the simulated M-Pesa', () => {
  it('asks for a token, and refuses what Daraja refuses', async () => {
    expect((await call('/mpesa/stkpush/v1/processrequest', signed(), 'Bearer x')).status).toBe(401);
    for (const wrong of [
      { Password: 'x' },
      { Amount: 10.5 },
      { PhoneNumber: '0712345678' },
      { AccountReference: 'LPO-000001-12' },
      { TransactionDesc: 'fourteen signs' },
    ]) {
      expect((await push(wrong)).body).toMatchObject({ errorCode: '400.002.02' });
    }
  });

  it('is still processing until the person answers, then calls back once and says the same', async () => {
    const { body } = await push();
    expect(body.ResponseCode).toBe('0');
    expect((await query(body.CheckoutRequestID)).body.errorCode).toBe('500.001.1001');
    const prompts = (await call('/phone/prompts')).body;
    expect(prompts).toMatchObject([{ amount: 100, reference: 'LPO1-1' }]);
    const answer = { checkoutRequestId: body.CheckoutRequestID, result: 0 };
    await call('/control/answer', answer);
    await call('/control/answer', { ...answer, result: 1032 });
    await eventually(() => expect(received).toHaveLength(1));
    const { stkCallback } = bodies()[0].Body;
    expect(stkCallback).toMatchObject({ ResultCode: 0, CheckoutRequestID: body.CheckoutRequestID });
    expect(stkCallback.CallbackMetadata.Item).toContainEqual({ Name: 'Balance' });
    expect((await query(body.CheckoutRequestID)).body.ResultCode).toBe('0');
  });

  it('calls nobody but the application that it belongs to', async () => {
    const elsewhere = home.replace('127.0.0.1', 'localhost');
    const strange = (await push({ CallBackURL: `${elsewhere}/stk` })).body.CheckoutRequestID;
    const own = (await push()).body.CheckoutRequestID;
    for (const checkoutRequestId of [strange, own]) {
      await call('/control/answer', { checkoutRequestId, result: 0 });
    }
    await eventually(() => expect(received).not.toHaveLength(0));
    await simulator.state.settled();
    const called = bodies().map(({ Body }) => Body.stkCallback.CheckoutRequestID);
    expect(called).toEqual([own]);
  });

  it.each([1, 17, 26, 1001, 1019, 1025, 1032, 1037, 2001, 9999])(
    'ends with code %i where that is ordered, without a receipt',
    async (result) => {
      simulator.next({ result });
      const { body } = await push();
      await eventually(() => expect(received).toHaveLength(1));
      expect(bodies()[0].Body.stkCallback).toMatchObject({ ResultCode: result });
      expect(bodies()[0].Body.stkCallback.CallbackMetadata).toBeUndefined();
      expect((await query(body.CheckoutRequestID)).body.ResultCode).toBe(String(result));
    },
  );

  it('calls back before the reply, twice, with another amount, or loses either', async () => {
    simulator.next({ result: 0, replyMs: 200, callbacks: 2, callbackAmount: 7 });
    const early = push();
    await eventually(() => expect(received).toHaveLength(2));
    expect(JSON.stringify(bodies()[0])).toContain('{"Name":"Amount","Value":7}');
    expect((await early).status).toBe(200);
    received.splice(0);
    simulator.next({ result: 0, callbacks: 0, ask: 'lose' });
    await expect(push()).rejects.toThrow();
    expect(received).toEqual([]);
    simulator.next({ ask: 'break' });
    expect((await push()).status).toBe(500);
  });

  it('confirms money by paybill, and tells and reverses transfers at the result address', async () => {
    const auth = await token();
    await call('/mpesa/c2b/v2/registerurl', { ConfirmationURL: `${home}/c2b` }, auth);
    const paid = { amount: 50, reference: 'LPO-000009', phone: '254700111222' };
    const { body: transfer } = await call('/control/paybill', paid);
    await eventually(() => expect(received).toHaveLength(1));
    expect(bodies()[0]).toMatchObject({ TransAmount: '50.00', MSISDN: '2547*****222' });
    const who = {
      Initiator: mpesa.initiator,
      SecurityCredential: mpesa.credential,
      TransactionID: transfer.receipt,
      ResultURL: `${home}/result`,
    };
    await call('/mpesa/transactionstatus/v1/query', who, auth);
    await eventually(() => expect(received).toHaveLength(2));
    expect(JSON.stringify(bodies()[1])).toContain('Completed');
    await call('/mpesa/reversal/v1/request', { ...who, Amount: 50 }, auth);
    await call('/mpesa/reversal/v1/request', { ...who, Amount: 50 }, auth);
    await eventually(() => expect(received).toHaveLength(4));
    expect(
      bodies()
        .slice(2)
        .map(({ Result }) => Result.ResultCode),
    ).toEqual([0, 1]);
  });
});

describe('the simulated Paystack', () => {
  const key = `Bearer ${simulatorKeys.paystackSecret}`;
  const begin = (reference: string) =>
    call(
      '/transaction/initialize',
      { email: 'a@b.example', amount: 5_000, reference, callback_url: `${home}/back` },
      key,
    );

  it('signs what it says of a payment, and refunds no more than was paid', async () => {
    const { body } = await begin('R-1');
    expect((await begin('R-1')).status).toBe(400);
    expect((await call('/transaction/verify/R-1', undefined, key)).body.data.status).toBe(
      'abandoned',
    );
    const paid = await fetch(body.data.authorization_url, {
      method: 'POST',
      body: new URLSearchParams({ answer: 'card' }),
      redirect: 'manual',
    });
    expect(paid.headers.get('location')).toBe(`${home}/back?trxref=R-1&reference=R-1`);
    await eventually(() => expect(received).toHaveLength(1));
    const [{ text, headers }] = received as [Received];
    const hash = createHmac('sha512', simulatorKeys.paystackSecret).update(text).digest('hex');
    expect(headers['x-paystack-signature']).toBe(hash);
    const verified = await call('/transaction/verify/R-1', undefined, key);
    expect(verified.body.data).toMatchObject({ status: 'success', amount: 5_000, currency: 'KES' });
    expect((await call('/refund', { transaction: 'R-1', amount: 4_000 }, key)).status).toBe(200);
    expect((await call('/refund', { transaction: 'R-1', amount: 4_000 }, key)).status).toBe(400);
  });
});
