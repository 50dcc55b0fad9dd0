import type { Kysely } from 'kysely';
import { renderSVG } from 'uqr';
import type { Actor } from '../../../../platform/actor.ts';
import { noteAdminReading } from '../../../../platform/audit.ts';
import type { DB } from '../../../../platform/database.types.ts';
import { transact } from '../../../../platform/transact.ts';
import { AppError } from '../../../../shared/errors.ts';
import { etimsCheckAddress, isEtimsExpected, mayEnterEtims } from '../../etims-rules.ts';
import type { EtimsEntry, OrderEtims } from '../../etims-schema.ts';
import type { OrderDeps } from '../deps.ts';
import { noSuchOrder } from '../reading/reads.ts';
import { noteOrder } from '../steps/note-order.ts';
import { lockOrder } from '../steps/queries/steps.ts';
import { tellOther } from '../steps/tell-other.ts';
import { type EtimsRow, isEtimsTaken, selectEtims, storeEtims } from './queries.ts';

/** The tax invoice of an order, for its two sides and admins. @throws AppError 404 for anybody else */
export async function readEtims(
  db: Kysely<DB>,
  actor: Actor,
  orderId: string,
): Promise<OrderEtims> {
  const row = await selectEtims(db, actor, orderId);
  if (!row) throw noSuchOrder();
  await noteAdminReading(db, actor, {
    action: 'order.read',
    targetType: 'order',
    targetId: orderId,
  });
  return toEtims(row, actor);
}

function toEtims(row: EtimsRow, reader: Actor): OrderEtims {
  const invoice = toInvoice(row);
  return {
    invoice,
    isExpected: isEtimsExpected(row.status),
    mayEnter: reader.id === row.supplierId && mayEnterEtims(row.status, invoice !== null),
  };
}

function toInvoice({ controlUnit, invoiceNumber, enteredAt, editedAt }: EtimsRow) {
  if (controlUnit === null || invoiceNumber === null || enteredAt === null) return null;
  const checkUrl = etimsCheckAddress(invoiceNumber);
  return {
    controlUnit,
    invoiceNumber,
    enteredAt: enteredAt.toISOString(),
    editedAt: editedAt?.toISOString() ?? null,
    checkUrl,
    qr: renderSVG(checkUrl, { border: 2 }),
  };
}

/**
 * The supplier enters the eTIMS invoice of an order, or puts this one in the place of another; its buyer is
 * told.
 *
 * @throws AppError 404 for somebody else's order; 409 before it is confirmed, once it is completed or
 *   cancelled, and for an invoice that stands on another order of the supplier
 */
export async function enterEtims(
  { db, notify }: Pick<OrderDeps, 'db' | 'notify'>,
  actor: Actor,
  orderId: string,
  entry: EtimsEntry,
): Promise<OrderEtims> {
  await transact(db, async (trx) => {
    const order = await lockOrder(trx, actor, orderId);
    const before = order && (await selectEtims(trx, actor, orderId));
    if (!before || order.supplierId !== actor.id) throw noSuchOrder();
    const isEntered = before.invoiceNumber !== null;
    if (!mayEnterEtims(order.status, isEntered))
      throw new AppError(409, 'etims_closed', { details: { status: order.status } });
    const invoice = { ...entry, orderId, supplierId: actor.id };
    if (before.controlUnit === entry.controlUnit && before.invoiceNumber === entry.invoiceNumber)
      return;
    if (await isEtimsTaken(trx, invoice))
      throw new AppError(409, 'etims_taken', { at: 'invoiceNumber' });
    await storeEtims(trx, invoice);
    const kind = isEntered ? 'etims_changed' : 'etims_entered';
    const trail = {
      order: order.number,
      ...entry,
      ...(isEntered ? { before: `${before.controlUnit} ${before.invoiceNumber}` } : {}),
    };
    await noteOrder(trx, order, { actorId: actor.id, kind, action: `order.${kind}`, trail });
    const key = `${kind} ${orderId} ${entry.controlUnit} ${entry.invoiceNumber}`;
    const told = isEntered ? 'etimsChanged' : 'etimsEntered';
    await tellOther({ notify }, trx, order, { party: 'seller', kind: told, key });
  });
  return readEtims(db, actor, orderId);
}
