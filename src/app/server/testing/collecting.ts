import { createServer } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import {
  type Kysely,
  type KyselyPlugin,
  type PluginTransformQueryArgs,
  type PluginTransformResultArgs,
  type RootOperationNode,
  sql,
} from 'kysely';
import { buildUser } from '../../../domains/accounts/server/factory.ts';
import type { OrderPayments, Payment } from '../../../domains/payments/schema.ts';
import { advance } from '../../../domains/payments/server/collecting/advance.ts';
import { takeUpCallback } from '../../../domains/payments/server/collecting/callbacks.ts';
import { lookUp } from '../../../domains/payments/server/collecting/receipts.ts';
import { sendOut } from '../../../domains/payments/server/collecting/refunds.ts';
import type { CollectDeps } from '../../../domains/payments/server/deps.ts';
import { buildOrder } from '../../../domains/payments/server/factory.ts';
import {
  advanceRequest,
  handleCallback,
  lookUpReceipt,
  sendRefund,
} from '../../../domains/payments/server/job-definitions.ts';
import {
  callbackSecretOf,
  openProviders,
} from '../../../domains/payments/server/providers/open-providers.ts';
import type { DB } from '../../../platform/database.types.ts';
import type { Enqueue } from '../../../platform/jobs.ts';
import { openSimulator, type Simulator } from '../../../simulator/server.ts';
import { simulatorKeys } from '../../../simulator/state.ts';
import { registerDomains } from '../compose/index.ts';
import { openTestServer, type TestServer, type Visitor } from './test-server.ts';

/** The API, listening, with the simulated providers; jobs are done when the test says so. */
export interface Collecting {
  readonly server: TestServer;
  readonly simulator: Simulator;
  readonly deps: CollectDeps;
  /** Where M-Pesa calls back. */
  readonly callbackUrl: string;
  /** Does the jobs that are due, and those that follow from them; with `all` also those for later. How many. */
  run(all?: boolean): Promise<number>;
  /** Forgets what waits to be done. */
  forget(): void;
  /** The process dies at this step the next time it comes there; its job is done again later. */
  dieAt(step: string): void;
  /** The process dies before this statement of what it does next, counted from 1; 0 lets it live. */
  dieBefore(statement: number): void;
  /** Whether it died since it was said where. */
  hasDied(): boolean;
  close(): Promise<void>;
}

interface Waiting {
  /** The transaction that sends it: what is rolled back is not done. */
  readonly sentBy: string;
  readonly name: string;
  readonly payload: Readonly<Record<string, string>>;
  readonly isLater: boolean;
}

export async function openCollecting(
  settings: Readonly<Record<string, string>> = {},
): Promise<Collecting> {
  const publicUrl = `http://127.0.0.1:${await freePort()}`;
  const simulator = await openSimulator({
    paystackWebhookUrl: `${publicUrl}/api/webhooks/paystack`,
  });
  let waiting: Waiting[] = [];
  let deadly: string | null = null;
  const statements = new DyingStatements();
  const step = (name: string) => {
    if (name !== deadly) return;
    deadly = null;
    throw new Died(name);
  };
  const enqueue: Enqueue = async (sender, { name }, payload, { startAfterSeconds = 0 } = {}) => {
    if (!name.startsWith('payments.')) return;
    const values = payload as Readonly<Record<string, string>>;
    const sentBy = await transactionOf(sender as Kysely<DB>);
    waiting.push({ sentBy, name, payload: values, isLater: startAfterSeconds > 0 });
  };
  const server = await openTestServer({
    settings: { PUBLIC_URL: publicUrl, ...simulated(simulator.url), ...settings },
    registerRoutes: (app, parts) =>
      registerDomains({ ...parts, database: dying(parts.database, statements), jobs: { enqueue } })(
        app,
      ),
  });
  await server.app.listen({ host: '127.0.0.1', port: Number(new URL(publicUrl).port) });
  const { env, database } = server;
  const providers = openProviders(env.payments, env);
  await providers.mpesa?.registerAddresses();
  const notify = async () => undefined;
  const { db } = dying(database, statements);
  const deps = { db, enqueue, notify, providers, settings: env.payments, step };
  return {
    server,
    simulator,
    deps,
    callbackUrl: `${publicUrl}/api/webhooks/mpesa/${callbackSecretOf(env.payments, env)}`,
    async run(all = false) {
      let done = 0;
      while (waiting.some(({ isLater }) => all || !isLater)) {
        const due = waiting.filter(({ isLater }) => all || !isLater);
        waiting = waiting.filter((one) => !due.includes(one));
        for (const job of due) {
          if (!(await isCommitted(database.db, job.sentBy))) continue;
          await doJob(deps, job.name, job.payload).catch((error: unknown) => {
            if (!(error instanceof Died)) throw error;
            waiting.push({ ...job, isLater: true });
          });
        }
        done += due.length;
        all = false;
      }
      return done;
    },
    forget() {
      waiting = [];
    },
    dieAt(name) {
      deadly = name;
    },
    dieBefore: (statement) => statements.dieBefore(statement),
    hasDied: () => statements.hasDied,
    async close() {
      await simulator.close();
      await server.close();
    },
  };
}

async function transactionOf(sender: Kysely<DB>): Promise<string> {
  const { rows } = await sql<{ id: string }>`select pg_current_xact_id()::text as id`.execute(
    sender,
  );
  return rows[0]?.id ?? '';
}

/** Waits for the end of the transaction: the queue has what it sends only then. */
async function isCommitted(db: Kysely<DB>, id: string): Promise<boolean> {
  for (;;) {
    const { rows } = await sql<{ status: string }>`
      select pg_xact_status(${id}::xid8) as status`.execute(db);
    if (rows[0]?.status !== 'in progress') return rows[0]?.status === 'committed';
    await setTimeout(2);
  }
}

/** A process is gone. */
class Died extends Error {}

/** Ends the work before one of its statements: what is not committed is rolled back, as where a process is killed. */
class DyingStatements implements KyselyPlugin {
  hasDied = false;
  #left = 0;

  dieBefore(statement: number): void {
    this.#left = statement;
    this.hasDied = false;
  }

  transformQuery({ node }: PluginTransformQueryArgs): RootOperationNode {
    if (this.#left > 0) {
      this.#left -= 1;
      if (this.#left === 0) {
        this.hasDied = true;
        throw new Died('before a statement');
      }
    }
    return node;
  }

  transformResult = async ({ result }: PluginTransformResultArgs) => result;
}

const dying = (database: TestServer['database'], statements: DyingStatements) => ({
  ...database,
  db: database.db.withPlugin(statements),
});

function doJob(
  deps: CollectDeps,
  name: string,
  payload: Readonly<Record<string, string>>,
): Promise<unknown> {
  const id = Object.values(payload)[0] ?? '';
  const work = {
    [advanceRequest.name]: () => advance(deps, id),
    [handleCallback.name]: () => takeUpCallback(deps, id),
    [lookUpReceipt.name]: () => lookUp(deps, id),
    [sendRefund.name]: () => sendOut(deps, id),
  }[name];
  return work?.() ?? Promise.resolve();
}

const simulated = (url: string) => ({
  MPESA_BASE_URL: url,
  MPESA_CONSUMER_KEY: simulatorKeys.mpesa.key,
  MPESA_CONSUMER_SECRET: simulatorKeys.mpesa.secret,
  MPESA_SHORTCODE: simulatorKeys.mpesa.shortcode,
  MPESA_PASSKEY: simulatorKeys.mpesa.passkey,
  MPESA_PULL_NUMBER: simulatorKeys.mpesa.pullNumber,
  MPESA_INITIATOR: simulatorKeys.mpesa.initiator,
  MPESA_SECURITY_CREDENTIAL: simulatorKeys.mpesa.credential,
  PAYSTACK_BASE_URL: url,
  PAYSTACK_SECRET_KEY: simulatorKeys.paystackSecret,
});

/** Free when it was looked for: where callbacks go has to be known before the server listens. */
function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

let lastPhone = 0;
/** A number that no other test asks. */
export function somePhone(): string {
  lastPhone += 1;
  // None ends as the phone from which money comes by paybill: three digits are all that M-Pesa shows.
  return `2547${String(10_000_000 + lastPhone * 10)}`;
}

/** An order whose buyer can be asked at a phone of its own. */
export interface PaidScene {
  readonly order: { readonly id: string; readonly number: string };
  readonly phone: string;
  readonly buyer: Visitor;
  readonly seller: Visitor;
  pay(body?: object): Promise<Payment>;
  payment(id: string): Promise<Payment>;
  sums(): Promise<OrderPayments>;
}

export async function paidScene(
  { server }: Pick<Collecting, 'server'>,
  fields: Parameters<typeof buildOrder>[1] = {},
): Promise<PaidScene> {
  const { db } = server.database;
  const phone = somePhone();
  const own = { phoneNumber: `+${phone}`, phoneVerifiedAt: new Date() };
  const contractorId = fields.contractorId ?? (await buildUser(db, own)).id;
  const order = await buildOrder(db, { ...fields, contractorId });
  const buyer = await server.signedIn(contractorId);
  return sceneOf(order, { phone, buyer, seller: await server.signedIn(order.supplierId) });
}

/** An order with its two sides. */
export const sceneOf = (
  order: PaidScene['order'],
  { phone, buyer, seller }: Pick<PaidScene, 'phone' | 'buyer' | 'seller'>,
): PaidScene => ({
  order,
  phone,
  buyer,
  seller,
  async pay(body = {}) {
    const url = `/api/orders/${order.id}/payments`;
    const answer = await buyer.post<Payment>(url, { method: 'mpesa', ...body });
    if (answer.status !== 202) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body;
  },
  payment: async (id) => (await buyer.get<Payment>(`/api/payments/${id}`)).body,
  sums: async () => (await buyer.get<OrderPayments>(`/api/orders/${order.id}/payments`)).body,
});

/** As if so many seconds had gone by since everything was asked. */
export async function elapse(
  { deps: { db }, simulator }: Pick<Collecting, 'deps' | 'simulator'>,
  seconds: number,
) {
  for (const transfer of simulator.state.transfers.values()) {
    transfer.at = new Date(transfer.at.getTime() - seconds * 1_000);
  }
  const earlier = sql`make_interval(secs => ${seconds})`;
  await sql`update provider_requests set created_at = created_at - ${earlier},
    asked_at = asked_at - ${earlier}, waiting_at = waiting_at - ${earlier},
    next_check_at = next_check_at - ${earlier}`.execute(db);
  await sql`update provider_receipts set created_at = created_at - ${earlier},
    paid_at = paid_at - ${earlier}`.execute(db);
  await sql`update refunds set created_at = created_at - ${earlier}`.execute(db);
  await sql`update provider_callbacks set received_at = received_at - ${earlier}`.execute(db);
}

/** The ledger's sums over everything, by account, in cents as numbers; accounts without money are left out. */
export async function ledgerSums({ deps: { db } }: Pick<Collecting, 'deps'>) {
  const rows = await db
    .selectFrom('ledgerEntries')
    .select('account')
    .select(sql<number>`(sum(amount) * 100)::float8`.as('cents'))
    .groupBy('account')
    .execute();
  return Object.fromEntries(
    rows.filter(({ cents }) => cents !== 0).map(({ account, cents }) => [account, cents]),
  );
}
