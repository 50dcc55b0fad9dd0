import Fastify, { type FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { type Fault, faultSchema } from './faults.ts';
import { addMpesa, answerPrompt, callbackOf, confirmTransfer, statementOf } from './mpesa.ts';
import { phonePage } from './pages.ts';
import { addPaystack, sendWebhook, settleCharge } from './paystack.ts';
import { newReceipt, type SimulatorOptions, SimulatorState, simulatorOptions } from './state.ts';

export interface Simulator {
  /** "http://127.0.0.1:41234" */
  readonly url: string;
  readonly state: SimulatorState;
  /** Orders what goes wrong with the next request (of that phone). */
  next(fault: Partial<Fault>): void;
  close(): Promise<void>;
}

/** Starts the simulated providers; port 0 takes a free one. */
export async function openSimulator(
  options: Partial<SimulatorOptions> = {},
  { host = '127.0.0.1', port = 0 } = {},
): Promise<Simulator> {
  const state = new SimulatorState({ ...simulatorOptions, ...options });
  const app = Fastify({ forceCloseConnections: true });
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: unknown, body: unknown) =>
      Object.fromEntries(new URLSearchParams(String(body))),
  );
  addMpesa(app, state);
  addPaystack(app, state);
  addPhone(app, state);
  addControl(app, state);
  return {
    url: await app.listen({ host, port }),
    state,
    next: (fault) => void state.faults.push(faultSchema.parse(fault)),
    async close() {
      await state.stop();
      await app.close();
    },
  };
}

function addPhone(app: FastifyInstance, state: SimulatorState): void {
  app.get('/', async (_request, reply) => reply.redirect('/phone'));
  app.get('/phone', async (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(phonePage()),
  );
  app.get('/statement.csv', async (request, reply) => {
    const { phone } = request.query as { readonly phone?: string };
    return reply
      .header('content-disposition', 'attachment; filename="statement.csv"')
      .type('text/csv; charset=utf-8')
      .send(statementOf(state, phone));
  });
  app.get('/phone/prompts', async () => {
    state.lookedAt = Date.now();
    return waiting(state).map(({ checkoutRequestId, phone, amount, reference }) => ({
      checkoutRequestId,
      phone,
      amount,
      reference,
    }));
  });
}

const waiting = (state: SimulatorState) =>
  [...state.prompts.values()].filter(
    ({ result, fault }) => result === null && fault.result === undefined,
  );

const answerSchema = z.strictObject({ checkoutRequestId: z.string(), result: z.int() });
const paybillSchema = z.strictObject({
  amount: z.int().check(z.positive()),
  reference: z.string(),
  phone: z.string(),
  /** 0 loses the confirmation, 2 sends it twice. */
  confirmations: z._default(z.int(), 1),
});
const chargeSchema = z.strictObject({ reference: z.string(), paid: z.boolean() });
const forgerySchema = z.strictObject({
  body: z.record(z.string(), z.unknown()),
  signature: z.optional(z.string()),
});

/** What tests and curious people order; nothing of it exists at the real providers. */
function addControl(app: FastifyInstance, state: SimulatorState): void {
  app.post('/control/faults', async (request) => {
    state.faults.push(faultSchema.parse(request.body));
    return { faults: state.faults };
  });
  app.get('/control/state', async () => ({
    prompts: [...state.prompts.values()],
    transfers: [...state.transfers.values()],
    charges: [...state.charges.values()],
    faults: state.faults,
  }));
  app.post('/control/answer', async (request, reply) => {
    const { checkoutRequestId, result } = answerSchema.parse(request.body);
    const prompt = state.prompts.get(checkoutRequestId);
    if (!prompt) return reply.code(404).send({ message: 'No such request' });
    answerPrompt(state, prompt, result);
    return { result: prompt.result };
  });
  app.post('/control/resend', async (request, reply) => {
    const prompt = state.prompts.get(
      (request.body as { checkoutRequestId: string }).checkoutRequestId,
    );
    if (!prompt || prompt.result === null)
      return reply.code(404).send({ message: 'No result yet' });
    state.post(prompt.callbackUrl, callbackOf(prompt));
    return {};
  });
  app.post('/control/charge', async (request, reply) => {
    const { reference, paid } = chargeSchema.parse(request.body);
    const charge = state.charges.get(reference);
    if (!charge) return reply.code(404).send({ message: 'No such payment' });
    settleCharge(state, charge, paid, 'card');
    return { status: charge.status };
  });
  app.post('/control/paybill', async (request) => {
    const { confirmations, ...paid } = paybillSchema.parse(request.body);
    const transfer = { ...paid, receipt: newReceipt(), at: new Date(), reversed: 0 };
    state.transfers.set(transfer.receipt, transfer);
    for (let n = 0; n < confirmations; n += 1) confirmTransfer(state, transfer);
    return transfer;
  });
  app.post('/control/forge', async (request) => {
    const { body, signature } = forgerySchema.parse(request.body);
    sendWebhook(state, body, signature ?? 'forged');
    return {};
  });
}
