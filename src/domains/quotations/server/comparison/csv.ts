import { setImmediate as othersFirst } from 'node:timers/promises';
import { documents as en } from '../../../../messages/en/documents.ts';
import { fill, type Language, type Messages } from '../../../../messages/index.ts';
import { typeWords } from '../../../../messages/product-words.ts';
import { documents as sw } from '../../../../messages/sw/documents.ts';
import { productTypes as types } from '../../../../messages/sw/productTypes.ts';
import { csvFile, csvOf } from '../../../../platform/csv.ts';
import { nairobiDay } from '../../../../shared/dates.ts';
import { fromCents } from '../../../../shared/money.ts';
import { nameOfSupplier, shortId } from '../../../accounts/name-rules.ts';
import type { ComparedLine } from '../../comparison-rules.ts';
import { differenceWords } from '../../difference-text-rules.ts';
import type { LineOffer } from '../../measure-rules.ts';
import { substituteTexts } from '../substitute-texts.ts';
import type { Ground } from './ground.ts';
import type { ComparedRow, PricedLine } from './queries.ts';

type Texts = Messages['documents'];
const texts: Readonly<Record<Language, Texts>> = { en, sw };
const typesOf: Readonly<Record<Language, Messages['productTypes'] | null>> = {
  en: null,
  sw: types,
};

const columns = [
  'line',
  'product',
  'quantityAsked',
  'unitAsked',
  'supplier',
  'instead',
  'quantityOffered',
  'unitOffered',
  'unitPrice',
  'landed',
  'perBaseUnit',
  'baseUnit',
  'covers',
  'awardable',
  'rank',
  'orderedQuantity',
  'differs',
] as const;

const quotationColumns = [
  'supplier',
  'supplierId',
  'quotation',
  'state',
  'total',
  'orderedAmount',
  'vat',
  'deliveryTerms',
  'deliveryCost',
  'deliveryDays',
  'validUntil',
  'linesCovered',
  'rank',
  'score',
] as const;

const nameOf = ({ companyName }: ComparedRow, t: Texts) =>
  nameOfSupplier(companyName, t.unnamedSupplier);

/** The quotations as wholes: a sum that prices no line has its place here alone. */
function quotationRows({ items, quotations, comparison, ordered }: Ground, t: Texts) {
  const ranked = new Map(comparison.quotations.map((one) => [one.quotationId, one]));
  return quotations.map((row) => {
    const { coveredLines = null, rank = null } = ranked.get(row.quotationId) ?? {};
    return [
      nameOf(row, t),
      shortId(row.supplierId),
      row.quotationId.slice(-8),
      t.csv.states[row.state],
      row.totalAmount,
      ordered.get(row.quotationId)?.amount ?? '',
      row.vatAmount ?? '',
      t.csv.terms[row.deliveryTerms],
      row.deliveryCost,
      row.deliveryTime ?? '',
      nairobiDay(row.validUntil),
      coveredLines === null
        ? t.csv.oneSum
        : fill(t.csv.covered, { covered: String(coveredLines), lines: String(items.length) }),
      rank ?? '',
      row.aiScore ?? '',
    ];
  });
}

/** So many rows are written in one piece: others are answered in between. */
const atOnce = 1_000;

/**
 * A whole comparison as CSV: a row for each offer of each line, and below them one for each quotation;
 * no cell is run as a formula. Its heads are in the reader's language. It is for people and their sheets: two tables are no single one.
 */
export async function toCsv(ground: Ground, language: Language): Promise<Buffer> {
  const t = texts[language];
  const known = knownOf(ground, t, language);
  const parts: Buffer[] = [];
  const write = (text: string) => parts.push(Buffer.from(text));
  write(csvFile([columns.map((column) => t.csv[column])]));
  let rows: unknown[][] = [];
  for (const line of ground.comparison.lines) {
    rows.push(...lineRows(known, line));
    if (rows.length < atOnce) continue;
    write(csvOf(rows));
    rows = [];
    await othersFirst();
  }
  write(csvOf(rows));
  const quotationHeads = quotationColumns.map((column) => t.csv[column]);
  write(`\r\n${csvOf([quotationHeads, ...quotationRows(ground, t)])}`);
  return Buffer.concat(parts);
}

function differsWords(
  { differences, isOpenSubstitute }: LineOffer,
  language: Language,
  t: Texts,
): string {
  const words = differenceWords(differences, substituteTexts[language]);
  return isOpenSubstitute ? fill(t.csv.open, { differences: words }) : words;
}

interface Known {
  readonly language: Language;
  readonly ground: Ground;
  readonly t: Texts;
  readonly items: ReadonlyMap<string, Ground['items'][number]>;
  readonly suppliers: ReadonlyMap<string, string>;
}

const knownOf = (ground: Ground, t: Texts, language: Language): Known => ({
  language,
  ground,
  t,
  items: new Map(ground.items.map((item) => [item.rfqItemId, item])),
  suppliers: new Map(ground.quotations.map((row) => [row.quotationId, nameOf(row, t)])),
});

function lineRows(
  { ground, t, items, suppliers, language }: Known,
  { rfqItemId, offers, ranks }: ComparedLine,
): unknown[][] {
  const item = items.get(rfqItemId);
  if (!item) return [];
  return offers.map((offer, place) => {
    const quoted = offer.quoted as PricedLine;
    return [
      item.lineNo,
      typeWords(item.productName, typesOf[language]),
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
      t.csv.coverage[offer.covers],
      offer.available,
      ranks[place] ?? '',
      ground.ordered.get(offer.quotationId)?.quantities[rfqItemId] ?? '',
      differsWords(offer, language, t),
    ];
  });
}
