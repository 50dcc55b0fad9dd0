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
  const catalogue = catalogueRows(db);
  return { ...catalogue, ...procurementRows(db, catalogue) };
}

type CatalogueRows = Pick<Rows, 'contractor' | 'supplier' | 'category' | 'product'>;

function catalogueRows(db: Db): CatalogueRows {
  const user = async (role: 'contractor' | 'supplier') =>
    idOf(
      db
        .insertInto('users')
        .values({ email: `${randomUUID()}@test.example`, password: 'unused', role })
        .returning('id'),
    );
  const category = () => {
    const slug = `category-${randomUUID()}`;
    return idOf(db.insertInto('categories').values({ name: slug, slug }).returning('id'));
  };
  const supplier = () => user('supplier');
  return {
    contractor: () => user('contractor'),
    supplier,
    category,
    async product({ categoryId, supplierId, attributes, ...values } = {}) {
      const product = {
        name: 'Test product',
        ...values,
        attributes: JSON.stringify(attributes ?? {}),
        slug: `product-${randomUUID()}`,
        price: '100.00',
        unit: 'piece',
        categoryId: categoryId ?? (await category()),
        supplierId: supplierId ?? (await supplier()),
      };
      return idOf(db.insertInto('products').values(product).returning('id'));
    },
  };
}

function procurementRows(db: Db, people: CatalogueRows): Omit<Rows, keyof CatalogueRows> {
  return {
    async rfq() {
      const rfq = { contractorId: await people.contractor(), title: 'House', description: 'Walls' };
      return idOf(db.insertInto('rfqs').values(rfq).returning('id'));
    },
    async rfqItem(rfqId, quantity = 10) {
      const item = { rfqId, productName: 'Cement', quantity };
      return idOf(db.insertInto('rfqItems').values(item).returning('id'));
    },
    async quotation(rfqId, supplierId) {
      const by = supplierId ?? (await people.supplier());
      const quotation = { rfqId, supplierId: by, totalAmount: '100.00' };
      return idOf(db.insertInto('quotations').values(quotation).returning('id'));
    },
    async quotationItem(quotationId, rfqItemId, quantity) {
      const price = { unitPrice: '10.00', totalPrice: quantity * 10 };
      const item = { quotationId, rfqItemId, quantity, ...price };
      return idOf(db.insertInto('quotationItems').values(item).returning('id'));
    },
    async order() {
      const order = {
        contractorId: await people.contractor(),
        supplierId: await people.supplier(),
        subtotal: '1000.00',
        totalAmount: '1000.00',
      };
      return idOf(db.insertInto('orders').values(order).returning('id'));
    },
  };
}

async function idOf(insert: {
  executeTakeFirstOrThrow(): Promise<{ id: string }>;
}): Promise<string> {
  return (await insert.executeTakeFirstOrThrow()).id;
}
