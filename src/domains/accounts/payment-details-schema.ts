import * as z from 'zod/mini';
import { parsedField } from '../../shared/parsed-field.ts';
import { listOf, time } from '../../shared/responses.ts';
import { visibleText } from '../../shared/visible-text.ts';
import {
  type PayeeKind,
  parseBankName,
  parsePaybillAccount,
  parsePayeeName,
  parsePayeeNumber,
  payeeKinds,
} from './payment-details-rules.ts';
import { codeField, currentPasswordField } from './settings-schema.ts';

const number = (kind: PayeeKind, wrong: string) =>
  parsedField((text) => parsePayeeNumber(kind, text), wrong);
const name = parsedField(parsePayeeName, 'payee_name_wrong');
const proof = { password: currentPasswordField, code: codeField };

/** POST /api/payment-details, by kind: the details, and what shows that their owner enters them. */
export const newPayeeSchemas = {
  bank: z.strictObject({
    kind: z.literal('bank'),
    bankName: parsedField(parseBankName, 'bank_name_wrong'),
    number: number('bank', 'bank_number_wrong'),
    name,
    ...proof,
  }),
  paybill: z.strictObject({
    kind: z.literal('paybill'),
    number: number('paybill', 'paybill_wrong'),
    account: parsedField(parsePaybillAccount, 'paybill_account_wrong'),
    name,
    ...proof,
  }),
  till: z.strictObject({
    kind: z.literal('till'),
    number: number('till', 'till_wrong'),
    name,
    ...proof,
  }),
};

export const newPayeeSchema = z.discriminatedUnion(
  'kind',
  [newPayeeSchemas.bank, newPayeeSchemas.paybill, newPayeeSchemas.till],
  'payee_kind_wrong',
);
export type NewPayee = z.infer<typeof newPayeeSchema>;
type Entered<One> = One extends NewPayee ? Omit<One, 'password' | 'code'> : never;
/** The details alone. */
export type PayeeEntry = Entered<NewPayee>;

export const payeeKindParamsSchema = z.object({
  kind: z.enum(payeeKinds, 'payee_kind_wrong'),
});
export const payeeIdParamsSchema = z.object({ id: z.guid() });
/** GET /api/admin/payment-details: the first that wait, or one of them. */
export const payeesToCheckQuerySchema = z.strictObject({ id: z.optional(z.guid()) });

export const maxRejectionReasonLength = 300;
/** POST /api/admin/payment-details/{id}/reject: the supplier reads the reason. */
export const payeeRejectionSchema = z.strictObject({
  reason: z
    .string('payee_reason_missing')
    .check(
      z.trim(),
      visibleText('payee_reason_missing'),
      z.maxLength(maxRejectionReasonLength, 'text_long'),
    ),
});

/** What is to be compared of two versions. */
export const payeeNumbers = z.strictObject({
  /** Of a bank account. */
  bankName: z.nullable(z.string()),
  /** Account number, business number or till number; digits. */
  number: z.string(),
  /** Of a paybill: what the payer enters as account number. */
  account: z.nullable(z.string()),
  /** Whose it is. */
  name: z.string(),
});
export type PayeeNumbers = z.infer<typeof payeeNumbers>;

/** One account, paybill or till to be paid to, as buyers read it. */
const payee = z.strictObject({
  ...payeeNumbers.shape,
  id: z.uuid(),
  kind: z.enum(payeeKinds),
  /** Buyers see it from then on. */
  usableFrom: time,
  /** When an admin compared it with the supplier's documents; null while that stands out. */
  checkedAt: z.nullable(time),
});
export type Payee = z.infer<typeof payee>;

const payeeStandings = ['active', 'suspended', 'deleted'] as const;

/** Where an order's supplier is paid, as both sides of the order read it. */
export const payToResponse = z.strictObject({
  /** Of the supplier's account: whose is not active is paid nothing, and `payTo` is empty. */
  supplierStatus: z.enum(payeeStandings),
  /** Those in use. */
  payTo: listOf(payee),
  /** From when on newer details are used: nobody else sees them until then. Null where none wait. */
  heldUntil: z.nullable(time),
});
export type PayTo = z.infer<typeof payToResponse>;

/** The same as its supplier and admins read it. */
export const ownPayeeResponse = z.strictObject({
  ...payee.shape,
  createdAt: time,
  /** False during the hold: buyers do not see it yet. */
  isUsable: z.boolean(),
});
export type OwnPayee = z.infer<typeof ownPayeeResponse>;
