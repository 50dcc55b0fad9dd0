import type { Insertable, Kysely } from 'kysely';
import type { DB, OrderItems, Orders } from '../../../platform/database.types.ts';
import { buildUser } from '../../accounts/server/factory.ts';
import { buildProduct, buildSupplier } from '../../catalogue/server/factory.ts';
import type { ComparisonAnswer } from '../../quotations/comparison-schema.ts';
import { buildQuotation, buildQuotationItem } from '../../quotations/server/factory.ts';
import type { Rfq } from '../../rfqs/schema.ts';
import { buildRfq, buildRfqItem } from '../../rfqs/server/factory.ts';
import type { Order } from '../schema.ts';

export type Awarded = { rfq: Rfq; orders: Order[]; code: string; message: string };

/** Who calls the server in a test. */
interface Caller {
  get<Body>(url: string): Promise<{ readonly status: number; readonly body: Body }>;
  post<Body>(url: string, body?: object): Promise<{ readonly status: number; readonly body: Body }>;
}

interface Scene<Owner extends Caller = Caller> {
  readonly rfq: Awaited<ReturnType<typeof buildRfq>>;
  readonly bags: Awaited<ReturnType<typeof buildRfqItem>>;
  readonly bars: Awaited<ReturnType<typeof buildRfqItem>>;
  readonly all: Awaited<ReturnType<typeof buildQuotation>>;
  readonly some: Awaited<ReturnType<typeof buildQuotation>>;
  readonly owner: Owner;
}

const award = ({ owner, rfq }: Pick<Scene, 'owner' | 'rfq'>, body: object) =>
  owner.post<Awarded>(`/api/rfqs/${rfq.id}/award`, body);
const give = (line: { id: string }, quotation: { id: string }, quantity: string | number) => ({
  rfqItemId: line.id,
  quotationId: quotation.id,
  quantity,
});
const cancel = ({ owner }: Pick<Scene, 'owner'>, orderId: string | undefined) =>
  owner.post<Order & { code: string }>(`/api/orders/${orderId}/cancel`, {
    reason: 'Wrong quantity',
  });
const compare = async ({ owner, rfq }: Scene) =>
  (await owner.get<ComparisonAnswer>(`/api/rfqs/${rfq.id}/comparison`)).body;

/** Stores an order with its lines: one bag for KSh 1,000 where none are given. */
export async function buildOrderWithLines(
  db: Kysely<DB>,
  lines: readonly Partial<Insertable<OrderItems>>[] = [{}],
  overrides: Partial<Insertable<Orders>> = {},
) {
  const contractorId = overrides.contractorId ?? (await buildUser(db)).id;
  const supplierId = overrides.supplierId ?? (await buildUser(db, { role: 'supplier' })).id;
  const priced = lines.map((line, index) => {
    const { quantity = '1', unitPrice = '1000.00' } = line;
    const totalPrice = (Number(quantity) * Number(unitPrice)).toFixed(2);
    return {
      name: 'Cement',
      unit: 'bag',
      lineNo: index + 1,
      ...line,
      quantity,
      unitPrice,
      totalPrice,
    };
  });
  const totalAmount = priced.reduce((sum, line) => sum + Number(line.totalPrice), 0).toFixed(2);
  const order = await db
    .insertInto('orders')
    .values({ totalAmount, subtotal: totalAmount, ...overrides, contractorId, supplierId })
    .returning(['id', 'number', 'contractorId', 'supplierId'])
    .executeTakeFirstOrThrow();
  const items = await db
    .insertInto('orderItems')
    .values(priced.map((line) => ({ ...line, orderId: order.id })))
    .returning(['id', 'lineNo', 'productId', 'quantity'])
    .execute();
  return { ...order, items };
}

/** Stores a placed order of two bags of which its supplier has ten. */
export async function buildOrderFromStock(db: Kysely<DB>) {
  const supplierId = (await buildSupplier(db)).id;
  const bags = await buildProduct(db, { supplierId, unit: 'bag', stockQuantity: 10 });
  const line = { productId: bags.id, unit: 'bag', quantity: '2' };
  const stock = async () => {
    const product = db.selectFrom('products').where('id', '=', bags.id).select('stockQuantity');
    return (await product.executeTakeFirstOrThrow()).stockQuantity;
  };
  return { order: await buildOrderWithLines(db, [line], { supplierId }), stock };
}

async function statusOfQuotation(db: Kysely<DB>, id: string) {
  const query = db.selectFrom('quotations').where('id', '=', id).select('status');
  return (await query.executeTakeFirstOrThrow()).status;
}

/** RFQs with quotations to award, and the calls about them, for tests. */
export function awardScenes<Owner extends Caller>(
  getServer: () => {
    readonly database: { readonly db: Kysely<DB> };
    readonly signedIn: (userId: string) => Promise<Owner>;
  },
) {
  const db = () => getServer().database.db;

  /** A quotation of these lines: [line, quantity, price]; delivery is paid for each order. */
  async function offer(
    rfqId: string,
    lines: readonly (readonly [line: { id: string }, quantity: string, price: string])[],
    delivery = '0.00',
    fields: Parameters<typeof buildQuotation>[1] = {},
  ) {
    const goods = lines.reduce(
      (sum, [, quantity, price]) => sum + Number(quantity) * Number(price),
      0,
    );
    const quotation = await buildQuotation(db(), {
      rfqId,
      totalAmount: (goods + Number(delivery)).toFixed(2),
      vatIncluded: true,
      deliveryTerms: 'per_order',
      deliveryCost: delivery,
      ...fields,
    });
    for (const [{ id }, quantity, unitPrice] of lines) {
      await buildQuotationItem(db(), {
        quotationId: quotation.id,
        rfqItemId: id,
        quantity,
        unitPrice,
        totalPrice: (Number(quantity) * Number(unitPrice)).toFixed(2),
      });
    }
    return quotation;
  }

  /** 100 bags and 40 bars: both from one supplier who delivers for KSh 8,500, the bars from another. */
  async function scene(): Promise<Scene<Owner>> {
    const rfq = await buildRfq(db());
    const bags = await buildRfqItem(db(), { rfqId: rfq.id, quantity: 100, unit: 'bag' });
    const bar = { productName: 'Y12 bar', quantity: 40, unit: 'bar', lineNo: 2 };
    const bars = await buildRfqItem(db(), { rfqId: rfq.id, ...bar });
    const all = await offer(
      rfq.id,
      [
        [bags, '100', '700'],
        [bars, '40', '1500'],
      ],
      '8500.00',
    );
    const some = await offer(rfq.id, [[bars, '40', '1200']]);
    return { rfq, bags, bars, all, some, owner: await getServer().signedIn(rfq.contractorId) };
  }
  const statusOf = ({ id }: { id: string }) => statusOfQuotation(db(), id);
  return { offer, scene, award, give, cancel, statusOf, compare };
}
