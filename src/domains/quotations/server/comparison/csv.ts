import Papa from 'papaparse';
import { fromCents } from '../../../../shared/money.ts';
import type { Ground } from './ground.ts';
import type { PricedLine } from './queries.ts';

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
] as const;

/** The library's own pattern misses cells with a line break. */
const formula = /^\s*[=+\-@\t\r]/;
/** With it, spreadsheets read the file as UTF-8. */
const byteOrderMark = '\ufeff';

/** A whole comparison as CSV, a row for each offer of each line; no cell is run as a formula. */
export function toCsv({ items, quotations, comparison }: Ground): string {
  const itemsById = new Map(items.map((item) => [item.rfqItemId, item]));
  const suppliers = new Map(
    quotations.map(({ quotationId, companyName, supplierId }) => [
      quotationId,
      companyName ?? `Supplier ${supplierId.slice(0, 8)}`,
    ]),
  );
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
      ];
    });
  });
  const text = Papa.unparse([[...columns], ...rows], { escapeFormulae: formula });
  return `${byteOrderMark}${text}\r\n`;
}
