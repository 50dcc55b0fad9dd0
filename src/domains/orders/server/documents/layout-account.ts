import type { DocumentTexts } from './document-texts.ts';
import { fitWords } from './fit-words.ts';
import { figures, line, textSize } from './style.ts';

/** What two companies ordered and paid. Decimal strings, KES. */
export interface AccountTable {
  readonly opening: string;
  readonly rows: readonly {
    readonly date: string;
    readonly what: string;
    /** Null in a row that charges nothing. */
    readonly charged: string | null;
    readonly paid: string | null;
    readonly balance: string;
  }[];
  readonly charged: string;
  readonly paid: string;
  readonly closing: string;
}

const [dateWidth, amountWidth] = [82, 78];

export function accountTable(account: AccountTable, { t }: DocumentTexts) {
  const right = (text: string, bold = false) => ({ text, bold, alignment: 'right' as const });
  const sum = (amount: string | null) => (amount === null ? '' : figures(amount));
  const head = [t.date, t.description, t.charged, t.paidColumn, t.balance];
  const edge = (label: string, charged: string | null, paid: string | null, balance: string) => [
    '',
    { text: label, bold: true },
    right(sum(charged), true),
    right(sum(paid), true),
    right(figures(balance), true),
  ];
  return {
    marginTop: 10,
    table: {
      headerRows: 1,
      keepWithHeaderRows: 1,
      dontBreakRows: true,
      widths: [dateWidth, '*', amountWidth, amountWidth, amountWidth],
      body: [
        head.map((text, index) => (index < 2 ? { text, bold: true } : right(text, true))),
        edge(t.opening, null, null, account.opening),
        ...account.rows.map(({ date, what, charged, paid, balance }) => [
          { text: date },
          { text: fitWords(what, 170, textSize) },
          right(sum(charged)),
          right(sum(paid)),
          right(figures(balance)),
        ]),
        edge(t.closing, account.charged, account.paid, account.closing),
      ],
    },
    layout: {
      hLineWidth: () => 0.6,
      vLineWidth: () => 0,
      hLineColor: () => line,
      fillColor: (row: number) => (row === 0 ? '#f6e2d8' : null),
    },
  };
}
