import * as z from 'zod/mini';
import { listOf, time } from '../../../../shared/responses.ts';
import { payeeKinds } from '../../payment-details-rules.ts';

/** What the calls about payment details answer, for the API document. */

export const numbers = {
  bankName: z.nullable(z.string()),
  number: z.string(),
  account: z.nullable(z.string()),
  name: z.string(),
};
const fields = {
  ...numbers,
  id: z.uuid(),
  kind: z.enum(payeeKinds),
  usableFrom: time,
  checkedAt: z.nullable(time),
};
export const ownFields = { ...fields, createdAt: time, isUsable: z.boolean() };

export const payeesResponse = listOf(z.strictObject(fields));
export const ownPayeesResponse = listOf(z.strictObject(ownFields));
