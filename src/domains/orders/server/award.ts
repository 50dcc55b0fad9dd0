import { randomInt } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Actor } from '../../../platform/actor.ts';
import { recordAudit } from '../../../platform/audit.ts';
import type { DB } from '../../../platform/database.types.ts';
import { transact } from '../../../platform/transact.ts';
import { AppError, type FieldIssue, invalid } from '../../../shared/errors.ts';
import { toThousandths, whyNot } from '../../quotations/rules.ts';
import {
  type LockedQuotation,
  lockQuotation,
  lockUndecided,
  markDecided,
  noSuchQuotation,
  refusedMove,
  type Substitute,
  selectAskedLines,
  selectOfferedLines,
  selectRfqOfReceived,
  stateOf,
  stillOpen,
  substitutesAmong,
} from '../../quotations/server/public.ts';
import type { Rfq } from '../../rfqs/schema.ts';
import { getRfq, type HeldRfq, holdOwnRfq, takeStep } from '../../rfqs/server/public.ts';
import {
  type AwardLimits,
  type AwardLine,
  type AwardRefusal,
  awardFault,
  givenLines,
  offerKey,
} from '../rules.ts';
import type { AwardRequest, Order, OrderSummary, TakenSubstitutes } from '../schema.ts';
import {
  type AwardGround,
  awardLimits,
  describeFault,
  type PlannedOrder,
  planLumpSum,
  planOrder,
  wholeAward,
} from './award-plan.ts';
import type { OrderDeps } from './deps.ts';
import { tellAward } from './job-definitions.ts';
import { insertOrders } from './queries/write.ts';
import { readOrdersOfRfq } from './reads.ts';

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
 * Awards an RFQ once and for all: to one quotation, or line by line. The chosen quotations become
 * accepted, all others rejected, the RFQ awarded, and each chosen supplier gets one order: in one
 * transaction, under the RFQ's lock. Both sides are told by a job.
 *
 * @throws AppError 404 for somebody else's RFQ or a quotation that is not on it, 409 where it was
 *   awarded already, a quotation cannot be accepted as it stands, or more is given than was asked or
 *   offered, 422 for lines that nobody asked for or quoted
 */
export async function awardRfq(
  deps: OrderDeps,
  actor: Actor,
  rfqId: string,
  { withItems = true, ...request }: AwardRequest & Answering,
): Promise<AwardAnswer> {
  await transact(deps.db, async (trx) => {
    const rfq = await holdOwnRfq(trx, actor.id, rfqId);
    // Refused here where it was awarded already; what fails below takes this step back.
    await takeStep(trx, rfq, 'award');
    const standing = await lockUndecided(trx, rfqId);
    const chosen = await chosenQuotations(trx, actor, request, { rfq, standing });
    const ground: Omit<AwardGround, 'substitutes'> = {
      rfq,
      asked: await selectAskedLines(trx, rfqId),
      offered: await selectOfferedLines(trx, [...chosen.keys()]),
    };
    const substitutes = substitutesAmong(ground, [...chosen.values()]);
    const plans = planAll({ ...ground, substitutes }, request, chosen);
    const open = await stillOpen(trx, rfqId, orderedOf(plans, substitutes));
    refuseUnknowing(open, request.substitutes ?? []);
    if (plans.some(({ order }) => order.amounts.totalAmount === '0.00')) throw worthNothing();
    await decide(trx, standing, chosen);
    const orders = await placeOrders(trx, actor, rfq, plans);
    await noteAward(trx, actor, rfq, orders);
    await deps.enqueue(trx, tellAward, { rfqId });
  });
  const [rfq, orders] = await Promise.all([
    getRfq(deps, actor, rfqId),
    readOrdersOfRfq(deps.db, actor, rfqId, withItems),
  ]);
  return { rfq, orders };
}

/** 409 with a code that pages have words for in each language. */
const refuse = (code: AwardRefusal, message: string, issues: readonly FieldIssue[] = []) =>
  new AppError(409, code, message, { issues });

const worthNothing = () =>
  refuse('award_worthless', 'A part of this award comes to less than one cent. Give more of it.');

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
  const message = 'This is not what you asked for. Accept it first, or name it in the award';
  throw refuse(
    'award_substitute',
    `${message}.`,
    unknown.map(({ rfqItemId }) => ({ path: `substitutes.${rfqItemId}`, message })),
  );
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

/** The quotations that the request names, by id, each of them acceptable as it stands. */
async function chosenQuotations(
  trx: Trx,
  actor: Actor,
  { quotationId, lines = [] }: AwardRequest,
  { rfq, standing }: { rfq: HeldRfq; standing: readonly LockedQuotation[] },
): Promise<Map<string, LockedQuotation>> {
  const ids = quotationId ? [quotationId] : [...new Set(lines.map((line) => line.quotationId))];
  const chosen = new Map<string, LockedQuotation>();
  for (const id of ids) {
    const quotation = standing.find((one) => one.id === id);
    if (!quotation || quotation.hiddenFromOwnerAt) throw await whyNotStanding(trx, actor, rfq, id);
    const reason = whyNot('accept', stateOf(quotation, rfq), rfq.currentStatus);
    if (reason) throw refusedMove(reason);
    chosen.set(id, quotation);
  }
  return chosen;
}

/** Superseded, withdrawn or decided meanwhile, or never on this RFQ. */
async function whyNotStanding(trx: Trx, actor: Actor, rfq: HeldRfq, id: string): Promise<AppError> {
  if ((await selectRfqOfReceived(trx, actor.id, id)) !== rfq.id) return noSuchQuotation();
  const quotation = await lockQuotation(trx, id);
  if (!quotation) return noSuchQuotation();
  const reason = whyNot('accept', stateOf(quotation, rfq), rfq.currentStatus);
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
  if (lines) refuseFaults(awarded, limits);
  const given = givenLines(awarded, limits);
  return [...chosen.values()].map((quotation) => {
    const own = given.filter((line) => line.quotationId === quotation.id);
    const hasLines = ground.offered.some((offer) => offer.quotationId === quotation.id);
    return {
      quotation,
      order: hasLines ? planOrder(ground, quotation, own) : planLumpSum(ground, quotation),
    };
  });
}

function refuseFaults(lines: readonly AwardLine[], limits: AwardLimits): void {
  const fault = awardFault(lines, limits);
  if (!fault) return;
  const { path, message, isConflict } = describeFault(fault);
  if (!isConflict) throw invalid([{ path, message }]);
  throw refuse('award_exceeds', `${message}.`, [{ path, message }]);
}

async function decide(
  trx: Trx,
  standing: readonly LockedQuotation[],
  chosen: ReadonlyMap<string, LockedQuotation>,
): Promise<void> {
  const losers = standing.filter(({ id }) => !chosen.has(id));
  await markDecided(trx, [...chosen.keys()], 'accepted');
  await markDecided(
    trx,
    losers.map(({ id }) => id),
    'rejected',
  );
}

function placeOrders(
  trx: Trx,
  actor: Actor,
  rfq: HeldRfq,
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
        quotationId: quotation.id,
        deliveryAddress: rfq.deliveryLocation,
        deliveryCounty: rfq.deliveryCounty,
        deliveryDate: rfq.deliveryDate,
        deliveryPin: newPin(),
      },
      items,
      awards,
    })),
  );
}

const newPin = () => String(randomInt(0, 10_000)).padStart(4, '0');

const noteAward = (trx: Trx, actor: Actor, rfq: HeldRfq, orders: readonly { number: string }[]) =>
  recordAudit(trx, {
    actorId: actor.id,
    action: 'rfq.awarded',
    targetType: 'rfq',
    targetId: rfq.id,
    details: { orders: orders.map(({ number }) => number).join(' ') },
  });
