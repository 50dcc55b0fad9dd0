import { fromCents, toCents } from '../../../../shared/money.ts';
import { quantityOf } from '../../../../shared/quantities.ts';
import {
  nameOfBuyer,
  nameOfPerson,
  nameOfSupplier,
  shortId,
} from '../../../accounts/name-rules.ts';
import type { Quotation, QuotationItem } from '../../../quotations/schema.ts';
import { specificationText } from '../../../rfqs/rules.ts';
import type { Rfq, RfqItem } from '../../../rfqs/schema.ts';
import type { Order, OrderedQuotation, OrderSide } from '../../schema.ts';
import { figures, type Paper, type PaperParty, type PaperTotals, paperDate } from './paper.ts';
import type { QuotedPaperFacts } from './queries.ts';

/** A party with who speaks for its company. */
const partyOf = (role: string, side: OrderSide, name: string): PaperParty => {
  const person = nameOfPerson(side);
  return { role, name, details: [person === name ? null : person, side.location] };
};
const buyerOf = (side: OrderSide) => partyOf('Buyer', side, nameOfBuyer(side));
const place = (...parts: readonly (string | null)[]) => parts.filter(Boolean).join(', ') || null;
/** By its last 8 characters, as on the screen. */
const quotationNumber = (id: string) => `Q ${id.slice(-8).toUpperCase()}`;
/** What was asked for. Prices are for the quotations to say. */
export function rfqPaper(rfq: Rfq, items: readonly RfqItem[]): Paper {
  return {
    kind: 'REQUEST FOR QUOTATION',
    number: `RFQ ${shortId(rfq.id).toUpperCase()}`,
    title: rfq.title,
    parties: [buyerOf(rfq.contractor)],
    facts: [
      ['Date', paperDate(rfq.createdAt)],
      ['Status', capital(rfq.status)],
      ['Version', rfq.version > 1 ? String(rfq.version) : null],
      ['Deliver to', place(rfq.deliveryLocation, rfq.deliveryCounty)],
      ['Needed by', rfq.deliveryDate && paperDate(rfq.deliveryDate)],
      ['Answers until', rfq.status === 'open' ? paperDate(rfq.closesAt) : null],
      ['Closed', rfq.status === 'closed' ? paperDate(rfq.closedAt ?? rfq.closesAt) : null],
      ['Awarded', rfq.awardedAt && paperDate(rfq.awardedAt)],
    ],
    lines: items.map((item) => ({
      name: item.productName,
      details: specificationText(item.specifications) || null,
      quantity: String(item.quantity),
      unit: item.unit,
      unitPrice: null,
      vatLetter: null,
      total: null,
    })),
    totals: null,
    notes: rfq.description,
  };
}

/** What one supplier offers. A sum without lines is one line, under the RFQ's title. */
export function quotationPaper(quotation: Quotation, facts: QuotedPaperFacts): Paper {
  const goods = quotation.subtotal ?? quotation.totalAmount;
  const lumpSum = {
    name: quotation.rfq.title,
    details: null,
    quantity: '1',
    unit: null,
    unitPrice: goods,
    vatLetter: 'B',
    total: goods,
  };
  return {
    kind: 'QUOTATION',
    number: quotationNumber(quotation.id),
    title: quotation.rfq.title,
    parties: [
      {
        role: 'Supplier',
        name: nameOfSupplier(quotation.supplierId, quotation.supplier.companyName),
        details: [quotation.supplier.location],
      },
      { role: 'Buyer', name: facts.buyer.name, details: [facts.buyer.location] },
    ],
    facts: [
      ['Date', paperDate(quotation.createdAt)],
      ['Revision', quotation.revision > 1 ? String(quotation.revision) : null],
      ['Standing', standingOf(quotation)],
      ['Valid until', paperDate(quotation.validUntil)],
      ['Delivery', quotation.deliveryTime === null ? null : daysOf(quotation.deliveryTime)],
      ['Deliver to', place(facts.deliveryLocation, facts.deliveryCounty)],
    ],
    lines:
      quotation.items.length === 0
        ? [lumpSum]
        : quotation.items.map((item) => ({
            name: item.productName ?? facts.names.get(item.rfqItemId) ?? '',
            details: lineDetails(item, facts),
            quantity: item.quantity,
            unit: item.unit,
            unitPrice: item.unitPrice,
            vatLetter: 'B',
            total: item.totalPrice,
          })),
    totals: { ...totalsOf({ ...quotation, goods }), perLine: perLineOf(quotation) },
    notes: quotation.notes,
  };
}

const daysOf = (days: number) => (days === 1 ? '1 day' : `${days} days`);
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

function standingOf({ state, totalAmount, orderedAmount }: Quotation): string | null {
  if (state === 'live') return null;
  const isPart = orderedAmount !== null && toCents(orderedAmount) !== toCents(totalAmount);
  return isPart ? `Accepted in part: KSh ${figures(orderedAmount)}` : capital(state);
}

/** What a product is offered for, and how much of the line was ordered. */
function lineDetails(item: QuotationItem, { names }: QuotedPaperFacts): string | null {
  const asked = item.productName === null ? undefined : names.get(item.rfqItemId);
  const instead = asked && asked !== item.productName ? `For: ${asked}` : null;
  return [instead, orderedOf(item)].filter(Boolean).join('\n') || null;
}

/** "4 × 999.99": delivery that is paid for each line. */
const perLineOf = ({ deliveryTerms, deliveryCost, items }: Quotation) =>
  deliveryTerms === 'per_line' && items.length > 0
    ? `${items.length} × ${figures(deliveryCost)}`
    : null;

/** How much of a line was ordered. */
const orderedOf = ({ orderedQuantity, unit }: QuotationItem) =>
  orderedQuantity === null ? null : `Ordered: ${quantityOf(orderedQuantity, unit)}`;

/** The order that an award or a checkout made. The delivery PIN is the buyer's alone, and not in it. */
export function orderPaper(order: Order): Paper {
  const { quotation, quotationId, supplier } = order;
  return {
    kind: 'LOCAL PURCHASE ORDER',
    number: order.number,
    title: order.rfq?.title ?? null,
    parties: [
      buyerOf(order.contractor),
      partyOf('Supplier', supplier, nameOfSupplier(supplier.id, supplier.companyName)),
    ],
    facts: [
      ['Date', paperDate(order.createdAt)],
      ['Status', capital(order.status)],
      ['Deliver to', place(order.deliveryAddress, order.deliveryCounty)],
      ['Needed by', order.deliveryDate && paperDate(order.deliveryDate)],
      ['Promised', promiseOf(quotation?.deliveryTime ?? null)],
      ['Accepts', quotation && quotationId && acceptedWords(quotationId, quotation)],
      ['Supplier’s terms', quotation?.notes ?? null],
    ],
    lines: order.items.map((item) => ({
      name: item.name,
      details: askedWords(item.askedName, item.specifications),
      quantity: item.quantity,
      unit: item.unit,
      unitPrice: item.unitPrice,
      vatLetter: item.vatLetter,
      total: item.totalPrice,
    })),
    totals: totalsOf({ ...order, goods: order.subtotal }),
    notes: null,
  };
}

/** "For: Cement 32.5N, KEBS mark": a product's own name stands above it already. */
const askedWords = (instead: string | null, specifications: string | null) =>
  instead ? `For: ${place(instead, specifications)}` : specifications;

/** "Quotation Q 1A2B3C4D, revision 2, of 22 Nov 2026" */
const acceptedWords = (id: string, { revision, createdAt }: OrderedQuotation) =>
  [
    `Quotation ${quotationNumber(id)}`,
    ...(revision > 1 ? [`revision ${revision}`] : []),
    `of ${paperDate(createdAt)}`,
  ].join(', ');

const promiseOf = (days: number | null) =>
  days === null
    ? null
    : days === 0
      ? 'Delivered on the same day'
      : `Delivered within ${daysOf(days)}`;

/** What is not goods, and not VAT on top, is delivery: the rows add up to the total. */
function totalsOf(amounts: {
  readonly goods: string;
  readonly totalAmount: string;
  readonly vatAmount: string | null;
  readonly vatIncluded: boolean;
}): PaperTotals {
  const { goods, totalAmount: total, vatIncluded } = amounts;
  const vat = amounts.vatAmount ?? '0.00';
  const added = vatIncluded ? 0n : toCents(vat);
  const delivery = fromCents(toCents(total) - toCents(goods) - added);
  return { goods, delivery, vat, vatIncluded, total };
}
