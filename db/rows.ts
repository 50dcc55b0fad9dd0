import { randomUUID } from 'node:crypto';
import type { Db } from '../src/platform/db.ts';

/** Rows for tests of the schema itself. Each makes what it depends on, and returns its id. */
export interface Rows {
  contractor(): Promise<string>;
  supplier(): Promise<string>;
  category(): Promise<string>;
  product(values?: ProductValues): Promise<string>;
  rfq(): Promise<string>;
  rfqItem(rfqId: string, quantity?: number): Promise<string>;
  quotation(rfqId: string, supplierId?: string): Promise<string>;
  /** A line at 10.00 each, for the whole of the RFQ's line. */
  quotationItem(quotationId: string, rfqItemId: string, quantity: number): Promise<string>;
  order(): Promise<string>;
}

export interface ProductValues {
  readonly name?: string;
  readonly categoryId?: string;
  readonly supplierId?: string;
  readonly isActive?: boolean;
  readonly productType?: string;
  readonly attributes?: Readonly<Record<string, string | number>>;
}

export function rowsOf(db: Db): Rows {
  const user = async (role: 'contractor' | 'supplier') => {
    const row = await db
      .insertInto('users')
      .values({ email: `${randomUUID()}@test.example`, password: 'unused', role })
      .returning('id')
      .executeTakeFirstOrThrow();
    return row.id;
  };
  const rows: Rows = {
    contractor: () => user('contractor'),
    supplier: () => user('supplier'),
    async category() {
      const slug = `category-${randomUUID()}`;
      const row = await db
        .insertInto('categories')
        .values({ name: slug, slug })
        .returning('id')
        .executeTakeFirstOrThrow();
      return row.id;
    },
    async product({ categoryId, supplierId, attributes, ...values } = {}) {
      const row = await db
        .insertInto('products')
        .values({
          name: 'Test product',
          ...values,
          attributes: JSON.stringify(attributes ?? {}),
          slug: `product-${randomUUID()}`,
          price: '100.00',
          unit: 'piece',
          categoryId: categoryId ?? (await rows.category()),
          supplierId: supplierId ?? (await rows.supplier()),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return row.id;
    },
    async rfq() {
      const row = await db
        .insertInto('rfqs')
        .values({ contractorId: await rows.contractor(), title: 'House', description: 'Walls' })
        .returning('id')
        .executeTakeFirstOrThrow();
      return row.id;
    },
    async rfqItem(rfqId, quantity = 10) {
      const row = await db
        .insertInto('rfqItems')
        .values({ rfqId, productName: 'Cement', quantity })
        .returning('id')
        .executeTakeFirstOrThrow();
      return row.id;
    },
    async quotation(rfqId, supplierId) {
      const row = await db
        .insertInto('quotations')
        .values({ rfqId, supplierId: supplierId ?? (await rows.supplier()), totalAmount: '100.00' })
        .returning('id')
        .executeTakeFirstOrThrow();
      return row.id;
    },
    async quotationItem(quotationId, rfqItemId, quantity) {
      const row = await db
        .insertInto('quotationItems')
        .values({ quotationId, rfqItemId, quantity, unitPrice: '10.00', totalPrice: quantity * 10 })
        .returning('id')
        .executeTakeFirstOrThrow();
      return row.id;
    },
    async order() {
      const row = await db
        .insertInto('orders')
        .values({
          contractorId: await rows.contractor(),
          supplierId: await rows.supplier(),
          subtotal: '1000.00',
          totalAmount: '1000.00',
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return row.id;
    },
  };
  return rows;
}
