import type { Actor } from '../../../../platform/actor.ts';
import { toCents } from '../../../../shared/money.ts';
import { type OrderSides, partyOf } from '../../../orders/rules.ts';
import {
  type DisputedOrder,
  type DisputeRole,
  disputeMachine,
  hasLeft,
  mostCredit,
  outcomesOf,
  suggestedCredit,
} from '../../dispute-rules.ts';
import type { Dispute, Entry, ListedDispute } from '../../dispute-schema.ts';
import { creditableOf, missingOf, type ReturnableLine } from '../../return-rules.ts';
import type { DisputeRow, EntryRow, FileRow, ListedRow } from './queries.ts';

/** Whoever is no side of the order any more counts as its supplier: entries are the two sides' alone. */
const authorOf = (sides: OrderSides, userId: string) => partyOf(sides, userId) ?? 'seller';

/** Who somebody is to a dispute; null for a stranger. */
export function roleIn(
  row: OrderSides & Pick<DisputeRow, 'openedBy'>,
  { id, role }: Actor,
): DisputeRole | null {
  if (row.openedBy === id) return 'opener';
  if (partyOf(row, id)) return 'other';
  return role === 'admin' ? 'admin' : null;
}

export interface Standing {
  readonly order: DisputedOrder;
  readonly lines: readonly (ReturnableLine & {
    readonly name: string;
    readonly unit: string | null;
  })[];
  /** With the marketplace for the order, and of that what is held: decimal strings. */
  readonly within: string;
  readonly held: string;
  /** The price of what never arrived: a decimal string. */
  readonly missingPrice: string;
}

interface Parts {
  readonly entries: readonly EntryRow[];
  readonly files: readonly FileRow[];
  /** What an admin decides on; null for anybody else. */
  readonly standing: Standing | null;
}

export function toDispute(row: DisputeRow, reader: Actor, { standing, ...parts }: Parts): Dispute {
  const role = roleIn(row, reader);
  const { creditAmount, outcome, answerBy, endedAt, totalAmount: total, amountPaid: paid } = row;
  const most = standing ? mostCredit({ total, paid, within: standing.within }) : '0.00';
  const isDecided = creditAmount !== null && outcome !== null && endedAt !== null;
  return {
    id: row.id,
    number: row.number,
    orderId: row.orderId,
    kind: row.kind,
    status: row.status,
    openedBy: authorOf(row, row.openedBy),
    createdAt: row.createdAt.toISOString(),
    entries: parts.entries.map((entry) => toEntry(entry, row, parts.files)),
    decision: isDecided
      ? { creditAmount, outcome, reason: row.reason, decidedAt: endedAt.toISOString() }
      : null,
    withdrawnAt: row.status === 'withdrawn' ? (endedAt?.toISOString() ?? null) : null,
    answerBy: answerBy.toISOString(),
    options:
      standing && row.status === 'open'
        ? {
            orderStatus: standing.order.status,
            outcomes: [...outcomesOf(standing.order)],
            isHeard:
              answerBy <= new Date() ||
              parts.entries.some(({ authorId }) => authorId !== row.openedBy),
            needsDay: !hasLeft(standing.order.status),
            // Of an order of which nothing can be credited nobody is asked for goods.
            lines: (toCents(most) > 0n ? standing.lines : []).map((line) => ({
              orderItemId: line.orderItemId,
              name: line.name,
              unit: line.unit,
              arrived: creditableOf(line, false),
              missing: missingOf(line),
              withMissing: creditableOf(line, true),
            })),
            total,
            paid,
            missingPrice: standing.missingPrice,
            suggestedCredit: suggestedCredit(standing.missingPrice, most),
            mostCredit: most,
            mostKept: standing.held,
          }
        : null,
    moves: disputeMachine.stepsOf(row.status, role),
  };
}

const toEntry = (entry: EntryRow, sides: OrderSides, files: readonly FileRow[]): Entry => ({
  id: entry.id,
  by: authorOf(sides, entry.authorId),
  text: entry.text,
  files: files
    .filter(({ entryId }) => entryId === entry.id)
    .map(({ id, filename }) => ({ id, filename })),
  createdAt: entry.createdAt.toISOString(),
});

export const toListed = (row: ListedRow): ListedDispute => ({
  id: row.id,
  number: row.number,
  orderId: row.orderId,
  orderNumber: row.orderNumber,
  kind: row.kind,
  status: row.status,
  openedBy: authorOf(row, row.openedBy),
  totalAmount: row.totalAmount,
  buyerName: row.buyerName,
  supplierName: row.supplierName,
  createdAt: row.createdAt.toISOString(),
});
