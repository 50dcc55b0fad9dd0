import type { Actor } from '../../../../platform/actor.ts';
import { nameOfPerson } from '../../../accounts/name-rules.ts';
import type { BusinessContact } from '../../../accounts/server/public.ts';
import { specificationText } from '../../../rfqs/rules.ts';
import { requestKinds } from '../../request-rules.ts';
import { orderMachine, partyOf } from '../../rules.ts';
import type {
  CreditNote,
  Order,
  OrderContact,
  OrderedQuotation,
  OrderRequest,
  OrderSide,
  OrderSummary,
} from '../../schema.ts';
import type { CreditNoteRow } from '../credits/queries.ts';
import type { RequestRow } from '../requests/queries/requests.ts';
import type { OrderEventRow, OrderItemRow, OrderRow } from './queries.ts';

export function toSummary(row: OrderRow, reader: Actor): OrderSummary {
  return {
    id: row.id,
    number: row.number,
    status: row.status,
    party: partyOf(row, reader.id),
    contractorId: row.contractorId,
    supplierId: row.supplierId,
    contractor: {
      id: row.contractorId,
      firstName: row.buyerFirstName,
      lastName: row.buyerLastName,
      companyName: row.buyerCompany,
      location: row.buyerLocation,
      isVerified: row.buyerVerified,
    },
    supplier: {
      id: row.supplierId,
      firstName: row.sellerFirstName,
      lastName: row.sellerLastName,
      companyName: row.sellerCompany,
      location: row.sellerLocation,
      isVerified: row.sellerVerified,
    },
    rfqId: row.rfqId,
    rfq: row.rfqTitle === null ? null : { title: row.rfqTitle },
    quotationId: row.quotationId,
    ...(reader.id === row.contractorId ? { projectId: row.projectId } : {}),
    itemCount: row.itemCount ?? 0,
    totalAmount: row.totalAmount,
    amountPaid: row.amountPaid,
    amountPending: row.amountPending,
    amountHeld: row.amountHeld,
    creditDays: row.status === 'cancelled' ? null : row.creditDays,
    deliveryDate: row.deliveryDate?.toISOString() ?? null,
    dueAt: row.dueAt?.toISOString() ?? null,
    isLate: row.isLate,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** An order with its sides' contacts, its lines and its timeline; the pin is for the buyer alone. */
export function toOrder(
  row: OrderRow,
  reader: Actor,
  parts: {
    readonly items: readonly OrderItemRow[];
    readonly events: readonly OrderEventRow[];
    readonly requests: readonly RequestRow[];
    readonly creditNotes: readonly CreditNoteRow[];
    readonly contacts: ReadonlyMap<string, BusinessContact>;
  },
): Order {
  const {
    subtotal,
    vatAmount,
    vatIncluded,
    deliveryCost,
    creditedAmount,
    deliveryAddress,
    deliveryCounty,
  } = row;
  const { promisedDays } = row;
  const reasons = reasonsOf(row, parts);
  const paymentMethod = row.paymentMethod as Order['paymentMethod'];
  const summary = toSummary(row, reader);
  const contactOf = (side: OrderSide): OrderContact => ({
    ...side,
    ...(parts.contacts.get(side.id) ?? { phone: null, isPhoneProven: false, kraPin: null }),
  });
  return {
    ...summary,
    contractor: contactOf(summary.contractor),
    supplier: contactOf(summary.supplier),
    quotation: toQuotation(row),
    items: parts.items.map(({ orderId: _of, specifications, ...item }) => ({
      ...item,
      specifications: specificationText(specifications) || null,
    })),
    events: parts.events.map(({ id, kind, actorId, createdAt, details, ...person }) => ({
      id,
      kind,
      by: partyOf(row, actorId),
      // Who of a company did it is the company's own matter.
      ...(reader.id === actorId ? { person: nameOfPerson(person) } : {}),
      details: details as Order['events'][number]['details'],
      reason: reasons.get(id) ?? null,
      createdAt: createdAt.toISOString(),
    })),
    requests: parts.requests.map(toRequest),
    moves: orderMachine.stepsOf(row.status, partyOf(row, reader.id), row),
    cancelledReason: row.cancelledReason,
    subtotal,
    vatAmount,
    vatIncluded,
    deliveryCost,
    creditedAmount,
    creditNotes: parts.creditNotes.map(toCreditNote),
    promisedDays,
    paymentMethod,
    deliveryAddress,
    deliveryCounty,
  };
}

/**
 * Why things happened, by the entries of the timeline. Each request made one entry, in their sequence. Who agreed to
 * call an order off has given no reason: that is of who asked.
 */
function reasonsOf(
  { cancelledBy, cancelledReason }: OrderRow,
  {
    events,
    requests,
  }: { readonly events: readonly OrderEventRow[]; readonly requests: readonly RequestRow[] },
): ReadonlyMap<string, string | null> {
  const oldestFirst = requests.toReversed();
  const asked = requestKinds.flatMap((kind) => {
    const reasons = oldestFirst.filter((one) => one.kind === kind).map(({ reason }) => reason);
    const entries = events.filter((one) => one.kind === `${kind}_asked`);
    return entries.map(({ id }, index) => [id, reasons[index] ?? null] as const);
  });
  const ended = events
    .filter(({ kind }) => kind === 'cancelled' || kind === 'declined')
    .filter(({ actorId }) => actorId === null || actorId === cancelledBy)
    .map(({ id }) => [id, cancelledReason] as const);
  return new Map([...asked, ...ended]);
}

const toCreditNote = ({
  orderId: _of,
  lines: _goods,
  vat: _letters,
  createdAt,
  ...note
}: CreditNoteRow): CreditNote => ({ ...note, createdAt: createdAt.toISOString() });

function toRequest({ orderId: _of, createdAt, decidedAt, ...request }: RequestRow): OrderRequest {
  return {
    ...(request as Pick<OrderRequest, 'id' | 'kind' | 'party' | 'status' | 'reason' | 'changes'>),
    createdAt: createdAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
  };
}

function toQuotation(row: OrderRow): OrderedQuotation | null {
  const { quotationRevision: revision, quotedAt, quotationNotes: notes } = row;
  if (revision === null || quotedAt === null) return null;
  return { revision, createdAt: quotedAt.toISOString(), notes };
}
