import type { Transaction } from 'kysely';
import type { DB } from '../../../platform/database.types.ts';
import { type FieldIssue, invalid, issueAt } from '../../../shared/errors.ts';
import { fromCents, toCents } from '../../../shared/money.ts';
import { isSameUnit, normalizeQuantity } from '../../materials/unit-rules.ts';
import { fitsRequest } from '../award-rules.ts';
import { hasDeliveryCost, lumpSumTotals, quotationTotals, type Totals } from '../rules.ts';
import { maxValidityDays, type Revision } from '../schema.ts';
import { type AskedLine, selectAskedLines } from './queries/asked-lines.ts';
import { factsOf, type OfferedProduct, selectOwnProducts } from './queries/offered-products.ts';
import type { NewItemRow, NewQuotationRow } from './queries/write.ts';
import { totalsDiffer } from './refusals.ts';

/** Of what a supplier sent, the part of the row that the offer itself decides, and its lines. */
export interface CheckedOffer {
  readonly quotation: Omit<
    NewQuotationRow,
    'rfqId' | 'supplierId' | 'rfqVersion' | 'revision' | 'attachments'
  >;
  readonly items: readonly NewItemRow[];
}

const largestTotal = toCents('999999999.99');

/**
 * Computes what an offer comes to and holds it against the RFQ, under the RFQ's lock.
 *
 * @throws AppError 422 at the field: a line that is not asked for, more than was asked for, somebody
 *   else's product, a total that disagrees, a last day that has passed
 */
export async function checkOffer(
  trx: Transaction<DB>,
  offer: Revision,
  to: { readonly rfqId: string; readonly supplierId: string; readonly now: Date },
): Promise<CheckedOffer> {
  const lines = await selectAskedLines(trx, to.rfqId);
  const asked = new Map(lines.map((line) => [line.id, line]));
  const products = offer.items.flatMap(({ productId }) => productId ?? []);
  const own = await selectOwnProducts(trx, to.supplierId, products);
  const issues = [...validityIssues(offer, to.now), ...lineIssues(offer, asked, own)];
  if (issues.length > 0) throw invalid(issues);
  const terms = termsOf(offer);
  const totals = checkedTotals(offer, terms);
  return {
    quotation: {
      ...terms,
      totalAmount: fromCents(totals.total),
      subtotal: fromCents(totals.subtotal),
      vatAmount: fromCents(totals.vat),
      validUntil: offer.validUntil ?? undefined,
      deliveryTime: offer.deliveryTime,
      notes: offer.notes || null,
    },
    items: offer.items.map((item, index) => {
      const line = asked.get(item.rfqItemId);
      const { rfqItemId, quantity, unitPrice, productId = null } = item;
      const unit = item.unit ?? line?.unit ?? null;
      const product = own.get(productId ?? '') ?? null;
      const totalPrice = fromCents(totals.lines[index] ?? 0n);
      const normalized = normalizedOf({ quantity, unit }, product, line);
      return {
        rfqItemId,
        productId,
        product,
        quantity,
        unit,
        ...normalized,
        unitPrice,
        totalPrice,
      };
    }),
  };
}

/** What is offered, in a base unit: by its own product, or by what was asked for where that says more. */
function normalizedOf(
  { quantity, unit }: { readonly quantity: string; readonly unit: string | null },
  product: OfferedProduct | null,
  asked: AskedLine | undefined,
) {
  const isSame = product === null || isSameUnit(unit, asked?.unit ?? null);
  const normalized =
    (product && normalizeQuantity(quantity, unit, factsOf(product))) ??
    (isSame ? normalizeQuantity(quantity, unit, asked?.facts) : null);
  return {
    normalizedQuantity: normalized?.quantity ?? null,
    normalizedUnit: normalized?.unit ?? null,
  };
}

/** What is not said follows from the cost: some is for the order, none is within the prices. */
function termsOf(offer: Revision) {
  const cost = offer.deliveryCost ?? '0.00';
  const terms = offer.deliveryTerms ?? (toCents(cost) > 0n ? 'per_order' : 'included');
  return {
    vatIncluded: offer.vatIncluded,
    deliveryTerms: terms,
    deliveryCost: hasDeliveryCost(terms) ? cost : '0.00',
  };
}

export function validityIssues(
  { validUntil }: { readonly validUntil?: string | null | undefined },
  now: Date,
): FieldIssue[] {
  if (!validUntil) return [];
  const end = new Date(validUntil).getTime();
  if (end < now.getTime()) {
    return [issueAt('validUntil', 'validity_past')];
  }
  if (end > now.getTime() + maxValidityDays * 86_400_000) {
    return [issueAt('validUntil', 'validity_long')];
  }
  return [];
}

function lineIssues(
  { items }: Revision,
  asked: ReadonlyMap<string, AskedLine>,
  own: ReadonlyMap<string, OfferedProduct>,
): FieldIssue[] {
  return items.flatMap((item, index) => {
    const at = (
      field: string,
      code: 'line_not_asked' | 'quantity_above_asked' | 'product_not_own',
    ) => [issueAt(`items.${index}.${field}`, code)];
    const line = asked.get(item.rfqItemId);
    if (!line) return at('rfqItemId', 'line_not_asked');
    if (!fitsRequest(line, item)) return at('quantity', 'quantity_above_asked');
    if (item.productId && !own.has(item.productId)) {
      return at('productId', 'product_not_own');
    }
    return [];
  });
}

function checkedTotals(offer: Revision, terms: ReturnType<typeof termsOf>): Totals {
  if (offer.items.length === 0) {
    const totals = lumpSumTotals(offer.totalAmount, terms);
    if (!totals) throw invalid([issueAt('deliveryCost', 'delivery_cost_above_total')]);
    return totals;
  }
  const totals = quotationTotals(offer.items, terms);
  if (totals.total > largestTotal || totals.total === 0n) {
    throw invalid([issueAt('totalAmount', 'total_wrong')]);
  }
  const sent = toCents(offer.totalAmount);
  if (totals.total !== sent) throw invalid([totalsDiffer(totals.total, sent)]);
  return totals;
}
