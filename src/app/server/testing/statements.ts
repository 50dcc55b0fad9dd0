import { buildAdmin } from '../../../domains/accounts/server/factory.ts';
import { lookUp } from '../../../domains/payments/server/collecting/receipts.ts';
import type { CollectDeps } from '../../../domains/payments/server/deps.ts';
import { selectReceiptByNumber } from '../../../domains/payments/server/queries/receipts.ts';
import {
  checkStatement,
  importStatement,
} from '../../../domains/payments/server/statements/import.ts';
import type { StatementColumns } from '../../../domains/payments/statement-rules.ts';
import type { Collecting } from './collecting.ts';

/** Statements as tests write and import them. */

export const head =
  'Receipt No.,Completion Time,Details,Transaction Status,Paid In,Withdrawn,Other Party Info,A/C No.';
let lastReceipt = 0;
export const newReceipt = () => {
  lastReceipt += 1;
  return `SKZ${String(1_000_000 + lastReceipt)}`;
};
export const rowOf = (
  receipt: string,
  amount: number,
  account: string,
  { at: time = '10:15:00', payer = '2547*****111 - WANJIKU' } = {},
) => `${receipt},27-11-2026 ${time},Pay Bill,Completed,"${amount}.00",,${payer},${account}`;

/** One of finance, with what it sends; where M-Pesa cannot be asked a second person sends the same. */
export async function finance(
  at: Collecting,
  rows: readonly string[],
  deps: Partial<CollectDeps> = {},
) {
  const { id } = await buildAdmin(at.server.database.db);
  const actor = { id, role: 'admin', staffRole: 'finance' } as const;
  const statement = { kind: 'mpesa', fileName: 'november.csv', text: [head, ...rows].join('\n') };
  const sent = { ...statement, kind: 'mpesa' as const };
  const unasked = { ...at.deps, providers: { ...at.deps.providers, mpesa: null }, ...deps };
  return {
    id,
    check: () => checkStatement(unasked, actor, sent),
    import: () => importStatement(unasked, actor, sent),
    importBank: (text: string, columns: StatementColumns) =>
      importStatement(unasked, actor, { kind: 'bank', fileName: 'bank.csv', text, columns }),
    /** How giving a receipt to an order is refused. */
    async assign(receipt: string, orderNumber: string) {
      const { db } = at.server.database;
      const row = await selectReceiptByNumber(db, 'mpesa', receipt);
      const given = { orderNumber, reason: 'It is on the statement' };
      const visitor = await at.server.signedIn(id);
      const url = `/api/admin/receipts/${row?.id}/assign`;
      return (await visitor.post<{ code: string }>(url, given)).body.code;
    },
    /** The jobs that follow, by the statement's word. */
    async lookedUp() {
      at.forget();
      for (const receiptId of await reported(at)) await lookUp(unasked, receiptId);
    },
  };
}

const reported = async (at: Collecting) =>
  (
    await at.server.database.db
      .selectFrom('providerReceipts')
      .select('id')
      .where('state', '=', 'reported')
      .execute()
  ).map(({ id }) => id);
