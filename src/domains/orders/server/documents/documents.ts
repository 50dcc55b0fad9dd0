import { fill } from '../../../../messages/index.ts';
import { fromCents, toCents } from '../../../../shared/money.ts';
import { formatPhone } from '../../../../shared/phone-text.ts';
import { nameOfBuyer, nameOfPerson, nameOfSupplier } from '../../../accounts/name-rules.ts';
import type { Payee, PayTo } from '../../../accounts/payment-details-schema.ts';
import { differenceWords } from '../../../quotations/difference-text-rules.ts';
import type { Quotation, QuotationItem } from '../../../quotations/schema.ts';
import { substituteTexts } from '../../../quotations/server/public.ts';
import { specificationText } from '../../../rfqs/rules.ts';
import type { Rfq, RfqItem } from '../../../rfqs/schema.ts';
import type { Order, OrderContact, OrderedQuotation, OrderItem, OrderSide } from '../../schema.ts';
import type { DocumentTexts } from './document-texts.ts';
import type { DocumentParty, DocumentTotals, PrintedDocument } from './layout.ts';
import type { DocumentPayTo } from './layout-pay-to.ts';
import type { OrderedRequest, QuotationDocumentFacts } from './queries.ts';
import { figures } from './style.ts';

/** A party with who speaks for its company. */
const partyOf = (role: string, side: OrderSide, name: string): DocumentParty => {
  const person = nameOfPerson(side);
  return { role, name, details: [person === name ? null : person, side.location] };
};
const buyerOf = (side: OrderSide, { t }: DocumentTexts) =>
  partyOf(t.buyer, side, nameOfBuyer(side, t.unnamedBuyer));
/** Both sides of an order, the buyer first. */
export const sidesOf = (
  { contractor, supplier }: Pick<Order, 'contractor' | 'supplier'>,
  words: DocumentTexts,
): DocumentParty[] => [
  withContact(buyerOf(contractor, words), contractor, words),
  withContact(sellerOf(supplier, words), supplier, words),
];
const sellerOf = (side: OrderSide, words: DocumentTexts) =>
  partyOf(words.t.supplier, side, supplierName(side.companyName, words));

/** How a party is reached, and its tax number: none stands there that no admin has seen. */
function withContact(
  party: DocumentParty,
  { phone, isPhoneProven, kraPin, isVerified }: OrderContact,
  { orders: t }: DocumentTexts,
): DocumentParty {
  const unproven = isPhoneProven ? '' : ` (${t.phoneUnproven})`;
  return {
    ...party,
    details: [
      ...party.details,
      phone && `${t.phone}: ${formatPhone(phone)}${unproven}`,
      kraPin || !isVerified ? `${t.kraPin}: ${kraPin ?? t.kraPinUnverified}` : null,
    ],
  };
}
const place = (...parts: readonly (string | null)[]) => parts.filter(Boolean).join(', ') || null;

/** What was asked for. Prices are for the quotations to say. */
export function rfqDocument(
  rfq: Rfq,
  items: readonly RfqItem[],
  words: DocumentTexts,
): PrintedDocument {
  const { t, date } = words;
  return {
    language: words.language,
    kind: t.rfq,
    number: words.rfqNumber(rfq.id),
    title: rfq.title,
    parties: [buyerOf(rfq.contractor, words)],
    facts: [
      [t.date, date(rfq.createdAt)],
      [t.status, t.rfqStatuses[rfq.status]],
      [t.version, rfq.version > 1 ? String(rfq.version) : null],
      [t.deliverTo, place(rfq.deliveryLocation, rfq.deliveryCounty)],
      [t.neededBy, rfq.deliveryDate && date(rfq.deliveryDate)],
      [t.answersUntil, rfq.status === 'open' ? words.end(rfq.closesAt) : null],
      [t.closed, rfq.status === 'closed' ? date(rfq.closedAt ?? rfq.closesAt) : null],
      [t.awarded, rfq.awardedAt && date(rfq.awardedAt)],
    ],
    lines: items.map((item) => ({
      name: words.type(item.productName),
      details: detailsOf(item, t) || null,
      quantity: String(item.quantity),
      unit: item.unit,
      unitPrice: null,
      vatLetter: null,
      total: null,
    })),
    totals: null,
    notes: [[null, rfq.description]],
  };
}

/** What a line is, and what one load of it holds. */
const detailsOf = ({ loadTonnes, specifications }: RfqItem, t: DocumentTexts['t']) =>
  [
    loadTonnes === null ? '' : fill(t.loadOf, { tonnes: String(loadTonnes) }),
    specificationText(specifications),
  ]
    .filter(Boolean)
    .join(', ');

/** What one supplier offers. A sum without lines is one line, under the RFQ's title. */
export function quotationDocument(
  quotation: Quotation,
  facts: QuotationDocumentFacts,
  words: DocumentTexts,
): PrintedDocument {
  const { t, date } = words;
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
    language: words.language,
    kind: t.quotation,
    number: words.quotationNumber(quotation.id),
    title: quotation.rfq.title,
    parties: [
      {
        role: t.supplier,
        name: supplierName(quotation.supplier.companyName, words),
        details: [quotation.supplier.location],
      },
      {
        role: t.buyer,
        name: nameOfBuyer(facts.buyer, t.unnamedBuyer),
        details: [facts.buyer.location],
      },
    ],
    facts: [
      [t.date, date(quotation.createdAt)],
      [t.request, words.rfqNumber(quotation.rfqId)],
      [t.revision, quotation.revision > 1 ? String(quotation.revision) : null],
      [t.standing, standingOf(quotation, words)],
      [t.validUntil, words.end(quotation.validUntil)],
      [t.delivery, quotation.deliveryTime === null ? null : words.days(quotation.deliveryTime)],
      [t.deliverTo, place(facts.deliveryLocation, facts.deliveryCounty)],
    ],
    lines:
      quotation.items.length === 0
        ? [lumpSum]
        : quotation.items.map((item) => ({
            name: item.productName ?? words.type(facts.names.get(item.rfqItemId) ?? ''),
            details: lineDetails(item, facts, words),
            quantity: item.quantity,
            unit: item.unit,
            unitPrice: item.unitPrice,
            vatLetter: 'B',
            total: item.totalPrice,
          })),
    totals: { ...totalsOf({ ...quotation, goods }), perLine: perLineOf(quotation) },
    notes: [[null, quotation.notes]],
  };
}

const supplierName = (companyName: string | null, { t }: DocumentTexts) =>
  nameOfSupplier(companyName, t.unnamedSupplier);

function standingOf(
  { state, totalAmount, orderedAmount }: Quotation,
  { t }: DocumentTexts,
): string | null {
  if (state === 'live') return null;
  const isPart = orderedAmount !== null && toCents(orderedAmount) !== toCents(totalAmount);
  return isPart ? fill(t.acceptedPart, { amount: figures(orderedAmount) }) : t.states[state];
}

/** What a product is offered for, and how much of the line was ordered. */
function lineDetails(
  item: QuotationItem,
  { names, differences }: QuotationDocumentFacts,
  words: DocumentTexts,
): string | null {
  const asked = item.productName === null ? undefined : names.get(item.rfqItemId);
  const instead =
    asked && asked !== item.productName
      ? fill(words.t.askedFor, { product: words.type(asked) })
      : null;
  const own = differences.get(item.rfqItemId) ?? [];
  const differing = differenceWords(own, substituteTexts[words.language]);
  return [instead, differing, orderedOf(item, words)].filter(Boolean).join('\n') || null;
}

/** "4 × 999.99": delivery that is paid for each line. */
const perLineOf = ({ deliveryTerms, deliveryCost, items }: Quotation) =>
  deliveryTerms === 'per_line' && items.length > 0
    ? `${items.length} × ${figures(deliveryCost)}`
    : null;

/** How much of a line was ordered. */
const orderedOf = ({ orderedQuantity, unit }: QuotationItem, { t, quantity }: DocumentTexts) =>
  orderedQuantity === null ? null : fill(t.ordered, { quantity: quantity(orderedQuantity, unit) });

/** What an order's document says beside the order. */
export interface OrderDocumentFacts {
  readonly request: OrderedRequest | null;
  /** Null where nothing is to be paid any more. */
  readonly payTo: PayTo | null;
}

/** The order that an award or a checkout made. The delivery PIN is the buyer's alone, and not in it. */
export function orderDocument(
  order: Order,
  { request, payTo }: OrderDocumentFacts,
  words: DocumentTexts,
): PrintedDocument {
  const { quotation, quotationId } = order;
  const { t, date } = words;
  return {
    language: words.language,
    kind: t.order,
    number: order.number,
    title: order.rfq?.title ?? null,
    parties: sidesOf(order, words),
    facts: [
      [t.date, date(order.createdAt)],
      [t.status, t.orderStatuses[order.status]],
      [t.deliverTo, place(order.deliveryAddress, order.deliveryCounty)],
      [t.neededBy, order.deliveryDate && date(order.deliveryDate)],
      [t.promised, promiseOf(order, words)],
      [t.payment, order.creditDays === null ? null : fill(t.onCredit, { days: order.creditDays })],
      [t.request, request && requestWords(request, words)],
      [t.accepts, quotation && quotationId && acceptedWords(quotationId, quotation, words)],
      [t.creditNotes, creditWords(order, words) || null],
    ],
    lines: order.items.map((item) => ({
      name: words.type(item.name),
      details: askedWords(item, words),
      quantity: item.quantity,
      unit: item.unit,
      unitPrice: item.unitPrice,
      vatLetter: item.vatLetter,
      total: item.totalPrice,
    })),
    totals: totalsOf({ ...order, goods: order.subtotal, totalAmount: orderedTotal(order) }),
    payTo: payTo && payToOf(payTo, words),
    notes: [
      [t.requestTerms, request?.description ?? null],
      // The supplier typed what follows: an account in it would stand on our paper as if we knew it.
      [t.supplierTerms, quotation?.notes ? t.termsUnchecked : null],
      [null, quotation?.notes ?? null],
    ],
    ...(order.status === 'cancelled' ? {} : { signatures: signaturesOf(order, words) }),
  };
}

function signaturesOf(order: Order, words: DocumentTexts) {
  const { buyer, seller } = words.orders.signatures;
  const [contractor, supplier] = sidesOf(order, words).map(({ name }) => name);
  return [
    { title: buyer, name: contractor ?? '' },
    { title: seller, name: supplier ?? '' },
  ];
}

/** What the order's page says of where to pay, in the same words. */
function payToOf(
  { supplierStatus, payTo, heldUntil }: PayTo,
  { payees: t, dateTime, ...words }: DocumentTexts,
): DocumentPayTo {
  if (supplierStatus !== 'active') {
    return { title: t[supplierStatus], lead: t.goneText, ways: [], texts: [t.warning] };
  }
  const time = heldUntil === null ? null : dateTime(heldUntil);
  const standing = ({ usableFrom, checkedAt }: Payee) =>
    [
      fill(t.inUseSince, { date: words.date(usableFrom) }),
      checkedAt ? t.checked : t.unchecked,
    ].join(' · ');
  // What the marketplace collects can be paid all the same.
  const none = {
    title: time === null ? t.noneForBuyer : fill(t.heldForBuyer, { time }),
    lead: t.noneOnPaper,
  };
  return {
    ...(payTo.length === 0 ? none : { title: t.payTo, lead: t.payToText }),
    ways: payTo.map((payee) => ({
      title: t.kinds[payee.kind],
      facts: [
        [t.bankName, payee.bankName],
        [t.numbers[payee.kind], payee.number],
        [t.account, payee.account],
        [t.name, payee.name],
      ],
      standing: standing(payee),
    })),
    texts: [...(payTo.length > 0 && time ? [fill(t.newHeld, { time })] : []), t.warning],
  };
}

/** "For: Cement 32.5N, KEBS mark": a product's own name stands above it already. */
function askedWords(item: OrderItem, { t, language, type }: DocumentTexts): string | null {
  const { askedName, specifications, differences } = item;
  const asked = askedName
    ? fill(t.askedFor, { product: place(type(askedName), specifications) ?? '' })
    : specifications;
  const differing = differenceWords(differences, substituteTexts[language]);
  return [asked, differing].filter(Boolean).join('\n') || null;
}

/** "Quotation Q 1A2B3C4D, revision 2, of 22 Nov 2026" */
const acceptedWords = (
  id: string,
  { revision, createdAt }: OrderedQuotation,
  { t, date, quotationNumber }: DocumentTexts,
) =>
  fill(revision > 1 ? t.acceptedRevision : t.acceptedQuotation, {
    number: quotationNumber(id),
    revision: String(revision),
    date: date(createdAt),
  });

/** "RFQ 1A2B3C4D, version 2, of 20 Nov 2026" */
const requestWords = (
  { id, version, createdAt }: OrderedRequest,
  { t, date, rfqNumber }: DocumentTexts,
) =>
  fill(version > 1 ? t.acceptedVersion : t.acceptedRequest, {
    number: rfqNumber(id),
    version: String(version),
    date: date(createdAt),
  });

function promiseOf({ promisedDays }: Pick<Order, 'promisedDays'>, { promise }: DocumentTexts) {
  return promisedDays === null ? null : promise(promisedDays);
}

/** "CN-000001 of 28 Nov 2026: 7,000.00": what was ordered stands above it as it was. */
const creditWords = ({ creditNotes }: Order, { t, date }: DocumentTexts) =>
  creditNotes
    .map(({ number, amount, createdAt }) =>
      fill(t.creditNoteOf, { number, date: date(createdAt), amount: figures(amount) }),
    )
    .join('\n');

/** Before credits: what the lines and the delivery add up to. */
const orderedTotal = ({ totalAmount, creditedAmount }: Order) =>
  fromCents(toCents(totalAmount) + toCents(creditedAmount));

/** What is not goods, and not VAT on top, is delivery: the rows add up to the total. */
function totalsOf(amounts: {
  readonly goods: string;
  readonly totalAmount: string;
  readonly vatAmount: string | null;
  readonly vatIncluded: boolean;
}): DocumentTotals {
  const { goods, totalAmount: total, vatIncluded } = amounts;
  const vat = amounts.vatAmount ?? '0.00';
  const added = vatIncluded ? 0n : toCents(vat);
  const delivery = fromCents(toCents(total) - toCents(goods) - added);
  return { goods, delivery, vat, vatIncluded, total };
}
