import type pg from 'pg';
import { scoreRfqQuotations } from '../src/domains/quotations/server/scoring/score-rfq.ts';
import { openDatabase } from '../src/platform/db.ts';
import { migrateToLatest } from '../src/platform/migrations.ts';
import { median } from './measure.ts';
import { startNode } from './servers.ts';
import { signIn } from './sign-in.ts';

/** How long the owner of a large RFQ waits for the comparison of everything that was offered. */

const lines = 500;
const quotations = 200;
const promisedMs = 300;
const rounds = 15;

export interface ComparisonBench {
  /** A migrated database will be made of this address. */
  readonly url: string;
  readonly secret: string;
  readonly settings: Record<string, string>;
  readonly log: (line: string) => void;
}

/**
 * Measures and prints; answers whether the promise was kept. Before every second request a quotation
 * is revised, so that the answer is worked out anew; the others find nothing changed.
 */
export async function benchComparison(bench: ComparisonBench): Promise<boolean> {
  const { url, secret, settings, log } = bench;
  await migrateToLatest(url, () => undefined);
  const database = openDatabase(url);
  const app = await startNode(['src/app/server/main.ts'], { ready: '/readyz', env: settings });
  try {
    log(`  ${lines} lines, ${quotations} quotations`);
    const { rfqId, cookie } = await fillWithBids(database.pool, secret);
    await scoreRfqQuotations(database.db, rfqId);
    const ask = async () => {
      const start = performance.now();
      const answer = await fetch(`${app.origin}/api/rfqs/${rfqId}/comparison`, {
        headers: { cookie },
      });
      const bytes = (await answer.arrayBuffer()).byteLength;
      if (answer.status !== 200) throw new Error(`The comparison was answered ${answer.status}`);
      return { ms: performance.now() - start, bytes };
    };
    await ask();
    const changed: number[] = [];
    const unchanged: number[] = [];
    let bytes = 0;
    for (let round = 0; round < rounds; round += 1) {
      await reviseOne(database.pool);
      changed.push((await ask()).ms);
      const again = await ask();
      unchanged.push(again.ms);
      bytes = again.bytes;
    }
    return print({ changed, unchanged, bytes });
  } finally {
    await app.stop();
    await database.close();
  }
}

function print(result: { changed: number[]; unchanged: number[]; bytes: number }): boolean {
  const { changed, unchanged, bytes } = result;
  const middle = median(changed);
  const isKept = middle < promisedMs;
  const words = [
    `comparison       ${lines} lines × ${quotations} quotations, ${Math.round(bytes / 1_024)} kB`,
    `after a change   ${middle.toFixed(0)} ms, slowest ${Math.max(...changed).toFixed(0)} ms (promised ${promisedMs})`,
    `nothing changed  ${median(unchanged).toFixed(0)} ms`,
    isKept ? 'The promise is kept.' : 'The promise is NOT kept.',
  ];
  process.stdout.write(`${words.join('\n')}\n`);
  return isKept;
}

/** An RFQ of many lines; each supplier asks other prices, and one in three has delivery on top. */
async function fillWithBids(pool: pg.Pool, secret: string) {
  await pool.query(
    `set local statement_timeout = 0;
     insert into users (email, role, company_name, county)
       select 'supplier-' || n || '@bench.example', 'supplier', 'Supplier ' || n, 'Nairobi'
         from generate_series(1, ${quotations}) n;
     insert into users (email, role) values ('owner@bench.example', 'contractor');
     insert into rfqs (contractor_id, title, description)
       select id, 'A school', 'Everything' from users where email = 'owner@bench.example';
     insert into rfq_items (rfq_id, line_no, product_name, quantity, unit)
       select r.id, n, 'Item ' || n, 10 + n % 90,
           (array['piece', '50 kg bag', 'tonne', 'running foot'])[n % 4 + 1]
         from rfqs r, generate_series(1, ${lines}) n;
     insert into quotations (rfq_id, supplier_id, total_amount, delivery_time, delivery_terms, delivery_cost)
       select r.id, s.id, 1, 3, case when row_number() over () % 3 = 0 then 'per_order' else 'included' end,
           case when row_number() over () % 3 = 0 then 5000 else 0 end
         from rfqs r, users s where s.email like 'supplier-%@bench.example';
     insert into quotation_items (quotation_id, rfq_item_id, quantity, unit, unit_price, total_price)
       select q.id, i.id, i.quantity, i.unit, price, round(i.quantity * price, 2)
         from quotations q, rfq_items i,
           lateral (select 100 + abs(hashtext(q.id::text || i.id::text)) % 400 as price) p;
     alter table quotations disable trigger quotations_immutable;
     update quotations q set total_amount = delivery_cost
       + (select sum(total_price) from quotation_items i where i.quotation_id = q.id);
     alter table quotations enable trigger quotations_immutable;
     analyze`,
  );
  const { rows } = await pool.query<{ id: string; owner: string }>(
    'select id, contractor_id as owner from rfqs',
  );
  const [{ id = '', owner = '' } = {}] = rows;
  const [cookie = ''] = await signIn(pool, secret, [owner]);
  return { rfqId: id, cookie };
}

/** As a supplier does who asks for the same again. */
const reviseOne = (pool: pg.Pool) =>
  pool.query(
    `do $$
     declare
       was quotations;
       new_id uuid;
     begin
       select * into was from quotations where superseded_at is null order by random() limit 1;
       update quotations set superseded_at = now() where id = was.id;
       insert into quotations (rfq_id, supplier_id, revision, total_amount, delivery_time,
           delivery_terms, delivery_cost)
         values (was.rfq_id, was.supplier_id, was.revision + 1, was.total_amount, was.delivery_time,
           was.delivery_terms, was.delivery_cost)
         returning id into new_id;
       insert into quotation_items (quotation_id, rfq_item_id, quantity, unit, unit_price, total_price)
         select new_id, rfq_item_id, quantity, unit, unit_price, total_price
           from quotation_items where quotation_id = was.id;
     end $$`,
  );
