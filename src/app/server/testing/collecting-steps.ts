import { buildAdmin } from '../../../domains/accounts/server/factory.ts';
import {
  deliveriesOf,
  dispatch,
  driverCalls,
  reportOf,
} from '../../../domains/deliveries/server/testing.ts';
import type { Payment } from '../../../domains/payments/schema.ts';
import { pullTransfers } from '../../../domains/payments/server/collecting/receipts.ts';
import type { StatementAnswer as Answer } from '../../../domains/payments/statement-schema.ts';
import { confirmTransfer } from '../../../simulator/mpesa.ts';
import { type Collecting, elapse, type PaidScene } from './collecting.ts';

type OrderedFault = Parameters<Collecting['simulator']['next']>[0];

/** A callback of M-Pesa that M-Pesa never sent. */
export const forged = (requestId: string, amount: number) => ({
  Body: {
    stkCallback: {
      MerchantRequestID: '1-1-1',
      CheckoutRequestID: requestId,
      ResultCode: 0,
      ResultDesc: 'The service request is processed successfully.',
      CallbackMetadata: {
        Item: [
          { Name: 'Amount', Value: amount },
          { Name: 'MpesaReceiptNumber', Value: `FAKE${Math.random().toString(36).slice(2, 8)}` },
          { Name: 'PhoneNumber', Value: 254712345678 },
        ],
      },
    },
  },
});

/** What tests do with the simulated phone, its owner, and time. */
export class Steps {
  readonly #at: Collecting;

  constructor(at: Collecting) {
    this.#at = at;
  }

  /** Works until nothing is due, and waits for what the simulator has on its way. */
  async settled(): Promise<void> {
    do {
      await this.#at.simulator.state.settled();
    } while ((await this.#at.run()) > 0);
  }

  /** As if it were later: what was to be done then is done. */
  async afterwards(seconds: number): Promise<void> {
    await elapse(this.#at, seconds);
    await this.#at.run(true);
    await this.settled();
  }

  /** What the phone shows last. */
  promptOf({ phone }: PaidScene) {
    const prompts = [...this.#at.simulator.state.prompts.values()];
    const found = prompts.findLast((one) => one.phone === phone);
    if (!found) throw new Error('Nobody asked this phone');
    return found;
  }

  control(path: string, body: object): Promise<Response> {
    return post(`${this.#at.simulator.url}/control/${path}`, body);
  }

  answer(one: PaidScene, result: number): Promise<Response> {
    const { checkoutRequestId } = this.promptOf(one);
    return this.control('answer', { checkoutRequestId, result });
  }

  async callBack(body: object): Promise<number> {
    return (await post(this.#at.callbackUrl, body)).status;
  }

  /** The buyer is asked, with something going wrong. */
  async ask(one: PaidScene, fault: OrderedFault = {}, body: object = {}): Promise<Payment> {
    this.#at.simulator.next({ phone: one.phone, ...fault });
    const payment = await one.pay(body);
    await this.settled();
    return payment;
  }

  async paybill(
    reference: string,
    amount: number,
    { confirmations = 1, phone = '254722000111' } = {},
  ): Promise<void> {
    await this.control('paybill', { reference, amount, phone, confirmations });
    await this.settled();
  }

  /** What the phone paid last is confirmed as by paybill. */
  async confirmAgain(one: PaidScene): Promise<void> {
    const { state } = this.#at.simulator;
    const transfer = state.transfers.get(this.promptOf(one).receipt ?? '');
    if (transfer) confirmTransfer(state, transfer);
    await this.settled();
  }

  /** M-Pesa is asked what was paid to the paybill. */
  async list(): Promise<void> {
    await pullTransfers(this.#at.deps);
    await this.settled();
  }

  /** Finance imports what the paybill's statement has of this phone. */
  async statement({ phone }: PaidScene): Promise<Answer> {
    const { server, simulator } = this.#at;
    const text = await (await fetch(`${simulator.url}/statement.csv?phone=${phone}`)).text();
    const admin = await server.signedIn((await buildAdmin(server.database.db)).id);
    const sent = { kind: 'mpesa', fileName: 'statement.csv', text };
    const { body } = await admin.post<Answer>('/api/admin/statements', sent);
    await this.settled();
    return body;
  }

  async beginCard(one: PaidScene, fault: OrderedFault = {}): Promise<Payment> {
    this.#at.simulator.next(fault);
    const payment = await one.pay({ method: 'card' });
    await this.settled();
    return payment;
  }

  async cancelOrder(one: PaidScene): Promise<void> {
    await one.buyer.post(`/api/orders/${one.order.id}/cancel`, { reason: 'Closed' });
    await this.settled();
  }

  /** All that is owed leaves. @returns what the driver's phone sends with the buyer's PIN, the same each time */
  async sendGoods(one: PaidScene) {
    const { body: delivery } = await dispatch(one);
    const { deliveries } = await deliveriesOf(one);
    const counts = reportOf(delivery, { pin: deliveries[0]?.pin ?? '' });
    const { linkOf, report } = driverCalls(() => this.#at.server);
    return () => report(linkOf(delivery), counts);
  }

  /** The one refund of an order. */
  refundOf({ order }: PaidScene) {
    return this.#at.deps.db
      .selectFrom('refunds')
      .select(['state', 'failure'])
      .where('orderId', '=', order.id)
      .executeTakeFirstOrThrow();
  }

  async payByCard(one: PaidScene, fault: OrderedFault = {}, isPaid = true): Promise<Payment> {
    const payment = await this.beginCard(one, fault);
    await this.control('charge', { reference: payment.reference, paid: isPaid });
    await this.settled();
    return payment;
  }
}

const post = (url: string, body: object) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
