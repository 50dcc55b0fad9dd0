import { toCents } from '../../shared/money.ts';
import { type Step, stateMachine } from '../../shared/state-machine.ts';
import type { RfqStatus } from '../rfqs/rules.ts';

/** What a quotation adds up to, and what may become of it. Pure: form, server and comparison share it. */

/** Percent, on goods and on delivery alike. */
export const vatPercent = 16n;

/** So often one supplier may answer one RFQ, revisions and withdrawn ones included. */
export const mostRevisions = 50;
/**
 * After how many suppliers without a proven contact an RFQ's owner is notified of further ones together:
 * anybody can open many accounts.
 */
export const mostUnprovenNotified = 20;

export const deliveryTerms = ['included', 'per_order', 'per_line', 'pickup'] as const;
/** Whether delivery is in the prices, is paid once, once for each line, or is the buyer's own. */
export type DeliveryTerms = (typeof deliveryTerms)[number];

/** Under these terms the supplier names what delivery costs. */
export const hasDeliveryCost = (terms: DeliveryTerms) =>
  terms === 'per_order' || terms === 'per_line';

export interface PricedLine {
  /** Decimal with at most three decimals. */
  readonly quantity: string;
  /** Decimal string, KES. */
  readonly unitPrice: string;
}

export interface Terms {
  /** Whether prices and delivery contain VAT already. */
  readonly vatIncluded: boolean;
  readonly deliveryTerms: DeliveryTerms;
  /** Decimal string, KES: for the order, or for each line under `per_line`. */
  readonly deliveryCost: string;
}

/**
 * Cents. `subtotal` and `delivery` are as they were priced: with VAT where it is included, without it
 * where it is added; `vat` is the VAT in `total` either way.
 */
export interface Totals {
  readonly lines: readonly bigint[];
  readonly subtotal: bigint;
  readonly delivery: bigint;
  readonly vat: bigint;
  readonly total: bigint;
}

const quantityPattern = /^(\d{1,11})(?:\.(\d{1,3}))?$/;

/** "12.5" → 12500n. @throws RangeError when the text is not a quantity with at most three decimals */
export function toThousandths(quantity: string): bigint {
  const match = quantityPattern.exec(quantity);
  if (!match) throw new RangeError(`Not a quantity: ${quantity}`);
  const [, whole = '0', decimals = ''] = match;
  return BigInt(whole) * 1_000n + BigInt(decimals.padEnd(3, '0'));
}

/** 12500n → "12.500", as quantities are stored. */
export const fromThousandths = (thousandths: bigint) =>
  `${thousandths / 1_000n}.${String(thousandths % 1_000n).padStart(3, '0')}`;

/** Half up, as PostgreSQL rounds what is not negative. */
export const divideRounded = (dividend: bigint, divisor: bigint) =>
  (dividend * 2n + divisor) / (divisor * 2n);

/** Rounded to the cent, once for each line. */
export const lineCents = ({ quantity, unitPrice }: PricedLine) =>
  divideRounded(toThousandths(quantity) * toCents(unitPrice), 1_000n);

/** What lines come to under these terms. VAT is rounded once, on the sum of lines and delivery. */
export function quotationTotals(priced: readonly PricedLine[], terms: Terms): Totals {
  const lines = priced.map(lineCents);
  const subtotal = lines.reduce((sum, cents) => sum + cents, 0n);
  return { lines, ...sumTotals(subtotal, lines.length, terms) };
}

/** The same of lines that are added up already. */
export function sumTotals(subtotal: bigint, lines: number, terms: Terms): Omit<Totals, 'lines'> {
  const delivery = deliveryCents(terms, lines);
  const sum = subtotal + delivery;
  const vat = terms.vatIncluded ? vatIn(sum) : divideRounded(sum * vatPercent, 100n);
  return { subtotal, delivery, vat, total: terms.vatIncluded ? sum : sum + vat };
}

/** The VAT in a gross total, in cents. */
export const vatIn = (total: bigint) => divideRounded(total * vatPercent, 100n + vatPercent);

/** Taken apart so that its parts add up to it; null where delivery costs more than the whole. */
export function lumpSumTotals(totalAmount: string, terms: Terms): Totals | null {
  const total = toCents(totalAmount);
  const vat = vatIn(total);
  const delivery = deliveryCents(terms, 1);
  const subtotal = (terms.vatIncluded ? total : total - vat) - delivery;
  return subtotal < 0n ? null : { lines: [], subtotal, delivery, vat, total };
}

function deliveryCents(terms: Terms, lines: number): bigint {
  if (lines === 0 || !hasDeliveryCost(terms.deliveryTerms)) return 0n;
  const cost = toCents(terms.deliveryCost);
  return terms.deliveryTerms === 'per_line' ? cost * BigInt(lines) : cost;
}

export const quotationStatuses = ['pending', 'submitted', 'accepted', 'rejected'] as const;
export type QuotationStatus = (typeof quotationStatuses)[number];

/** What is stored of a quotation's fate; `expired` is judged by the database's clock. */
export interface QuotationFacts {
  readonly status: QuotationStatus;
  readonly isSuperseded: boolean;
  readonly isWithdrawn: boolean;
  readonly isExpired: boolean;
  /** Made for an older version of the RFQ and not reconfirmed since. */
  readonly isOutdated: boolean;
}

/** One word for where a quotation stands. `live` can be accepted as it is. */
export const quotationStates = [
  'live',
  'expired',
  'outdated',
  'superseded',
  'withdrawn',
  'accepted',
  'rejected',
] as const;
export type QuotationState = (typeof quotationStates)[number];

export function quotationState(facts: QuotationFacts): QuotationState {
  if (facts.status === 'accepted') return 'accepted';
  if (facts.isSuperseded) return 'superseded';
  if (facts.isWithdrawn) return 'withdrawn';
  if (facts.status === 'rejected') return 'rejected';
  if (facts.isOutdated) return 'outdated';
  return facts.isExpired ? 'expired' : 'live';
}

const undecided = ['live', 'expired', 'outdated'] as const;

/** Its RFQ's owner has neither accepted nor rejected it, and it was not taken back. */
export const isUndecided = (state: QuotationState) =>
  (undecided as readonly QuotationState[]).includes(state);

const onAnyRfq = ['open', 'closed', 'awarded'] as const;

/**
 * While its RFQ is in which status a quotation is moved. On an awarded RFQ a quotation is undecided only
 * while something is left of it.
 */
const whileRfq: Readonly<Record<QuotationMove, readonly RfqStatus[]>> = {
  revise: ['open'],
  withdraw: ['open', 'awarded'],
  reconfirm: onAnyRfq,
  accept: onAnyRfq,
  reject: onAnyRfq,
  hide: onAnyRfq,
};

const quotationSteps = {
  revise: { from: undecided, to: 'superseded', by: ['supplier'] },
  /** Also after an award: what is undecided then, or was accepted in part, can still be ordered from. */
  withdraw: { from: [...undecided, 'accepted'], to: 'withdrawn', by: ['supplier'] },
  /** Stands by it: for longer, again, or for the RFQ as it is now. */
  reconfirm: { from: undecided, to: 'live', by: ['supplier'] },
  accept: { from: ['live'], to: 'accepted', by: ['owner'] },
  reject: { from: undecided, to: 'rejected', by: ['owner'] },
  hide: { from: [...undecided, 'superseded', 'withdrawn', 'rejected'], by: ['owner'] },
} as const satisfies Readonly<Record<string, Step<QuotationState, 'supplier' | 'owner'>>>;
export type QuotationMove = keyof typeof quotationSteps;

export const quotationMachine = stateMachine({
  states: quotationStates,
  steps: quotationSteps,
  unless: (move, rfq: RfqStatus) => {
    if (whileRfq[move].includes(rfq)) return null;
    if (rfq === 'awarded') return 'rfq_awarded';
    return move === 'withdraw' ? 'withdraw_closed' : 'rfq_closed';
  },
});

/** Why a move is refused: the quotation's own state, or else its RFQ's. */
export type MoveRefusal = QuotationState | RfqRefusal;
export type RfqRefusal = 'rfq_closed' | 'rfq_awarded' | 'withdraw_closed';

/**
 * Why a quotation cannot be awarded, or null where it can: as accept says, and what was accepted can be
 * awarded more of while it is valid and the rest of it was not withdrawn.
 */
export const furtherAwardError = (
  state: QuotationState,
  { isExpired, isRestWithdrawn }: { isExpired: boolean; isRestWithdrawn: boolean },
  rfq: RfqStatus,
): MoveRefusal | null => {
  if (state !== 'accepted') return quotationMachine.transitionError('accept', state, rfq);
  if (isRestWithdrawn) return 'withdrawn';
  return isExpired ? 'expired' : null;
};

/** What bars a supplier from a move that the quotation's state allows. */
export interface SupplierBars {
  /** The RFQ is for verified suppliers, and it is not one now. */
  readonly isForOthers: boolean;
  /** The RFQ no longer asks for all that the quotation offers. */
  readonly isUnfit: boolean;
  /** Of an accepted one: more can still be ordered from it. */
  readonly hasRest: boolean;
  readonly revision: number;
}

/** What its supplier may do now: what the server would do if asked. */
export function supplierMoves(
  state: QuotationState,
  rfq: RfqStatus,
  { isForOthers, isUnfit, hasRest, revision }: SupplierBars,
): QuotationMove[] {
  const barred: Partial<Record<QuotationMove, boolean>> = {
    revise: isForOthers || revision >= mostRevisions,
    reconfirm: isForOthers || isUnfit,
    withdraw: state === 'accepted' && !hasRest,
  };
  return quotationMachine.stepsOf(state, 'supplier', rfq).filter((move) => !barred[move]);
}
