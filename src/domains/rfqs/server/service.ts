import type { Transaction } from 'kysely';
import type { Actor } from '../../../platform/actor.ts';
import type { DB } from '../../../platform/database.types.ts';
import { limitConcurrencyByKey } from '../../../platform/limit-concurrency.ts';
import { transact } from '../../../platform/transact.ts';
import { AppError, invalid, issueAt } from '../../../shared/errors.ts';
import { readCart } from '../../cart/server/public.ts';
import { isSameLine, planLines, withStoredFields } from '../line-rules.ts';
import { isMaterialEdit } from '../rules.ts';
import type { CartRfq, CloseRfq, CreateRfq, EditRfq, Rfq } from '../schema.ts';
import type { RfqDeps } from './deps.ts';
import { editsGatheredSeconds, tellBidders, tellEdited } from './job-definitions.ts';
import { type ReadLine, readLines } from './lines.ts';
import { sendToSuppliers, subjectOf } from './matching.ts';
import { lockCart, selectOpenTwin } from './queries/cart-requests.ts';
import { dropLines, insertLines, type LineRow, selectLines, updateLines } from './queries/lines.ts';
import { insertRfq, isOwnRfq, type RfqColumns, selectNow, updateRfq } from './queries/rfqs.ts';
import { getRfq } from './reads.ts';
import { refuseTooMany } from './sending-limit.ts';
import { type LockedRfq, lockOwnRfq, noSuchRfq, requireOpen, takeStep } from './states.ts';
import { changedTimes, closingBeforeDelivery, refuseWrongTimes } from './times.ts';

/** What an RFQ was drafted as, where it was. */
export interface Origin {
  readonly aiGeneratedId: string;
  /** Runs first in the RFQ's transaction; what it throws stores nothing. */
  take(trx: Transaction<DB>): Promise<void>;
}

/**
 * Stores an RFQ of the actor with its lines and the suppliers it is sent to, who are told.
 *
 * @throws AppError 422 for times that have passed and categories that do not exist, 429 for too many in a day
 */
export async function createRfq(
  deps: RfqDeps,
  actor: Actor,
  input: CreateRfq,
  origin: Origin | null = null,
): Promise<Rfq> {
  const store = await prepareRfq(deps, actor, input, origin?.aiGeneratedId);
  const id = await transact(deps.db, async (trx) => {
    await origin?.take(trx);
    return store(trx);
  });
  return getRfq(deps, actor, id);
}

/** Reads what an RFQ is about, outside of any transaction; what it answers stores it in one. */
async function prepareRfq(
  deps: RfqDeps,
  actor: Actor,
  input: CreateRfq,
  aiGeneratedId?: string,
): Promise<(trx: Transaction<DB>) => Promise<string>> {
  const lines = await readLines(deps, input.items ?? []);
  const subject = await subjectOf(deps, input, lines);
  const chosen = input.supplierIds ?? null;
  return async (trx) => {
    const now = await selectNow(trx);
    refuseWrongTimes(input, now);
    await refuseTooMany(trx, actor.id);
    const rfqId = await insertRfq(trx, actor.id, {
      ...columnsOf({ ...input, closesAt: input.closesAt ?? closingBeforeDelivery(input, now) }),
      title: input.title,
      description: input.description,
      aiGeneratedId,
      recipientsChosen: chosen !== null,
      projectId: input.projectId ?? null,
    });
    await insertLines(trx, rfqId, lines.map(toStored));
    const { deliveryCounty: county = null, verifiedOnly } = input;
    const reach = { contractorId: actor.id, county, verifiedOnly: verifiedOnly ?? false, subject };
    await sendToSuppliers(deps, trx, { rfqId, chosen, ...reach });
    return rfqId;
  };
}

/** Without its number, which is its place. */
function toStored({ id: _known, ...line }: ReadLine, index: number) {
  return { ...line, lineNo: index + 1 };
}

/** Absent fields stay as they are; a closing date that is taken away stays as well. */
function columnsOf(input: EditRfq): RfqColumns {
  const { title, description, deliveryLocation, deliveryCounty, deliveryDate } = input;
  return {
    ...(title === undefined ? {} : { title }),
    ...(description === undefined ? {} : { description }),
    ...(deliveryLocation === undefined ? {} : { deliveryLocation }),
    ...(deliveryCounty === undefined ? {} : { deliveryCounty }),
    ...(deliveryDate === undefined ? {} : { deliveryDate }),
    ...(input.closesAt ? { closesAt: input.closesAt } : {}),
    ...(typeof input.verifiedOnly === 'boolean' ? { verifiedOnly: input.verifiedOnly } : {}),
  };
}

/**
 * Makes an RFQ of the lines in the actor's cart, which stays as it is. While it is open and as it was,
 * the same request again is that RFQ, however many ask at once.
 *
 * @throws AppError 422 for an empty cart, and as createRfq
 */
export async function createRfqFromCart(
  deps: RfqDeps,
  actor: Actor,
  { title, ...place }: CartRfq,
): Promise<{ readonly rfq: Rfq; readonly isNew: boolean }> {
  const cart = (await readCart(deps, actor)).filter(({ product }) => product.isActive);
  if (cart.length === 0) throw invalid([issueAt('items', 'cart_empty')]);
  const names = cart.map(({ product, quantity }) => `${product.name}: ${quantity}`);
  const input = {
    ...place,
    title: title ?? titleOf(cart.map(({ product }) => product.name)),
    description: `Please quote for:\n${names.join('\n')}`.slice(0, 10_000),
    items: cart.map(({ product, quantity }) => ({
      productName: product.name,
      productId: product.id,
      categoryId: product.category.id,
      quantity,
      unit: product.unit,
    })),
  } satisfies CreateRfq;
  const store = await prepareRfq(deps, actor, input);
  const { id, isNew } = await transact(deps.db, async (trx) => {
    await lockCart(trx, actor.id);
    const twin = await selectOpenTwin(trx, actor.id, input);
    return twin ? { id: twin, isNew: false } : { id: await store(trx), isNew: true };
  });
  return { rfq: await getRfq(deps, actor, id), isNew };
}

const titleOf = ([first = '', ...others]: readonly string[]) =>
  (others.length === 0 ? first : `${first} and ${others.length} more`).slice(0, 200);

/** @throws AppError 404 for an RFQ that is missing or somebody else's */
export async function requireOwnRfq(
  { db }: Pick<RfqDeps, 'db'>,
  actor: Actor,
  id: string,
): Promise<void> {
  if (!(await isOwnRfq(db, actor.id, id))) throw noSuchRfq();
}

/**
 * Changes an open RFQ of the actor. Where that changes what was asked for, its version rises, those who
 * answered are told, and it goes to suppliers whom it matches only now.
 *
 * @throws AppError 404 as requireOwnRfq, 409 where it is no longer open or has another version, 422 as createRfq, 503 where too
 *   many edits of one account wait
 */
export function editRfq(deps: RfqDeps, actor: Actor, id: string, input: EditRfq): Promise<Rfq> {
  return oneEditAtATime(actor.id, () => carryOutEdit(deps, actor, id, input));
}

/** One account's edits wait for each other without a connection: 500 lines take a while of one. */
const oneEditAtATime = limitConcurrencyByKey({ running: 1, waiting: 20 });

async function carryOutEdit(deps: RfqDeps, actor: Actor, id: string, input: EditRfq): Promise<Rfq> {
  const { title, description } = await getRfq(deps, actor, id);
  const stored = await selectLines(deps.db, id);
  const lines = input.items && (await readLines(deps, withStoredFields(stored, input.items), id));
  const words = { title: input.title ?? title, description: input.description ?? description };
  const subject = await subjectOf(deps, words, lines ?? stored);
  await transact(deps.db, async (trx) => {
    const rfq = await lockOwnRfq(trx, actor.id, id);
    requireOpen(rfq);
    if (input.version !== undefined && input.version !== rfq.version) throw rfqChanged();
    const before = timesOf(rfq);
    const times = changedTimes(before, input);
    refuseWrongTimes(times, rfq.now, { ...before, ...times });
    const areLinesChanged = lines ? await changeLines(trx, id, lines) : false;
    const isMaterial = areLinesChanged || isMaterialEdit(materialOf(rfq), columnsAsText(input));
    const version = rfq.version + (isMaterial ? 1 : 0);
    await updateRfq(trx, actor.id, id, { ...columnsOf({ ...input, ...times }), version });
    if (isMaterial) {
      await deps.enqueue(trx, tellBidders, { rfqId: id, kind: 'rfqChanged' as const, version });
      const startAfterSeconds = editsGatheredSeconds;
      await deps.enqueue(trx, tellEdited, { rfqId: id, version }, { startAfterSeconds });
    }
    // Whom its owner chose stays so: an edit asks nobody else.
    if (!rfq.recipientsChosen) {
      await sendToSuppliers(deps, trx, { ...recipientsOf(rfq, input), subject, chosen: null });
    }
  });
  return getRfq(deps, actor, id);
}

const rfqChanged = () => new AppError(409, 'rfq_edited');

const timesOf = (rfq: LockedRfq) => ({
  deliveryDate: rfq.deliveryDate?.toISOString() ?? null,
  closesAt: rfq.closesAt.toISOString(),
});

const materialOf = (rfq: LockedRfq) => ({
  description: rfq.description,
  deliveryLocation: rfq.deliveryLocation,
  deliveryCounty: rfq.deliveryCounty,
  deliveryDate: rfq.deliveryDate?.toISOString() ?? null,
});

/** The fields of an edit that an RFQ's content is compared by. */
function columnsAsText(input: EditRfq) {
  const { description, deliveryLocation, deliveryCounty, deliveryDate } = columnsOf(input);
  const given = { description, deliveryLocation, deliveryCounty, deliveryDate };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
}

const recipientsOf = (rfq: LockedRfq, input: EditRfq) => ({
  rfqId: rfq.id,
  contractorId: rfq.contractorId,
  county: input.deliveryCounty === undefined ? rfq.deliveryCounty : input.deliveryCounty,
  verifiedOnly: input.verifiedOnly ?? rfq.verifiedOnly,
});

/** @returns whether anything differs from before */
async function changeLines(
  trx: Transaction<DB>,
  rfqId: string,
  wanted: readonly ReadLine[],
): Promise<boolean> {
  const plan = planLines(await selectLines(trx, rfqId), wanted);
  await dropLines(
    trx,
    rfqId,
    plan.removed.map((line) => line.id),
  );
  const changed = plan.kept.flatMap(({ line, wanted: next, lineNo }) =>
    isWritten(line, { ...next, lineNo }) ? [] : [{ ...next, id: line.id, lineNo }],
  );
  await updateLines(trx, rfqId, changed);
  const added = plan.added.map(({ wanted: { id: _none, ...columns }, lineNo }) => ({
    ...columns,
    lineNo,
  }));
  await insertLines(trx, rfqId, added);
  return plan.isChanged;
}

/** A line that stays as it is also keeps what was known of its material then. */
const isWritten = (line: LineRow, next: ReadLine & { readonly lineNo: number }) =>
  line.lineNo === next.lineNo && line.categoryId === next.categoryId && isSameLine(line, next);

/**
 * Closes an RFQ of the actor; with a reason also one that is closed already. Those who answered are
 * told.
 *
 * @throws AppError 404 as requireOwnRfq, 409 where its state does not allow it
 */
export async function closeRfq(
  deps: RfqDeps,
  actor: Actor,
  id: string,
  { reason = null }: CloseRfq,
): Promise<Rfq> {
  await transact(deps.db, async (trx) => {
    const rfq = await lockOwnRfq(trx, actor.id, id);
    await takeStep(trx, rfq, reason === null ? 'close' : 'cancel', reason);
    const { version } = rfq;
    await deps.enqueue(trx, tellBidders, { rfqId: id, kind: 'rfqClosed' as const, version });
  });
  return getRfq(deps, actor, id);
}
