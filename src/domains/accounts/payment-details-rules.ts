import { soundsLikeUs } from '../../shared/text-of-others.ts';

/** Where suppliers are paid: the three ways in Kenya, and how their numbers are written. */

export const payeeKinds = ['bank', 'paybill', 'till'] as const;
export type PayeeKind = (typeof payeeKinds)[number];

/**
 * So long new details wait where a contact, the password or two-step sign-in changed in so many hours
 * before: who has taken an account over changes those first. Others wait as long as the setting says.
 */
export const payeeLongHoldHours = 7 * 24;
/** So long a contact that was given up is still told of new details. */
export const formerContactDays = 14;

interface Held {
  readonly createdAt: string;
  readonly usableFrom: string;
}
/** How long details wait. */
export const holdHours = ({ createdAt, usableFrom }: Held): number =>
  Math.round((Date.parse(usableFrom) - Date.parse(createdAt)) / 3_600_000);
/** Whether details wait for longer than others. */
export const hasLongHold = (held: Held): boolean => holdHours(held) >= payeeLongHoldHours;

/** Banks and the larger SACCOs and microfinance banks that take transfers; others are typed. */
export const kenyanBanks = [
  'ABC Bank',
  'Absa Bank Kenya',
  'Access Bank Kenya',
  'Bank of Africa',
  'Bank of Baroda',
  'Bank of India',
  'Caritas Microfinance Bank',
  'Citibank',
  'Consolidated Bank',
  'Co-operative Bank',
  'Credit Bank',
  'DIB Bank',
  'Diamond Trust Bank',
  'Ecobank',
  'Equity Bank',
  'Faulu Microfinance Bank',
  'Family Bank',
  'Guaranty Trust Bank',
  'Guardian Bank',
  'Gulf African Bank',
  'Habib Bank AG Zurich',
  'HFC',
  'I&M Bank',
  'KCB Bank',
  'Kenya Women Microfinance Bank',
  'Kingdom Bank',
  'M Oriental Bank',
  'Middle East Bank',
  'National Bank of Kenya',
  'NCBA Bank',
  'Paramount Bank',
  'Premier Bank',
  'Prime Bank',
  'SBM Bank',
  'Sidian Bank',
  'SMEP Microfinance Bank',
  'Spire Bank',
  'Stanbic Bank',
  'Standard Chartered Bank',
  'Stima SACCO',
  'UBA Kenya Bank',
  'Victoria Commercial Bank',
] as const;

/** Digits without the blanks and dashes that people group them with; null where anything else is left. */
function digitsOf(text: string, { min, max }: { min: number; max: number }): string | null {
  const digits = text.normalize('NFKC').replace(/[\s-]/g, '');
  return /^\d+$/.test(digits) && digits.length >= min && digits.length <= max ? digits : null;
}

const lengths = {
  bank: { min: 6, max: 16 },
  paybill: { min: 5, max: 7 },
  till: { min: 5, max: 8 },
} as const satisfies Record<PayeeKind, object>;

/** An account, business or till number as digits; null where it is none. */
export const parsePayeeNumber = (kind: PayeeKind, text: string): string | null =>
  digitsOf(text, lengths[kind]);

/** What a payer types behind a paybill: letters, digits and what M-Pesa takes between them. */
export function parsePaybillAccount(text: string): string | null {
  const account = text.normalize('NFKC').trim().replace(/\s+/g, ' ');
  return /^[A-Za-z0-9][A-Za-z0-9 ./#_-]{0,19}$/.test(account) ? account : null;
}

/** A name as banks print it: one line with at least two letters. Nobody is paid in our name. */
export function parsePayeeName(text: string): string | null {
  const name = text.normalize('NFKC').trim().replace(/\s+/g, ' ');
  const fits = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} .,&'’()/+-]{1,79}$/u.test(name);
  const isName = fits && (name.match(/\p{L}/gu) ?? []).length >= 2;
  return isName && !soundsLikeUs(name) ? name : null;
}

export function parseBankName(text: string): string | null {
  const name = parsePayeeName(text);
  return name !== null && name.length <= 60 ? name : null;
}

/** The last digits, by which trails, mails and SMS name a number that they must not give away. */
export const endingOf = (number: string): string => number.slice(-4);
