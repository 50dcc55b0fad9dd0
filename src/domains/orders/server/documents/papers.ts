import { formatMoney, fromCents, toCents } from '../../../../shared/money.ts';
import type { Quotation, QuotationItem } from '../../../quotations/schema.ts';
import type { Rfq, RfqItem, Specifications } from '../../../rfqs/schema.ts';
import type { Order, OrderSide } from '../../schema.ts';
import { type Paper, type PaperTotals, paperDate, plainQuantity } from './paper.ts';
import type { QuotedPaperFacts } from './queries.ts';

type Named = Pick<OrderSide, 'firstName' | 'lastName' | 'companyName'>;

const nameOf = ({ companyName, firstName, lastName }: Named, otherwise: string) =>
  companyName ?? ([firstName, lastName].filter(Boolean).join(' ') || otherwise);
const place = (...parts: readonly (string | null)[]) => parts.filter(Boolean).join(', ') || null;
const short = (id: string) => id.slice(0, 8).toUpperCase();
const specificationText = (specifications: Specifications | null) =>
  typeof specifications === 'string' || specifications === null
    ? specifications
    : Object.entries(specifications)
        .map(([name, value]) => `${name}: ${value}`)
        .join(', ');

/** What was asked for. Prices are for the quotations to say. */
export function rfqPaper(rfq: Rfq, items: readonly RfqItem[]): Paper {
  return {
    kind: 'REQUEST FOR QUOTATION',
    number: `RFQ ${short(rfq.id)}`,
    title: rfq.title,
    parties: [
      {
        role: 'Buyer',
        name: nameOf(rfq.contractor, 'Contractor'),
        details: [rfq.contractor.location],
      },
    ],
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
      details: specificationText(item.specifications),
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
    number: `Q ${short(quotation.id)}`,
    title: quotation.rfq.title,
    parties: [
      {
        role: 'Supplier',
        name: quotation.supplier.companyName ?? `Supplier ${quotation.supplierId.slice(0, 8)}`,
        details: [quotation.supplier.location],
      },
      { role: 'Buyer', name: facts.buyer.name ?? 'Contractor', details: [facts.buyer.location] },
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
            details: orderedOf(item, facts.units),
            quantity: item.quantity,
            unit: item.unit,
            unitPrice: item.unitPrice,
            vatLetter: 'B',
            total: item.totalPrice,
          })),
    totals: totalsOf({ ...quotation, goods }),
    notes: quotation.notes,
  };
}

const daysOf = (days: number) => (days === 1 ? '1 day' : `${days} days`);
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

function standingOf({ state, totalAmount, orderedAmount }: Quotation): string | null {
  if (state === 'live') return null;
  const isPart = orderedAmount !== null && toCents(orderedAmount) !== toCents(totalAmount);
  return isPart ? `Accepted in part: ${formatMoney(orderedAmount)}` : capital(state);
}

/** How much of a line was ordered. */
function orderedOf(
  { orderedQuantity, rfqItemId }: QuotationItem,
  units: ReadonlyMap<string, string>,
): string | null {
  if (orderedQuantity === null) return null;
  return ['Ordered:', plainQuantity(orderedQuantity), units.get(rfqItemId)]
    .filter(Boolean)
    .join(' ');
}

/** The order that an award or a checkout made. The delivery PIN is the buyer's alone, and not in it. */
export function orderPaper(order: Order): Paper {
  return {
    kind: 'LOCAL PURCHASE ORDER',
    number: order.number,
    title: order.rfq?.title ?? null,
    parties: [
      {
        role: 'Buyer',
        name: nameOf(order.contractor, 'Contractor'),
        details: [order.contractor.location],
      },
      {
        role: 'Supplier',
        name: nameOf(order.supplier, 'Supplier'),
        details: [order.supplier.location],
      },
    ],
    facts: [
      ['Date', paperDate(order.createdAt)],
      ['Status', capital(order.status)],
      ['Deliver to', place(order.deliveryAddress, order.deliveryCounty)],
      ['Deliver by', order.deliveryDate && paperDate(order.deliveryDate)],
    ],
    lines: order.items.map((item) => ({
      name: item.name,
      details: null,
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
