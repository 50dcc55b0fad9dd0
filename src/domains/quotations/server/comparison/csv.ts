import { setImmediate as othersFirst } from 'node:timers/promises';
import Papa from 'papaparse';
import { nairobiDay } from '../../../../shared/dates.ts';
import { fromCents } from '../../../../shared/money.ts';
import { nameOfSupplier, shortId } from '../../../accounts/name-rules.ts';
import type { ComparedLine } from '../../comparison-rules.ts';
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

/** So many rows are written in one piece: others are answered in between. */
const atOnce = 1_000;

/**
 * A whole comparison as CSV: a row for each offer of each line, and below them one for each quotation;
 * no cell is run as a formula. It is for people and their sheets: two tables are no single one.
 */
export async function toCsv(ground: Ground): Promise<Buffer> {
  const parts: Buffer[] = [];
  const write = (text: string) => parts.push(Buffer.from(text));
  write(`${byteOrderMark}${csvOf([[...columns]])}`);
  let rows: unknown[][] = [];
  for (const line of ground.comparison.lines) {
    rows.push(...lineRows(ground, line));
    if (rows.length < atOnce) continue;
    write(csvOf(rows));
    rows = [];
    await othersFirst();
  }
  write(csvOf(rows));
  write(`\r\n${csvOf([[...quotationColumns], ...quotationRows(ground)])}`);
  return Buffer.concat(parts);
}

const csvOf = (rows: unknown[][]) =>
  rows.length === 0 ? '' : `${Papa.unparse(rows, { escapeFormulae: formula })}\r\n`;

interface Known {
  readonly items: ReadonlyMap<string, Ground['items'][number]>;
  readonly suppliers: ReadonlyMap<string, string>;
}

const known = new WeakMap<Ground, Known>();

function knownOf(ground: Ground): Known {
  const before = known.get(ground);
  if (before) return before;
  const made = {
    items: new Map(ground.items.map((item) => [item.rfqItemId, item])),
    suppliers: new Map(ground.quotations.map((row) => [row.quotationId, nameOf(row)])),
  };
  known.set(ground, made);
  return made;
}

function lineRows(ground: Ground, { rfqItemId, offers, ranks }: ComparedLine): unknown[][] {
  const { items, suppliers } = knownOf(ground);
  const item = items.get(rfqItemId);
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
      ground.ordered.get(offer.quotationId)?.quantities[rfqItemId] ?? '',
    ];
  });
}
