import fc from 'fast-check';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../src/platform/testing/database.ts';
import { type Rows, rowsOf } from './rows.ts';

let database: TestDatabase;
let rows: Rows;

beforeAll(async () => {
  database = await createTestDatabase();
  rows = rowsOf(database.db);
});
afterAll(() => database.close());

const productOf = (id: string) =>
  database.db.selectFrom('products').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

const counted =
  'count(*)::integer as active, count(*) filter (where stock_quantity > 0)::integer as in_stock';

/** What the triggers kept, by category and by supplier and category. */
async function counts(): Promise<unknown> {
  const kept = (table: string, key: string) =>
    database.pool
      .query(`select ${key}, active, in_stock from ${table} where active > 0 order by ${key}`)
      .then(({ rows: found }) => found as unknown[]);
  return [
    await kept('product_counts', 'category_id'),
    await kept('supplier_product_counts', 'supplier_id, category_id'),
  ];
}

async function countedByHand(): Promise<unknown> {
  const byHand = (key: string) =>
    database.pool
      .query(
        `select ${key}, ${counted} from products where is_active group by ${key} order by ${key}`,
      )
      .then(({ rows: found }) => found as unknown[]);
  return [await byHand('category_id'), await byHand('supplier_id, category_id')];
}

describe('the kept counts of products', () => {
  it('equal the numbers of active products after any operations', async () => {
    const categories = [await rows.category(), await rows.category(), await rows.category()];
    const supplierId = await rows.supplier();
    const category = fc.constantFrom(...categories);
    const subset = fc.integer({ min: 1, max: 5 });
    const operation = fc.oneof(
      fc.record({ do: fc.constant('insert' as const), category, active: fc.boolean() }),
      fc.record({ do: fc.constant('delete' as const), subset }),
      fc.record({ do: fc.constant('switch' as const), subset, active: fc.boolean() }),
      fc.record({ do: fc.constant('move' as const), subset, category }),
      fc.record({ do: fc.constant('stock' as const), subset, stock: fc.nat(1) }),
      fc.record({ do: fc.constant('suspend' as const), suspended: fc.boolean() }),
    );
    type Operation = typeof operation extends fc.Arbitrary<infer T> ? T : never;
    const some = 'supplier_id = $1 and hashtext(id::text) % $2 = 0';
    const apply = async (step: Operation) => {
      switch (step.do) {
        case 'insert':
          return rows.product({ categoryId: step.category, supplierId, isActive: step.active });
        case 'delete':
          return query(`delete from products where ${some}`, step.subset);
        case 'switch':
          return query(
            `update products set is_active = $3, suspended_with_supplier = false where ${some}`,
            step.subset,
            step.active,
          );
        case 'move':
          return query(
            `update products set category_id = $3 where ${some}`,
            step.subset,
            step.category,
          );
        case 'stock':
          return query(
            `update products set stock_quantity = $3 where ${some}`,
            step.subset,
            step.stock,
          );
        case 'suspend':
          return query(
            'update users set suspended_at = case when $2 then now() end where id = $1',
            step.suspended,
          );
      }
    };
    const query = (text: string, ...values: unknown[]) =>
      database.pool.query(text, [supplierId, ...values]);
    await fc.assert(
      fc.asyncProperty(fc.array(operation, { minLength: 1, maxLength: 25 }), async (steps) => {
        for (const step of steps) await apply(step);
        expect(await counts()).toEqual(await countedByHand());
      }),
      { numRuns: 15 },
    );
  });

  it('are right when many add to the same categories at once', async () => {
    const categories = await Promise.all([rows.category(), rows.category()]);
    const supplierId = await rows.supplier();
    const addToBoth = (order: string) =>
      database.pool.query(
        `insert into products (name, slug, price, unit, category_id, supplier_id)
           select 'Nails', gen_random_uuid(), 5, 'kg', category, $2
             from unnest($1::uuid[]) as category order by category ${order}`,
        [categories, supplierId],
      );
    await Promise.all(Array.from({ length: 10 }, (_, i) => addToBoth(i % 2 ? 'asc' : 'desc')));
    expect(await counts()).toEqual(await countedByHand());
  });

  it('are protected from TRUNCATE, which no count survives', async () => {
    await expect(database.pool.query('truncate products cascade')).rejects.toThrow(
      'delete the rows',
    );
  });
});

describe('suspension of a supplier', () => {
  it('takes its products off the list and brings back just those', async () => {
    const supplierId = await rows.supplier();
    const listed = await rows.product({ supplierId });
    const unlisted = await rows.product({ supplierId, isActive: false });
    const takenDown = await rows.product({ supplierId });
    const activity = async () =>
      Promise.all([listed, unlisted, takenDown].map(async (id) => (await productOf(id)).isActive));
    const suspend = (at: Date | null) =>
      database.db
        .updateTable('users')
        .set({ suspendedAt: at })
        .where('id', '=', supplierId)
        .execute();

    await suspend(new Date());
    expect(await activity()).toEqual([false, false, false]);
    await database.db
      .updateTable('products')
      .set({ takenDownAt: new Date() })
      .where('id', '=', takenDown)
      .execute();
    await suspend(null);
    expect(await activity()).toEqual([true, false, false]);
  });

  it('cannot be undone by listing a product taken down', async () => {
    const id = await rows.product();
    await database.db
      .updateTable('products')
      .set({ isActive: false, takenDownAt: new Date() })
      .where('id', '=', id)
      .execute();
    await expect(
      database.db.updateTable('products').set({ isActive: true }).where('id', '=', id).execute(),
    ).rejects.toMatchObject({ constraint: 'products_hidden_check' });
  });
});

describe('search words', () => {
  const matches = async (id: string, words: string) => {
    const { rows: found } = await database.pool.query(
      `select search @@ websearch_to_tsquery('catalogue_search', $2) as found
         from products where id = $1`,
      [id, words],
    );
    return found[0]?.found;
  };

  it.each(['bar', 'Devki', 'nondo', 'chuma', 'rebar', 'Y12', 'T12', '12mm', 'Steel', 'nôndo'])(
    'a 12 mm deformed bar is found by %s',
    async (words) => {
      const { id: categoryId } = await database.db
        .selectFrom('categories')
        .select('id')
        .where('slug', '=', 'steel-rebar')
        .executeTakeFirstOrThrow();
      const id = await rows.product({
        name: 'Devki Deformed Bar 12 mm',
        categoryId,
        productType: 'deformed-bar',
        attributes: { diameterMm: 12 },
      });
      expect(await matches(id, words)).toBe(true);
      expect(await matches(id, 'cement')).toBe(false);
    },
  );

  it('follow a renamed category and new trade words', async () => {
    const categoryId = await rows.category();
    const id = await rows.product({ categoryId, productType: 'deformed-bar' });
    await database.db
      .updateTable('categories')
      .set({ name: 'Reinforcement' })
      .where('id', '=', categoryId)
      .execute();
    await database.pool.query(
      `update materials set tags_slang = tags_slang || '{gongolo}' where key = 'deformed-bar'`,
    );
    expect(await matches(id, 'reinforcement gongolo')).toBe(true);
  });
});

describe('edits', () => {
  it('raise the version and record stock and price, ratings and searches do not', async () => {
    const id = await rows.product();
    const set = (values: object) =>
      database.db.updateTable('products').set(values).where('id', '=', id).execute();
    await set({ stockQuantity: 5 });
    await set({ stockQuantity: 5 });
    await set({ ratingSum: 0 });
    await database.db.transaction().execute(async (trx) => {
      await trx
        .selectNoFrom((eb) =>
          eb.fn('set_config', [eb.val('jengasoko.cause'), eb.val('LPO-1'), eb.val(true)]).as('set'),
        )
        .execute();
      await trx.updateTable('products').set({ stockQuantity: 2 }).where('id', '=', id).execute();
    });
    await set({ price: '90.00' });
    expect((await productOf(id)).version).toBe(5);
    const history = await database.db
      .selectFrom('productHistory')
      .select(['oldPrice', 'newPrice', 'oldStockQuantity', 'newStockQuantity', 'cause'])
      .where('productId', '=', id)
      .orderBy('id')
      .execute();
    expect(history.map((entry) => Object.values(entry))).toEqual([
      ['100.00', '100.00', 0, 5, 'edit'],
      ['100.00', '100.00', 5, 2, 'LPO-1'],
      ['100.00', '90.00', 2, 2, 'edit'],
    ]);
  });
});

describe('ratings', () => {
  it('are the sum and count of the visible reviews', async () => {
    const productId = await rows.product();
    const review = async (rating: number) => {
      const { id } = await database.db
        .insertInto('reviews')
        .values({ productId, contractorId: await rows.contractor(), rating })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    };
    const rating = async () => {
      const { ratingSum, ratingCount } = await productOf(productId);
      return [ratingSum, ratingCount];
    };
    const [first, second] = [await review(5), await review(2)];
    expect(await rating()).toEqual([7, 2]);
    await database.db.updateTable('reviews').set({ rating: 4 }).where('id', '=', first).execute();
    expect(await rating()).toEqual([6, 2]);
    await database.db
      .updateTable('reviews')
      .set({ hiddenAt: new Date() })
      .where('id', '=', second)
      .execute();
    expect(await rating()).toEqual([4, 1]);
    await database.db.deleteFrom('reviews').where('productId', '=', productId).execute();
    expect(await rating()).toEqual([0, 0]);
  });

  it('are given once by each contractor, from 1 to 5', async () => {
    const review = { productId: await rows.product(), contractorId: await rows.contractor() };
    const add = (rating: number) =>
      database.db
        .insertInto('reviews')
        .values({ ...review, rating })
        .execute();
    await expect(add(6)).rejects.toMatchObject({ constraint: 'reviews_rating_check' });
    await add(5);
    await expect(add(4)).rejects.toMatchObject({ constraint: 'reviews_product_contractor_key' });
  });
});

describe('catalogue_changed', () => {
  it('tells once a statement what changed, and nothing when nothing did', async () => {
    const supplierId = await rows.supplier();
    const ids = [await rows.product({ supplierId }), await rows.product({ supplierId })];
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    const heard: { table: string; ids?: string[] }[] = [];
    client.on('notification', ({ payload }) => heard.push(JSON.parse(payload ?? '')));
    await client.query('listen catalogue_changed');
    const of = 'where supplier_id = $1';
    await client.query(`update products set price = price + 1 ${of}`, [supplierId]);
    await client.query('update products set price = 1 where false');
    await client.query('update users set last_name = $2 where id = $1', [supplierId, 'Mwangi']);
    await client.query('update users set totp_last_step = 1 where id = $1', [supplierId]);
    await client.query(`insert into site_settings (key, value) values ('test', '1')`);
    await client.query(`update categories set icon = 'brick' where slug = 'cement'`);
    await client.query(`delete from products ${of}`, [supplierId]);
    // Notifications of a connection's own statements arrive with their answers.
    await client.end();
    expect(heard.map((change) => ({ ...change, ids: change.ids?.toSorted() }))).toEqual([
      { table: 'products', ids: ids.toSorted() },
      { table: 'users', ids: [supplierId] },
      { table: 'site_settings' },
      { table: 'categories' },
      { table: 'products', ids: ids.toSorted() },
    ]);
  });
});
