import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { DB } from '../../../platform/database.types.ts';
import type { Jobs } from '../../../platform/jobs.ts';
import { keysOf } from '../../../platform/keys.ts';
import { allDelivered, type Counts } from '../rules.ts';
import type { Delivery, DriverDelivery, OrderDeliveries } from '../schema.ts';
import { type DeliveryJobDeps, handleDeliveryJobs } from './jobs.ts';
import { linkToken } from './link.ts';

/** Deliveries as tests send and read them. */

interface Answer<T> {
  readonly status: number;
  readonly body: T;
}
interface Caller {
  get<T>(url: string): Promise<Answer<T>>;
  post<T>(url: string, body?: unknown): Promise<Answer<T>>;
}
interface Refusal {
  readonly code: string;
  readonly issues?: readonly { path: string; code: string }[];
}

interface OrderOfTwo {
  readonly id: string;
  readonly contractorId: string;
  readonly supplierId: string;
}

/** An order with its two sides, both signed in. */
export async function signedInBoth<C extends Caller, O extends OrderOfTwo>(
  server: { signedIn(userId: string): Promise<C> },
  order: O,
) {
  return {
    order,
    buyer: await server.signedIn(order.contractorId),
    seller: await server.signedIn(order.supplierId),
  };
}

let lastPhone = 0;
/** A driver with a phone of its own. */
export function newDriver() {
  lastPhone += 1;
  return {
    driverName: 'Peter Kamau',
    driverPhone: `0712 ${String(345_000 + lastPhone)}`,
    vehicle: 'KDA 123A',
  };
}

type Load = readonly { readonly orderItemId: string; readonly quantity: string }[];

export const dispatch = (
  { order, seller }: { readonly order: { readonly id: string }; readonly seller: Caller },
  lines?: Load,
  driver: object = newDriver(),
) =>
  seller.post<Delivery & Refusal>(`/api/orders/${order.id}/dispatch`, {
    ...driver,
    ...(lines && { lines }),
  });

/** As its buyer reads it. */
export const deliveriesOf = async ({
  order,
  buyer,
}: {
  readonly order: { readonly id: string };
  readonly buyer: Caller;
}) => (await buyer.get<OrderDeliveries>(`/api/orders/${order.id}/deliveries`)).body;

/** Counts of all its lines; what is not said of a line is that all of it arrived. */
export const countsOf = (
  { lines }: Pick<Delivery, 'lines'>,
  said: Readonly<Record<string, Partial<Counts>>> = {},
) =>
  lines.map(({ orderItemId, quantity }) => ({
    orderItemId,
    ...allDelivered(quantity),
    ...said[orderItemId],
  }));

/** What a driver's phone sends. */
export const reportOf = (
  delivery: Pick<Delivery, 'lines'>,
  fields: { readonly pin?: string; readonly said?: Parameters<typeof countsOf>[1] } = {},
) => ({
  clientId: randomUUID(),
  lines: countsOf(delivery, fields.said),
  ...(fields.pin === undefined ? {} : { pin: fields.pin }),
});

/** Who was told so of an order. */
export async function toldOf(
  db: Kysely<DB>,
  { order }: { readonly order: { readonly id: string } },
  kind: string,
): Promise<string[]> {
  const query = db.selectFrom('notifications').select('userId');
  const rows = await query.where('subjectId', '=', order.id).where('kind', '=', kind).execute();
  return rows.map(({ userId }) => userId);
}

/** Does the job of the driver's message at once. */
export function driverMessages(deps: DeliveryJobDeps) {
  type Handle = (payload: { deliveryId: string; linkNo: number }) => Promise<void>;
  const handles: Handle[] = [];
  const jobs = { handle: (_job: unknown, does: Handle) => void handles.push(does) };
  handleDeliveryJobs(jobs as unknown as Jobs, deps);
  return async (payload: Parameters<Handle>[0]) => handles[0]?.(payload);
}

/** What a driver's phone calls, by the link of the SMS. */
export const driverCalls = (server: () => DriversServer) => ({
  /** Where the link leads. */
  linkOf: ({ id }: { readonly id: string }, linkNo = 1) =>
    `/api/d/${linkToken(keysOf(server().env.sessionSecret).driverLinks, { deliveryId: id, linkNo })}`,
  report: (link: string, body: object, visitor: Caller = server().visitor()) =>
    visitor.post<DriverDelivery & DriverRefusal>(`${link}/report`, body),
  photo: (link: string, payload: Buffer, clientId: string = randomUUID()) =>
    server()
      .visitor()
      .send<DriverRefusal>({
        method: 'PUT',
        url: `${link}/photos/${clientId}`,
        headers: { 'content-type': 'image/png' },
        payload,
      }),
});
interface DriversServer {
  readonly env: { readonly sessionSecret: string };
  visitor(): Caller & {
    send<T>(request: {
      readonly method: 'PUT';
      readonly url: string;
      readonly headers: Readonly<Record<string, string>>;
      readonly payload: Buffer;
    }): Promise<Answer<T>>;
  };
}
interface DriverRefusal {
  readonly code: string;
  readonly issues?: readonly { path: string; code: string; details?: object }[];
}

export const otherPin = (pin: string) => String((Number(pin) + 1) % 10_000).padStart(4, '0');
