import { createHash } from 'node:crypto';
import Papa from 'papaparse';
import type { Actor } from '../../../../platform/actor.ts';
import { noteAdminReading, recordAudit } from '../../../../platform/audit.ts';
import { transact } from '../../../../platform/transact.ts';
import { isPlainText } from '../../../../shared/csv-text.ts';
import { AppError, invalid, issueAt } from '../../../../shared/errors.ts';
import { fromCents, toCents } from '../../../../shared/money.ts';
import {
  guessStatementColumns,
  headingOf,
  maxStatementRows,
  missingColumns,
  parsing,
  type ReadStatement,
  readStatement,
  tableOf,
} from '../../statement-rules.ts';
import type {
  ImportedStatement,
  Statement,
  StatementAnswer,
  StatementImport,
} from '../../statement-schema.ts';
import type { CollectDeps } from '../deps.ts';
import { lookUpReceipt } from '../job-definitions.ts';
import { takeReceipt, updateReceipt } from '../queries/receipts.ts';
import { insertStatement, lockImports, selectStatements } from '../queries/statements.ts';
import { movePayment } from '../transfers.ts';
import { type PlannedRow, planStatement, type StatementReader } from './plan.ts';

/** The statements that were imported last. */
export async function listStatements({
  db,
}: Pick<CollectDeps, 'db'>): Promise<ImportedStatement[]> {
  const rows = await selectStatements(db);
  return rows.map(({ createdAt, ...row }) => ({ ...row, createdAt: createdAt.toISOString() }));
}

/**
 * What of a statement is booked, what matches an order and what nobody knows. Nothing is changed.
 *
 * @throws AppError 422 for what is no such statement, is of another paybill, or has too many rows
 */
export async function checkStatement(
  { db, settings, providers }: Pick<CollectDeps, 'db' | 'settings' | 'providers'>,
  admin: Actor,
  statement: Statement,
): Promise<StatementAnswer> {
  const read = readFile(statement, settings);
  await noteAdminReading(db, admin, {
    action: 'statement.checked',
    targetType: 'statement',
    targetId: digestOf(statement),
  });
  return answerOf(db, read, readerOf({ providers }, admin));
}

/**
 * An admin takes a statement at its word. Its receipts that nobody has booked go the way of a confirmation by
 * paybill: M-Pesa is asked about each where it can be, else a second admin imports the same; transfers that buyers
 * recorded are confirmed. The same statement again, or at once, books nothing more.
 *
 * @throws AppError 422 as checkStatement, and where it is not said what proves the transfers
 */
export async function importStatement(
  deps: CollectDeps,
  admin: Actor,
  statement: StatementImport,
): Promise<StatementAnswer> {
  const read = readFile(statement, deps.settings);
  const reader = readerOf(deps, admin);
  const transfers = (await planStatement(deps.db, read, reader)).filter(
    ({ fate }) => fate === 'transfer',
  );
  const { proof } = statement;
  if (transfers.length > 0 && proof === undefined) {
    throw invalid([issueAt('proof', 'payment_proof_missing')]);
  }
  let confirmed = 0;
  for (const row of transfers) if (await confirm(deps, admin, row, proof ?? '')) confirmed += 1;
  deps.step?.('transfers confirmed');
  await importReceipts(deps, admin, { statement, read, transfers: confirmed });
  deps.step?.('statement imported');
  return answerOf(deps.db, read, reader);
}

const readerOf = (
  { providers }: Pick<CollectDeps, 'providers'>,
  { id: readerId }: Actor,
): StatementReader => ({ readerId, canLookUp: providers.mpesa?.canLookUp ?? false });

/** Whether it was still to confirm; what somebody else decides meanwhile stays so. */
async function confirm(
  deps: CollectDeps,
  admin: Actor,
  { paymentId }: PlannedRow,
  reason: string,
): Promise<boolean> {
  try {
    await movePayment(deps, admin, paymentId ?? '', { move: 'confirm', reason });
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}

/** All of them or none; each is looked up by a job of its own. */
async function importReceipts(
  { db, enqueue, providers }: CollectDeps,
  admin: Actor,
  {
    statement,
    read,
    transfers,
  }: {
    readonly statement: Statement;
    readonly read: ReadStatement;
    readonly transfers: number;
  },
): Promise<void> {
  await transact(db, async (trx) => {
    await lockImports(trx);
    const rows = (await planStatement(trx, read, readerOf({ providers }, admin))).filter(isReceipt);
    if (rows.length + transfers === 0) return;
    const { kind, fileName } = statement;
    const statementId = await insertStatement(trx, {
      kind,
      fileName,
      digest: digestOf(statement),
      receipts: rows.length,
      transfers,
      importedBy: admin.id,
    });
    // In one sequence, as each is locked.
    const inSequence = rows.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
    for (const { line, agreed } of inSequence) {
      const { receipt, amount, account: accountReference, payer, paidAt } = line;
      const said = { amount, accountReference, payer, paidAt, statementId };
      const { id, state } = await takeReceipt(trx, { provider: 'mpesa', receipt, ...said });
      if (state !== 'reported') continue;
      const change = agreed
        ? { ...agreed, secondStatementId: statementId }
        : { ...said, ...noAssignment };
      await updateReceipt(trx, id, { ...change, checks: 0 });
      await enqueue(trx, lookUpReceipt, { receiptId: id });
    }
    const cents = rows.reduce((sum, { amount }) => sum + toCents(amount), 0n);
    await recordAudit(trx, {
      actorId: admin.id,
      action: 'statement.imported',
      targetType: 'statement',
      targetId: statementId,
      details: { kind, receipts: rows.length, amount: fromCents(cents), transfers },
    });
  });
}

/** Whoever gave it to an order before has said something else. */
const noAssignment = { assignedBy: null, assignedOrderId: null };

const isReceipt = ({ fate }: PlannedRow) => fate === 'order' || fate === 'unmatched';

const keyOf = ({ receipt }: { readonly receipt: string | null }) => receipt ?? '';

const digestOf = ({ text }: Pick<Statement, 'text'>) =>
  createHash('sha256').update(text).digest('hex');

function readFile(
  { kind, text, columns: given }: Statement,
  { mpesa }: CollectDeps['settings'],
): ReadStatement {
  if (!isPlainText(text)) throw invalid([issueAt('text', 'statement_unreadable')]);
  const { data, errors, meta } = Papa.parse<string[]>(text, parsing);
  // A quotation mark that is not closed takes the rows after it into its cell.
  if (errors.some(({ type }) => type === 'Quotes')) {
    throw invalid([issueAt('text', 'statement_unreadable')]);
  }
  const table = tableOf(data);
  if (table.rows.length === 0) throw invalid([issueAt('text', 'statement_empty')]);
  // Of a file with many empty rows the end is not read.
  if (table.rows.length > maxStatementRows || meta.truncated) {
    throw invalid([issueAt('text', 'statement_rows_many', { maximum: maxStatementRows })]);
  }
  const { shortcode } = table;
  if (kind === 'mpesa' && mpesa && shortcode !== null && shortcode !== mpesa.shortcode) {
    throw invalid([issueAt('text', 'statement_of_another', { shortcode })]);
  }
  const columns = given ?? guessStatementColumns(table.headings);
  const missing = missingColumns(kind, columns);
  if (missing.length > 0) {
    const names = missing.map((column) => `“${headingOf[column]}”`).join(', ');
    throw invalid([issueAt('columns', 'statement_columns_missing', { columns: names })]);
  }
  return readStatement(kind, table, columns, new Date());
}

async function answerOf(
  db: CollectDeps['db'],
  read: ReadStatement,
  reader: StatementReader,
): Promise<StatementAnswer> {
  const planned = await planStatement(db, read, reader);
  const { faults, passed } = read;
  return {
    rows: planned.map(({ line, paymentId, agreed, ...row }) => row),
    faults,
    passed,
  };
}
