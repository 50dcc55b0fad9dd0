import * as z from 'zod/mini';
import { fromCents, toCents } from '../../../../shared/money.ts';
import type { ProviderName } from '../providers/provider.ts';

/** What callbacks say, as the providers document them. Nothing here is believed: it says whom to ask. */

const text = z.pipe(z.union([z.string(), z.number()]), z.transform(String));
const amountText = z.pipe(
  z.pipe(text, z.string().check(z.regex(/^\d{1,9}(\.\d{1,2})?$/))),
  z.transform((amount) => fromCents(toCents(amount))),
);

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
  return { requestId, paid: isPaid ? { amount, receipt, payer: value('PhoneNumber') } : null };
}

export function paybillOf(body: string) {
  const said = paybillSchema.parse(parsed(body));
  return {
    receipt: said.TransID,
    amount: said.TransAmount,
    accountReference: said.BillRefNumber ?? null,
    payer: [said.FirstName, said.MSISDN].filter(Boolean).join(' '),
  };
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
  };
}

export function paystackOf(body: string) {
  const { data } = paystackSchema.parse(parsed(body));
  return { reference: data.reference ?? data.transaction_reference ?? null };
}
