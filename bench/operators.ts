import type pg from 'pg';
import { signIn } from './sign-in.ts';
import { inTurn, type Target } from './targets.ts';

/** What stands beside a million products: accounts, entries of the audit log, and what waits for staff. */
const filling = `
  insert into users (email, phone_number, role, first_name, last_name, company_name, county, created_at)
    select 'person-' || n || '@bench.example', '+2547' || lpad(n::text, 8, '0'),
        case when n % 20 = 0 then 'supplier' else 'contractor' end::user_role,
        (array['Amina', 'Otieno', 'Wanjiru', 'Kiprop', 'Halima', 'Mutua'])[1 + n % 6],
        (array['Wekesa', 'Odhiambo', 'Kamau', 'Chebet', 'Noor'])[1 + n % 5] || n % 997,
        case when n % 4 = 0 then 'Jenga Works ' || n end, 'Nairobi', now() - n * interval '6 minutes'
      from generate_series(1, 100000) n;
  alter table audit_log disable trigger audit_log_queued;
  insert into audit_log (actor_id, action, target_type, target_id, created_at)
    select u.id, (array['sign_in', 'account.read', 'order.read', 'product.restored'])[1 + n % 4], 'user',
        u.id, now() - (1000000 - n) * interval '30 seconds'
      from generate_series(1, 1000000) n
        join (select id, row_number() over (order by created_at) as place from users) u
          on u.place = 1 + n % 50000
      order by n;
  alter table audit_log enable trigger audit_log_queued;
  insert into contact_submissions (name, email, subject, message, is_read, created_at)
    select 'Person ' || n, 'person-' || n || '@bench.example', 'Question ' || n, 'Do you deliver?',
        n % 10 > 0, now() - n * interval '7 minutes'
      from generate_series(1, 50000) n;
  insert into verification_requests (user_id, registration_number, kra_pin, created_at)
    select id, 'PVT-' || row_number() over (), 'A' || lpad((row_number() over ())::text, 9, '0') || 'B', created_at
      from users where email like 'person-%00@bench.example';
  insert into reports (reporter_id, reported_id, reason, created_at)
    select u.id, (select id from users where email = 'person-1@bench.example'), 'Asked for money', u.created_at
      from users u where u.email like 'person-%50@bench.example';
  insert into knowledge_gaps (source, text, times)
    select (array['search', 'message'])[1 + n % 2], 'word ' || n, 1 + n % 40 from generate_series(1, 20000) n;
  vacuum analyze`;

/** What operators read most, with 100,000 accounts and 1,000,000 products, beside the shop's own lists. */
export async function operatorTargets(pool: pg.Pool, secret: string): Promise<Target[]> {
  for (const statement of filling.split(';')) await pool.query(statement);
  const { rows } = await pool.query<{ id: string }>(
    `insert into users (email, role, staff_role, first_name, totp_confirmed_at)
       values ('owner@bench.example', 'admin', 'owner', 'Bench', now()) returning id`,
  );
  const owners = rows.map(({ id }) => id);
  const [cookie = ''] = await signIn(pool, secret, owners);
  const { rows: buyers } = await pool.query<{ id: string }>(
    "select id from users where email = 'person-1@bench.example'",
  );
  const [ofBuyer = ''] = await signIn(
    pool,
    secret,
    buyers.map(({ id }) => id),
  );
  const { rows: categories } = await pool.query<{ id: string }>(
    'select id from categories order by slug',
  );
  const lists = sorts.flatMap((sort, place) => [
    `/api/products?sort=${sort}`,
    `/api/products?sort=${sort}&categoryId=${categories[place]?.id}`,
  ]);
  return [
    { name: 'list, every sort', ...inTurn(lists), promise: 0.5 },
    { name: 'the same, signed in', ...inTurn(lists, { cookie: ofBuyer }), promise: 0.2 },
    { name: 'the same, by an admin', ...inTurn(lists, { cookie }), promise: 0.2 },
    ...adminLists.map(({ promise = 0.2, ...list }) => ({
      name: list.name,
      ...inTurn(list.paths, { cookie }),
      promise,
    })),
  ];
}

const sorts = ['name', 'price_asc', 'price_desc', 'newest', 'rating'];

const searches = (path: string, texts: readonly string[]) =>
  texts.map((text) => `${path}=${encodeURIComponent(text)}`);

/** Each is noted in the audit log, so that each waits for the disk. */
const adminLists: readonly {
  readonly name: string;
  readonly paths: readonly string[];
  readonly promise?: number | null;
}[] = [
  {
    name: 'admin: users',
    paths: ['', '?role=supplier', '?standing=suspended', '?standing=active'].map(
      (query) => `/api/admin/users${query}`,
    ),
  },
  {
    name: 'admin: users by words',
    paths: searches('/api/admin/users?q', ['wanjiru', '0700012345', 'jenga works', 'noor9']),
    promise: null,
  },
  {
    name: 'admin: products',
    paths: ['', '?state=listed', '?state=hidden', '?state=takenDown', '?untyped=true'].map(
      (query) => `/api/admin/products${query}`,
    ),
  },
  {
    name: 'admin: products by words',
    paths: searches('/api/admin/products?search', ['cement', 'bamburi', 'y12', 'paint crown']),
    promise: null,
  },
  { name: 'admin: categories', paths: ['/api/admin/categories'] },
  {
    name: 'admin: audit log',
    paths: [
      '',
      '?action=order.read',
      '?person=kiprop%20noor9',
      '?from=2026-01-01&to=2026-06-01',
    ].map((query) => `/api/admin/audit${query}`),
  },
  {
    name: 'admin: queues',
    paths: ['verifications', 'reports', 'contact'].map((kind) => `/api/admin/queues/${kind}`),
  },
  {
    name: 'admin: contact',
    paths: ['/api/admin/contact-submissions', '/api/admin/contact-submissions?unread=true'],
  },
  {
    name: 'admin: overview',
    paths: ['/api/admin/overview', '/api/admin/queues', '/api/admin/trends'],
    promise: null,
  },
];
