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

interface Column {
  readonly type: string;
  readonly precision: number | null;
  readonly scale: number | null;
  readonly required: boolean;
  readonly default: string | null;
}

async function columnsOf(table: string): Promise<Record<string, Column>> {
  const { rows: columns } = await database.pool.query(
    `select column_name, case data_type when 'USER-DEFINED' then udt_name else data_type end as type,
         numeric_precision as precision, numeric_scale as scale,
         is_nullable = 'NO' as required, column_default as default
       from information_schema.columns where table_name = $1`,
    [table],
  );
  return Object.fromEntries(columns.map(({ column_name, ...column }) => [column_name, column]));
}

async function valuesOf(type: string): Promise<string[]> {
  const { rows: values } = await database.pool.query(
    `select enumlabel from pg_enum where enumtypid = $1::regtype order by enumsortorder`,
    [type],
  );
  return values.map((value) => value.enumlabel);
}

describe('DATA-01 to DATA-03 enumerations', () => {
  it.each([
    ['DATA-01', 'user_role', ['contractor', 'supplier', 'admin']],
    ['DATA-02', 'rfq_status', ['open', 'closed', 'awarded']],
    ['DATA-03', 'quotation_status', ['pending', 'submitted', 'accepted', 'rejected']],
  ])('%s %s has exactly the specified values', async (_id, type, values) => {
    expect(await valuesOf(type)).toEqual(values);
  });

  it.each([
    ['DATA-01', 'users', 'role', 'user_role'],
    ['DATA-02', 'rfqs', 'status', 'rfq_status'],
    ['DATA-03', 'quotations', 'status', 'quotation_status'],
  ])('%s %s.%s has that type', async (_id, table, column, type) => {
    expect((await columnsOf(table))[column]?.type).toBe(type);
  });
});

describe('entities have the specified fields', () => {
  const entities: [id: string, table: string, fields: string][] = [
    ['DATA-04', 'sessions', 'sid sess expire'],
    [
      'DATA-05',
      'users',
      'id email password first_name last_name profile_image_url role company_name phone_number location is_verified created_at updated_at',
    ],
    ['DATA-10', 'categories', 'id name slug icon description created_at'],
    [
      'DATA-12',
      'products',
      'id name slug description price unit min_order_quantity stock_quantity category_id supplier_id brand_name images specifications is_active created_at updated_at',
    ],
    [
      'DATA-21',
      'rfqs',
      'id contractor_id title description requirements delivery_location delivery_date status ai_generated_id created_at updated_at',
    ],
    [
      'DATA-24',
      'rfq_items',
      'id rfq_id product_name category_id quantity specifications estimated_budget',
    ],
    [
      'DATA-27',
      'quotations',
      'id rfq_id supplier_id total_amount valid_until delivery_time notes status ai_score ai_analysis created_at updated_at',
    ],
    [
      'DATA-32',
      'quotation_items',
      'id quotation_id rfq_item_id product_id quantity unit_price total_price',
    ],
    ['DATA-34', 'messages', 'id sender_id receiver_id rfq_id content is_read created_at'],
    ['DATA-38', 'ai_chat_sessions', 'id user_id session_data created_at updated_at'],
    ['DATA-39', 'carts', 'id user_id created_at updated_at'],
    ['DATA-40', 'cart_items', 'id cart_id product_id quantity created_at'],
    ['DATA-42', 'contact_submissions', 'id name email subject message is_read created_at'],
  ];
  it.each(entities)('%s %s', async (_id, table, fields) => {
    expect(Object.keys(await columnsOf(table))).toEqual(expect.arrayContaining(fields.split(' ')));
  });
});

describe('types of fields', () => {
  it.each([
    ['DATA-04', 'sessions', 'sess', 'json'],
    ['DATA-06', 'users', 'id', 'uuid'],
    ['DATA-18', 'products', 'images', 'ARRAY'],
    ['DATA-19', 'products', 'specifications', 'jsonb'],
    ['DATA-21', 'rfqs', 'requirements', 'jsonb'],
    ['DATA-29', 'quotations', 'delivery_time', 'integer'],
    ['DATA-38', 'ai_chat_sessions', 'session_data', 'jsonb'],
  ])('%s %s.%s', async (_id, table, column, type) => {
    expect((await columnsOf(table))[column]?.type).toBe(type);
  });

  it.each([
    ['DATA-13', 'products', 'price', 10, 2],
    ['DATA-26', 'rfq_items', 'estimated_budget', 10, 2],
    ['DATA-28', 'quotations', 'total_amount', 14, 2],
    ['DATA-31', 'quotations', 'ai_score', 3, 2],
    ['DATA-33', 'quotation_items', 'unit_price', 10, 2],
    ['DATA-33', 'quotation_items', 'total_price', 14, 2],
  ])('%s %s.%s is decimal', async (_id, table, column, precision, scale) => {
    expect((await columnsOf(table))[column]).toMatchObject({ type: 'numeric', precision, scale });
  });
});

describe('required fields', () => {
  it.each([
    ['DATA-14', 'products', 'price'],
    ['DATA-15', 'products', 'unit'],
    ['DATA-22', 'rfqs', 'contractor_id'],
    ['DATA-22', 'rfqs', 'title'],
    ['DATA-22', 'rfqs', 'description'],
    ['DATA-25', 'rfq_items', 'quantity'],
    ['DATA-28', 'quotations', 'total_amount'],
    ['DATA-36', 'messages', 'content'],
    ['DATA-43', 'contact_submissions', 'message'],
  ])('%s %s.%s: a row without it is refused', async (_id, table, column) => {
    expect((await columnsOf(table))[column]).toMatchObject({ required: true, default: null });
  });
});

describe('users', () => {
  it('DATA-07 email is unique without regard to case', async () => {
    const add = (email: string) =>
      database.db.insertInto('users').values({ email, password: 'unused' }).execute();
    await add('Mary@Site.example');
    await expect(add('mary@site.EXAMPLE')).rejects.toMatchObject({
      code: '23505',
      constraint: 'users_email_key',
    });
  });

  it('DATA-07 a phone number is unique, and E.164', async () => {
    const add = (phoneNumber: string) =>
      database.db.insertInto('users').values({ phoneNumber, password: 'unused' }).execute();
    await add('+254712345678');
    await expect(add('+254712345678')).rejects.toMatchObject({
      constraint: 'users_phone_number_key',
    });
    await expect(add('0712345678')).rejects.toMatchObject({
      constraint: 'users_phone_number_check',
    });
  });

  it('DATA-08 an account without email and without phone is refused', async () => {
    await expect(
      database.db.insertInto('users').values({ password: 'unused' }).execute(),
    ).rejects.toMatchObject({ constraint: 'users_contact_check' });
  });

  it('DATA-09 is not verified and has the specified notification switches at first', async () => {
    const id = await rows.contractor();
    const user = await database.db
      .selectFrom('users')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst();
    expect(user).toMatchObject({
      isVerified: false,
      emailNotifications: true,
      messageNotifications: true,
      orderUpdates: true,
      marketingEmails: false,
    });
  });

  it('refuses a county that Kenya does not have', async () => {
    const id = await rows.supplier();
    const deliverTo = (counties: string[]) =>
      database.db
        .updateTable('users')
        .set({ deliveryCounties: counties })
        .where('id', '=', id)
        .execute();
    await deliverTo(['Nairobi', 'Kiambu']);
    await expect(deliverTo(['Nairobi', 'Zanzibar'])).rejects.toMatchObject({
      code: '23503',
      message: 'Unknown county: Zanzibar',
    });
  });
});

describe('sessions', () => {
  it('DATA-04 an account finds its sign-ins, and they go with it', async () => {
    const userId = await rows.contractor();
    const expire = new Date(Date.now() + 60_000);
    const add = (sid: string, sess: object) =>
      database.db
        .insertInto('sessions')
        .values({ sid, sess: JSON.stringify(sess), expire })
        .execute();
    await add('signed-in', { userId, cookie: {} });
    await add('visitor', { cookie: {} });
    const own = database.db.selectFrom('sessions').select('sid').where('userId', '=', userId);
    expect(await own.execute()).toEqual([{ sid: 'signed-in' }]);
    await database.db.deleteFrom('users').where('id', '=', userId).execute();
    expect(await own.execute()).toEqual([]);
  });
});

describe('products', () => {
  it('DATA-11 category slugs are unique', async () => {
    await expect(
      database.db.insertInto('categories').values({ name: 'Other', slug: 'cement' }).execute(),
    ).rejects.toMatchObject({ constraint: 'categories_slug_key' });
  });

  it('DATA-16 DATA-17 DATA-20 minimum order 1, stock 0, active', async () => {
    const id = await rows.product();
    const product = await database.db
      .selectFrom('products')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst();
    expect(product).toMatchObject({ minOrderQuantity: 1, stockQuantity: 0, isActive: true });
  });

  it('DATA-13 DATA-18 DATA-19 price, images and specifications come back as stored', async () => {
    const id = await rows.product();
    const product = await database.db
      .updateTable('products')
      .set({
        price: '12.345',
        images: ['/media/a', '/media/b'],
        specifications: JSON.stringify({ strengthClass: '42.5N' }),
      })
      .where('id', '=', id)
      .returning(['price', 'images', 'specifications'])
      .executeTakeFirst();
    expect(product).toEqual({
      price: '12.35',
      images: ['/media/a', '/media/b'],
      specifications: { strengthClass: '42.5N' },
    });
  });

  it.each([
    ['price', '0', 'products_price_check'],
    ['minOrderQuantity', 0, 'products_min_order_quantity_check'],
    ['stockQuantity', -1, 'products_stock_quantity_check'],
    ['images', ['1', '2', '3', '4', '5', '6'], 'products_images_check'],
    ['specifications', '[]', 'products_specifications_check'],
  ])('refuses %s %j', async (column, value, constraint) => {
    const id = await rows.product();
    await expect(
      database.db
        .updateTable('products')
        .set({ [column]: value })
        .where('id', '=', id)
        .execute(),
    ).rejects.toMatchObject({ code: '23514', constraint });
  });
});

describe('RFQs, quotations, messages, carts, contact', () => {
  it('DATA-23 an RFQ starts open and closes at the end of the seventh day in Nairobi', async () => {
    const { rows: found } = await database.pool.query(
      `select status, closes_at at time zone 'Africa/Nairobi'
           - (created_at at time zone 'Africa/Nairobi')::date as open_for
         from rfqs where id = $1`,
      [await rows.rfq()],
    );
    expect(found).toEqual([
      {
        status: 'open',
        open_for: expect.objectContaining({ days: 7, hours: 23, minutes: 59, seconds: 59 }),
      },
    ]);
  });

  it('DATA-30 DATA-31 a quotation is pending at first; its score keeps two decimals', async () => {
    const id = await rows.quotation(await rows.rfq());
    const score = (aiScore: string) =>
      database.db
        .updateTable('quotations')
        .set({ aiScore })
        .where('id', '=', id)
        .returning(['status', 'aiScore'])
        .executeTakeFirst();
    expect(await score('4.25')).toEqual({ status: 'pending', aiScore: '4.25' });
    await expect(score('5.01')).rejects.toMatchObject({ constraint: 'quotations_ai_score_check' });
  });

  it('DATA-35 DATA-37 a message needs no RFQ and arrives unread', async () => {
    const message = await database.db
      .insertInto('messages')
      .values({
        senderId: await rows.contractor(),
        receiverId: await rows.supplier(),
        content: 'Habari',
      })
      .returning(['rfqId', 'isRead'])
      .executeTakeFirst();
    expect(message).toEqual({ rfqId: null, isRead: false });
  });

  it('DATA-41 a cart line is for one piece at first, never for none or null', async () => {
    const cart = await database.db
      .insertInto('carts')
      .values({ userId: await rows.contractor() })
      .returning('id')
      .executeTakeFirstOrThrow();
    const add = async (quantity: object) =>
      database.pool.query(
        `insert into cart_items (cart_id, product_id ${'value' in quantity ? ', quantity' : ''})
           values ($1, $2 ${'value' in quantity ? ', $3' : ''}) returning quantity`,
        [cart.id, await rows.product(), ...Object.values(quantity)],
      );
    expect((await add({})).rows).toEqual([{ quantity: 1 }]);
    await expect(add({ value: null })).rejects.toMatchObject({ code: '23502' });
    await expect(add({ value: 0 })).rejects.toMatchObject({ code: '23514' });
  });

  it('DATA-40 a product has one line in a cart', async () => {
    const cart = await database.db
      .insertInto('carts')
      .values({ userId: await rows.contractor() })
      .returning('id')
      .executeTakeFirstOrThrow();
    const line = { cartId: cart.id, productId: await rows.product() };
    await database.db.insertInto('cartItems').values(line).execute();
    await expect(database.db.insertInto('cartItems').values(line).execute()).rejects.toMatchObject({
      constraint: 'cart_items_cart_product_key',
    });
  });

  it('DATA-44 a contact message is unread at first', async () => {
    const submission = await database.db
      .insertInto('contactSubmissions')
      .values({ name: 'Asha', email: 'asha@site.example', message: 'Bei?' })
      .returning(['isRead', 'subject'])
      .executeTakeFirst();
    expect(submission).toEqual({ isRead: false, subject: null });
  });
});
