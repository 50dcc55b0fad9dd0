import { fill, type Language } from '../../../../messages/index.ts';
import type { PdfContent, PdfDefinition } from '../../../../platform/pdf.ts';
import { toCents } from '../../../../shared/money.ts';
import { formatNumber } from '../../../../shared/numbers.ts';
import type { VatGroup } from '../../vat-rules.ts';
import { type DocumentTexts, documentTexts } from './document-texts.ts';
import { fitWords } from './fit-words.ts';
import { type AccountTable, accountTable } from './layout-account.ts';
import { type DocumentPayTo, payToBlock } from './layout-pay-to.ts';
import { codeBlock, type DocumentCode, vatTable } from './layout-tax.ts';
import {
  brand,
  figures,
  line,
  margin,
  muted,
  pageWidth,
  partyGap,
  smallSize,
  textSize,
} from './style.ts';

/** A document of business, whatever it is about: RFQ, quotation or order. */
export interface PrintedDocument {
  /** Its reader's. */
  readonly language: Language;
  /** "LOCAL PURCHASE ORDER" */
  readonly kind: string;
  readonly number: string;
  readonly title: string | null;
  readonly parties: readonly DocumentParty[];
  /** What else is to be known, as label and value; empty values are left out. */
  readonly facts: readonly (readonly [label: string, value: string | null])[];
  readonly lines: readonly DocumentLine[];
  /** Null where nothing is priced yet. */
  readonly totals: DocumentTotals | null;
  /** What a receipt is for: decimal string, KES. */
  readonly sum?: { readonly label: string; readonly amount: string };
  /** Orders and payments, each with what is owed after it. */
  readonly account?: AccountTable;
  /** What it comes to under each VAT letter. */
  readonly vat?: readonly VatGroup[];
  readonly code?: DocumentCode;
  /** Where to pay, and what to heed. */
  readonly payTo?: DocumentPayTo | null;
  /** Who signs below, by the party. */
  readonly signatures?: readonly { readonly title: string; readonly name: string }[];
  /** Below the table, some of them under a head. */
  readonly notes: readonly (readonly [head: string | null, text: string | null])[];
}

export interface DocumentParty {
  /** "Buyer" */
  readonly role: string;
  readonly name: string;
  readonly details: readonly (string | null)[];
}

export interface DocumentLine {
  readonly name: string;
  readonly details: string | null;
  /** Decimal string. */
  readonly quantity: string;
  readonly unit: string | null;
  readonly unitPrice: string | null;
  readonly vatLetter: string | null;
  readonly total: string | null;
}

/** Decimal strings, KES. `goods` and `delivery` are with VAT where it is included. */
export interface DocumentTotals {
  readonly goods: string;
  /** Null where nothing of it is meant. */
  readonly delivery: string | null;
  /** What `delivery` is made of, where it is paid for each line. */
  readonly perLine?: string | null;
  readonly vat: string;
  readonly vatIncluded: boolean;
  readonly total: string;
}

const plainQuantity = (quantity: string) => formatNumber(Number(quantity));

const labelWidth = 90;
/** What the layout leaves free beside the text of a cell, on both sides together. */
const cellPadding = 8;
/** They stand in two columns. */
const factWidth = (pageWidth - partyGap) / 2 - labelWidth - 2 * cellPadding;
const [quantityWidth, unitWidth] = [55, 62];
const plainWidths = [22, '*', quantityWidth, unitWidth] as const;
const pricedWidths = [...plainWidths, 62, 24, 76] as const;
/** Of the one column that takes what the others leave. */
const widthLeft = (widths: readonly (number | '*')[]): number =>
  widths.reduce<number>(
    (left, width) => left - cellPadding - (width === '*' ? 0 : width),
    pageWidth,
  );

/** @param now when it is printed, ISO 8601 */
export function layOut(document: PrintedDocument, now: string): PdfDefinition {
  const words = documentTexts(document.language);
  const { t } = words;
  return {
    info: {
      title: `${document.kind} ${document.number}`,
      creator: 'JengaSoko',
      producer: 'JengaSoko',
    },
    pageSize: 'A4',
    pageMargins: [margin, 36, margin, 48],
    defaultStyle: { font: 'Roboto', fontSize: textSize, lineHeight: 1.2, color: '#2b201b' },
    footer: (page, pages) => ({
      margin: [margin, 16, margin, 0],
      fontSize: 8,
      color: muted,
      columns: [
        {
          width: '*',
          text: `JengaSoko · ${document.number} · ${fill(t.printed, { date: words.dateTime(now) })}`,
        },
        { width: 'auto', text: fill(t.page, { page, pages }) },
      ],
    }),
    content: [
      {
        columns: [
          { text: 'JengaSoko', bold: true, fontSize: 18, color: brand },
          {
            stack: [
              { text: document.kind, bold: true, fontSize: 14 },
              { text: document.number, color: muted },
            ],
            alignment: 'right',
          },
        ],
      },
      ...(document.title
        ? [
            {
              text: fitWords(document.title, pageWidth, 13),
              bold: true,
              fontSize: 13,
              marginTop: 8,
            },
          ]
        : []),
      { columns: document.parties.map(partyBlock(document)), columnGap: partyGap, marginTop: 10 },
      ...(document.sum ? [sumBox(document.sum, words, document.totals === null)] : []),
      factTable(document.facts),
      lineTable(document, words),
      ...closing(document, words),
      ...(document.account ? [accountTable(document.account, words)] : []),
    ],
  };
}

/** Notes up to this length stay on the page of what stands above them. */
const shortNote = 600;

/** What follows the lines; an account follows it. A short note never stands on a page alone. */
function closing(document: PrintedDocument, words: DocumentTexts): PdfContent[] {
  const { totals, vat, payTo, notes, code, signatures } = document;
  const blocks: PdfContent[] = [
    ...(totals ? [totalTable(totals, words)] : []),
    ...(vat ? [vatTable(vat, words)] : []),
    ...(code ? [codeBlock(code)] : []),
    ...(payTo ? [payToBlock(payTo)] : []),
  ];
  let isLong = false;
  for (const [head, text] of notes) {
    if (!text) continue;
    const note = noteBlock(head, text);
    const before = isLong;
    isLong = text.length > shortNote;
    const above = before || isLong ? undefined : blocks.pop();
    blocks.push(above ? { unbreakable: true, stack: [above, note] } : note);
  }
  return [...blocks, ...(signatures ? [signatureBlock(signatures, words)] : [])];
}

const partyBlock = ({ parties }: PrintedDocument) => {
  const width = (pageWidth - partyGap * (parties.length - 1)) / parties.length;
  return ({ role, name, details }: DocumentParty) => ({
    stack: [
      { text: role, color: muted, fontSize: smallSize },
      { text: fitWords(name, width, 11), bold: true, fontSize: 11 },
      ...details.flatMap((detail) => (detail ? [{ text: fitWords(detail, width, textSize) }] : [])),
    ],
  });
};

function noteBlock(head: string | null, text: string): PdfContent {
  const body = { text: fitWords(text, pageWidth, textSize) };
  const title = { text: head ?? '', color: muted, fontSize: smallSize };
  return { stack: head ? [title, body] : [body], marginTop: 10 };
}

function factTable(facts: PrintedDocument['facts']) {
  const known = facts.flatMap(([label, value]) =>
    value ? [[{ text: label, color: muted }, { text: fitWords(value, factWidth, textSize) }]] : [],
  );
  if (known.length === 0) return { text: '' };
  const half = known.length > 3 ? Math.ceil(known.length / 2) : known.length;
  const sides = [known.slice(0, half), known.slice(half)].filter((side) => side.length > 0);
  return {
    marginTop: 10,
    columnGap: partyGap,
    columns: sides.map((body) => ({
      table: { widths: [labelWidth, '*'], body },
      layout: 'noBorders',
    })),
  };
}

function lineTable({ lines, totals }: PrintedDocument, { t, unit }: DocumentTexts) {
  if (lines.length === 0) return { text: '' };
  const right = (text: string, bold = false) => ({ text, bold, alignment: 'right' as const });
  const priced = totals !== null;
  const widths = priced ? pricedWidths : plainWidths;
  const nameWidth = widthLeft(widths);
  const head = [
    right(t.lineNo, true),
    { text: t.description, bold: true },
    right(t.quantity, true),
    { text: t.unit, bold: true },
    ...(priced
      ? [right(t.unitPrice, true), { text: t.vat, bold: true }, right(t.amount, true)]
      : []),
  ];
  const body = lines.map((one, index) => [
    right(String(index + 1)),
    {
      stack: [
        { text: fitWords(one.name, nameWidth, textSize) },
        ...(one.details
          ? [
              {
                text: fitWords(one.details, nameWidth, smallSize),
                color: muted,
                fontSize: smallSize,
              },
            ]
          : []),
      ],
    },
    right(fitWords(plainQuantity(one.quantity), quantityWidth, textSize)),
    { text: one.unit ? fitWords(unit(one.quantity, one.unit), unitWidth, textSize) : '' },
    ...(priced
      ? [
          right(one.unitPrice ? figures(one.unitPrice) : ''),
          { text: one.vatLetter ?? '' },
          right(one.total ? figures(one.total) : ''),
        ]
      : []),
  ]);
  return {
    marginTop: 10,
    table: {
      headerRows: 1,
      keepWithHeaderRows: 1,
      dontBreakRows: true,
      widths: [...widths],
      body: [head, ...body],
    },
    layout: {
      hLineWidth: () => 0.6,
      vLineWidth: () => 0,
      hLineColor: () => line,
      fillColor: (row: number) => (row === 0 ? '#f6e2d8' : null),
    },
  };
}

function totalTable(totals: DocumentTotals, words: DocumentTexts) {
  const { t } = words;
  const { goods, delivery, perLine, vat, vatIncluded, total } = totals;
  const row = (label: string, amount: string, bold = false) => [
    { text: label, bold },
    { text: figures(amount), bold, alignment: 'right' as const },
  ];
  return {
    unbreakable: true,
    marginTop: 8,
    columns: [
      { width: '*', stack: inWords(total, words) },
      {
        width: 260,
        table: {
          widths: ['*', 90],
          body: [
            row(t.goods, goods),
            ...(delivery === null
              ? []
              : [row(perLine ? fill(t.deliveryPerLine, { each: perLine }) : t.delivery, delivery)]),
            ...(vatIncluded ? [] : [row(t.vatAdded, vat)]),
            row(t.total, total, true),
            ...(vatIncluded ? [row(t.vatInside, vat)] : []),
          ],
        },
        layout: 'noBorders',
      },
    ],
    columnGap: partyGap,
  };
}

const inWords = (amount: string, { t, amountInWords }: DocumentTexts) => [
  { text: t.inWords, color: muted, fontSize: smallSize, marginTop: 6 },
  { text: amountInWords(toCents(amount)), bold: true },
];

/** A line each for name, signature and date, to be filled in by hand. */
function signatureBlock(
  signatures: NonNullable<PrintedDocument['signatures']>,
  { orders: { signatures: t } }: DocumentTexts,
) {
  const width = (pageWidth - partyGap * (signatures.length - 1)) / signatures.length;
  // Each block has rows of its own: the printer writes into what it lays out.
  const lines = () =>
    [t.name, t.signature, t.date].map((label) => [
      { text: label, color: muted, marginTop: 12 },
      '',
    ]);
  return {
    unbreakable: true,
    marginTop: 14,
    columns: signatures.map(({ title, name }) => ({
      width,
      stack: [
        { text: title, color: muted, fontSize: smallSize },
        { text: fitWords(name, width, textSize), bold: true },
        {
          table: { widths: [50, '*'], body: lines() },
          layout: {
            hLineWidth: (row: number) => (row === 0 ? 0 : 0.6),
            vLineWidth: () => 0,
            hLineColor: () => muted,
            paddingLeft: () => 0,
          },
        },
      ],
    })),
    columnGap: partyGap,
  };
}

/** One amount, in figures, and in words where no total is. */
const sumBox = (
  { label, amount }: NonNullable<PrintedDocument['sum']>,
  words: DocumentTexts,
  isInWords: boolean,
) => ({
  unbreakable: true,
  marginTop: 10,
  stack: [
    { text: label, color: muted, fontSize: smallSize },
    { text: figures(amount), bold: true, fontSize: 18 },
    ...(isInWords ? inWords(amount, words) : []),
  ],
});
