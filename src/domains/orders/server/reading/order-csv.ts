import type { Kysely } from 'kysely';
import { orders as en } from '../../../../messages/en/orders.ts';
import type { Language, Messages } from '../../../../messages/index.ts';
import { orders as sw } from '../../../../messages/sw/orders.ts';
import type { Actor } from '../../../../platform/actor.ts';
import { noteAdminReading } from '../../../../platform/audit.ts';
import { csvFile } from '../../../../platform/csv.ts';
import type { DB } from '../../../../platform/database.types.ts';
import { nairobiDay } from '../../../../shared/dates.ts';
import { nameOfBuyer, nameOfSupplier } from '../../../accounts/name-rules.ts';
import type { OrderFilter } from '../../schema.ts';
import { toSummary } from './present.ts';
import { selectOrders } from './queries.ts';

const texts: Readonly<Record<Language, Messages['orders']>> = { en, sw };
/** More than a spreadsheet is read for; who has more asks for a shorter time. */
const mostRows = 5_000;

/** The orders that a list shows, all of them, as CSV with its heads in the reader's language. */
export async function readOrdersCsv(
  db: Kysely<DB>,
  actor: Actor,
  filter: OrderFilter,
  language: Language,
): Promise<string> {
  const targetId = filter.rfqId ?? 'all';
  await noteAdminReading(db, actor, { action: 'order.listed', targetType: 'rfq', targetId });
  const t = texts[language];
  const { rows } = await selectOrders(db, actor, { ...filter, limit: mostRows });
  const lines = rows.slice(0, mostRows).map((row) => {
    const order = toSummary(row, actor);
    return [
      order.number,
      nairobiDay(order.createdAt),
      nameOfBuyer(order.contractor, t.unnamedBuyer),
      nameOfSupplier(order.supplier.companyName, t.unnamedSeller),
      t.statuses[order.status],
      order.dueAt ? nairobiDay(order.dueAt) : '',
      order.isLate ? t.filters.late : '',
      order.totalAmount,
      order.amountPaid,
    ];
  });
  return csvFile([[...t.csvColumns], ...lines]);
}
