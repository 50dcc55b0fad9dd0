import { nairobiDay } from '../../shared/dates.ts';
import { fromCents, toCents } from '../../shared/money.ts';
import { referenceKey, tidyReference } from './rules.ts';

/** Statements of M-Pesa and of banks as tables: which column is what, and what a row says. */

export const statementKinds = ['mpesa', 'bank'] as const;
export type StatementKind = (typeof statementKinds)[number];

export const statementColumns = [
  'receipt',
  'reference',
  'time',
  'paidIn',
  'withdrawn',
  'account',
  'payer',
  'details',
  'status',
  'linked',
] as const;
export type StatementColumn = (typeof statementColumns)[number];
/** The place of each column that the statement has. */
export type StatementColumns = Partial<Record<StatementColumn, number>>;

export const maxStatementRows = 2_000;
export const maxStatementBytes = 1_048_576;
/** Short code, period and the like stand above the headings. */
const mostRowsAbove = 40;
const maxCellLength = 200;

/** Of M-Pesa's organisation portal as it writes them; of banks what is usual. Without all but letters and digits. */
const headings: Readonly<Record<StatementColumn, readonly string[]>> = {
  receipt: ['receiptno', 'receipt', 'receiptnumber', 'mpesareceipt', 'mpesareceiptno', 'mpesaref'],
  reference: ['reference', 'referenceno', 'ref', 'refno', 'transactionreference', 'bankreference'],
  time: ['completiontime', 'date', 'transactiondate', 'valuedate', 'postingdate', 'tarehe'],
  paidIn: ['paidin', 'credit', 'moneyin', 'creditamount', 'deposit', 'deposits', 'amount'],
  withdrawn: ['withdrawn', 'debit', 'moneyout', 'debitamount', 'withdrawal', 'withdrawals'],
  account: ['acno', 'accountno', 'account', 'billreference', 'accountreference'],
  payer: ['otherpartyinfo', 'payer', 'sender', 'from', 'name'],
  details: ['details', 'description', 'narration', 'particulars', 'narrative', 'reasontype'],
  status: ['transactionstatus', 'status'],
  linked: ['linkedtransactionid'],
};

/** As M-Pesa writes them. */
export const headingOf: Readonly<Record<StatementColumn, string>> = {
  receipt: 'Receipt No.',
  reference: 'Reference',
  time: 'Completion Time',
  paidIn: 'Paid In',
  withdrawn: 'Withdrawn',
  account: 'A/C No.',
  payer: 'Other Party Info',
  details: 'Details',
  status: 'Transaction Status',
  linked: 'Linked Transaction ID',
};

/** How the file's text is taken apart, here and in the browser; beyond that it is too long anyway. */
export const parsing = {
  delimitersToGuess: [',', ';', '\t'],
  preview: maxStatementRows + mostRowsAbove + 1,
};

const plain = (heading: string) => heading.toLowerCase().replace(/[^a-z0-9]/g, '');

export function guessStatementColumns(row: readonly string[]): StatementColumns {
  const names = row.map(plain);
  const found: StatementColumns = {};
  for (const column of statementColumns) {
    const place = headings[column]
      .map((heading) => names.indexOf(heading))
      .find((index) => index >= 0);
    if (place !== undefined) found[column] = place;
  }
  return found;
}

/** Without these nothing can be made of it. A bank's says of each row which transfer or which receipt it is. */
export const missingColumns = (
  kind: StatementKind,
  columns: StatementColumns,
): StatementColumn[] => {
  const needed: readonly StatementColumn[] =
    kind === 'mpesa' ? ['receipt', 'time', 'paidIn', 'status'] : ['time', 'paidIn'];
  const missing = needed.filter((column) => columns[column] === undefined);
  const isNamed = columns.receipt !== undefined || columns.reference !== undefined;
  return kind === 'bank' && !isNamed ? [...missing, 'reference'] : missing;
};

export interface StatementTable {
  /** The paybill or till that it is of, where it says so above the headings. */
  readonly shortcode: string | null;
  readonly headings: readonly string[];
  /** With the number that a spreadsheet shows beside each; empty ones are left out. */
  readonly rows: readonly { readonly row: number; readonly cells: readonly string[] }[];
}

/** The headings are in the row that has the most of them; the first of several. */
export function tableOf(rows: readonly (readonly string[])[]): StatementTable {
  const known = rows
    .slice(0, mostRowsAbove)
    .map((cells) => Object.keys(guessStatementColumns(cells)).length);
  const most = Math.max(...known, 0);
  const at = most >= 2 ? known.indexOf(most) : 0;
  return {
    shortcode: shortcodeIn(rows.slice(0, at)),
    headings: rows[at] ?? [],
    rows: rows
      .map((cells, index) => ({ row: index + 1, cells }))
      .slice(at + 1)
      .filter(({ cells }) => cells.some((cell) => cell.trim() !== '')),
  };
}

function shortcodeIn(rows: readonly (readonly string[])[]): string | null {
  const line = rows.map((cells) => cells.join(' ')).find((text) => /short ?code/i.test(text));
  return line?.match(/\b\d{5,8}\b/)?.[0] ?? null;
}

/** Money that came in. */
export interface StatementLine {
  readonly row: number;
  /** Of M-Pesa. */
  readonly receipt: string | null;
  /** Of the bank, as recorded transfers are told apart. */
  readonly reference: string | null;
  readonly amount: string;
  /** Null where the statement has the day alone. */
  readonly paidAt: Date | null;
  readonly account: string | null;
  readonly payer: string | null;
}

export const statementFaults = [
  'receipt_wrong',
  'reference_missing',
  'time_wrong',
  'amount_wrong',
  'receipt_twice',
] as const;
export type StatementFault = (typeof statementFaults)[number];

export interface ReadStatement {
  readonly lines: readonly StatementLine[];
  readonly faults: readonly { readonly row: number; readonly fault: StatementFault }[];
  /** Rows that bring nothing in: money that left, that is moved between own accounts, or did not arrive. */
  readonly passed: number;
  /** Receipts that the same statement takes back. */
  readonly reversed: ReadonlySet<string>;
}

/** What the rows say, each by itself, and of one receipt the first. */
export function readStatement(
  kind: StatementKind,
  { rows }: Pick<StatementTable, 'rows'>,
  columns: StatementColumns,
  now: Date,
): ReadStatement {
  const lines: StatementLine[] = [];
  const faults: { row: number; fault: StatementFault }[] = [];
  const reversed = new Set<string>();
  const seen = new Set<string>();
  let passed = 0;
  for (const { row, cells } of rows) {
    const text = textsIn(cells, columns);
    for (const receipt of takenBackIn(text)) reversed.add(receipt);
    const read = bringsIn(kind, text) ? lineOf(kind, text, now) : null;
    if (read === null) passed += 1;
    else if (typeof read === 'string') faults.push({ row, fault: read });
    else if (seen.has(keyOf(read))) faults.push({ row, fault: 'receipt_twice' });
    else {
      seen.add(keyOf(read));
      lines.push({ row, ...read });
    }
  }
  return { lines, faults, passed, reversed };
}

const keyOf = ({ receipt, reference }: Omit<StatementLine, 'row'>) => receipt ?? ` ${reference}`;

type Texts = Readonly<Record<StatementColumn, string>>;

const textsIn = (cells: readonly string[], columns: StatementColumns): Texts =>
  Object.fromEntries(
    statementColumns.map((column) => [
      column,
      (cells[columns[column] ?? -1] ?? '').replace(/\s+/g, ' ').trim().slice(0, maxCellLength),
    ]),
  ) as Texts;

/** What stands before the account that a payer typed, in which anything may be. */
const kindOf = ({ details }: Texts) => details.split(/\bAcc\b/i)[0] ?? '';

/** Reversals name what they take back. */
const takenBackIn = (text: Texts): readonly string[] =>
  /revers/i.test(kindOf(text)) && centsIn(text.paidIn) === 0n
    ? (`${text.linked} ${text.details}`.match(/\b[A-Z][A-Z0-9]{9}\b/g) ?? [])
    : [];

/** Not what left, is moved between the organisation's own accounts, or did not complete. */
function bringsIn(kind: StatementKind, text: Texts): boolean {
  if (/^-/.test(text.paidIn) || centsIn(text.paidIn) === 0n) return false;
  if (kind === 'bank') return true;
  const isOwn = /revers|settlement|\bcharge\b|move fund|(utility|working) account/i;
  return /^completed$/i.test(text.status) && !isOwn.test(kindOf(text));
}

function lineOf(
  kind: StatementKind,
  text: Texts,
  now: Date,
): Omit<StatementLine, 'row'> | StatementFault {
  const cents = centsIn(text.paidIn);
  if (cents === null) return 'amount_wrong';
  const time = timeIn(text.time, now);
  if (!time) return 'time_wrong';
  const receipt = text.receipt.toUpperCase();
  const isReceipt = /^[A-Z][A-Z0-9]{9}$/.test(receipt);
  const reference = kind === 'bank' ? referenceKey(tidyReference(text.reference)) : '';
  if (!isReceipt && reference === '') {
    return kind === 'bank' ? 'reference_missing' : 'receipt_wrong';
  }
  return {
    receipt: isReceipt ? receipt : null,
    reference: reference || null,
    amount: fromCents(cents),
    paidAt: time.hasTime ? time.at : null,
    account: text.account || null,
    payer: text.payer || null,
  };
}

/** "1,250.00", "KES 1250"; zero where nothing is written, null for anything else, as "1250,00". */
function centsIn(text: string): bigint | null {
  const written = text.replace(/^(?:KES|KSh\.?)\s*/i, '');
  if (written === '' || written === '-') return 0n;
  const isAmount = /^(\d{1,9}|\d{1,3}([, ])\d{3}(\2\d{3})?)(\.\d{1,2})?$/.test(written);
  return isAmount ? toCents(written.replace(/[, ]/g, '')) : null;
}

/** "28-11-2026 14:05:33", "2026-11-28 14:05", "28/11/2026", "28 Nov 2026" of Nairobi; null for none, or one to come. */
function timeIn(text: string, now: Date): { readonly at: Date; readonly hasTime: boolean } | null {
  const [, date = '', clock] = timePattern.exec(text) ?? [];
  const [first = '', middle = '', last = ''] = date.split(/[-/ .]/);
  const [year, day] = first.length === 4 ? [first, last] : [last, first];
  const named = months.indexOf(middle.slice(0, 3).toLowerCase()) + 1;
  const month = named > 0 ? String(named) : middle;
  const iso = [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-');
  const at = new Date(`${iso}T${(clock ?? '00:00').padStart(5, '0')}+03:00`);
  if (Number.isNaN(at.getTime()) || at.getTime() > now.getTime() + 86_400_000) return null;
  // The calendar would make the 31st of June the first of July.
  return nairobiDay(at) === iso ? { at, hasTime: clock !== undefined } : null;
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const timePattern =
  /^(\d{1,4}[-/ .](?:\d{1,2}|[A-Za-z]{3,9})[-/ .]\d{1,4})(?:[ T](\d{1,2}:\d{2}(?::\d{2})?)(?:\.\d+)?)?$/;

/** What a receipt is credited by. */
export interface Agreed {
  readonly accountReference: string | null;
  readonly payer: string | null;
  readonly paidAt: Date | null;
}

/**
 * What counts of a receipt that two people say came, or null where one contradicts the other. A column that one of them
 * did not name contradicts nothing; but who paid and when decide whether the money is booked already as what a request
 * brought, so that one person's word of it counts as unknown.
 *
 * @param first where it is not stated, the first has given it to an order: the statement says all else
 */
export function agreedOf(
  first: Agreed & { readonly amount: string; readonly isStated: boolean },
  line: Pick<StatementLine, 'amount' | 'account' | 'payer' | 'paidAt'>,
): Agreed | null {
  if (toCents(first.amount) !== toCents(line.amount)) return null;
  const unsure = { payer: null, paidAt: null };
  if (!first.isStated) return { accountReference: line.account, ...unsure };
  const [one, other] = [textsOf(first.accountReference, first), textsOf(line.account, line)];
  if (one.some((text, at) => text && other[at] && text !== other[at])) return null;
  const isSure = one[1] === other[1] && one[2] === other[2];
  const accountReference = first.accountReference ?? line.account;
  return { accountReference, ...(isSure ? { payer: line.payer, paidAt: line.paidAt } : unsure) };
}

const textsOf = (account: string | null, { payer, paidAt }: Pick<Agreed, 'payer' | 'paidAt'>) => [
  account?.toUpperCase(),
  payer?.toUpperCase(),
  paidAt?.toISOString(),
];
