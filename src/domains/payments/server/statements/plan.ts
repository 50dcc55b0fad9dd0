import type { Kysely } from 'kysely';
import type { DB } from '../../../../platform/database.types.ts';
import { toCents } from '../../../../shared/money.ts';
import { fitsInto, openAmounts } from '../../rules.ts';
import {
  type Agreed,
  agreedOf,
  type ReadStatement,
  type StatementLine,
} from '../../statement-rules.ts';
import type { StatementFate, StatementRow } from '../../statement-schema.ts';
import { orderNumberIn } from '../collecting/credit.ts';
import type { ReceiptState } from '../queries/receipts.ts';
import {
  type NamedOrder,
  selectKnownReceipts,
  selectNamedOrders,
  selectRecorded,
} from '../queries/statements.ts';

/** A row with what it confirms. */
export interface PlannedRow extends StatementRow {
  readonly line: StatementLine;
  /** The recorded transfer that it confirms. */
  readonly paymentId: string | null;
  /** What counts of it because somebody else has said it before. */
  readonly agreed: Agreed | null;
}

/** Who reads a statement, and whether M-Pesa can be asked about it. */
export interface StatementReader {
  readonly readerId: string;
  readonly canLookUp: boolean;
}

interface Place {
  readonly fate: StatementFate;
  readonly orderId: string | null;
  readonly orderNumber: string | null;
  readonly paymentId?: string;
}

/** Of a receipt that is not booked: whether what another person says of it is said a second time. */
interface Known {
  readonly place: Place | null;
  readonly agreed: Agreed | null;
  readonly contradicts: boolean;
}

/**
 * What each line comes to. Of what nobody has booked the crediting decides, under the orders' locks; this is what
 * it will find if nothing happens before it.
 */
export async function planStatement(
  db: Kysely<DB>,
  { lines, reversed }: Pick<ReadStatement, 'lines' | 'reversed'>,
  reader: StatementReader,
): Promise<PlannedRow[]> {
  const transferOf = await recordedTransfers(db, lines);
  const knownOf = await knownReceipts(db, lines, reader);
  const orderOf = await namedOrders(db, lines);
  return lines.map((line) => {
    const isReversed = line.receipt !== null && reversed.has(line.receipt);
    const known = knownOf(line);
    const { paymentId = null, ...place } =
      transferOf(line) ?? known.place ?? (isReversed ? at('reversed') : orderOf(line));
    const { row, receipt, reference, amount, account, payer } = line;
    const paidAt = line.paidAt?.toISOString() ?? null;
    const said = { row, receipt, reference, amount, paidAt, account, payer };
    const { agreed, contradicts } = known;
    const isReceipt = place.fate === 'order' || place.fate === 'unmatched';
    const needsSecond = isReceipt && agreed === null && !reader.canLookUp;
    return { ...said, ...place, needsSecond, contradicts, line, paymentId, agreed };
  });
}

const at = (fate: StatementFate): Place => ({ fate, orderId: null, orderNumber: null });

/**
 * By reference and amount; where several orders have such a one, nobody knows which is meant. A row with a receipt of
 * M-Pesa is a payment by paybill: it confirms no transfer, but is booked where one was confirmed of it.
 */
async function recordedTransfers(db: Kysely<DB>, lines: readonly StatementLine[]) {
  const references = lines.flatMap(({ reference }) => (reference === null ? [] : [reference]));
  const recorded = references.length > 0 ? await selectRecorded(db, references) : [];
  return ({ reference, receipt, amount }: StatementLine): Place | null => {
    if (reference === null) return null;
    const same = recorded.filter(
      (one) => one.reference === reference && toCents(one.amount) === toCents(amount),
    );
    const [only, another] =
      receipt === null ? same : same.filter(({ status }) => status === 'confirmed');
    if (only && (!another || receipt !== null)) {
      const { id: paymentId, orderId, orderNumber, status } = only;
      return {
        fate: status === 'pending' ? 'transfer' : 'booked',
        paymentId,
        orderId,
        orderNumber,
      };
    }
    return receipt === null ? at('unknown') : null;
  };
}

const fateOf: Readonly<Record<Exclude<ReceiptState, 'reported'>, StatementFate>> = {
  credited: 'booked',
  unmatched: 'booked',
  refunded: 'booked',
  refused: 'dismissed',
};

type KnownReceipt = Awaited<ReturnType<typeof selectKnownReceipts>>[number];

const isSameAmount = (one: Pick<KnownReceipt, 'amount'>, { amount }: StatementLine) =>
  toCents(one.amount) === toCents(amount);

async function knownReceipts(
  db: Kysely<DB>,
  lines: readonly StatementLine[],
  { readerId, canLookUp }: StatementReader,
) {
  const receipts = lines.flatMap(({ receipt }) => (receipt === null ? [] : [receipt]));
  const known = new Map(
    (await selectKnownReceipts(db, receipts)).map((one) => [one.receipt, one] as const),
  );
  const standing = (place: Place | null): Known => ({ place, agreed: null, contradicts: false });
  return (line: StatementLine): Known => {
    const one = known.get(line.receipt ?? '');
    if (!one) return standing(null);
    if (one.state === 'reported') {
      // Reported and not looked up: the statement says that it is true.
      if (one.makerId === null || (canLookUp && !one.isStated)) return standing(null);
      if (canLookUp || one.isSeconded) return standing(at('checking'));
      if (one.makerId === readerId) return standing(one.isStated ? at('second') : null);
      const agreed = agreedOf(one, line);
      return { place: null, agreed, contradicts: agreed === null };
    }
    const { orderId, orderNumber } = one;
    const fate = fateOf[one.state];
    const differs = fate === 'booked' && !isSameAmount(one, line);
    return standing({ fate: differs ? 'differs' : fate, orderId, orderNumber });
  };
}

const referenceOf = ({ account }: StatementLine) => (account ?? '').trim().toUpperCase();

/** Of an order as much as it takes, the first lines first. */
async function namedOrders(db: Kysely<DB>, lines: readonly StatementLine[]) {
  const references = [...new Set(lines.map(referenceOf))].filter((reference) => reference !== '');
  const orders = new Map(
    (
      await selectNamedOrders(
        db,
        references.map((reference) => ({ reference, number: orderNumberIn(reference) })),
      )
    ).map((one) => [one.reference, one] as const),
  );
  const taken = new Map<string, bigint>();
  return (line: StatementLine): Place => {
    const order = orders.get(referenceOf(line));
    if (!order) return at('unmatched');
    const { orderId, orderNumber, askedAmount, isUnnamed } = order;
    const cents = toCents(line.amount);
    const isAsked = askedAmount !== null && toCents(askedAmount) === cents;
    if (isUnnamed && isAsked) return { fate: 'order', orderId, orderNumber };
    const before = taken.get(orderId) ?? 0n;
    if (!hasRoom(order, cents + before, isAsked)) return at('unmatched');
    taken.set(orderId, before + cents);
    return { fate: 'order', orderId, orderNumber };
  };
}

function hasRoom(order: NamedOrder, cents: bigint, isAsked: boolean): boolean {
  if (order.orderStatus === 'cancelled') return false;
  const own = isAsked && order.askedStatus === 'pending' ? toCents(order.askedAmount ?? '0') : 0n;
  return fitsInto(cents, openAmounts(order).free + own, 'mpesa');
}
