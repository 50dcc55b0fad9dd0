import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { buildSupplier } from '../../domains/catalogue/server/factory.ts';
import { buildQuotation, buildQuotationItem } from '../../domains/quotations/server/factory.ts';
import { buildRfq, buildRfqItem } from '../../domains/rfqs/server/factory.ts';
import { registerDomains } from './compose/index.ts';
import { openTestServer, type TestServer, type Visitor } from './testing/test-server.ts';

/**
 * How long an answer takes must not tell how many rivals there are: what a supplier asks for reads as
 * many rows of quotations, awards and orders with sixty rivals as with twenty.
 */

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ registerRoutes: (app, deps) => registerDomains(deps)(app) });
});
afterAll(() => server.close());

const sealed = [
  'quotations',
  'quotation_items',
  'quotation_score_parts',
  'awards',
  'orders',
  'order_items',
  'rfq_matches',
];
const mentionsSealed = new RegExp(`\\b"?(?:${sealed.join('|')})"?\\b`);

interface Statement {
  readonly text: string;
  readonly values: unknown[];
}

/** What a visitor's request asks the database about sealed tables. */
async function statementsOf(visitor: Visitor, url: string): Promise<Statement[]> {
  const spy = vi.spyOn(pg.Client.prototype, 'query');
  const { status } = await visitor.get(url);
  const calls: unknown[][] = spy.mock.calls;
  spy.mockRestore();
  expect([200, 404], url).toContain(status);
  return calls.flatMap(([asked, values]) => {
    const query = asked as string | { readonly text?: string; readonly values?: unknown[] };
    const text = typeof query === 'string' ? query : (query.text ?? '');
    const given = typeof query === 'string' ? values : (query.values ?? values);
    const isRead = /^\s*(?:select|with)\b/i.test(text) && mentionsSealed.test(text);
    return isRead ? [{ text, values: (given as unknown[] | undefined) ?? [] }] : [];
  });
}

interface PlanNode {
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows'?: number;
  readonly 'Actual Loops'?: number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Index Recheck'?: number;
  readonly Plans?: readonly PlanNode[];
}

/** Rows of sealed tables that a plan looked at, whether it kept them or not. */
function rowsRead(node: PlanNode): number {
  const inner = (node.Plans ?? []).reduce((sum, plan) => sum + rowsRead(plan), 0);
  if (!sealed.includes(node['Relation Name'] ?? '')) return inner;
  const each =
    (node['Actual Rows'] ?? 0) +
    (node['Rows Removed by Filter'] ?? 0) +
    (node['Rows Removed by Index Recheck'] ?? 0);
  return inner + each * (node['Actual Loops'] ?? 1);
}

async function rowsReadBy({ text, values }: Statement): Promise<number> {
  const client = await server.database.pool.connect();
  try {
    // Of so few rows it would rather read all; with as many as a market has it takes the index.
    await client.query('begin; set local enable_seqscan = off; set local enable_bitmapscan = off');
    const { rows } = await client.query<{ 'QUERY PLAN': readonly { Plan: PlanNode }[] }>(
      `explain (analyze, timing off, format json) ${text}`,
      values,
    );
    await client.query('rollback');
    return rowsRead(rows[0]?.['QUERY PLAN'][0]?.Plan ?? {});
  } finally {
    client.release();
  }
}

it('a supplier’s reads touch no row of a rival', async () => {
  const { db } = server.database;
  const rfq = await buildRfq(db);
  const line = await buildRfqItem(db, { rfqId: rfq.id });
  const bid = async () => {
    const quotation = await buildQuotation(db, { rfqId: rfq.id });
    const on = { quotationId: quotation.id, rfqItemId: line.id };
    await buildQuotationItem(db, on);
    await db
      .insertInto('rfqMatches')
      .values({ rfqId: rfq.id, supplierId: quotation.supplierId })
      .execute();
    return quotation;
  };
  const own = await bid();
  const spy = await server.signedIn(own.supplierId);
  const bystander = await server.signedIn((await buildSupplier(db)).id);
  const urls = [
    '/api/rfqs',
    '/api/rfqs?match=true',
    `/api/rfqs/${rfq.id}`,
    `/api/rfqs/${rfq.id}/items`,
    '/api/quotations',
    `/api/quotations?rfqId=${rfq.id}&history=true`,
    '/api/orders',
    `/api/orders?rfqId=${rfq.id}`,
    '/api/dashboard/supplier',
  ];
  const statements: { who: string; url: string; statement: Statement }[] = [];
  for (const [who, visitor] of Object.entries({ spy, bystander })) {
    for (const url of urls) {
      for (const statement of await statementsOf(visitor, url)) {
        statements.push({ who, url, statement });
      }
    }
  }
  expect(statements.length).toBeGreaterThan(15);
  const countAll = async () => {
    await server.database.pool.query(`analyze ${sealed.join(', ')}`);
    const counts: [string, number][] = [];
    for (const { who, url, statement } of statements) {
      counts.push([`${who} ${url} ${statement.text}`, await rowsReadBy(statement)]);
    }
    return counts;
  };
  const bids = async (count: number) => {
    for (let n = 0; n < count; n += 1) await bid();
  };
  // Of one row alone the planner reads that one.
  await bids(20);
  const before = await countAll();
  await bids(40);
  expect(await countAll()).toEqual(before);
});
