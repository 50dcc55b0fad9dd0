import type { Kysely } from 'kysely';
import { ownPayouts as en } from '../../../../messages/en/ownPayouts.ts';
import type { Language, Messages } from '../../../../messages/index.ts';
import { ownPayouts as sw } from '../../../../messages/sw/ownPayouts.ts';
import type { Actor } from '../../../../platform/actor.ts';
import { type ListAnswer, listAnswer } from '../../../../platform/conditional-read.ts';
import { csvFile } from '../../../../platform/csv.ts';
import type { DB } from '../../../../platform/database.types.ts';
import { nairobiDay } from '../../../../shared/dates.ts';
import type { OwnPayout, PayoutFigures } from '../../payout-schema.ts';
import {
  type OwnPayoutRow,
  selectOwnPayouts,
  selectPayoutFigures,
} from '../queries/own-payouts.ts';

/** More than a spreadsheet is read for. */
const mostRows = 5_000;

const texts: Readonly<Record<Language, Messages['ownPayouts']>> = { en, sw };

const toOwnPayout = ({ createdAt, paidOutAt, ...row }: OwnPayoutRow): OwnPayout => ({
  ...row,
  createdAt: createdAt.toISOString(),
  paidOutAt: paidOutAt?.toISOString() ?? null,
});

/** What was collected for the supplier's orders, and where it is now. */
export async function listOwnPayouts(
  db: Kysely<DB>,
  { id: supplierId }: Actor,
  { cursor, limit }: { readonly cursor?: string | undefined; readonly limit: number },
): Promise<ListAnswer> {
  const rows = await selectOwnPayouts(db, supplierId, { cursor, limit: limit + 1 });
  const { orders: total } = await selectPayoutFigures(db, supplierId);
  return listAnswer({ rows, total }, limit, toOwnPayout);
}

/** The sums over all orders of the supplier. */
export async function readPayoutFigures(
  db: Kysely<DB>,
  { id: supplierId }: Actor,
): Promise<PayoutFigures> {
  const { orders: _, ...figures } = await selectPayoutFigures(db, supplierId);
  return figures;
}

/** The whole list as CSV with its heads in the reader's language. */
export async function readPayoutsCsv(
  db: Kysely<DB>,
  { id: supplierId }: Actor,
  language: Language,
): Promise<string> {
  const { csvColumns } = texts[language];
  const rows = await selectOwnPayouts(db, supplierId, { limit: mostRows });
  const lines = rows.map((row) => [
    row.orderNumber,
    nairobiDay(row.createdAt),
    ...[row.held, row.owed, row.payingOut, row.paidOut, row.fees],
    row.paidOutAt ? nairobiDay(row.paidOutAt) : '',
  ]);
  return csvFile([[...csvColumns], ...lines]);
}
