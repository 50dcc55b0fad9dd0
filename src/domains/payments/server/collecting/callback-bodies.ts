import * as z from 'zod/mini';
import { fromCents, toCents } from '../../../../shared/money.ts';
import type { ProviderName, Transfer } from '../providers/provider.ts';

/** What callbacks say, as the providers document them. Nothing here is believed: it says whom to ask. */

const text = z.pipe(z.union([z.string(), z.number()]), z.transform(String));
const amountText = z.pipe(
  z.pipe(text, z.string().check(z.regex(/^\d{1,9}(\.\d{1,2})?$/))),
  z.transform((amount) => fromCents(toCents(amount))),
);

/** "20261128031500" of Nairobi, which has no summer time; null where it is none. */
function timeOf(stamp: string | null | undefined): Date | null {
  const [, ...parts] = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(stamp ?? '') ?? [];
  const [year, month, day, hour, minute, second] = parts;
  const time = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}+03:00`);
  return Number.isNaN(time.getTime()) ? null : time;
}

const pushSchema = z.object({
  Body: z.object({
    stkCallback: z.object({
      CheckoutRequestID: z.string(),
      ResultCode: z.coerce.number(),
      CallbackMetadata: z.optional(
        z.object({ Item: z.array(z.object({ Name: z.string(), Value: z.optional(text) })) }),
      ),
    }),
  }),
});
const paybillSchema = z.object({
  TransID: z.string().check(z.minLength(1)),
  TransAmount: amountText,
  TransTime: z.optional(text),
  BillRefNumber: z.optional(text),
  MSISDN: z.optional(text),
  FirstName: z.optional(text),
});
const resultSchema = z.object({
  Result: z.object({
    ResultCode: z.coerce.number(),
    ConversationID: z.string(),
    ResultParameters: z.optional(
      z.object({
        ResultParameter: z.array(z.object({ Key: z.string(), Value: z.optional(text) })),
      }),
    ),
  }),
});
/** Documented as a list of lists; a plain list says the same. */
const listSchema = z.object({ Response: z.array(z.unknown()) });
const listedSchema = z.object({
  transactionId: z.string().check(z.minLength(1)),
  trxDate: z.string(),
  amount: amountText,
  billreference: z.optional(z.nullable(text)),
  msisdn: z.optional(z.nullable(text)),
  sender: z.optional(z.nullable(z.string())),
});
const paystackSchema = z.object({
  event: z.string(),
  data: z.object({
    reference: z.optional(z.string()),
    transaction_reference: z.optional(z.string()),
  }),
});

/** What kind of callback this is, and which request it is about; "unknown" where it is none. */
export function identify(
  provider: ProviderName,
  body: string,
): { readonly kind: string; readonly requestId: string | null } {
  const json = parsed(body);
  if (provider === 'paystack') {
    const { data } = paystackSchema.safeParse(json);
    if (!data) return { kind: 'unknown', requestId: null };
    return { kind: 'paystack', requestId: data.data.reference ?? null };
  }
  const push = pushSchema.safeParse(json).data;
  if (push) return { kind: 'push', requestId: push.Body.stkCallback.CheckoutRequestID };
  const result = resultSchema.safeParse(json).data;
  if (result) return { kind: 'result', requestId: result.Result.ConversationID };
  const paybill = paybillSchema.safeParse(json).data;
  return paybill
    ? { kind: 'paybill', requestId: paybill.TransID }
    : { kind: 'unknown', requestId: null };
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}

export function pushOf(body: string) {
  const { stkCallback } = pushSchema.parse(parsed(body)).Body;
  const { CheckoutRequestID: requestId, ResultCode: code } = stkCallback;
  const items = stkCallback.CallbackMetadata?.Item ?? [];
  const value = (name: string) => items.find(({ Name }) => Name === name)?.Value ?? '';
  const amount = amountText.safeParse(value('Amount')).data;
  const receipt = value('MpesaReceiptNumber');
  const isPaid = code === 0 && amount !== undefined && receipt !== '';
  const paidAt = timeOf(value('TransactionDate'));
  const payer = value('PhoneNumber');
  return { requestId, paid: isPaid ? { amount, receipt, payer, paidAt } : null };
}

export function paybillOf(body: string) {
  const said = paybillSchema.parse(parsed(body));
  return {
    receipt: said.TransID,
    amount: said.TransAmount,
    accountReference: said.BillRefNumber ?? null,
    payer: [said.FirstName, said.MSISDN].filter(Boolean).join(' '),
    paidAt: timeOf(said.TransTime),
  };
}

/** A page of the transfers that M-Pesa lists, and how many it has: what is not understood hides none of the others. */
export function transfersOf(json: unknown): {
  readonly rows: number;
  readonly transfers: readonly Transfer[];
} {
  const rows = (listSchema.safeParse(json).data?.Response ?? []).flat();
  const transfers = rows.flatMap((row) => {
    const one = listedSchema.safeParse(row).data;
    if (!one) return [];
    const transfer = {
      receipt: one.transactionId,
      amount: one.amount,
      accountReference: one.billreference ?? null,
      payer: [one.sender, one.msisdn].filter(Boolean).join(' '),
      paidAt: Number.isNaN(Date.parse(one.trxDate)) ? null : new Date(one.trxDate),
    };
    return [transfer];
  });
  return { rows: rows.length, transfers };
}

export function resultOf(body: string) {
  const {
    ResultCode: code,
    ConversationID,
    ResultParameters,
  } = resultSchema.parse(parsed(body)).Result;
  const values = ResultParameters?.ResultParameter ?? [];
  const value = (key: string) => values.find(({ Key }) => Key === key)?.Value ?? null;
  return {
    conversationId: ConversationID,
    code,
    amount: amountText.safeParse(value('Amount')).data ?? null,
    receipt: value('ReceiptNo'),
    status: value('TransactionStatus'),
    paidAt: timeOf(value('FinalisedTime')),
    /** "254712345678 - Wanjiku Kamau". */
    phone: value('DebitPartyName'),
  };
}

export function paystackOf(body: string) {
  const { event, data } = paystackSchema.parse(parsed(body));
  const reference = data.reference ?? data.transaction_reference ?? null;
  return { reference, isOfRefund: event.startsWith('refund.') };
}
