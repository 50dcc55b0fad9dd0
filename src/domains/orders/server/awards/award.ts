import type { Transaction } from 'kysely';
import type { Actor } from '../../../../platform/actor.ts';
import { recordAudit } from '../../../../platform/audit.ts';
import type { DB } from '../../../../platform/database.types.ts';
import { transact } from '../../../../platform/transact.ts';
import { AppError, issueAt } from '../../../../shared/errors.ts';
import { formatUnitPrice, fromCents, toCents } from '../../../../shared/money.ts';
import { offerKey } from '../../../quotations/part-rules.ts';
import { isGone, withLeft } from '../../../quotations/remainder-rules.ts';
import { toThousandths } from '../../../quotations/rules.ts';
import {
  type AskedLine,
  awardError,
  type LockedQuotation,
  lockActiveSuppliers,
  lockQuotation,
  lockStanding,
  markDecided,
  noSuchQuotation,
  refusedMove,
  type Substitute,
  selectAskedLines,
  selectOfferedLines,
  selectOfferingMore,
  selectOrdered,
  selectRfqOfReceived,
  selectSuppliersOf,
  stillOpen,
  substitutesAmong,
} from '../../../quotations/server/public.ts';
import type { Rfq } from '../../../rfqs/schema.ts';
import { getRfq, type LockedRfq, lockOwnRfq, takeStep } from '../../../rfqs/server/public.ts';
import type { AwardRequest, TakenSubstitutes } from '../../award-schema.ts';
import { type AwardLimits, type AwardLine, awardFault, givenLines } from '../../rules.ts';
import type { Order, OrderSummary } from '../../schema.ts';
import type { OrderDeps } from '../deps.ts';
import { tellAward } from '../job-definitions.ts';
import { countOrders, insertOrders, selectInstant } from '../queries/write.ts';
import { readOrdersOfRfq } from '../reading/reads.ts';
import {
  type AwardGround,
  awardLimits,
  faultError,
  groundOf,
  type PlannedOrder,
  planLumpSum,
  planOrder,
  wholeAward,
} from './award-plan.ts';

type Trx = Transaction<DB>;

/** Orders of a long request have thousands of lines, which a page reads where it shows them. */
export interface Answering {
  readonly withItems?: boolean;
}

export interface AwardAnswer {
  readonly rfq: Rfq;
  /** With their lines and timelines where these were asked for. */
  readonly orders: readonly (Order | OrderSummary)[];
}

/**
 * Awards an RFQ, or what is left of it: to one quotation, or line by line. The chosen quotations become
 * accepted, the RFQ awarded, and each chosen supplier gets one order: in one transaction, under the RFQ's
 * lock. The others stay undecided while one of them offers something that is left, and are rejected then.
 * Both sides are told by a job.
 *
 * @throws AppError 404 for somebody else's RFQ or a quotation that is not on it, 409 where everything is
 *   awarded already, orders were made that its sender does not know of, a quotation cannot be awarded as it
 *   stands, or more is given than is left of the request or the offer, 422 for lines that nobody asked for
 *   or quoted
 */
export async function awardRfq(
  deps: OrderDeps,
  actor: Actor,
  rfqId: string,
  { withItems = true, ...request }: AwardRequest & Answering,
): Promise<AwardAnswer> {
  const made = await transact(deps.db, async (trx) => {
    const rfq = await lockOwnRfq(trx, actor.id, rfqId);
    const asked = await selectAskedLines(trx, rfqId);
    await requireLeft(trx, rfq, asked, request);
    // What fails below takes this step back.
    if (rfq.currentStatus !== 'awarded') await takeStep(trx, rfq, 'award');
    await requireActiveSuppliers(trx, rfqId, request);
    const standing = await lockStanding(trx, rfqId);
    const chosen = await chosenQuotations(trx, actor, request, { rfq, standing });
    const ids = [...chosen.keys()];
    const offered = await selectOfferedLines(trx, ids);
    const ground = groundOf(rfq, { asked, offered }, await selectOrdered(trx, ids));
    const substitutes = substitutesAmong(ground, [...chosen.values()]);
    const plans = planAll({ ...ground, substitutes }, request, chosen);
    const open = await stillOpen(trx, rfqId, orderedOf(plans, substitutes));
    refuseUnknowing(open, request.substitutes ?? []);
    if (plans.some(({ order }) => order.amounts.totalAmount === '0.00')) throw worthNothing();
    const totals = plans.map(({ order }) => order.amounts.totalAmount);
    refuseAnotherTotal(totals, request);
    await deps.requireWithinLimit(trx, actor, totals);
    await markDecided(trx, ids, 'accepted');
    const orders = await placeOrders(trx, actor, rfq, plans);
    if (!(await isMoreOffered(trx, rfqId))) await rejectOthers(trx, standing, chosen);
    await noteAward(trx, actor, rfq, orders);
    await deps.enqueue(trx, tellAward, { rfqId, at: await selectInstant(trx) });
    return orders;
  });
  const [rfq, orders] = await Promise.all([
    getRfq(deps, actor, rfqId),
    readOrdersOfRfq(deps.db, actor, rfqId, withItems),
  ]);
  const numbers = new Set(made.map(({ number }) => number));
  return { rfq, orders: orders.filter(({ number }) => numbers.has(number)) };
}

/**
 * The owner wants no more of an awarded RFQ: every quotation that is undecided still is rejected, and its
 * supplier told. Done twice it is done once.
 *
 * @throws AppError 404 for somebody else's RFQ, 409 for one that is not awarded
 */
export async function finishRfq(deps: OrderDeps, actor: Actor, rfqId: string): Promise<Rfq> {
  await transact(deps.db, async (trx) => {
    const rfq = await lockOwnRfq(trx, actor.id, rfqId);
    if (rfq.currentStatus !== 'awarded') throw notAwarded(rfq);
    const others = await rejectOthers(trx, await lockStanding(trx, rfqId), new Map());
    if (others === 0) return;
    await recordAudit(trx, {
      actorId: actor.id,
      action: 'rfq.finished',
      targetType: 'rfq',
      targetId: rfqId,
    });
    await deps.enqueue(trx, tellAward, { rfqId, at: await selectInstant(trx) });
  });
  return getRfq(deps, actor, rfqId);
}

const notAwarded = ({ currentStatus }: LockedRfq) => new AppError(409, `rfq_${currentStatus}`);

/** @throws AppError 409 where everything is awarded, or orders were made that the sender does not know of */
async function requireLeft(
  trx: Trx,
  rfq: LockedRfq,
  asked: readonly AskedLine[],
  { afterOrders }: AwardRequest,
): Promise<void> {
  const orders = await countOrders(trx, rfq.id);
  if (afterOrders !== undefined && afterOrders !== orders.all) {
    throw new AppError(409, 'award_changed');
  }
  if (rfq.currentStatus !== 'awarded') return;
  const isLeft = asked.length === 0 ? orders.standing === 0 : !withLeft(asked).every(isGone);
  if (!isLeft) throw new AppError(409, 'rfq_awarded');
}

/** @throws AppError 409 where a chosen supplier is suspended or gone; none becomes so before the award ends */
async function requireActiveSuppliers(trx: Trx, rfqId: string, request: AwardRequest) {
  const suppliers = await selectSuppliersOf(trx, rfqId, chosenIds(request));
  if (suppliers.length === 0) return;
  const active = await lockActiveSuppliers(trx, suppliers);
  if (active.size === suppliers.length) return;
  throw new AppError(409, 'award_supplier_gone');
}

const chosenIds = ({ quotationId, lines = [] }: AwardRequest): string[] =>
  quotationId ? [quotationId] : [...new Set(lines.map((line) => line.quotationId))];

/** Whether an undecided quotation offers something of what is left. */
const isMoreOffered = async (trx: Trx, rfqId: string) =>
  (await selectOfferingMore(trx, rfqId)).some(({ status }) => status !== 'accepted');

/** Rejects the undecided quotations that were not chosen: how many they are. */
async function rejectOthers(
  trx: Trx,
  standing: readonly LockedQuotation[],
  chosen: ReadonlyMap<string, LockedQuotation>,
): Promise<number> {
  const others = standing.filter(({ id, status }) => status !== 'accepted' && !chosen.has(id));
  await markDecided(
    trx,
    others.map(({ id }) => id),
    'rejected',
  );
  return others.length;
}

function refuseAnotherTotal(totals: readonly string[], { totalAmount }: AwardRequest): void {
  const total = fromCents(totals.reduce((sum, one) => sum + toCents(one), 0n));
  if (totalAmount === undefined || totalAmount === total) return;
  throw new AppError(409, 'award_total_changed', { details: { total: formatUnitPrice(total) } });
}

const worthNothing = () => new AppError(409, 'award_worthless');

/** Of these substitutes, those of which something is ordered. */
const orderedOf = (plans: readonly Plan[], substitutes: readonly Substitute[]) => {
  const ordered = new Set(plans.flatMap(({ order }) => order.awards).map(offerKey));
  return substitutes.filter((one) => ordered.has(offerKey(one)));
};

/** What is not what was asked for, and was not accepted, is bought only by who says so. */
function refuseUnknowing(open: readonly Substitute[], taken: TakenSubstitutes): void {
  const known = new Set(taken.map(offerKey));
  const unknown = open.filter((one) => !known.has(offerKey(one)));
  if (unknown.length === 0) return;
  throw new AppError(409, 'award_substitute', {
    issues: unknown.map(({ rfqItemId }) => issueAt(`substitutes.${rfqItemId}`, 'award_substitute')),
  });
}

/** The same for one quotation, whole. @throws AppError as awardRfq */
export async function acceptQuotation(
  deps: OrderDeps,
  actor: Actor,
  quotationId: string,
  request: Answering & Pick<AwardRequest, 'substitutes'> = {},
): Promise<AwardAnswer> {
  const rfqId = await selectRfqOfReceived(deps.db, actor.id, quotationId);
  if (rfqId === null) throw noSuchQuotation();
  return awardRfq(deps, actor, rfqId, { quotationId, ...request });
}

interface Plan {
  readonly quotation: LockedQuotation;
  readonly order: PlannedOrder;
}

/** The quotations that the request names, by id, each of which can be awarded as it stands. */
async function chosenQuotations(
  trx: Trx,
  actor: Actor,
  request: AwardRequest,
  { rfq, standing }: { rfq: LockedRfq; standing: readonly LockedQuotation[] },
): Promise<Map<string, LockedQuotation>> {
  const chosen = new Map<string, LockedQuotation>();
  for (const id of chosenIds(request)) {
    const quotation = standing.find((one) => one.id === id);
    if (!quotation || quotation.hiddenFromOwnerAt) throw await whyNotStanding(trx, actor, rfq, id);
    const reason = awardError({ quotation, rfq });
    if (reason) throw refusedMove(reason);
    chosen.set(id, quotation);
  }
  return chosen;
}

/** Superseded, withdrawn or decided meanwhile, or never on this RFQ. */
async function whyNotStanding(
  trx: Trx,
  actor: Actor,
  rfq: LockedRfq,
  id: string,
): Promise<AppError> {
  if ((await selectRfqOfReceived(trx, actor.id, id)) !== rfq.id) return noSuchQuotation();
  const quotation = await lockQuotation(trx, id);
  if (!quotation) return noSuchQuotation();
  const reason = awardError({ quotation, rfq });
  return reason ? refusedMove(reason) : noSuchQuotation();
}

function planAll(
  ground: AwardGround,
  { quotationId, lines }: AwardRequest,
  chosen: ReadonlyMap<string, LockedQuotation>,
): Plan[] {
  const limits = awardLimits(ground);
  const awarded = lines
    ? lines.map((line) => ({ ...line, quantity: toThousandths(line.quantity) }))
    : wholeAward(ground, quotationId ?? '');
  if (lines) refuseFaults(awarded, limits, ground.asked);
  const given = givenLines(awarded, limits);
  return [...chosen.values()].map((quotation) => {
    const own = given.filter((line) => line.quotationId === quotation.id);
    if (own.length > 0) return { quotation, order: planOrder(ground, quotation, own) };
    const isLumpSum = !ground.offered.some((offer) => offer.quotationId === quotation.id);
    if (!isLumpSum || isBegun(ground, quotation)) throw nothingLeft(isLumpSum);
    return { quotation, order: planLumpSum(ground, quotation) };
  });
}

/** Whether part of the request is ordered, of which a sum without lines would be for all. */
const isBegun = ({ asked }: AwardGround, { status }: LockedQuotation) =>
  status === 'accepted' || asked.some(({ awardedQuantity }) => Number(awardedQuantity) > 0);

const nothingLeft = (isLumpSum: boolean) =>
  new AppError(409, isLumpSum ? 'award_lump_sum' : 'award_nothing_left');

function refuseFaults(
  lines: readonly AwardLine[],
  limits: AwardLimits,
  asked: AwardGround['asked'],
): void {
  const fault = awardFault(lines, limits);
  if (fault) throw faultError(fault, lines, asked);
}

function placeOrders(
  trx: Trx,
  actor: Actor,
  rfq: LockedRfq,
  plans: readonly Plan[],
): Promise<{ number: string }[]> {
  return insertOrders(
    trx,
    plans.map(({ quotation, order: { amounts, items, awards } }) => ({
      order: {
        ...amounts,
        contractorId: actor.id,
        supplierId: quotation.supplierId,
        rfqId: rfq.id,
        projectId: rfq.projectId,
        quotationId: quotation.id,
        promisedDays: quotation.deliveryTime,
        deliveryAddress: rfq.deliveryLocation,
        deliveryCounty: rfq.deliveryCounty,
        deliveryDate: rfq.deliveryDate,
      },
      items,
      awards,
    })),
  );
}

const noteAward = (trx: Trx, actor: Actor, rfq: LockedRfq, orders: readonly { number: string }[]) =>
  recordAudit(trx, {
    actorId: actor.id,
    action: 'rfq.awarded',
    targetType: 'rfq',
    targetId: rfq.id,
    details: { orders: orders.map(({ number }) => number).join(' ') },
  });
