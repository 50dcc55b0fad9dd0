import { createHmac } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { page } from './pages.ts';
import { type Charge, newAccessCode, type SimulatorState, simulatorKeys } from './state.ts';

type Body = Readonly<Record<string, string | number | undefined>>;

/** Paystack as far as the marketplace speaks it: initialize, the hosted page, webhook, verify, refund. */
export function addPaystack(app: FastifyInstance, state: SimulatorState): void {
  app.register(async (calls) => {
    calls.addHook('preHandler', async (request, reply) => {
      if (request.headers.authorization === `Bearer ${simulatorKeys.paystackSecret}`) return;
      return refuse(reply, 401, 'Invalid key');
    });
    addTransactions(calls, state);
    addRefunds(calls, state);
  });
  addPayPage(app, state);
}

const refuse = (reply: FastifyReply, status: number, message: string) =>
  reply.code(status).send({ status: false, message });

function addTransactions(app: FastifyInstance, state: SimulatorState): void {
  app.post('/transaction/initialize', async (request: FastifyRequest, reply) => {
    const body = request.body as Body;
    const reference = String(body.reference);
    const fault = state.takeFault(reference);
    if (fault.ask === 'break') return refuse(reply, 500, 'Something went wrong');
    if (fault.ask === 'refuse' || !body.email || !(Number(body.amount) > 0)) {
      return refuse(reply, 400, 'Invalid Email Address Passed');
    }
    if (state.charges.has(reference)) return refuse(reply, 400, 'Duplicate Transaction Reference');
    const charge: Charge = {
      id: 4_000_000_000 + state.charges.size,
      reference,
      accessCode: newAccessCode(),
      email: String(body.email),
      amount: Number(body.amount),
      callbackUrl: String(body.callback_url),
      fault,
      status: 'abandoned',
      channel: 'card',
      refunded: 0,
    };
    state.charges.set(reference, charge);
    const { result } = fault;
    if (result !== undefined) {
      state.later(fault.afterMs, () => settleCharge(state, charge, result === 0, 'card'));
    }
    if (fault.ask === 'lose') return reply.hijack().raw.destroy();
    const home = `${request.protocol}://${request.headers.host}`;
    return {
      status: true,
      message: 'Authorization URL created',
      data: {
        authorization_url: `${home}/pay/${charge.accessCode}`,
        access_code: charge.accessCode,
        reference,
      },
    };
  });

  app.get('/transaction/verify/:reference', async (request: FastifyRequest, reply) => {
    const { reference } = request.params as { reference: string };
    const charge = state.charges.get(reference);
    if (!charge) return refuse(reply, 400, 'Transaction reference not found.');
    if (charge.fault.query === 'break') return refuse(reply, 503, 'Please try again');
    return { status: true, message: 'Verification successful', data: dataOf(charge) };
  });
}

function dataOf({ id, status, reference, amount, channel, fault }: Charge, isCallback = false) {
  return {
    id,
    domain: 'test',
    status,
    reference,
    amount: isCallback ? (fault.callbackAmount ?? amount) : amount,
    currency: 'KES',
    channel,
    gateway_response: status === 'success' ? 'Successful' : 'Declined',
    paid_at: status === 'success' ? new Date().toISOString() : null,
  };
}

/** The one end of a charge: its webhook is sent as was ordered. */
export function settleCharge(
  state: SimulatorState,
  charge: Charge,
  isPaid: boolean,
  channel: Charge['channel'],
): void {
  if (charge.status !== 'abandoned') return;
  charge.status = isPaid ? 'success' : 'failed';
  charge.channel = channel;
  const event = isPaid ? 'charge.success' : 'charge.failed';
  const { callbacks, callbackMs } = charge.fault;
  for (let n = 0; n < callbacks; n += 1) {
    state.later(callbackMs + n * 20, () =>
      sendWebhook(state, { event, data: dataOf(charge, true) }),
    );
  }
}

export function sendWebhook(state: SimulatorState, event: object, signature?: string): void {
  const { paystackWebhookUrl: url } = state.options;
  if (!url) return;
  const body = JSON.stringify(event);
  const signed = createHmac('sha512', simulatorKeys.paystackSecret).update(body).digest('hex');
  state.post(url, body, { 'x-paystack-signature': signature ?? signed });
}

function addRefunds(app: FastifyInstance, state: SimulatorState): void {
  app.post('/refund', async (request: FastifyRequest, reply) => {
    const { transaction, amount } = request.body as Body;
    const charge = state.charges.get(String(transaction));
    const cents = Number(amount);
    const fault = state.takeFault('refund');
    if (fault.ask !== 'accept') return refuse(reply, 500, 'Please try again');
    if (charge?.status !== 'success' || charge.refunded + cents > charge.amount) {
      return refuse(reply, 400, 'Refund amount is more than what is left of the transaction');
    }
    const id = state.refunds.size + 1;
    state.refunds.set(String(id), 'pending');
    // Also while it is queued: two at once never come to more than was paid.
    charge.refunded += cents;
    state.later(fault.afterMs, () => {
      const status = fault.result === undefined ? 'processed' : 'failed';
      state.refunds.set(String(id), status);
      if (status === 'failed') charge.refunded -= cents;
      const data = { transaction_reference: charge.reference, amount: cents, status };
      if (fault.callbacks > 0) sendWebhook(state, { event: `refund.${status}`, data });
    });
    return { status: true, message: 'Refund has been queued', data: { id, status: 'pending' } };
  });

  app.get('/refund/:id', async (request: FastifyRequest, reply) => {
    const { id } = request.params as { id: string };
    const status = state.refunds.get(id);
    if (!status) return refuse(reply, 404, 'Refund not found');
    return { status: true, message: 'Refund retrieved', data: { id: Number(id), status } };
  });
}

/** Where a person pays: any card will do. */
function addPayPage(app: FastifyInstance, state: SimulatorState): void {
  const chargeOf = (request: FastifyRequest) => {
    const { code } = request.params as { code: string };
    return [...state.charges.values()].find(({ accessCode }) => accessCode === code) ?? null;
  };
  app.get('/pay/:code', async (request, reply) => {
    const charge = chargeOf(request);
    const html = charge
      ? `<h1>Pay KSh ${(charge.amount / 100).toLocaleString('en-KE')}</h1>
<p>For ${charge.reference}, by ${escapeHtml(charge.email)}. No card number is asked for here.</p>
<form method="post"><button name="answer" value="card">Pay by card</button>
<button name="answer" value="bank">Pay by bank</button>
<button name="answer" value="declined" class="plain">The bank declines it</button>
<button name="answer" value="left" class="plain">Go back without paying</button></form>`
      : '<h1>No such payment</h1>';
    return reply
      .code(charge ? 200 : 404)
      .type('text/html; charset=utf-8')
      .send(page('Card or bank', html));
  });
  app.post('/pay/:code', async (request, reply) => {
    const charge = chargeOf(request);
    if (!charge) return refuse(reply, 404, 'No such payment');
    const { answer } = request.body as { answer?: string };
    if (answer === 'card' || answer === 'bank') settleCharge(state, charge, true, answer);
    if (answer === 'declined') settleCharge(state, charge, false, 'card');
    const back = new URL(charge.callbackUrl);
    back.searchParams.set('trxref', charge.reference);
    back.searchParams.set('reference', charge.reference);
    return reply.redirect(back.href, 303);
  });
}

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
