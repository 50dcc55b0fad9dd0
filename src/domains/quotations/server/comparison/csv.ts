import Papa from 'papaparse';
import { nairobiDay } from '../../../../shared/dates.ts';
import { fromCents } from '../../../../shared/money.ts';
import { nameOfSupplier, shortId } from '../../../accounts/name-rules.ts';
import type { Ground } from './ground.ts';
import type { ComparedRow, PricedLine } from './queries.ts';

const columns = [
  'Line',
  'Product',
  'Quantity asked',
  'Unit asked',
  'Supplier',
  'Offered instead',
  'Quantity offered',
  'Unit offered',
  'Unit price (KES)',
  'With delivery and VAT (KES)',
  'Per base unit (KES)',
  'Base unit',
  'Covers',
  'Can be awarded',
  'Rank',
  'Ordered (unit offered)',
] as const;

const quotationColumns = [
  'Supplier',
  'Supplier id',
  'Quotation',
  'State',
  'Total with delivery and VAT (KES)',
  'Ordered (KES)',
  'VAT (KES)',
  'Delivery terms',
  'Delivery cost (KES)',
  'Delivery days',
  'Valid until',
  'Lines covered',
  'Rank',
  'Score',
] as const;

/** The library's own pattern misses cells with a line break. */
const formula = /^\s*[=+\-@\t\r]/;
/** With it, spreadsheets read the file as UTF-8. */
const byteOrderMark = '\ufeff';

const nameOf = ({ companyName, supplierId }: ComparedRow) =>
  nameOfSupplier(supplierId, companyName);

/** The quotations as wholes: a sum that prices no line has its place here alone. */
function quotationRows({ items, quotations, comparison, ordered }: Ground) {
  const ranked = new Map(comparison.quotations.map((one) => [one.quotationId, one]));
  return quotations.map((row) => {
    const { coveredLines = null, rank = null } = ranked.get(row.quotationId) ?? {};
    return [
      nameOf(row),
      shortId(row.supplierId),
      row.quotationId.slice(-8),
      row.state,
      row.totalAmount,
      ordered.get(row.quotationId)?.amount ?? '',
      row.vatAmount ?? '',
      row.deliveryTerms,
      row.deliveryCost,
      row.deliveryTime ?? '',
      nairobiDay(row.validUntil),
      coveredLines === null ? 'one sum' : `${coveredLines} of ${items.length}`,
      rank ?? '',
      row.aiScore ?? '',
    ];
  });
}

/**
 * A whole comparison as CSV: a row for each offer of each line, and below them one for each quotation;
 * no cell is run as a formula. It is for people and their sheets: two tables are no single one.
 */
export function toCsv(ground: Ground): string {
  const { items, quotations, comparison, ordered } = ground;
  const itemsById = new Map(items.map((item) => [item.rfqItemId, item]));
  const suppliers = new Map(quotations.map((row) => [row.quotationId, nameOf(row)]));
  const rows = comparison.lines.flatMap(({ rfqItemId, offers, ranks }) => {
    const item = itemsById.get(rfqItemId);
    if (!item) return [];
    return offers.map((offer, place) => {
      const quoted = offer.quoted as PricedLine;
      return [
        item.lineNo,
        item.productName,
        item.quantity,
        item.unit ?? '',
        suppliers.get(offer.quotationId) ?? '',
        quoted.productName ?? '',
        quoted.quantity,
        quoted.unit ?? item.unit ?? '',
        quoted.unitPrice,
        fromCents(offer.landedCents),
        offer.normalizedUnitPrice ?? '',
        offer.normalizedUnit ?? '',
        offer.covers,
        offer.available,
        ranks[place] ?? '',
        ordered.get(offer.quotationId)?.quantities[rfqItemId] ?? '',
      ];
    });
  });
  const text = [
    [[...columns], ...rows],
    [[...quotationColumns], ...quotationRows(ground)],
  ]
    .map((table) => Papa.unparse(table, { escapeFormulae: formula }))
    .join('\r\n\r\n');
  return `${byteOrderMark}${text}\r\n`;
}
